package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Line;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.Volume;
import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.script.FactText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// What one may ask of the board, and try on it.
class ExploresTest {

  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");
  private static final Optional<Seat> AUSTRIA = Optional.of(new Seat("AUSTRIA"));

  private static GamePosition<?, ?> opening() {
    return GamePosition.open(
            MapFiles.STANDARD,
            new Table(POWERS.stream().map(Seat::new).toList(), new LinkedHashMap<>()),
            new PlainChance(1, 1))
        .next();
  }

  private static GamePosition<?, ?> edited(GamePosition<?, ?> position, String... lines) {
    GamePosition<?, ?> changed = position;
    for (String line : lines) {
      if (changed.edit(line) instanceof Edit.Done<GamePosition<?, ?>>(GamePosition<?, ?> done)) {
        changed = done;
      } else {
        throw new IllegalArgumentException(line);
      }
    }
    return changed;
  }

  private static String answer(GamePosition<?, ?> position, String question) {
    return position
        .answer(question)
        .map(
            verdict ->
                switch (verdict) {
                  case Verdict.Taken(var meaning) -> FactText.of(meaning);
                  case Verdict.Refused(var why) -> "no: " + FactText.of(why);
                  case Verdict.Doubted _, Verdict.Skipped _ -> "?";
                })
        .orElse("");
  }

  private static GamePosition.Trial tried(GamePosition<?, ?> position, String... lines) {
    return position.tried(AUSTRIA, List.of(lines), new PlainChance(1, 2)).orElseThrow();
  }

  private static List<String> refused(GamePosition.Trial trial) {
    return trial.lines().stream()
        .filter(line -> line.verdict() instanceof Verdict.Refused)
        .map(Line::text)
        .toList();
  }

  @Test
  void ordersOfAllSidesAreTriedTogether() {
    // A line is the order of the unit's side; the position from which it is tried stays.
    GamePosition<?, ?> opening = opening();
    String before = opening.text();
    GamePosition.Trial trial =
        tried(
            opening,
            "A VIE - GAL",
            "RUSSIA:",
            "A WAR - GAL",
            "FRANCE: A PAR - BUR",
            "A MUN S A PAR - BUR");
    assertThat(refused(trial)).isEmpty();
    assertThat(trial.judged().orElseThrow().next().text())
        .contains("FRANCE A BUR")
        .contains("AUSTRIA A VIE")
        .contains("RUSSIA A WAR");
    assertThat(opening.text()).isEqualTo(before);
  }

  @Test
  void whatIsNoOrderIsNotTriedAndTheRestIs() {
    // Bad input: no unit there, no such province, an order for another phase, prose.
    GamePosition.Trial trial =
        tried(opening(), "A RUH - BUR", "A VIE - XYZ", "BUILD VIE", "A BUD - RUM", "Dear all,");
    assertThat(refused(trial)).containsExactly("A RUH - BUR", "A VIE - XYZ", "BUILD VIE");
    assertThat(trial.judged().orElseThrow().next().text()).contains("AUSTRIA A RUM");
    assertThat(tried(opening(), "A RUH - BUR", "nothing").judged()).isEmpty();
  }

  @Test
  void aRetreatAndAWinterAreTriedAsAMovementIs() {
    // Each phase is judged by its own orders; those of another are named with the phase.
    GamePosition<?, ?> winter =
        tried(tried(opening(), "A BUD - SER").judged().orElseThrow().next(), "A VIE - BUD")
            .judged()
            .orElseThrow()
            .next();
    assertThat(winter.phase().id()).isEqualTo("W1901A");
    GamePosition.Trial trial = tried(winter, "BUILD A VIE", "A SER - GRE");
    assertThat(trial.judged().orElseThrow().next().text()).contains("AUSTRIA A VIE");
    assertThat(refused(trial)).containsExactly("A SER - GRE");
  }

  @Test
  void aQuestionIsAWholeLineInCapitals() {
    // Issue 51: sentences that begin with such words stay prose.
    GamePosition<?, ?> opening = opening();
    for (String line :
        List.of(
            "Moves A VIE",
            "moves a vie",
            "WHO CAN help me",
            "Who can reach VIE",
            "WHO ARE YOU",
            "Where is Vienna",
            "CENTRES of power",
            "Around VIE",
            "TRY VIE")) {
      assertThat(answer(opening, line)).as(line).isEmpty();
    }
  }

  @Test
  void answersNameEveryPlaceAndUnit() {
    // MOVES, AROUND, WHO CAN REACH, WHERE and CENTRES.
    GamePosition<?, ?> opening = opening();
    assertThat(answer(opening, "MOVES A VIE"))
        .contains("BOH Bohemia; BUD Budapest; GAL Galicia; TRI Trieste; TYR Tyrolia");
    assertThat(answer(opening, "MOVES A VIE")).isEqualTo(answer(opening, "MOVES Vienna"));
    assertThat(answer(opening, "MOVES F STP/SC")).contains("BOT").contains("FIN").contains("LVN");
    assertThat(answer(opening, "AROUND VIE")).contains("AUSTRIA A BUD").contains("GAL Galicia");
    assertThat(answer(opening, "WHERE FRANCE"))
        .contains("A PAR")
        .contains("F BRE")
        .contains("A MAR");
    assertThat(answer(opening, "WHERE VIE")).contains("AUSTRIA A VIE Vienna");
    assertThat(answer(opening, "CENTRES")).contains("BEL Belgium").contains("MOS Moscow");
    assertThat(answer(opening, "CENTERS")).isEqualTo(answer(opening, "CENTRES"));
  }

  @Test
  void strengthIsThatOfAllWhoCouldGoThere() {
    // One moves and the others support; the one that stands there holds.
    GamePosition<?, ?> opening = opening();
    assertThat(answer(opening, "WHO CAN REACH GAL"))
        .contains("[AUSTRIA 2 false")
        .contains("RUSSIA 1 false");
    assertThat(answer(opening, "WHO CAN REACH VIE")).contains("AUSTRIA 2 true");
    // A convoy adds no strength, for the fleet could support instead, and is named.
    GamePosition<?, ?> channel =
        edited(opening, "REMOVE F LON", "REMOVE A LVP", "UNIT ENGLAND F ENG", "UNIT ENGLAND A LON");
    assertThat(answer(channel, "WHO CAN REACH BRE"))
        .contains("ENGLAND 1 false [ENGLAND F ENG English Channel] [ENGLAND A LON London]");
  }

  @Test
  void aWordThatIsNoPlaceIsAnsweredWithTheNearest() {
    // Bad input: a short refusal with what works.
    GamePosition<?, ?> opening = opening();
    assertThat(answer(opening, "AROUND Vyenna")).contains("VIE");
    assertThat(answer(opening, "AROUND Qqq")).startsWith("no: UnknownPlace");
    assertThat(answer(opening, "WHERE Nobody")).startsWith("no: NobodySuch");
    assertThat(answer(opening, "MOVES A RUH")).startsWith("no: NoUnitThere").contains("A MUN");
    assertThat(answer(opening, "AROUND " + "x".repeat(5000))).isEmpty();
  }

  @Test
  void whatIsOfferedIsAnswered() {
    // Every question that is offered to those who type has an answer.
    GamePosition<?, ?> opening = opening();
    List<String> offered = opening.questions(AUSTRIA);
    assertThat(offered).contains("MOVES A VIE", "AROUND VIE", "WHO CAN REACH BEL", "CENTRES");
    assertThat(offered).allMatch(line -> opening.answer(line).orElseThrow().counts());
  }

  /// What some lines for a unit at random could be.
  private static List<String> lines(Random random, List<String> units, List<String> places) {
    List<String> lines = new ArrayList<>();
    for (String unit : units) {
      String to = places.get(random.nextInt(places.size()));
      String other = units.get(random.nextInt(units.size()));
      lines.add(
          switch (random.nextInt(5)) {
            case 0 -> unit + " H";
            case 1 -> unit + " S " + other + " - " + to;
            case 2 -> "scrawl " + random.nextInt();
            default -> unit + " - " + to;
          });
    }
    return lines;
  }

  @Test
  void aHundredThousandTrialsAreCheapAndKeepNothing() {
    // A trial costs at most 100 ms of processor time and changes nothing.
    long seed = Long.getLong("depesche.seed", 51);
    Random random = new Random(seed);
    GamePosition<?, ?> position = opening();
    String before = position.text();
    List<String> units =
        List.of("A VIE", "A BUD", "F TRI", "A PAR", "A MUN", "F KIE", "A WAR", "F SEV", "A VEN");
    List<String> places =
        List.of("GAL", "BUR", "RUH", "TYR", "SER", "BLA", "HOL", "PIE", "XYZ", "Bohemia");
    long begun = System.nanoTime();
    int all = Volume.of(100) == 100 ? 100_000 : 2_000;
    for (int i = 0; i < all; i++) {
      GamePosition.Trial trial =
          position
              .tried(AUSTRIA, lines(random, units, places), new PlainChance(seed, i))
              .orElseThrow();
      assertThat(trial.lines()).hasSize(units.size());
      assertThat(trial.judged().map(one -> one.next().text()).orElse("")).doesNotContain("XYZ");
    }
    double spent = (System.nanoTime() - begun) / 1e6;
    assertThat(position.text()).as("seed %d", seed).isEqualTo(before);
    assertThat(spent / all).as("ms each, seed %d", seed).isLessThan(100);
    System.out.printf("%d trials, %.2f ms each%n", all, spent / all);
  }
}
