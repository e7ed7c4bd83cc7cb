package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Volume;
import depesche.adjudicator.title.LetterLines.Example;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Lines of the corpus of all titles whose commands begin with a verb, with words behind them or
/// below a closing line.
class WordsBehindTest {

  private static final long SEED = Long.getLong("depesche.seed", 1866);
  private static final int LETTERS = Volume.of(8_000);

  private static final List<String> TITLES =
      List.of("great-powers", "bismarcks-dance", "plain-table", "congress-of-vienna", "weimar");

  /// What the writer says in their own words.
  private static final Pattern OWN_WORDS =
      Pattern.compile(
          "(?i).*(?:\\b(?:note|object|if|otherwise|react|for|journal|what if)\\b|#|//|⏎).*");

  /// The first of two commands counts by itself.
  private static final Pattern SECOND_VERB =
      Pattern.compile("(?i).*\\W(?:pick|target|side|end)\\b.*");

  private static final List<String> WORDS =
      List.of(
          "later",
          "tomorrow",
          "beer",
          "message",
          "mail",
          "evening",
          "sunshine",
          "holiday",
          "away",
          "grandmother",
          "weather",
          "the beer",
          "of message",
          "my last mail",
          "next week perhaps");

  private static final List<String> CLOSINGS =
      List.of(
          "Best,", "Regards", "Cheers!", "Best regards,", "Viele Grüße", "--", "Thanks,", "Yours,");

  private static final List<String> FIRST_NAMES =
      List.of("Rob", "Ally", "Pat", "Will", "Anna", "Mark", "Grace", "Bill", "Otto", "Fritz");

  private static final List<String> SEATS =
      List.of(
          "Red", "Blue", "Green", "Yellow", "Black", "White", "Brown", "Orange", "Amber", "Copper",
          "Linen", "France", "Russia", "Britain", "Austria", "Italy", "SPD", "Zentrum", "KPD");

  private static List<Example> examples() throws IOException {
    return LetterLinesTest.files().stream()
        .filter(file -> TITLES.stream().anyMatch(file.file().getFileName().toString()::startsWith))
        .flatMap(file -> file.examples().stream())
        .toList();
  }

  private static Reading<?> read(Example example, String text) {
    return example
        .position()
        .read(example.seat(), List.of(new Letter(example.position().phase().id(), text)));
  }

  @Test
  void anActWithUnknownWordsBehindItDoesNothing() throws IOException {
    // Issue 47, law 2: an act with words behind it that it does not know asks and does nothing.
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    List<Example> acts =
        examples().stream()
            .filter(one -> one.verdict().equals("taken") || one.verdict().equals("doubted"))
            .filter(one -> !SECOND_VERB.matcher(one.text()).matches())
            .filter(one -> !OWN_WORDS.matcher(one.text()).matches())
            .toList();
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < LETTERS; i++) {
      Example act = acts.get(random.nextInt(acts.size()));
      String text = act.text().strip() + " " + WORDS.get(random.nextInt(WORDS.size()));
      Reading<?> reading = read(act, text);
      if (!reading.onFile().isEmpty()) {
        faults.add(act.position().phase().id() + ": " + text + " -> " + reading.onFile());
      }
    }
    assertThat(faults.stream().distinct()).isEmpty();
  }

  @Test
  void aNameBelowAClosingLineIsNoAct() throws IOException {
    // Issue 47, law 2: a word that is also a name or a seat is never an act where letters are
    // signed.
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    List<Example> all = examples();
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < LETTERS; i++) {
      Example one = all.get(random.nextInt(all.size()));
      String verb = capital(all.get(random.nextInt(all.size())).text().split("\\W+", 2)[0]);
      List<String> names = new ArrayList<>(FIRST_NAMES);
      names.addAll(SEATS);
      String name = names.get(random.nextInt(names.size()));
      String closing = CLOSINGS.get(random.nextInt(CLOSINGS.size()));
      String signature =
          switch (random.nextInt(3)) {
            case 0 -> verb + " " + name;
            case 1 -> name;
            default -> verb + " " + name + "\n" + name;
          };
      String text = "Hello all, nothing new here.\n\n" + closing + "\n" + signature;
      Reading<?> reading = read(one, text);
      if (!reading.onFile().isEmpty()) {
        faults.add(one.position().phase().id() + ": " + text + " -> " + reading.onFile());
      }
    }
    assertThat(faults.stream().distinct()).isEmpty();
  }

  private static String capital(String word) {
    return word.isEmpty()
        ? "Play"
        : word.substring(0, 1).toUpperCase(Locale.ROOT)
            + word.substring(1).toLowerCase(Locale.ROOT);
  }
}
