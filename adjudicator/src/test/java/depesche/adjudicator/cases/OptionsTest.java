package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.combat.RuleQuestions;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.title.MapFiles;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The answers to chapter 4 of the test cases about orders that are badly written or too many, each
/// shown by a case that comes out otherwise than by the answer before it.
final class OptionsTest {

  @Test
  void anArmyMayGoByTheSeasItNames() {
    // DATC 4.A.6: the way an army names is not heard, heard, or necessary.
    String named =
        """
        PHASE S1901M
        UNIT ENGLAND A LON
        UNIT ENGLAND F ENG
        UNIT ENGLAND F NTH
        UNIT FRANCE F BRE
        UNIT FRANCE F MAO
        ORDER ENGLAND A LON - ENG - BEL
        ORDER ENGLAND F ENG C A LON - BEL
        ORDER ENGLAND F NTH C A LON - BEL
        ORDER FRANCE F MAO - ENG
        ORDER FRANCE F BRE S F MAO - ENG
        """;
    assertThat(judged(named, "path=IGNORED"))
        .contains("ORDER ENGLAND A LON - ENG - BEL | succeeds", "AFTER ENGLAND A BEL");
    assertThat(judged(named, "path=ALLOWED"))
        .contains(
            "ORDER ENGLAND A LON - ENG - BEL | fails",
            "ORDER ENGLAND F NTH C A LON - BEL | invalid",
            "AFTER ENGLAND A LON");
    String silent = named.replace("A LON - ENG - BEL", "A LON - BEL");
    assertThat(judged(silent, "path=ALLOWED")).contains("AFTER ENGLAND A BEL");
    assertThat(judged(silent, "path=REQUIRED"))
        .contains("ORDER ENGLAND A LON - BEL | invalid", "AFTER ENGLAND A LON");
    assertThat(judged(named.replace("- ENG - BEL", "- NTH - BEL"), "path=REQUIRED"))
        .contains("ORDER ENGLAND A LON - NTH - BEL | succeeds", "AFTER ENGLAND A BEL");
  }

  @Test
  void anOrderToGoByConvoyMayMeanTheLandToo() {
    // DATC 4.A.3: before 2023 an army goes by land where no fleet could carry it.
    String inland =
        """
        PHASE S1901M
        UNIT FRANCE A PAR
        ORDER FRANCE A PAR - BUR VIA
        """;
    assertThat(judged(inland, "adjacent=INTENT"))
        .contains("ORDER FRANCE A PAR - BUR VIA | illegal");
    assertThat(judged(inland, "adjacent=INTENT_OR_LAND")).contains("AFTER FRANCE A BUR");
    assertThat(judged(inland, "adjacent=SWAP")).contains("AFTER FRANCE A BUR");
  }

  @Test
  void theCoastOfTheOrderedUnitMayHaveToBeRight() {
    // DATC 4.B.5: another coast than the fleet stands on is not heard, or spoils the order.
    String named =
        """
        PHASE S1901M
        UNIT FRANCE F SPA/SC
        ORDER FRANCE F SPA/NC - LYO
        """;
    assertThat(judged(named, "orderedCoast=IGNORED")).contains("AFTER FRANCE F LYO");
    assertThat(judged(named, "orderedCoast=ILLEGAL"))
        .contains("ORDER FRANCE F SPA/NC - LYO | illegal", "AFTER FRANCE F SPA/SC");
    assertThat(judged(named.replace("SPA/NC", "SPA"), "orderedCoast=ILLEGAL"))
        .contains("AFTER FRANCE F LYO");
  }

  @Test
  void aStrangeCoastMaySpoilTheOrder() {
    // DATC 4.B.6: an army has no coast, Brest has but one, Spain has none in the west.
    String named =
        """
        PHASE S1901M
        UNIT FRANCE F GAS
        UNIT FRANCE A MAR
        UNIT FRANCE F ENG
        ORDER FRANCE F GAS - SPA/WC
        ORDER FRANCE A MAR - PIE/SC
        ORDER FRANCE F ENG - BRE/NC
        """;
    assertThat(judged(named, "strangeCoast=IGNORED"))
        .contains("AFTER FRANCE F SPA/NC", "AFTER FRANCE A PIE", "AFTER FRANCE F BRE");
    assertThat(judged(named, "strangeCoast=ILLEGAL"))
        .contains("AFTER FRANCE F GAS", "AFTER FRANCE A MAR", "AFTER FRANCE F ENG");
    String built =
        """
        PHASE W1901A
        CENTER FRANCE BRE
        BUILD FRANCE F BRE/NC
        """;
    assertThat(judged(built, "strangeCoast=IGNORED")).contains("FINAL FRANCE F BRE");
    assertThat(judged(built, "strangeCoast=ILLEGAL"))
        .contains("BUILD FRANCE F BRE/NC | illegal")
        .doesNotContain("FINAL FRANCE F BRE");
  }

  @Test
  void theTypeMayHaveToBeRight() {
    // DATC 4.C.2: a wrong type is not heard, spoils the order, or gives way to a right one.
    String both =
        """
        PHASE S1901M
        UNIT ENGLAND F NTH
        ORDER ENGLAND A NTH - DEN
        ORDER ENGLAND F NTH - NWY
        """;
    assertThat(judged(both, "wrongType=VALID")).contains("AFTER ENGLAND F NTH");
    assertThat(judged(both, "wrongType=UNLESS_BETTER"))
        .contains("ORDER ENGLAND A NTH - DEN | illegal", "AFTER ENGLAND F NWY");
    String alone = both.replace("ORDER ENGLAND F NTH - NWY\n", "");
    assertThat(judged(alone, "wrongType=UNLESS_BETTER")).contains("AFTER ENGLAND F DEN");
    assertThat(judged(alone, "wrongType=ILLEGAL"))
        .contains("ORDER ENGLAND A NTH - DEN | illegal", "AFTER ENGLAND F NTH");
  }

  @Test
  void theTypeOfASupportedUnitMayHaveToBeRight() {
    // DATC 4.C.2: so does that of the unit that is supported.
    String supported =
        """
        PHASE S1901M
        UNIT ENGLAND F NTH
        UNIT ENGLAND F NWG
        UNIT RUSSIA A NWY
        ORDER ENGLAND F NWG - NWY
        ORDER ENGLAND F NTH S A NWG - NWY
        """;
    assertThat(judged(supported, "wrongType=VALID")).contains("AFTER ENGLAND F NWY");
    assertThat(judged(supported, "wrongType=ILLEGAL"))
        .contains("ORDER ENGLAND F NTH S A NWG - NWY | illegal", "AFTER RUSSIA A NWY");
  }

  @Test
  void ofSeveralOrdersOneMayCount() {
    // DATC 4.D.3: the first legal one, the last legal one, or none.
    String several =
        """
        PHASE S1901M
        UNIT FRANCE A PAR
        ORDER FRANCE A PAR - MOS
        ORDER FRANCE A PAR - BUR
        ORDER FRANCE A PAR - PIC
        ORDER FRANCE A PAR - LON
        """;
    assertThat(judged(several, "severalOrders=FIRST"))
        .contains("ORDER FRANCE A PAR - PIC | illegal", "AFTER FRANCE A BUR");
    assertThat(judged(several, "severalOrders=LAST"))
        .contains("ORDER FRANCE A PAR - BUR | illegal", "AFTER FRANCE A PIC");
    assertThat(judged(several, "severalOrders=NONE")).contains("AFTER FRANCE A PAR");
  }

  @Test
  void anImpossibleMoveMayBeAMove() {
    // DATC 4.E.1: it is no order, so that the unit can be supported to hold; or it is one.
    String refused =
        """
        PHASE S1901M
        UNIT GERMANY F KIE
        UNIT GERMANY A MUN
        UNIT GERMANY A BER
        UNIT RUSSIA F BAL
        UNIT RUSSIA A PRU
        ORDER GERMANY A BER - MOS
        ORDER GERMANY A MUN S A BER
        ORDER RUSSIA A PRU - BER
        ORDER RUSSIA F BAL S A PRU - BER
        """;
    assertThat(judged(refused, "impossible=HOLDS"))
        .contains("ORDER GERMANY A MUN S A BER | given", "AFTER GERMANY A BER");
    assertThat(judged(refused, "impossible=MOVES"))
        .contains("ORDER GERMANY A MUN S A BER | invalid", "AFTER RUSSIA A BER");
  }

  @Test
  void aSupportMayOrderWhatItSupports() {
    // DATC 4.E.3: a unit without an order holds, or does what its own power supports.
    String silent =
        """
        PHASE S1901M
        UNIT GERMANY A RUH
        UNIT GERMANY F KIE
        UNIT GERMANY F HEL
        UNIT FRANCE A BEL
        UNIT FRANCE A PIC
        ORDER GERMANY A RUH S F KIE - HOL
        ORDER FRANCE A PIC S F HEL - NTH
        """;
    assertThat(judged(silent, "implicit=NONE")).contains("AFTER GERMANY F KIE");
    assertThat(judged(silent, "implicit=ORDERS"))
        .contains("AFTER GERMANY F HOL", "AFTER GERMANY F HEL");
    assertThat(judged(silent + "ORDER GERMANY F KIE H\n", "implicit=ORDERS"))
        .contains("AFTER GERMANY F KIE");
  }

  @Test
  void anOptionThatIsNotKnownIsNamed() {
    // Bad input: an unknown option or answer is said with what there is.
    CaseAnswer caseAnswer =
        Cases.judge(
            "CASE 1\nOPTION paradox=NEVER\nOPTION tea=MILK\nOPTION x\nPHASE S1901M\nEND"
                .lines()
                .toList(),
            List.of(MapFiles.STANDARD.variant()));
    assertThat(caseAnswer.lines()).isEmpty();
    assertThat(caseAnswer.troubles())
        .extracting(CaseError::line, caseError -> caseError.getClass().getSimpleName())
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(2, "NoOption"),
            org.assertj.core.groups.Tuple.tuple(3, "NoOption"),
            org.assertj.core.groups.Tuple.tuple(4, "NoOption"));
  }

  @Test
  void everyAnswerHasAWordOfItsOwn() {
    // DATC, chapter 4: no question is asked twice.
    assertThat(RuleQuestions.ALL).extracting(Ruling::key).doesNotHaveDuplicates();
    assertThat(RuleQuestions.ALL).containsAll(RuleQuestions.ASHORE);
  }

  private static List<String> judged(String orders, String option) {
    String text = "CASE 1\nOPTION " + option + "\n" + orders + "END\n";
    CaseAnswer caseAnswer =
        Cases.judge(text.lines().toList(), List.of(MapFiles.STANDARD.variant()));
    assertThat(caseAnswer.troubles()).isEmpty();
    return caseAnswer.lines();
  }
}
