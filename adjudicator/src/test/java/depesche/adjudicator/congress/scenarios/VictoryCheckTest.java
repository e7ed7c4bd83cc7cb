package depesche.adjudicator.congress.scenarios;

import static depesche.adjudicator.congress.board.MajorPower.AUSTRIA;
import static depesche.adjudicator.congress.board.MajorPower.BRITAIN;
import static depesche.adjudicator.congress.board.MajorPower.FRANCE;
import static depesche.adjudicator.congress.board.MajorPower.RUSSIA;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.congress.CongressFiles;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarStatus;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

final class VictoryCheckTest {

  private static final List<String> WALL = List.of("Gascony", "Bavaria", "Holland");

  private static EndOfTurn turn(int turn, int br, int au, int ru, int fr, String... french) {
    SequencedMap<MajorPower, Integer> points = new LinkedHashMap<>();
    points.put(BRITAIN, br);
    points.put(AUSTRIA, au);
    points.put(RUSSIA, ru);
    points.put(FRANCE, fr);
    return new EndOfTurn(
        turn,
        points,
        List.of(french),
        List.of(),
        new LinkedHashMap<>(),
        WarStatus.LIMITED_WAR,
        0,
        0,
        false);
  }

  private static EndOfTurn wall(int turn, int br, int au, int ru, int fr) {
    return turn(turn, br, au, ru, fr, WALL.toArray(String[]::new));
  }

  private static Optional<CongressVictory> at(String scenario, PlayMode mode, EndOfTurn turn) {
    return VictoryCheck.of(CongressFiles.scenario(scenario), mode, RUSSIA).at(turn);
  }

  private static List<MajorPower> winners(String scenario, PlayMode mode, EndOfTurn turn) {
    return at(scenario, mode, turn).orElseThrow().winners();
  }

  @Test
  void franceWinsAtOnceWithEightyPoints() {
    // 14: sudden death, if France leads with 80 or more at the end of any turn.
    assertThat(at("CAMPAIGN", PlayMode.FOUR_PLAYERS, turn(3, 10, 10, 20, 80)).orElseThrow().cause())
        .isEqualTo(CongressVictory.Cause.SUDDEN_DEATH);
    assertThat(at("CAMPAIGN", PlayMode.FOUR_PLAYERS, turn(3, 10, 10, 20, 79))).isEmpty();
    assertThat(at("CAMPAIGN", PlayMode.FOUR_PLAYERS, turn(3, 10, 10, 81, 80))).isEmpty();
  }

  @Test
  void springEndsWithTheArmisticeOrWhenFranceIsOvertaken() {
    // 17.2.1, 17.2.5: the highest points win, with the bonuses of the scenario.
    assertThat(at("SPRING", PlayMode.FOUR_PLAYERS, turn(2, 5, 7, 25, 25))).isEmpty();
    assertThat(winners("SPRING", PlayMode.FOUR_PLAYERS, turn(2, 5, 7, 26, 25)))
        .containsExactly(RUSSIA);
    CongressVictory prussia =
        at("SPRING", PlayMode.FOUR_PLAYERS, turn(2, 5, 7, 26, 25, "Prussia")).orElseThrow();
    assertThat(prussia.winners()).containsExactly(FRANCE);
    assertThat(prussia.points()).containsEntry(FRANCE, 27);
  }

  @Test
  void springEndsForFewerPlayersToo() {
    // 17.2.1 with 18.2 and 18.3: the rules of four hold where nothing else is said.
    for (PlayMode mode : List.of(PlayMode.TWO_PLAYERS, PlayMode.THREE_PLAYERS)) {
      assertThat(at("SPRING", mode, turn(2, 5, 7, 25, 25))).isEmpty();
      assertThat(winners("SPRING", mode, turn(2, 5, 7, 26, 25))).contains(RUSSIA);
    }
  }

  @Test
  void austriaAtPeaceAfterTurnFiveGivesTwoPointsEach() {
    // 17.2.4: Russia and France receive 2 VP each; before turn 5 nobody does.
    CongressVictory late =
        at("SPRING", PlayMode.FOUR_PLAYERS, turn(10, 5, 7, 20, 21)).orElseThrow();
    assertThat(late.points()).containsEntry(RUSSIA, 22).containsEntry(FRANCE, 23);
    CongressVictory early =
        at("SPRING", PlayMode.FOUR_PLAYERS, turn(4, 5, 7, 22, 21)).orElseThrow();
    assertThat(early.points()).containsEntry(RUSSIA, 22);
  }

  @Test
  void franceWinsClashWithThreeSpaces() {
    // 17.3.4: Gascony, Bavaria and Holland win whatever the points say; two of them give 2 VP each.
    assertThat(winners("CLASH", PlayMode.FOUR_PLAYERS, wall(8, 60, 50, 70, 40)))
        .containsExactly(FRANCE);
    CongressVictory two =
        at("CLASH", PlayMode.FOUR_PLAYERS, turn(8, 30, 35, 45, 40, "Bavaria", "Gascony"))
            .orElseThrow();
    assertThat(two.points()).containsEntry(FRANCE, 44);
    assertThat(two.winners()).containsExactly(RUSSIA);
    assertThat(at("CLASH", PlayMode.FOUR_PLAYERS, wall(7, 60, 50, 70, 40))).isEmpty();
  }

  @Test
  void twoPlayersCompareTheGapOfTheScenario() {
    // 18.2.5: 30 in Spring, 0 in Clash, 15 in Liberation; else France must be last, and wins ties.
    assertThat(winners("SPRING", PlayMode.TWO_PLAYERS, turn(10, 5, 10, 20, 50)))
        .containsExactlyElementsOf(MajorPower.allies());
    assertThat(winners("SPRING", PlayMode.TWO_PLAYERS, turn(10, 5, 10, 20, 51)))
        .containsExactly(FRANCE);
    assertThat(winners("CLASH", PlayMode.TWO_PLAYERS, turn(8, 5, 10, 40, 40))).hasSize(3);
    assertThat(winners("CLASH", PlayMode.TWO_PLAYERS, wall(8, 5, 10, 60, 40)))
        .containsExactly(FRANCE);
    assertThat(winners("LIBERATION", PlayMode.TWO_PLAYERS, turn(8, 5, 10, 40, 56)))
        .containsExactly(FRANCE);
    assertThat(winners("CAMPAIGN", PlayMode.TWO_PLAYERS, turn(10, 41, 42, 43, 40))).hasSize(3);
    assertThat(winners("CAMPAIGN", PlayMode.TWO_PLAYERS, turn(10, 40, 42, 43, 40)))
        .containsExactly(FRANCE);
  }

  @Test
  void threePlayersNeedRussiaFirstAndAustriaNotLast() {
    // 18.3: Russia first and Austria second or third.
    assertThat(winners("CAMPAIGN", PlayMode.THREE_PLAYERS, turn(10, 20, 30, 50, 40)))
        .containsExactly(RUSSIA, AUSTRIA);
    assertThat(winners("CAMPAIGN", PlayMode.THREE_PLAYERS, turn(10, 20, 10, 50, 40)))
        .containsExactly(FRANCE);
  }

  @Test
  void aloneAsFrance() {
    // 20.12: more than each Ally; 30 ahead in Spring; the three spaces are needed in Clash and
    // Liberation, where France must be 15 ahead; a surrender loses.
    assertThat(winners("CAMPAIGN", PlayMode.SOLO_FRANCE, turn(10, 5, 6, 7, 8)))
        .containsExactly(FRANCE);
    assertThat(winners("SPRING", PlayMode.SOLO_FRANCE, turn(10, 5, 6, 20, 50)))
        .containsExactly(FRANCE);
    assertThat(winners("SPRING", PlayMode.SOLO_FRANCE, turn(10, 5, 6, 20, 49))).hasSize(3);
    assertThat(winners("CLASH", PlayMode.SOLO_FRANCE, turn(8, 5, 6, 7, 60))).hasSize(3);
    assertThat(winners("CLASH", PlayMode.SOLO_FRANCE, wall(8, 5, 6, 7, 8))).containsExactly(FRANCE);
    assertThat(winners("LIBERATION", PlayMode.SOLO_FRANCE, wall(8, 5, 6, 30, 44))).hasSize(3);
  }

  @Test
  void aloneWithTheCoalitionOrOnePower() {
    // 21.11: each Ally must pass France, which wins ties; 22.2: one's own power must be first, and
    // France last in the campaign.
    assertThat(winners("LIBERATION", PlayMode.SOLO_COALITION, turn(8, 41, 42, 40, 40)))
        .containsExactly(FRANCE);
    assertThat(winners("SPRING", PlayMode.SOLO_COALITION, turn(10, 5, 6, 20, 50))).hasSize(3);
    assertThat(winners("CAMPAIGN", PlayMode.SOLO_POWER, turn(10, 41, 42, 50, 40)))
        .containsExactly(RUSSIA);
    assertThat(winners("CAMPAIGN", PlayMode.SOLO_POWER, turn(10, 39, 42, 50, 40)))
        .containsExactly(FRANCE);
    assertThat(winners("LIBERATION", PlayMode.SOLO_POWER, turn(8, 39, 42, 50, 40)))
        .containsExactly(RUSSIA);
    assertThat(winners("SPRING", PlayMode.SOLO_POWER, turn(10, 5, 6, 20, 50)))
        .containsExactly(RUSSIA);
  }

  @Test
  void theIntroductoryScenarioMayBeDrawn() {
    // 18.4.3: more than both, fewer than both, else a draw.
    assertThat(winners("SPRING", PlayMode.INTRO, turn(2, 12, 0, 19, 20))).containsExactly(FRANCE);
    assertThat(winners("SPRING", PlayMode.INTRO, turn(2, 12, 0, 19, 11)))
        .containsExactly(RUSSIA, BRITAIN);
    assertThat(winners("SPRING", PlayMode.INTRO, turn(2, 12, 0, 19, 15))).isEmpty();
  }
}
