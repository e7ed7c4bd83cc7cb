package depesche.adjudicator.congress.scenarios;

import static depesche.adjudicator.congress.board.MajorPower.AUSTRIA;
import static depesche.adjudicator.congress.board.MajorPower.BRITAIN;
import static depesche.adjudicator.congress.board.MajorPower.FRANCE;
import static depesche.adjudicator.congress.board.MajorPower.RUSSIA;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.congress.CongressFiles;
import depesche.adjudicator.congress.board.ArmyUnitKind;
import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

final class ScenarioFileTest {

  private static List<Integer> of(SequencedMap<MajorPower, Integer> numbers, MajorPower... powers) {
    return List.of(powers).stream().map(power -> numbers.getOrDefault(power, -1)).toList();
  }

  private static FrontArmy army(String scenario, String name) {
    return CongressFiles.scenario(scenario).armies().stream()
        .filter(army -> army.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void pointsHandsAndTurnsOfAllScenarios() {
    // Rulings, set-ups: VP (BR/AU/RU/FR), hands (FR/BR/RU/AU) and turns of the five scenarios.
    SequencedMap<String, List<Integer>> points = new LinkedHashMap<>();
    SequencedMap<String, List<Integer>> hands = new LinkedHashMap<>();
    SequencedMap<String, List<Integer>> turns = new LinkedHashMap<>();
    for (CongressScenario one : CongressFiles.SCENARIOS.scenarios()) {
      points.put(one.id(), of(one.points(), BRITAIN, AUSTRIA, RUSSIA, FRANCE));
      hands.put(one.id(), of(one.hands(), FRANCE, BRITAIN, RUSSIA, AUSTRIA));
      turns.put(one.id(), List.of(one.firstTurn(), one.lastTurn(), one.deck()));
    }
    assertThat(points)
        .hasToString(
            "{SPRING=[5, 7, 15, 25], CLASH=[15, 20, 25, 55], LIBERATION=[20, 20, 25, 60],"
                + " 1814=[30, 30, 35, 50], CAMPAIGN=[5, 5, 10, 60]}");
    assertThat(hands)
        .hasToString(
            "{SPRING=[14, 12, 12, 11], CLASH=[13, 13, 11, 11], LIBERATION=[15, 12, 10, 11],"
                + " 1814=[11, 13, 13, 11], CAMPAIGN=[15, 12, 10, 11]}");
    assertThat(turns)
        .hasToString(
            "{SPRING=[2, 10, 65], CLASH=[5, 8, 63], LIBERATION=[1, 8, 65], 1814=[8, 10, 61],"
                + " CAMPAIGN=[1, 10, 65]}");
  }

  @Test
  void twoPlayersStartSpringWithOtherPoints() {
    // 18.2.5: Spring for two begins with BR 5, AU 10, RU 20, FR 55; the others as for four.
    CongressScenario spring = CongressFiles.SCENARIOS.forTwo("SPRING").orElseThrow();
    assertThat(of(spring.points(), BRITAIN, AUSTRIA, RUSSIA, FRANCE))
        .containsExactly(5, 10, 20, 55);
    assertThat(CongressFiles.SCENARIOS.forTwo("CLASH")).contains(CongressFiles.scenario("CLASH"));
  }

  @Test
  void armiesOfTheScenarios() {
    // 17.2.7 to 17.6.5: fifteen armies and boxes each; Liberation uses those of the campaign.
    for (CongressScenario one : CongressFiles.SCENARIOS.scenarios()) {
      assertThat(one.armies()).as(one.id()).hasSize(15);
    }
    assertThat(CongressFiles.scenario("LIBERATION").armies())
        .isEqualTo(CongressFiles.scenario("CAMPAIGN").armies());
    assertThat(army("CLASH", "Grande Armee").strength()).isEqualTo(13);
    assertThat(army("CLASH", "Northern Army").units())
        .containsEntry(ArmyUnitKind.SWEDISH, 2)
        .hasSize(3);
    assertThat(army("1814", "Army of Silesia").space()).isEqualTo("Bavaria");
    assertThat(army("CAMPAIGN", "Grande Armee").space()).isEqualTo("Poland");
    assertThat(army("SPRING", "British in America").units()).containsEntry(ArmyUnitKind.FLEET, 2);
  }

  @Test
  void removedCardsAndIssues() {
    // 17.2.3, 17.3.3, 17.5.3: what is out of the game; 66 cards without them make the deck.
    assertThat(CongressFiles.scenario("CLASH").removedCards()).containsExactly(31, 33, 16);
    assertThat(CongressFiles.scenario("1814").removedIssues())
        .containsExactly("Armistice", "Austria at War", "Sweden at War");
    for (CongressScenario one : CongressFiles.SCENARIOS.scenarios()) {
      assertThat(66 - one.removedCards().size() - one.toRussia().size())
          .as(one.id())
          .isEqualTo(one.deck());
    }
  }

  @Test
  void franceRetreatsTwoSpacesInTheFirstTurn() {
    // 17.6.4: from Poland to Saxony instead of Silesia, on fronts A and B only.
    CongressScenario campaign = CongressFiles.scenario("CAMPAIGN");
    assertThat(campaign.doubleRetreat()).containsExactly(WarFront.A, WarFront.B);
    FrontSpaces central = CongressFiles.SCENARIOS.fronts().getFirst();
    assertThat(central.toward("Poland", 2)).isEqualTo("Saxony");
    assertThat(central.toward("Saxony", 1)).isEqualTo("Bavaria");
    assertThat(central.away("Silesia", 2)).isEqualTo("Polesia");
    assertThat(CongressFiles.scenario("SPRING").doubleRetreat()).isEmpty();
  }
}
