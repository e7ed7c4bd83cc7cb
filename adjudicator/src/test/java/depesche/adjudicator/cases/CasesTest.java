package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.title.MapFiles;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CasesTest {

  @Test
  void aDoubleArmyStrikesWithTwo() {
    // Rulings, foreignStrength and foreignDislodged: two in attack, and removed when dislodged.
    assertThat(
            answer(
                """
                CASE 1
                VARIANT blood-and-iron
                PHASE S1866M
                UNIT AUSTRIA AA AUS
                UNIT FRANCE AA NUR
                UNIT Red A PAS
                UNIT Blue A THU
                UNIT Blue A WUR
                UNIT Blue A CHE
                ORDER AUSTRIA AA AUS - PAS
                ORDER Blue A THU - NUR
                ORDER Blue A WUR S A THU - NUR
                ORDER Blue A CHE S A THU - NUR
                RETREAT Red A PAS - BRU
                END
                """))
        .contains(
            "ORDER AUSTRIA AA AUS - PAS | succeeds",
            "DISLODGED FRANCE AA NUR RETREATS -",
            "DISLODGED Red A PAS RETREATS BRU,MUN",
            "RETREAT Red A PAS - BRU | succeeds",
            "FINAL Red A BRU");
  }

  @Test
  void aStrangersOrderIsIllegalAndSoAreTwoThatDiffer() {
    // An order counts if its power owns the unit; of two that differ none counts (DATC 4.D.3 c).
    assertThat(
            answer(
                """
                CASE 1
                VARIANT blood-and-iron
                PHASE S1866M
                UNIT Red A BER
                UNIT Red A MUN
                ORDER Blue A BER - KUS
                ORDER Red A BER - POM
                ORDER Red A BER - KUS
                ORDER Red AA BER - KUS
                ORDER Red A MUN - NUR
                ORDER Red A MUN - NUR
                END
                """))
        .contains(
            "ORDER Blue A BER - KUS | illegal",
            "ORDER Red A BER - POM | illegal",
            "ORDER Red A BER - KUS | illegal",
            "ORDER Red AA BER - KUS | illegal",
            "ORDER Red A MUN - NUR | succeeds",
            "AFTER Red A BER");
  }

  @Test
  void winterBuildsInOwnedVacantCentresAndRemovesTheFarthest() {
    // Rules 4 and 5: one unit fewer than centres in 1868; the farthest go, then by the alphabet.
    assertThat(
            answer(
                """
                CASE 1
                VARIANT blood-and-iron
                PHASE W1868A
                CENTER Red BER
                CENTER Red DAN
                CENTER Red POS
                CENTER Blue MUN
                CENTER Blue NUR
                UNIT Red A BER
                UNIT Blue A MUN
                UNIT Blue A WAR
                UNIT AUSTRIA AA SIL
                BUILD Red A BER
                BUILD Red A DAN
                BUILD Red A POS
                DISBAND Red A BER
                END
                """))
        .contains(
            "BUILD Red A BER | illegal",
            "BUILD Red A DAN | succeeds",
            "BUILD Red A POS | illegal",
            "DISBAND Red A BER | illegal",
            "AUTODISBAND Blue A WAR",
            "FINAL AUSTRIA AA SIL",
            "FINAL Red A DAN")
        .doesNotContain("FINAL Blue A WAR");
  }

  @Test
  void anIllegalOrderIsNotHeardBesideALegalOne() {
    // DATC 4.D.3, 4.E.1: an illegal order is ignored, so that the other is the only one.
    assertThat(
            answer(
                """
                CASE 1
                PHASE S1901M
                UNIT GERMANY A HOL
                UNIT GERMANY F KIE
                ORDER GERMANY A HOL - PIC
                ORDER GERMANY A HOL S F KIE
                END
                """))
        .contains("ORDER GERMANY A HOL - PIC | illegal", "ORDER GERMANY A HOL S F KIE | given");
  }

  @Test
  void aSupportWithACoastThatIsNotThereNamesNone() {
    // DATC 4.B.4, 4.B.6: Spain has no west coast, and a support need not name the coast.
    assertThat(
            answer(
                """
                CASE 1
                PHASE S1901M
                UNIT FRANCE F MAO
                UNIT FRANCE F POR
                UNIT FRANCE A GAS
                ORDER FRANCE F MAO - SPA/NC
                ORDER FRANCE F POR S F MAO - SPA/WC
                ORDER FRANCE A GAS S F MAO - SPA/SC
                END
                """))
        .contains(
            "ORDER FRANCE F POR S F MAO - SPA/WC | given",
            "ORDER FRANCE A GAS S F MAO - SPA/SC | invalid");
  }

  @Test
  void aWrongTypeIsIgnored() {
    // DATC 4.C.2: the type is clear from the board.
    assertThat(
            answer(
                """
                CASE 1
                PHASE S1901M
                UNIT FRANCE F BRE
                UNIT FRANCE A PIC
                ORDER FRANCE A BRE - ENG
                ORDER FRANCE A PIC S F BRE
                END
                """))
        .contains("ORDER FRANCE A BRE - ENG | succeeds", "ORDER FRANCE A PIC S F BRE | invalid");
  }

  @Test
  void whoHasNoPlaceForAllBuildsMayWaiveOneFirst() {
    // DATC 4.D.7: a waived build is one of those that are due, not one of those that have a place.
    assertThat(
            answer(
                """
                CASE 1
                PHASE W1901A
                CENTER FRANCE PAR
                CENTER FRANCE MAR
                CENTER FRANCE SPA
                UNIT FRANCE A MAR
                WAIVE FRANCE
                BUILD FRANCE A PAR
                BUILD FRANCE A MAR
                END
                """))
        .contains(
            "WAIVE FRANCE | succeeds",
            "BUILD FRANCE A PAR | succeeds",
            "BUILD FRANCE A MAR | illegal",
            "FINAL FRANCE A PAR");
  }

  @Test
  void aFleetIsBuiltOnACoastThatIsNamed() {
    // DATC 4.B.6, 4.B.7: a coast that means nothing is ignored; one that is missing leaves room.
    assertThat(
            answer(
                """
                CASE 1
                PHASE W1901A
                CENTER RUSSIA STP
                CENTER RUSSIA SEV
                CENTER TURKEY CON
                CENTER TURKEY BUL
                BUILD RUSSIA F STP/WC
                BUILD RUSSIA F SEV/SC
                BUILD RUSSIA F STP/SC
                BUILD TURKEY A BUL
                BUILD TURKEY AA CON
                WAIVE TURKEY
                END
                """))
        .contains(
            "BUILD RUSSIA F STP/WC | fails",
            "BUILD RUSSIA F SEV/SC | succeeds",
            "BUILD RUSSIA F STP/SC | succeeds",
            "BUILD TURKEY A BUL | illegal",
            "BUILD TURKEY AA CON | illegal",
            "WAIVE TURKEY | succeeds",
            "FINAL RUSSIA F SEV",
            "FINAL RUSSIA F STP/SC");
  }

  private static List<String> answer(String text) {
    CaseAnswer caseAnswer = judge(text);
    assertThat(caseAnswer.troubles()).isEmpty();
    return caseAnswer.lines();
  }

  private static CaseAnswer judge(String text) {
    return Cases.judge(
        text.lines().toList(),
        List.of(MapFiles.STANDARD.variant(), MapFiles.BLOOD_AND_IRON.variant()));
  }
}
