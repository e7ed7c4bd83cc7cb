package depesche.adjudicator.kit.race;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.kit.race.RacePosition.Card;
import depesche.adjudicator.kit.race.RacePosition.Runner;
import depesche.adjudicator.title.PlainChance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// A title needs nothing but the kit: records, verbs and rules.
class RaceTest {

  private static final long SEED = Long.getLong("depesche.seed", 1);
  private static final RaceRules RULES = new RaceRules();
  private static final Seat RED = new Seat("Red");
  private static final Seat BLUE = new Seat("Blue");

  private static final RacePosition.Play START =
      new RacePosition.Play(
          1,
          List.of(
              new Runner(RED, 0, List.of(Card.RUN, Card.STORM)),
              new Runner(BLUE, 3, List.of(Card.WALK))),
          List.of(Card.WALK, Card.WALK, Card.RUN, Card.RUN));

  private static Reading<RaceLetters.Plan> read(RacePosition position, String... letters) {
    String phase = RULES.phase(position).id();
    return RULES.read(
        position, RED, List.of(letters).stream().map(text -> new Letter(phase, text)).toList());
  }

  private static List<Class<?>> verdicts(String letter) {
    return read(START, letter).lines().stream()
        .<Class<?>>map(line -> line.verdict().getClass())
        .toList();
  }

  @Test
  void everyLineHasAVerdict() {
    // Comments, quotes, politeness, speakers, negations and questions are the affair of the kit.
    assertThat(
            verdicts(
                """
                Hello everybody, nice weather today
                Red: please play "Long Run", thank you
                # play Storm
                Blue: PLAY Storm
                do not play Storm
                PLAY Storm?
                PLAY Slow Walk
                PLAY Storm; PLAY Slow Walk
                """
                    .strip()))
        .containsExactly(
            Verdict.Skipped.class,
            Verdict.Taken.class,
            Verdict.Skipped.class,
            Verdict.Refused.class,
            Verdict.Refused.class,
            Verdict.Refused.class,
            Verdict.Refused.class,
            Verdict.Doubted.class);
  }

  @Test
  void aLaterLetterReplacesWhatAnEarlierSaid() {
    // One value is on file for each question.
    Reading<RaceLetters.Plan> reading = read(START, "PLAY Long Run\nBLOW Blue", "PLAY Storm");
    assertThat(reading.onFile())
        .containsExactly(new RaceFact.VictimChosen(BLUE), new RaceFact.CardChosen(Card.STORM));
    assertThat(reading.complete()).isTrue();
    assertThat(read(START, "PLAY Storm", "CLEAR").orders()).isEmpty();
    assertThat(read(START, "BLOW Blue").missing()).hasSize(1);
  }

  @Test
  void aQuestionInterruptsATurnAndIsKept() {
    // A position may hold the position it interrupts, and comes back from its text.
    SequencedMap<Seat, RaceLetters.Plan> plans = new LinkedHashMap<>();
    plans.put(RED, read(START, "PLAY Storm").orders().orElseThrow());
    RacePosition storm = RULES.resolve(START, plans, new PlainChance(SEED, 1)).position();
    assertThat(RULES.codec().write(storm))
        .isEqualTo(
            """
            phase Storm
            interrupted.turn 1
            interrupted.runners Red 0 | Long Run | Slow Walk
            interrupted.runners Blue 4 | Slow Walk
            interrupted.deck | Long Run | Long Run
            asked Red
            """);
    assertThat(RULES.codec().read(RULES.codec().write(storm))).isEqualTo(storm);
    plans.put(RED, read(storm, "BLOW Blue").orders().orElseThrow());
    RacePosition next = RULES.resolve(storm, plans, new PlainChance(SEED, 1)).position();
    assertThat(next.runner(BLUE).at()).isEqualTo(2);
  }
}
