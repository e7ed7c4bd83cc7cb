package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Players who have left a game, or were sent away, play in it again only when they have said so,
/// and those who were sent away only when the master has asked them since.
class SeatsModelTest {

  private static final long SEED = Long.getLong("depesche.seed", 20261128L);
  private static final int GAMES = Integer.getInteger("depesche.games", Volume.of(40));
  private static final int STEPS = 30;
  private static final List<String> SEATS = List.of("GERMANY", "FRANCE");
  private static final List<String> PEOPLE = List.of("germany@x.org", "france@x.org", "fred@x.org");
  private static final Pattern CODE = Pattern.compile("ACCEPT (\\w{17})");

  @Test
  void whoWasSentAwayIsNotRevived() {
    // docs/masters.md: EJECT and DUMMY take a seat from its player, and REVIVE gives it
    // back to nobody who had left it before it was closed.
    for (String word : List.of("EJECT", "DUMMY")) {
      try (Bureau bureau = new Bureau()) {
        Rerun rerun = new Rerun(bureau);
        rerun.begin();
        rerun.master(word + " bismarck GERMANY", "DISORDER bismarck GERMANY");
        rerun.master("REVIVE bismarck GERMANY");
        assertThat(acting(bureau))
            .as(word)
            .doesNotContain("germany@x.org")
            .contains("france@x.org");
      }
    }
  }

  @Test
  void whoLeftComesBackOnlyByTheirOwnWord() {
    // docs/masters.md: EJECT, and who can play there again.
    System.out.println("SeatsModelTest: -Ddepesche.seed=" + SEED);
    for (int game = 0; game < GAMES; game++) {
      try (Bureau bureau = new Bureau()) {
        new Play(bureau, SEED + game).all();
      }
    }
  }

  private static final class Play {

    private final Bureau bureau;
    private final Random random;
    private final long seed;
    private final List<String> log = new ArrayList<>();

    /// A player who has left and said nothing since, and one who was sent away and not asked back.
    private final Set<String> left = new LinkedHashSet<>();

    private final Set<String> barred = new LinkedHashSet<>();
    private final Map<String, List<String>> codes = new LinkedHashMap<>();

    Play(Bureau bureau, long seed) {
      this.bureau = bureau;
      this.random = new Random(seed);
      this.seed = seed;
    }

    void all() {
      new Rerun(bureau).begin("rollback=NONE");
      for (int step = 0; step < STEPS; step++) {
        if (random.nextInt(2) == 0) {
          master();
        } else {
          player();
        }
        Set<String> now = acting(bureau);
        assertThat(now)
            .as("-Ddepesche.seed=%d -Ddepesche.games=1%n%s", seed, String.join("\n", log))
            .noneMatch(left::contains)
            .noneMatch(barred::contains);
      }
    }

    private <T> T one(List<T> all) {
      return all.get(random.nextInt(all.size()));
    }

    private void master() {
      String seat = one(SEATS);
      String person = one(PEOPLE);
      String word =
          one(
              List.of(
                  "EJECT",
                  "EJECT",
                  "DISORDER",
                  "REVIVE",
                  "DUMMY",
                  "REPLACE",
                  "INVITE",
                  "STAND-IN"));
      String line =
          switch (word) {
            case "REPLACE" -> "REPLACE bismarck " + seat + " " + person;
            case "STAND-IN" -> "STAND-IN bismarck " + seat + " " + person + " FOR 2";
            case "INVITE" -> "INVITE bismarck " + person;
            default -> word + " bismarck " + seat;
          };
      List<String> held = player(seat);
      boolean counts = write(Rerun.MASTER, line);
      if (counts && (word.equals("EJECT") || word.equals("DUMMY"))) {
        left.addAll(held);
      }
      if (counts && word.equals("EJECT")) {
        barred.addAll(held);
      }
      // Once asked back, they may say so.
      if (counts && List.of("INVITE", "REPLACE", "STAND-IN").contains(word)) {
        barred.remove(person);
      }
    }

    private void player() {
      String person = one(PEOPLE);
      List<String> known = codes.getOrDefault(person, List.of());
      String line =
          switch (random.nextInt(5)) {
            case 0 -> "RESIGN bismarck";
            case 1 -> "WAITLIST bismarck";
            case 2 -> "A MUN H";
            case 3 -> "JOIN bismarck";
            default -> known.isEmpty() ? "STATUS bismarck" : "ACCEPT " + one(known);
          };
      boolean acted = acting(bureau).contains(person);
      write(person, line);
      boolean acts = acting(bureau).contains(person);
      if (line.startsWith("RESIGN") && acted && !acts) {
        left.add(person);
      } else if (acts && (line.startsWith("JOIN") || line.startsWith("ACCEPT"))) {
        left.remove(person);
      }
    }

    private boolean write(String from, String line) {
      List<Bureau.Mail> out = bureau.write(from, line);
      for (Bureau.Mail mail : out) {
        CODE.matcher(mail.text())
            .results()
            .forEach(
                code ->
                    codes.computeIfAbsent(mail.to(), _ -> new ArrayList<>()).add(code.group(1)));
      }
      String said = Rerun.said(out, from);
      log.add(from + ": " + line + (said.contains("OK: ") ? " OK" : " -"));
      return said.contains("OK: ");
    }

    private List<String> player(String seat) {
      return bureau.asks(
          game ->
              game.seats().stream()
                  .filter(one -> one.name().equals(seat) && one.isAnswerable())
                  .flatMap(one -> one.player().stream())
                  .map(one -> one.address)
                  .toList());
    }
  }

  /// {@return who may write for a seat now}
  private static Set<String> acting(Bureau bureau) {
    return bureau.asks(
        game -> {
          Set<String> acting = new TreeSet<>();
          for (StoredSeat seat : game.seats()) {
            for (String address : PEOPLE) {
              PlayerRow player = game.book().player(address).orElse(null);
              if (player != null && seat.mayAct(player)) {
                acting.add(address);
              }
            }
          }
          return acting;
        });
  }
}
