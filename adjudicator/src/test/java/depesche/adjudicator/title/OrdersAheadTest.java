package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// Orders for later phases, under conditions and for good: what stays on file, and what any mixture
/// of such lines does.
class OrdersAheadTest {

  private static final long SEED = Long.getLong("depesche.seed", 1866);
  private static final Seat FRANCE = new Seat("FRANCE");
  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private static final List<String> PIECES =
      List.of(
          "PHASE F1901M",
          "PHASE S1902M",
          "PHASE Winter 1901",
          "PHASE S1900M",
          "PHASE x1",
          "AS BEFORE",
          "ALWAYS A PAR H",
          "NO ALWAYS",
          "NO ALWAYS PAR",
          "CLEAR",
          "CLEAR ALL",
          "CLEAR NOW",
          "CLEAR F1901M",
          "IF A MUN",
          "IF NOT GERMANY A MUN THEN",
          "ELSE",
          "ELSE IF F BRE",
          "ENDIF",
          "A PAR - BUR",
          "A BUR - MUN",
          "F BRE - MAO; A MAR H",
          "BUILD A PAR",
          "A BUR R PAR",
          "",
          "IF A PAR THEN A PAR - GAS ELSE A BUR H ENDIF",
          "IF MUX THEN A PAR H",
          "Draft:",
          "Turkey:",
          "SIGNOFF",
          "IF A MUN AND (F BRE OR NOT (A MAR THEN A MAR - SPA",
          "CLEAR PAR",
          "if he attacks");

  private static GamePosition<?, ?> opening() {
    Table table = new Table(POWERS.stream().map(Seat::new).toList(), new LinkedHashMap<>());
    return GamePosition.open(MapFiles.STANDARD, table, chance()).next();
  }

  private static Chance chance() {
    return new PlainChance(1, 1);
  }

  private static Reading<?> reading(GamePosition<?, ?> position, String... lines) {
    Letter letter = new Letter(position.phase().id(), String.join("\n", lines));
    return position.read(FRANCE, List.of(letter));
  }

  private static long refusals(Reading<?> reading) {
    // A line is kept that another one stands against.
    return reading.lines().stream()
        .map(Line::verdict)
        .filter(
            verdict -> verdict instanceof Verdict.Refused(Fact why) && why.contradicted().isEmpty())
        .count();
  }

  @Test
  void everythingThatWaitsIsShownOnFile() {
    // What is saved for later is on file, and does not answer what is asked now.
    Reading<?> reading =
        reading(
            opening(),
            "PHASE F1901M",
            "IF A MUN THEN A BUR - MUN ELSE A BUR H",
            "PHASE S1901M",
            "IF GERMANY A MUN THEN A PAR - BUR ELSE A PAR H",
            "ALWAYS A MAR H");
    assertThat(reading.onFile().toString())
        .contains("A BUR - MUN", "A BUR H", "A PAR - BUR", "A PAR H", "order=A MAR H, counts=true");
    assertThat(reading.missing()).hasSize(1);
    assertThat(reading.missing().toString()).contains("Brest");
  }

  @Test
  void aBallotForLaterIsTriedWhereTheForeignArmyStandsThen() {
    // Blood & Iron 3: foreign armies are drawn anew; where one stands is seen when the phase comes.
    String table = "seats Red Blue Green Yellow Black\narmy Red A BER\ncentres Red BER\n";
    Letter letter = new Letter("W1866A", "PHASE S1867M\nFOREIGN AUSTRIA - MUN");
    Seat red = new Seat("Red");
    assertThat(
            GamePosition.at(MapFiles.BLOOD_AND_IRON, "phase W1866A\n" + table)
                .read(red, List.of(letter))
                .onFile()
                .toString())
        .contains("FOREIGN AUSTRIA - MUN");
    String spring = "phase S1867M\n" + table;
    assertThat(
            GamePosition.at(MapFiles.BLOOD_AND_IRON, spring + "army AUSTRIA AA PAS\n")
                .read(red, List.of(letter))
                .onFile()
                .toString())
        .contains("FOREIGN AUSTRIA AA PAS - MUN");
    assertThat(
            GamePosition.at(MapFiles.BLOOD_AND_IRON, spring + "army AUSTRIA AA DRE\n")
                .read(red, List.of(letter))
                .missing()
                .toString())
        .contains("NoLongerPossible", "NotAdjacent");
  }

  @Test
  void whatIsImpossibleWhenItsPhaseComesIsNamed() {
    // An order that was sent ahead and cannot be carried out is listed with what is missing.
    GamePosition<?, ?> spring = opening();
    Letter letter = new Letter("S1901M", "PHASE F1901M\nA BUR - MUN\nA MAR H\nF BRE H");
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    letters.put(FRANCE, List.of(letter));
    GamePosition<?, ?> fall = spring.judge(letters, chance()).next();
    assertThat(fall.read(FRANCE, List.of(letter)).missing().toString())
        .contains("UnitWithoutOrder", "NoLongerPossible[order=A BUR - MUN");
  }

  @Test
  void standingOrdersAloneAnswer() {
    // Where standing orders cover every unit, nothing is missing.
    assertThat(reading(opening(), "ALWAYS A PAR H", "ALWAYS A MAR H", "ALWAYS F BRE H").complete())
        .isTrue();
  }

  @Test
  void conditionsBelowTheNameOfAnotherSeatAreNotThisSeats() {
    Reading<?> reading =
        reading(opening(), "A MAR H", "Turkey:", "IF A PAR THEN A PAR - GAS ELSE A BRE H ENDIF");
    assertThat(reading.onFile()).hasSize(1);
    assertThat(reading.kept()).isEqualTo("A MAR H");
  }

  @Test
  void aRefusedLineThatEndsAConditionWithinAnotherIsKept() {
    // Without it the ELSE would be that of the inner one when the letter is read again.
    Reading<?> reading =
        reading(
            opening(),
            "IF GERMANY A MUN",
            "IF A MUN THEN A MAR - SPA",
            "A BUR - MUN",
            "ELSE",
            "F BRE - MAO");
    assertThat(reading.kept()).contains("A BUR - MUN");
  }

  @Test
  void aRefusedBranchKeepsNothing() {
    // A branch that is not accepted is not kept, and so the line that it would need is not either.
    Reading<?> reading =
        reading(
            opening(),
            "IF A MUN",
            "IF A MUN THEN A MAR - SPA",
            "CLEAR PAR",
            "BUILD A PAR",
            "ELSE IF F B");
    assertThat(reading.kept()).contains("BUILD A PAR").doesNotContain("CLEAR", "ELSE");
  }

  @Test
  void theEndOfAConditionThatWasNotUnderstoodIsKept() {
    // Without it the ELSE would be that of the inner one when the letter is read again.
    Reading<?> inner =
        reading(
            opening(),
            "IF A MUN",
            "IF A PAR",
            "A MAR H",
            "ELSE IF BAD",
            "A MAR - SPA",
            "ENDIF",
            "ELSE",
            "F BRE H");
    assertThat(inner.kept()).contains("A MAR H\nENDIF\nELSE").doesNotContain("SPA");
    Reading<?> below =
        reading(
            opening(),
            "IF A MUN",
            "IF A MUN THEN A MAR - SPA",
            "IF MUX THEN A PAR H",
            "ENDIF",
            "ENDIF",
            "F BRE H");
    assertThat(below.kept()).contains("SPA\nENDIF\nENDIF\nF BRE H");
  }

  @Test
  void whatIsOnFileIsReadAgainAsItWasReadFirst() {
    // Any mixture of such lines is read, and the lines of it that are kept say the same again.
    Random random = new Random(SEED);
    GamePosition<?, ?> spring = opening();
    for (int i = 0; i < 3000; i++) {
      List<String> lines = new ArrayList<>();
      int length = 1 + random.nextInt(9);
      for (int line = 0; line < length; line++) {
        String piece = PIECES.get(random.nextInt(PIECES.size()));
        lines.add(random.nextInt(8) == 0 ? Noise.spoil(piece, random) : piece);
      }
      Letter letter = new Letter("S1901M", String.join("\n", lines));
      Reading<?> first = spring.read(FRANCE, List.of(letter));
      assertThat(first.lines()).as("seed %d: %s", SEED, lines).hasSize(letter.lines().size());
      Letter kept = new Letter("S1901M", first.kept());
      Reading<?> again = spring.read(FRANCE, List.of(kept));
      assertThat(again.onFile())
          .as("seed %d: %s", SEED, lines)
          .containsExactlyInAnyOrderElementsOf(first.onFile());
      assertThat(refusals(again)).as("seed %d: %s", SEED, lines).isZero();
    }
  }

  @Test
  void anyMixtureIsPlayedToTheEndOfAYear() {
    // Random letters with such lines lead through a year, and a position saved on the way says the
    // same.
    Random random = new Random(SEED);
    for (int game = 0; game < 40; game++) {
      GamePosition<?, ?> position = opening();
      SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
      letters.put(FRANCE, new ArrayList<>());
      for (int step = 0; step < 5; step++) {
        String phase = position.phase().id();
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < 6; line++) {
          lines.add(PIECES.get(random.nextInt(PIECES.size())));
        }
        List<Letter> all = new ArrayList<>(letters.getOrDefault(FRANCE, List.of()));
        all.add(new Letter(phase, String.join("\n", lines)));
        String kept = position.read(FRANCE, all).kept();
        letters.sequencedValues().getFirst().add(new Letter(phase, kept));
        String before = position.text();
        GamePosition<?, ?> next = position.judge(letters, chance()).next();
        assertThat(
                GamePosition.at(MapFiles.STANDARD, before).judge(letters, chance()).next().text())
            .as("seed %d, game %d", SEED, game)
            .isEqualTo(next.text());
        position = next;
      }
    }
  }

  @Test
  void manyConditionsWithinEachOtherCostLittle() {
    // A letter of nothing but open conditions and brackets is read in time.
    String text =
        "IF A MUN\n".repeat(3000) + "IF " + "(".repeat(3000) + "\n" + "AS BEFORE\n".repeat(500);
    long begin = System.nanoTime();
    Reading<?> reading = reading(opening(), text);
    assertThat(reading.lines()).hasSizeGreaterThan(3000);
    assertThat(System.nanoTime() - begin).isLessThan(5_000_000_000L);
  }
}
