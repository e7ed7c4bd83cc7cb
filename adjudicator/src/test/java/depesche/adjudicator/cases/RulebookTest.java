package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.combat.Rulebook;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The choices of chapter 4 of the test cases that the newest rulebook does not make.
final class RulebookTest {

  /// How Pandin's extended paradox (6.F.17) comes out when the support is spared.
  private static final List<String> LONDON_FALLS =
      List.of(
          "ORDER ENGLAND F LON S F WAL - ENG | given,destroyed",
          "ORDER FRANCE A BRE - LON | succeeds",
          "AFTER FRANCE F ENG");

  @Test
  void theOldestRuleDisruptsAConvoyThatLosesAnyRoute() {
    // DATC 4.A.1, 1971: a convoy is disrupted when one of its routes is.
    for (String number : List.of("6.F.9", "6.F.10", "6.F.11")) {
      assertThat(judged(number, Rulebook.Disruption.ANY_ROUTE))
          .contains("ORDER ENGLAND A LON - BEL | fails", "AFTER ENGLAND A LON");
    }
    assertThat(judged("6.F.12", Rulebook.Disruption.ANY_ROUTE))
        .contains("ORDER ENGLAND A LON - BEL | succeeds");
  }

  @Test
  void theRuleOf1971SparesTheSupportAgainstAnyCarrier() {
    // DATC 4.A.2, 1971: an army cuts no support of an attack on a fleet that convoys it.
    assertThat(judged("6.F.14", Rulebook.Paradox.RULE_OF_1971)).isEqualTo(judged("6.F.14"));
    assertThat(judged("6.F.17", Rulebook.Paradox.RULE_OF_1971)).containsAll(LONDON_FALLS);
    assertThat(judged("6.F.19", Rulebook.Paradox.RULE_OF_1971, Rulebook.Disruption.ANY_ROUTE))
        .contains("ORDER ITALY F NAP S F ROM - TYS | given", "ORDER ITALY F ROM - TYS | succeeds");
  }

  @Test
  void theRuleOf1982SparesEverySupportIntoACarryingSea() {
    // DATC 4.A.2, 1982: an army cuts no support into or in a sea with a convoying fleet.
    assertThat(judged("6.F.17", Rulebook.Paradox.RULE_OF_1982)).containsAll(LONDON_FALLS);
    assertThat(judged("6.F.18", Rulebook.Paradox.RULE_OF_1982))
        .contains("ORDER ENGLAND A LON - BEL | succeeds", "AFTER ENGLAND F NTH");
    assertThat(judged("6.F.19", Rulebook.Paradox.RULE_OF_1982))
        .contains("ORDER ITALY F ROM - TYS | succeeds");
    assertThat(judged("6.F.20", Rulebook.Paradox.RULE_OF_1982))
        .contains("ORDER ITALY F NAP S F ION | given", "AFTER ITALY F ION");
    assertThat(judged("6.F.21", Rulebook.Paradox.RULE_OF_1982)).contains("AFTER ENGLAND F NAO");
    for (String number : List.of("6.F.22", "6.F.23", "6.F.24")) {
      assertThat(standing(judged(number, Rulebook.Paradox.RULE_OF_1982)))
          .isEqualTo(standing(judged(number)));
    }
  }

  @Test
  void theRuleOf2000SparesTheSupportAgainstANecessaryCarrier() {
    // DATC 4.A.2, 2000: an army cuts no support of an attack on a fleet its convoy needs.
    assertThat(judged("6.F.17", Rulebook.Paradox.RULE_OF_2000)).containsAll(LONDON_FALLS);
    assertThat(judged("6.F.19", Rulebook.Paradox.RULE_OF_2000)).isEqualTo(judged("6.F.19"));
  }

  @Test
  void allMayHoldInAParadox() {
    // DATC 4.A.2, "All Hold": all moves that are part of the paradox fail.
    assertThat(judged("6.F.14", Rulebook.Paradox.ALL_HOLD))
        .contains("ORDER ENGLAND F WAL - ENG | fails", "AFTER FRANCE F ENG", "AFTER FRANCE A BRE");
  }

  @Test
  void anArmyMayBeKidnapped() {
    // DATC 4.A.3, 1971: units swap if a convoy lets them, whoever ordered it.
    assertThat(judged("6.G.2", Rulebook.Adjacent.SWAP))
        .contains("ORDER ENGLAND A NWY - SWE | succeeds", "ORDER RUSSIA F SWE - NWY | succeeds");
    assertThat(judged("6.G.7", Rulebook.Adjacent.SWAP))
        .contains("ORDER ENGLAND F NWY - SWE | succeeds", "ORDER RUSSIA A SWE - NWY | succeeds");
    assertThat(judged("6.G.19", Rulebook.Adjacent.SWAP))
        .contains("ORDER FRANCE A MAR - SPA | succeeds", "ORDER ITALY A SPA - MAR | succeeds");
    assertThat(judged("6.G.11", Rulebook.Adjacent.SWAP))
        .contains("ORDER RUSSIA A SWE - NWY | succeeds", "AFTER RUSSIA F SKA");
  }

  @Test
  void anArmyMayGoBackToTheLand() {
    // DATC 4.A.3, version 2 of the document: the land route is taken if there is no convoy.
    assertThat(judged("6.G.8", Rulebook.Adjacent.INTENT_OR_LAND))
        .contains("ORDER FRANCE A BEL - HOL VIA | succeeds");
    assertThat(judged("6.G.20", Rulebook.Adjacent.INTENT_OR_LAND))
        .contains("ORDER FRANCE A PIC - BEL VIA | succeeds");
    assertThat(judged("6.G.1", Rulebook.Adjacent.INTENT_OR_LAND)).isEqualTo(judged("6.G.1"));
  }

  @Test
  void aConvoyMayHaveToBeAskedFor() {
    // DATC 4.A.3, DPTG: an army goes to a neighbouring province by convoy only if it is told so.
    assertThat(judged("6.G.1", Rulebook.Adjacent.EXPLICIT))
        .contains("ORDER ENGLAND A NWY - SWE | fails", "ORDER RUSSIA A SWE - NWY | fails");
    assertThat(judged("6.G.5", Rulebook.Adjacent.EXPLICIT))
        .contains("ORDER ITALY A ROM - APU | fails", "ORDER TURKEY A APU - ROM | fails");
    assertThat(judged("6.G.6", Rulebook.Adjacent.EXPLICIT))
        .contains("ORDER ENGLAND A LVP - EDI | fails", "ORDER GERMANY A EDI - LVP | fails");
    assertThat(judged("6.G.9", Rulebook.Adjacent.EXPLICIT))
        .contains("ORDER RUSSIA A SWE - NWY | fails,dislodged");
  }

  @Test
  void anAttackMayComeFromTheSea() {
    // DATC 4.A.4 b: an army that comes by convoy cuts the support against its own province.
    assertThat(judged("6.G.13", Rulebook.ConvoyedCut.CUT))
        .contains("ORDER ITALY A VEN S F ALB - TRI | cut", "ORDER ITALY F ALB - TRI | fails");
  }

  @Test
  void theWayBackMayBeClosed() {
    // DATC 4.A.5 a: no retreat to where the attacker came from, though it went by convoy.
    assertThat(judged("6.H.11", Rulebook.Retreat.FORBIDDEN))
        .contains("RETREAT ITALY A MAR - GAS | illegal");
    assertThat(judged("6.H.12", Rulebook.Retreat.FORBIDDEN))
        .contains("RETREAT ENGLAND A LVP - EDI | illegal");
  }

  @Test
  void aDislodgedUnitMayHaveNoEffectOnItsAttackersProvince() {
    // DATC 4.A.7 a: nor if the two did not meet because one went by convoy.
    assertThat(judged("6.G.10", Rulebook.Beaten.NO_EFFECT))
        .contains("ORDER FRANCE F NWG - NWY | succeeds");
    assertThat(judged("6.G.14", Rulebook.Beaten.NO_EFFECT))
        .contains("ORDER FRANCE F NWG - NWY | succeeds");
    assertThat(judged("6.G.15", Rulebook.Beaten.NO_EFFECT))
        .contains("ORDER ENGLAND A YOR - LON | succeeds");
  }

  @Test
  void aCoastMayHaveToBeNamed() {
    // DATC 4.B.2 b: though only one is possible.
    assertThat(judged("6.B.2", Rulebook.OmittedCoast.ILLEGAL))
        .contains("ORDER FRANCE F GAS - SPA | illegal");
  }

  @Test
  void aWrongCoastMayBeMended() {
    // DATC 4.B.3 a: the fleet goes to the only coast that is possible.
    assertThat(judged("6.B.3", Rulebook.ImpossibleCoast.ONLY_ONE))
        .contains("ORDER FRANCE F GAS - SPA/SC | succeeds", "AFTER FRANCE F SPA/NC");
  }

  @Test
  void aSupportMayHaveToNameTheCoast() {
    // DATC 4.B.4: if the fleet could go to several.
    assertThat(judged("6.B.7", Rulebook.SupportedCoast.REQUIRED))
        .contains("ORDER FRANCE F POR S F MAO - SPA | illegal", "AFTER ITALY F SPA/SC");
    assertThat(judged("6.B.15", Rulebook.SupportedCoast.REQUIRED))
        .contains("ORDER FRANCE F POR S F MAO - SPA | illegal", "AFTER ITALY F SPA/SC");
    assertThat(judged("6.B.8", Rulebook.SupportedCoast.REQUIRED)).isEqualTo(judged("6.B.8"));
  }

  private static List<String> judged(String number, Enum<?>... choices) {
    Variant variant = Variants.standard(rulebook(choices));
    Answer answer = Cases.judge(DatcCases.of(number), List.of(variant));
    assertThat(answer.troubles()).isEmpty();
    return answer.lines();
  }

  private static List<String> standing(List<String> lines) {
    return lines.stream().filter(line -> line.startsWith("AFTER")).toList();
  }

  /// The newest rulebook but for these choices.
  private static Rulebook rulebook(Enum<?>... choices) {
    try {
      RecordComponent[] questions = Rulebook.class.getRecordComponents();
      Object[] answers = new Object[questions.length];
      for (int i = 0; i < answers.length; i++) {
        answers[i] = questions[i].getAccessor().invoke(Rulebook.NEWEST);
        for (Enum<?> choice : choices) {
          answers[i] = questions[i].getType().isInstance(choice) ? choice : answers[i];
        }
      }
      Class<?>[] types =
          Arrays.stream(questions).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return Rulebook.class.getDeclaredConstructor(types).newInstance(answers);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
