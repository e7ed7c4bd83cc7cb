package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Volume;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.title.LetterLines.Example;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Letters that are lines of the corpus with something wrong in them.
class GrammarFuzzTest {

  private static final long SEED = Long.getLong("depesche.seed", 1866);
  private static final int LETTERS = Integer.getInteger("depesche.letters", Volume.of(5_000));

  private List<Example> examples = List.of();

  @BeforeEach
  void corpus() throws IOException {
    examples = LetterLinesTest.files().stream().flatMap(file -> file.examples().stream()).toList();
  }

  @Test
  void anyLetterGetsAVerdictForEachLine() {
    // Nothing that somebody writes breaks the reading of letters, and what is read twice is read
    // alike.
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    for (int i = 0; i < LETTERS; i++) {
      Example example = examples.get(random.nextInt(examples.size()));
      String text = letter(example, random);
      Letter letter = new Letter(example.position().phase().id(), text);
      Reading<?> reading = example.position().read(example.seat(), List.of(letter));
      assertThat(reading.lines()).as(text).hasSize(Lines.of(text).size());
      if (i % 10 == 0) {
        assertThat(example.position().read(example.seat(), List.of(letter)))
            .as(text)
            .isEqualTo(reading);
      }
    }
  }

  @Test
  void whatIsOnFileIsReadAgainAsItWasReadFirst() {
    // The lines that count, kept and read once more, put the same on file.
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    for (int i = 0; i < LETTERS / 10; i++) {
      Example example = examples.get(random.nextInt(examples.size()));
      String text = letter(example, random);
      String phase = example.position().phase().id();
      Reading<?> reading =
          example.position().read(example.seat(), List.of(new Letter(phase, text)));
      String kept =
          String.join(
              "\n",
              reading.lines().stream()
                  .filter(line -> line.verdict().counts())
                  .map(Line::text)
                  .toList());
      assertThat(example.position().read(example.seat(), List.of(new Letter(phase, kept))).onFile())
          .as(text)
          .isEqualTo(reading.onFile());
    }
  }

  private String letter(Example example, Random random) {
    String line = example.text().replace("⏎", "\n");
    String other = examples.get(random.nextInt(examples.size())).text();
    String text =
        switch (random.nextInt(4)) {
          case 0 -> line;
          case 1 ->
              line + List.of(", ", "; ", " and ", "\n", " ", " (").get(random.nextInt(6)) + other;
          case 2 -> shuffled(line + " " + other, random);
          default -> line + "\n" + other;
        };
    return random.nextInt(5) == 0 ? text : Noise.spoil(text, random);
  }

  private static String shuffled(String text, Random random) {
    List<String> words = Stream.of(text.split("\\s+")).toList();
    return String.join(
        " ",
        Stream.generate(() -> words.get(random.nextInt(words.size())))
            .limit(words.size())
            .toList());
  }
}
