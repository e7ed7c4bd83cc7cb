package depesche.bot.desk.letter;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Title;
import depesche.bot.clock.PolicyText;
import depesche.bot.desk.Bureau;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.people.DigestTime;
import depesche.bot.people.TableRules;
import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Whatever a command or an option accepts is kept, and can be read, by everybody and after a
/// restart. Commands, options and rules are those of the code; what stands behind them is made up.
class AcceptedCommandsTest {

  private static final String MASTER = "master@localhost";
  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());

  /// So many letters of three lines: `-Ddepesche.letters=70000`.
  private static final int LETTERS = Integer.getInteger("depesche.letters", 60);

  /// After so many the office begins with other games, since some end what they are about.
  private static final int TOGETHER = 30;

  private static final List<String> CLOCK = PolicyText.keys();
  private static final List<String> WORDS =
      List.of(
          "",
          "ON",
          "OFF",
          "NONE",
          "ALL",
          "Red",
          "Red Blue",
          "2",
          "0",
          "12",
          "72 min 48",
          "1",
          "9999",
          "90m",
          "20:00",
          "20:00 zwei",
          "1439",
          "Mon-Fri",
          "Europe/Berlin",
          "UTC+2",
          "anna@x.org",
          "fred@y.org",
          "1 Dec to 3 Dec",
          "10 days",
          "until 2 Jan 20:00",
          "tomorrow",
          "Sat 18:00",
          "DISCORD",
          "MAIL",
          "a=b",
          "x|y",
          "\u201equoted\u201c",
          "S1865M",
          "hours 9999 24 24",
          "days=Mon-Fri",
          "DRAW",
          "\u00d6rtchen");

  private final Random random = new Random(SEED);

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private String rule() {
    TableRules.Rule rule = one(List.of(TableRules.Rule.values()));
    String answer = one(rule.answers());
    return rule.key()
        + "="
        + (random.nextInt(8) == 0 ? one(WORDS) : answer.replaceFirst(" to .*", ""));
  }

  private String clock() {
    return one(CLOCK) + one(List.of("=", " ")) + one(WORDS);
  }

  private String option(Title title) {
    Ruling ruling = one(title.options());
    return ruling.key() + "=" + (random.nextInt(8) == 0 ? one(WORDS) : one(ruling.values()));
  }

  private String create(int number) {
    Title title = one(Bureau.library().titles());
    List<String> words = new ArrayList<>(List.of("CREATE", "game" + number, title.id()));
    for (int i = random.nextInt(5); i > 0; i--) {
      words.add(
          switch (random.nextInt(3)) {
            case 0 -> rule();
            case 1 -> option(title);
            default -> clock().replace(' ', '=');
          });
    }
    return String.join(" ", words);
  }

  private String command(int number) {
    return switch (random.nextInt(10)) {
      case 0 -> create(number);
      case 1 -> "SET RULE bismarck " + rule();
      case 2 -> "SET PRESS bismarck " + rule();
      case 3, 4 -> "SET CLOCK bismarck " + clock();
      default -> {
        String word = one(Desks.words()).replaceFirst("^SET(?=.)", "SET ");
        yield "%s %s%s".formatted(word, random.nextBoolean() ? "bismarck " : "", one(WORDS));
      }
    };
  }

  /// Everything that is kept can be read, and is the same when it is written again.
  private static String unread(UnitOfWork unitOfWork, Game game) {
    String clock =
        PolicyText.kept(game.clock(), ZoneOffset.UTC).map(PolicyText::of).orElse("nothing");
    boolean same = clock.equals(game.clock()) || game.clock().equals("hours 72 24 24");
    TableRules rules = TableRules.of(game);
    Stream.of(TableRules.Rule.values())
        .forEach(rule -> assertThat(rule.read(rules.value(rule))).isPresent());
    for (PlayerRow player :
        game.seats().stream().flatMap(seat -> seat.player().stream()).toList()) {
      ZoneId.of(player.zone);
      if (new DigestTime(player).isWanted()) {
        new DigestTime(player).setNext(unitOfWork.agenda().seen().orElse(java.time.Instant.EPOCH));
      }
    }
    return (same ? "" : clock) + game.otherRules().map(Object::toString).orElse("");
  }

  private void holds(Bureau bureau, String said) {
    String why = "-Ddepesche.seed=%d: %s".formatted(SEED, said);
    List<Long> aside =
        bureau.ask(
            unitOfWork -> unitOfWork.registry().failed().stream().map(row -> row.id).toList());
    assertThat(aside).as(why).isEmpty();
    List<String> unread =
        bureau.ask(
            unitOfWork ->
                bureau.services.games().all(unitOfWork).stream()
                    .map(game -> unread(unitOfWork, game))
                    .filter(text -> !text.isEmpty())
                    .toList());
    assertThat(unread).as(why).isEmpty();
  }

  private void round(int first, int letters) {
    Bureau bureau = new Bureau();
    try {
      List<Bureau.Mail> reports = bureau.begin();
      for (int i = first; i < first + letters; i++) {
        String said = String.join("\n", command(3 * i), command(3 * i + 1), command(3 * i + 2));
        if (random.nextInt(3) == 0) {
          bureau.answer(one(reports), said);
        } else {
          bureau.write(MASTER, said);
        }
        holds(bureau, said);
        if (random.nextInt(20) == 0) {
          bureau.crashes();
          bureau.passes(Duration.ofHours(random.nextInt(30)));
          bureau.works();
          holds(bureau, "restart after " + said);
        }
      }
    } finally {
      bureau.close();
    }
  }

  @Test
  void whatIsAcceptedCanBeRead() {
    // No letter breaks the program, and none leaves a game that nobody can read.
    System.out.printf("AcceptedCommandsTest: -Ddepesche.seed=%d, %d letters%n", SEED, LETTERS);
    long begun = System.nanoTime();
    for (int first = 0; first < LETTERS; first += TOGETHER) {
      round(first, Math.min(TOGETHER, LETTERS - first));
    }
    System.out.printf(
        "AcceptedCommandsTest: %d ms%n", Duration.ofNanos(System.nanoTime() - begun).toMillis());
  }
}
