package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import depesche.adjudicator.rules.Suggests;
import depesche.bot.Volume;
import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// A form begins with what its seat has on file, whatever that is: what somebody chose in one form
/// and mailed is chosen in the next.
class FormFiledTest {

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());
  private static final Pattern FORM = Pattern.compile("const orders = (.*);\n");

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("filed" + SEED));
  private final Random random = new Random(SEED);
  private final Map<String, Mail> latest = new LinkedHashMap<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  private void hear(List<Mail> mails) {
    mails.stream()
        .filter(mail -> !mail.token().isEmpty())
        .forEach(mail -> latest.put(mail.to(), mail));
  }

  private String phase() {
    return bureau.ask(unitOfWork -> unitOfWork.game("filed").orElseThrow().phase());
  }

  /// What each player may choose.
  private SequencedMap<String, List<Suggests.Menu>> choices() {
    return bureau.ask(
        unitOfWork -> {
          Game game = bureau.services.games().named(unitOfWork, "filed").orElseThrow();
          SequencedMap<String, List<Suggests.Menu>> all = new LinkedHashMap<>();
          for (StoredSeat seat : game.seats()) {
            seat.player()
                .filter(_ -> game.begun().isPresent())
                .ifPresent(player -> all.put(player.address, game.menus(seat, true)));
          }
          return all;
        });
  }

  /// {@return what somebody can write who cannot choose}
  private String[] examples(String player) {
    return bureau.ask(
        unitOfWork -> {
          Game game = bureau.services.games().named(unitOfWork, "filed").orElseThrow();
          return game.seats().stream()
              .filter(seat -> seat.player().filter(one -> one.address.equals(player)).isPresent())
              .flatMap(seat -> game.position().examples(seat.name()).stream())
              .toArray(String[]::new);
        });
  }

  /// {@return a line or lines that a form makes of what somebody chooses; some questions are left}
  private List<String> chosen(Suggests.Menu menu) {
    List<String> words = new ArrayList<>(menu.words());
    Collections.shuffle(words, random);
    if (random.nextInt(6) == 0) {
      return List.of();
    }
    return menu.verb().isEmpty()
        ? words.subList(0, 1)
        : List.of(menu.verb() + " " + String.join(" ", words.subList(0, menu.most())));
  }

  private static List<String> filed(Mail form) {
    Matcher data = FORM.matcher(form.transcript());
    assertThat(data.find()).as(form.text()).isTrue();
    try {
      JsonNode sheet = new ObjectMapper().readTree(data.group(1)).path("sheets").path(0);
      List<String> lines = new ArrayList<>();
      sheet.path("filed").forEach(line -> lines.add(line.asText()));
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Two that the seed chooses in an ordinary build.
  static List<Arguments> whatWasChosenIsChosenInTheNextForm() {
    List<Arguments> titles =
        new ArrayList<>(
            List.of(
                Arguments.of("standard", 7, 20),
                Arguments.of("blood-and-iron", 5, 20),
                Arguments.of("great-powers", 3, 30),
                Arguments.of("bismarcks-dance", 1, 100)));
    Collections.shuffle(titles, new Random(SEED));
    return titles.subList(0, Math.min(titles.size(), Volume.of(20)));
  }

  /// @param rounds of the game
  @ParameterizedTest
  @MethodSource
  void whatWasChosenIsChosenInTheNextForm(String title, int players, int rounds) {
    // Issue 55, 5: it knows what is on file, also from orders of the same mail.
    bureau.write("master@localhost", "CREATE filed " + title + " allmissing=JUDGE patience=9");
    for (int i = 0; i < players; i++) {
      bureau.write("p" + i + "@x.org", "JOIN filed");
    }
    hear(bureau.write("master@localhost", "START filed"));
    int forms = 0;
    // A dance may go on for long until anything is to be chosen.
    for (int round = 0; round < Volume.of(rounds) || (forms == 0 && round < rounds); round++) {
      String phase = phase();
      for (Map.Entry<String, List<Suggests.Menu>> one : choices().entrySet()) {
        if (!phase.equals(phase())) {
          // The last answer that was awaited has come.
          break;
        }
        List<String> lines =
            one.getValue().stream().flatMap(menu -> chosen(menu).stream()).distinct().toList();
        List<String> mailed = new ArrayList<>(lines);
        mailed.add(random.nextInt(mailed.size() + 1), "FORM");
        Mail report = latest.get(one.getKey());
        if (report == null) {
          continue;
        }
        if (one.getValue().isEmpty()) {
          hear(bureau.answer(report, examples(one.getKey())));
          continue;
        }
        List<Mail> answers = bureau.answer(report, mailed.toArray(String[]::new));
        hear(answers);
        Mail form =
            answers.stream()
                .filter(mail -> mail.transcript().startsWith("<!DOCTYPE html>"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(answers.getFirst().text()));
        assertThat(filed(form))
            .as("-Ddepesche.seed=%d, %s: %s", SEED, form.subject(), answers.getFirst().text())
            .containsExactlyInAnyOrderElementsOf(lines);
        forms++;
      }
      bureau.passes(Duration.ofDays(4));
      hear(bureau.works());
    }
    assertThat(forms).isPositive();
  }
}
