package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Seating;
import depesche.bot.Volume;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.InstalledTitles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Letters of random signs, read by every title in every phase.
class ScrawlTest {

  private static final long SEED = Long.getLong("depesche.seed", 1L);
  private static final int LETTERS = Integer.getInteger("depesche.letters", Volume.of(201_000));
  private static final List<Rules<?, ?>> SHELF = InstalledTitles.from(Path.of("../config"));

  static Stream<Rules<?, ?>> titles() {
    return SHELF.stream();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void noLetterBreaksARuleAndEveryLineHasOneVerdict(Rules<?, ?> title) {
    // Whatever is written, each line has one verdict, and what is on file is read again as it was.
    read(title, LETTERS / SHELF.size());
  }

  private static <P, O> void read(Rules<P, O> rules, int letters) {
    System.out.println("letters of random signs, seed " + SEED);
    Random random = new Random(SEED);
    SequencedMap<String, String> options = new LinkedHashMap<>();
    Seating seating = Seated.of(rules, options);
    List<Seat> seats =
        seating.seats().stream().limit(seating.size().fewest()).map(Seat::new).toList();
    Step<P> step =
        rules.open(new Table(seats, options), TurnChance.seeded(String.valueOf(SEED), 1));
    List<P> positions = new ArrayList<>();
    for (int turn = 2;
        turn < 14 && rules.status(step.position()) instanceof Status.Waiting;
        turn++) {
      positions.add(step.position());
      step =
          rules.resolve(
              step.position(),
              new LinkedHashMap<>(),
              TurnChance.seeded(String.valueOf(SEED), turn));
    }
    for (int number = 0; number < letters; number++) {
      P position = positions.get(number % positions.size());
      Seat seat = seats.get(random.nextInt(seats.size()));
      read(rules, position, seat, Scrawl.letter(random), number);
    }
  }

  private static <P, O> void read(
      Rules<P, O> rules, P position, Seat seat, String text, int number) {
    Letter letter = new Letter(rules.phase(position).id(), text);
    Reading<O> reading = rules.read(position, seat, List.of(letter));
    boolean whole = reading.lines().size() == letter.lines().size();
    for (int i = 0; whole && i < letter.lines().size(); i++) {
      Line line = reading.lines().get(i);
      whole = line.number() == i + 1 && line.text().equals(letter.lines().get(i));
    }
    assertThat(whole).as("seed %d, letter %d: one verdict a line", SEED, number).isTrue();
    if (reading.accepted()) {
      Letter stored = new Letter(letter.phase(), letter.text());
      assertThat(rules.read(position, seat, List.of(stored)).onFile())
          .as("seed %d, letter %d: read again", SEED, number)
          .isEqualTo(reading.onFile());
      spaced(rules, position, seat, new Letter(letter.phase(), reading.kept()), number);
    }
  }

  /// Whatever is on file says the same as the letter did, with the greeting and the empty lines it
  /// may have had: it is not read once more for the receipt.
  private static <P, O> void spaced(
      Rules<P, O> rules, P position, Seat seat, Letter kept, int number) {
    Reading<O> stored = rules.read(position, seat, List.of(kept));
    String spaced = "Hi Bismarck,\n\n" + kept.text().replace("\n", "\n\n");
    Reading<O> written = rules.read(position, seat, List.of(new Letter(kept.phase(), spaced)));
    assertThat(written.lines().getFirst().verdict()).isInstanceOf(Verdict.Skipped.class);
    assertThat(List.of(written.onFile(), written.missing(), written.orders(), written.firmness()))
        .as("seed %d, letter %d: with a greeting", SEED, number)
        .isEqualTo(List.of(stored.onFile(), stored.missing(), stored.orders(), stored.firmness()));
  }
}
