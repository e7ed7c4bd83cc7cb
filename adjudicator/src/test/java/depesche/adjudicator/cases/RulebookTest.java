package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.title.MapFiles;
import java.util.ArrayList;
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
      assertThat(judged(number, "disruption=ANY_ROUTE"))
          .contains("ORDER ENGLAND A LON - BEL | fails", "AFTER ENGLAND A LON");
    }
    assertThat(judged("6.F.12", "disruption=ANY_ROUTE"))
        .contains("ORDER ENGLAND A LON - BEL | succeeds");
  }

  @Test
  void theRuleOf1971SparesTheSupportAgainstAnyCarrier() {
    // DATC 4.A.2, 1971: an army cuts no support of an attack on a fleet that convoys it.
    assertThat(judged("6.F.14", "paradox=RULE_OF_1971")).isEqualTo(judged("6.F.14"));
    assertThat(judged("6.F.17", "paradox=RULE_OF_1971")).containsAll(LONDON_FALLS);
    assertThat(judged("6.F.19", "paradox=RULE_OF_1971", "disruption=ANY_ROUTE"))
        .contains("ORDER ITALY F NAP S F ROM - TYS | given", "ORDER ITALY F ROM - TYS | succeeds");
  }

  @Test
  void theRuleOf1982SparesEverySupportIntoACarryingSea() {
    // DATC 4.A.2, 1982: an army cuts no support into or in a sea with a convoying fleet.
    assertThat(judged("6.F.17", "paradox=RULE_OF_1982")).containsAll(LONDON_FALLS);
    assertThat(judged("6.F.18", "paradox=RULE_OF_1982"))
        .contains("ORDER ENGLAND A LON - BEL | succeeds", "AFTER ENGLAND F NTH");
    assertThat(judged("6.F.19", "paradox=RULE_OF_1982"))
        .contains("ORDER ITALY F ROM - TYS | succeeds");
    assertThat(judged("6.F.20", "paradox=RULE_OF_1982"))
        .contains("ORDER ITALY F NAP S F ION | given", "AFTER ITALY F ION");
    assertThat(judged("6.F.21", "paradox=RULE_OF_1982")).contains("AFTER ENGLAND F NAO");
    for (String number : List.of("6.F.22", "6.F.23", "6.F.24")) {
      assertThat(standing(judged(number, "paradox=RULE_OF_1982")))
          .isEqualTo(standing(judged(number)));
    }
  }

  @Test
  void theRuleOf2000SparesTheSupportAgainstANecessaryCarrier() {
    // DATC 4.A.2, 2000: an army cuts no support of an attack on a fleet its convoy needs.
    assertThat(judged("6.F.17", "paradox=RULE_OF_2000")).containsAll(LONDON_FALLS);
    assertThat(judged("6.F.19", "paradox=RULE_OF_2000")).isEqualTo(judged("6.F.19"));
  }

  @Test
  void allMayHoldInAParadox() {
    // DATC 4.A.2, "All Hold": all moves that are part of the paradox fail.
    assertThat(judged("6.F.14", "paradox=ALL_HOLD"))
        .contains("ORDER ENGLAND F WAL - ENG | fails", "AFTER FRANCE F ENG", "AFTER FRANCE A BRE");
  }

  @Test
  void anArmyMayBeKidnapped() {
    // DATC 4.A.3, 1971: units swap if a convoy lets them; anybody may have ordered it.
    assertThat(judged("6.G.2", "adjacent=SWAP"))
        .contains("ORDER ENGLAND A NWY - SWE | succeeds", "ORDER RUSSIA F SWE - NWY | succeeds");
    assertThat(judged("6.G.7", "adjacent=SWAP"))
        .contains("ORDER ENGLAND F NWY - SWE | succeeds", "ORDER RUSSIA A SWE - NWY | succeeds");
    assertThat(judged("6.G.19", "adjacent=SWAP"))
        .contains("ORDER FRANCE A MAR - SPA | succeeds", "ORDER ITALY A SPA - MAR | succeeds");
    assertThat(judged("6.G.11", "adjacent=SWAP"))
        .contains("ORDER RUSSIA A SWE - NWY | succeeds", "AFTER RUSSIA F SKA");
  }

  @Test
  void anArmyMayGoBackToTheLand() {
    // DATC 4.A.3, version 2 of the document: the land route is taken if there is no convoy.
    assertThat(judged("6.G.8", "adjacent=INTENT_OR_LAND"))
        .contains("ORDER FRANCE A BEL - HOL VIA | succeeds");
    assertThat(judged("6.G.20", "adjacent=INTENT_OR_LAND"))
        .contains("ORDER FRANCE A PIC - BEL VIA | succeeds");
    assertThat(judged("6.G.1", "adjacent=INTENT_OR_LAND")).isEqualTo(judged("6.G.1"));
  }

  @Test
  void aConvoyMayHaveToBeAskedFor() {
    // DATC 4.A.3, DPTG: an army goes to a neighbouring province by convoy only if it is told so.
    assertThat(judged("6.G.1", "adjacent=EXPLICIT"))
        .contains("ORDER ENGLAND A NWY - SWE | fails", "ORDER RUSSIA A SWE - NWY | fails");
    assertThat(judged("6.G.5", "adjacent=EXPLICIT"))
        .contains("ORDER ITALY A ROM - APU | fails", "ORDER TURKEY A APU - ROM | fails");
    assertThat(judged("6.G.6", "adjacent=EXPLICIT"))
        .contains("ORDER ENGLAND A LVP - EDI | fails", "ORDER GERMANY A EDI - LVP | fails");
    assertThat(judged("6.G.9", "adjacent=EXPLICIT"))
        .contains("ORDER RUSSIA A SWE - NWY | fails,dislodged");
  }

  @Test
  void anAttackMayComeFromTheSea() {
    // DATC 4.A.4 b: an army that comes by convoy cuts the support against its own province.
    assertThat(judged("6.G.13", "convoyedCut=CUT"))
        .contains("ORDER ITALY A VEN S F ALB - TRI | cut", "ORDER ITALY F ALB - TRI | fails");
  }

  @Test
  void theWayBackMayBeClosed() {
    // DATC 4.A.5 a: no retreat to where the attacker came from, though it went by convoy.
    assertThat(judged("6.H.11", "retreat=FORBIDDEN"))
        .contains("RETREAT ITALY A MAR - GAS | illegal");
    assertThat(judged("6.H.12", "retreat=FORBIDDEN"))
        .contains("RETREAT ENGLAND A LVP - EDI | illegal");
  }

  @Test
  void aDislodgedUnitMayHaveNoEffectOnItsAttackersProvince() {
    // DATC 4.A.7 a: nor if the two did not meet because one went by convoy.
    assertThat(judged("6.G.10", "beaten=NO_EFFECT"))
        .contains("ORDER FRANCE F NWG - NWY | succeeds");
    assertThat(judged("6.G.14", "beaten=NO_EFFECT"))
        .contains("ORDER FRANCE F NWG - NWY | succeeds");
    assertThat(judged("6.G.15", "beaten=NO_EFFECT"))
        .contains("ORDER ENGLAND A YOR - LON | succeeds");
  }

  @Test
  void aCoastMayHaveToBeNamed() {
    // DATC 4.B.2 b: though only one is possible.
    assertThat(judged("6.B.2", "omittedCoast=ILLEGAL"))
        .contains("ORDER FRANCE F GAS - SPA | illegal");
  }

  @Test
  void aWrongCoastMayBeMended() {
    // DATC 4.B.3 a: the fleet goes to the only coast that is possible.
    assertThat(judged("6.B.3", "impossibleCoast=ONLY_ONE"))
        .contains("ORDER FRANCE F GAS - SPA/SC | succeeds", "AFTER FRANCE F SPA/NC");
  }

  @Test
  void aSupportMayHaveToNameTheCoast() {
    // DATC 4.B.4: if the fleet could go to several.
    assertThat(judged("6.B.7", "supportedCoast=REQUIRED"))
        .contains("ORDER FRANCE F POR S F MAO - SPA | illegal", "AFTER ITALY F SPA/SC");
    assertThat(judged("6.B.15", "supportedCoast=REQUIRED"))
        .contains("ORDER FRANCE F POR S F MAO - SPA | illegal", "AFTER ITALY F SPA/SC");
    assertThat(judged("6.B.8", "supportedCoast=REQUIRED")).isEqualTo(judged("6.B.8"));
  }

  private static List<String> judged(String number, String... options) {
    List<String> block = new ArrayList<>(DatcCases.of(number));
    List.of(options).forEach(option -> block.add(1, "OPTION " + option));
    CaseAnswer caseAnswer = Cases.judge(block, List.of(MapFiles.STANDARD.variant()));
    assertThat(caseAnswer.troubles()).isEmpty();
    return caseAnswer.lines().stream().filter(line -> !line.startsWith("OPTION")).toList();
  }

  private static List<String> standing(List<String> lines) {
    return lines.stream().filter(line -> line.startsWith("AFTER")).toList();
  }
}
