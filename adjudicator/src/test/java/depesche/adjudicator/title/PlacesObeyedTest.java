package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Volume;
import depesche.adjudicator.title.LetterLines.Example;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Lists whose writer says the place of each entry, or leaves open which of them is meant.
class PlacesObeyedTest {

  private static final long SEED = Long.getLong("depesche.seed", 1866);
  private static final int LETTERS = Volume.of(10_000);

  /// `%s` is the entry, `%1$d` its place as a number, `%2$s` as a word.
  private static final List<String> STYLES =
      List.of(
          "%3$s (%2$s)",
          "%3$s (%1$d)",
          "%3$s [%2$s]",
          "%1$d. %3$s",
          "%1$d) %3$s",
          "(%1$d) %3$s",
          "%3$s %2$s",
          "%2$s %3$s",
          "%2$s: %3$s",
          "%1$d: %3$s",
          "%3$s %1$d",
          "%3$s as %2$s",
          "%3$s (as %2$s)",
          "%3$s in %2$s place",
          "%3$s - %2$s",
          "%2$s, %3$s",
          "%3$s #%1$d",
          "%3$s=%1$d",
          "%3$s at %1$d",
          "no. %1$d %3$s");

  private static final List<String> SEPARATORS =
      List.of(", ", "; ", " ", " > ", " and ", ", then ");
  private static final List<String> WORDS = List.of("first", "second", "third");
  private static final List<String> NUMBERED = List.of("1st", "2nd", "3rd");

  private record Titled(String head, List<String> names, String fact) {}

  private static final List<Titled> BIDS =
      Stream.of("BID ", "Bids: ", "I bid ", "My bids: ", "Gebote: ", "")
          .map(head -> new Titled(head, List.of("Industry", "Armies", "Colonies"), "BidsLaid"))
          .toList();

  private static final List<Titled> OTHERS =
      List.of(
          new Titled("PICK ", List.of("Jazz", "Opium Wars", "The Novel"), "CardsWished"),
          new Titled("TARGET ", List.of("White", "Green", "Yellow"), "TargetsNamed"),
          new Titled("STEAL FROM ", List.of("White", "Green", "Yellow"), "TheftPlanned"),
          new Titled("ALLY ", List.of("White", "Green", "Yellow"), "AlliesPlanned"));

  private static Example bidding() throws IOException {
    return LetterLinesTest.files().stream()
        .filter(file -> file.file().getFileName().equals(Path.of("great-powers.txt")))
        .flatMap(file -> file.examples().stream())
        .findFirst()
        .orElseThrow();
  }

  private static String onFile(Example example, String text) {
    Letter letter = new Letter(example.position().phase().id(), text);
    Reading<?> reading = example.position().read(example.seat(), List.of(letter));
    return reading.onFile().toString().toUpperCase(Locale.ROOT).replaceAll("[^A-Z]+", " ");
  }

  @Test
  void aPlaceThatIsSaidIsObeyedOrAskedAbout() throws IOException {
    // Issue 47, law 3: a position that is said is obeyed or asked about.
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    Example bidding = bidding();
    List<String> faults = new ArrayList<>();
    int obeyed = 0;
    for (int i = 0; i < LETTERS; i++) {
      List<Titled> titled = random.nextInt(3) == 0 ? OTHERS : BIDS;
      Titled list = titled.get(random.nextInt(titled.size()));
      List<Integer> places = new ArrayList<>(List.of(1, 2, 3));
      Collections.shuffle(places, random);
      String style = STYLES.get(random.nextInt(STYLES.size()));
      List<String> words = random.nextBoolean() ? WORDS : NUMBERED;
      List<String> entries =
          IntStream.range(0, 3)
              .mapToObj(
                  at ->
                      style.formatted(
                          places.get(at), words.get(places.get(at) - 1), list.names().get(at)))
              .toList();
      String text =
          list.head() + String.join(SEPARATORS.get(random.nextInt(SEPARATORS.size())), entries);
      String right =
          IntStream.rangeClosed(1, 3)
              .map(places::indexOf)
              .mapToObj(list.names()::get)
              .map(name -> name.toUpperCase(Locale.ROOT))
              .collect(Collectors.joining(" "));
      String file = onFile(bidding, text);
      boolean good = file.contains(right);
      obeyed += good ? 1 : 0;
      if (!good && !file.isBlank()) {
        faults.add(text + " -> " + file);
      }
    }
    assertThat(faults.stream().distinct()).isEmpty();
    assertThat(obeyed).isGreaterThan(LETTERS / 2);
  }

  @Test
  void orIsNeverAndWhereAllAreDone() throws IOException {
    // Issue 47, law 3: "or" is never "and".
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    Predicate<String> all =
        text -> text.matches("(?i)(?:bid|cancel|move|regain|discard|show|give|reveal|expand) .*");
    List<Example> lists =
        LetterLinesTest.files().stream()
            .filter(file -> !file.file().getFileName().toString().matches("(?:standard|blood).*"))
            .flatMap(file -> file.examples().stream())
            .filter(one -> one.verdict().equals("taken") && all.test(one.text()))
            .filter(one -> one.text().matches("(?i)(?!.*\\bend\\b)[^⏎#/]*(?:, | and )[^⏎#/]*"))
            .toList();
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < LETTERS / 10; i++) {
      Example one = lists.get(random.nextInt(lists.size()));
      List<String> ors = List.of(" or ", ", or ", " oder ", " or else ");
      String or = ors.get(random.nextInt(ors.size()));
      String text = one.text().replaceFirst(", | and ", or);
      String file = onFile(one, text);
      if (!file.isBlank() && !text.matches("(?i)discard .*" + "(?:jazz|wars).*")) {
        faults.add(one.position().phase().id() + ": " + text + " -> " + file);
      }
    }
    assertThat(lists).hasSizeGreaterThan(10);
    assertThat(faults.stream().distinct()).isEmpty();
  }
}
