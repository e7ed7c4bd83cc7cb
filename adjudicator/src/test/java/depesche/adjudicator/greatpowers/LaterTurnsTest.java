package depesche.adjudicator.greatpowers;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.title.PlainChance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Commands for later turns and for good: what stays on file, and what any mixture of such lines
/// does.
class LaterTurnsTest {

  private static final long SEED = Long.getLong("depesche.seed", 1866);
  private static final GreatPowers RULES = new GreatPowers();
  private static final Seat RED = new Seat("Red");

  private static final List<String> PIECES =
      List.of(
          "PHASE 2-Bid",
          "PHASE 3-Bid",
          "Turn 2, Action Phase:",
          "PHASE 1-Score",
          "PHASE 99-Bid",
          "PHASE x1",
          "AS BEFORE",
          "ALWAYS BID NAVIES ARMIES INDUSTRY COLONIES",
          "ALWAYS PICK ANY VP > ANY",
          "ALWAYS PASS",
          "NO ALWAYS",
          "NO ALWAYS BID",
          "CLEAR",
          "CLEAR ALL",
          "CLEAR NOW",
          "CLEAR BID",
          "CLEAR 2-Bid",
          "BID 1 2 3",
          "BID 2 NAVIES",
          "BID 4 5 6; PICK ANY",
          "PICK Jazz > ANY VP",
          "STEAL FROM Blue",
          "PASS",
          "DISCARD",
          "KEEP ANY",
          "IF Blue leads THEN BID 1 2 3",
          "IF Blue THEN",
          "ENDIF",
          "Draft:",
          "SIGNOFF",
          "");

  private static GamePosition<?, ?> opening() {
    List<Seat> seats = Stream.of("Red", "Blue", "White").map(Seat::new).toList();
    return GamePosition.open(RULES, new Table(seats, new LinkedHashMap<>()), chance()).next();
  }

  private static PlainChance chance() {
    return new PlainChance(1, 1);
  }

  private static SequencedMap<Seat, List<Letter>> letters(List<Letter> letters) {
    SequencedMap<Seat, List<Letter>> all = new LinkedHashMap<>();
    all.put(RED, letters);
    return all;
  }

  private static long refusals(Reading<?> reading) {
    return reading.lines().stream()
        .map(Line::verdict)
        .filter(Verdict.Refused.class::isInstance)
        .count();
  }

  @Test
  void whatWaitsIsShownAndAnswersNothingNow() {
    // What is saved for a later turn is on file, and does not answer what is asked now.
    Letter letter = new Letter("1-Bid", "PHASE 2-Bid\nBID 4 5 1\nPHASE 3-Bid\nAS BEFORE");
    Reading<?> reading = opening().read(RED, List.of(letter));
    assertThat(reading.onFile().toString())
        .contains("Turn 2, Bid Phase", "NAVIES, ARMIES, INDUSTRY", "AS BEFORE");
    assertThat(reading.missing().toString()).contains("BidsOpen");
    assertThat(reading.orders()).isEmpty();
  }

  @Test
  void standingBidsAloneAnswer() {
    // Where standing bids fill every slot, nothing is missing.
    Letter letter = new Letter("1-Bid", "ALWAYS BID 4 5 1 6 2 3");
    assertThat(opening().read(RED, List.of(letter)).complete()).isTrue();
  }

  @Test
  void whatIsImpossibleWhenItsTurnComesIsNamed() {
    // A command that was sent ahead and cannot be carried out is listed with what is missing.
    GamePosition<?, ?> position = opening();
    List<Letter> letters = List.of(new Letter("1-Bid", "PHASE 2-Bid\nBID 4 5 1 6 2"));
    while (position.phase().id().startsWith("1-")) {
      position = position.judge(letters(letters), chance()).next();
    }
    assertThat(position.read(RED, letters).missing().toString())
        .contains("BidsOpen", "NoLongerPossible[command=BID 4 5 1 6 2", "TooManyBids");
    List<Letter> repeats = List.of(new Letter("1-Bid", "PHASE 2-Bid\nAS BEFORE"));
    assertThat(position.read(RED, repeats).missing().toString())
        .contains("BidsOpen", "NothingBefore[phase=Turn 1, Bid Phase");
  }

  @Test
  void whatIsOnFileIsReadAgainAsItWasReadFirst() {
    // Any mixture of such lines is read, and the lines of it that are kept say the same again.
    Random random = new Random(SEED);
    GamePosition<?, ?> position = opening();
    for (int i = 0; i < 3000; i++) {
      String text = text(random);
      Letter letter = new Letter("1-Bid", text);
      Reading<?> first = position.read(RED, List.of(letter));
      assertThat(first.lines()).as("seed %d: %s", SEED, text).hasSize(letter.lines().size());
      Letter kept = new Letter("1-Bid", first.kept());
      Reading<?> again = position.read(RED, List.of(kept));
      assertThat(again.onFile()).as("seed %d: %s", SEED, text).isEqualTo(first.onFile());
      assertThat(refusals(again)).as("seed %d: %s", SEED, text).isZero();
    }
  }

  private static String text(Random random) {
    List<String> lines = new ArrayList<>();
    int length = 1 + random.nextInt(8);
    for (int line = 0; line < length; line++) {
      lines.add(PIECES.get(random.nextInt(PIECES.size())));
    }
    return String.join("\n", lines);
  }

  @Test
  void anyMixtureIsPlayedForTurns() {
    // Random letters with such lines lead through turns, and a position saved on the way says the
    // same.
    Random random = new Random(SEED);
    for (int game = 0; game < 20; game++) {
      GamePosition<?, ?> position = opening();
      List<Letter> letters = new ArrayList<>();
      for (int step = 0; step < 12 && !position.demands().isEmpty(); step++) {
        String phase = position.phase().id();
        List<Letter> all = new ArrayList<>(letters);
        all.add(new Letter(phase, text(random)));
        letters.add(new Letter(phase, position.read(RED, all).kept()));
        String before = position.text();
        GamePosition<?, ?> next = position.judge(letters(letters), chance()).next();
        assertThat(GamePosition.at(RULES, before).judge(letters(letters), chance()).next().text())
            .as("seed %d, game %d", SEED, game)
            .isEqualTo(next.text());
        position = next;
      }
    }
  }

  @Test
  void manyTurnsOfAsBeforeCostLittle() {
    // Letters that repeat each other are read once for each turn.
    List<Letter> letters = new ArrayList<>();
    for (int turn = 1; turn <= 9; turn++) {
      for (int i = 0; i < 12; i++) {
        letters.add(new Letter(turn + "-Bid", "AS BEFORE\nBID 2 NAVIES\nAS BEFORE"));
      }
    }
    letters.addFirst(new Letter("1-Bid", "BID 1 2 3"));
    long begin = System.nanoTime();
    GamePosition<?, ?> position = opening();
    position.read(RED, letters);
    assertThat(System.nanoTime() - begin).isLessThan(2_000_000_000L);
  }
}
