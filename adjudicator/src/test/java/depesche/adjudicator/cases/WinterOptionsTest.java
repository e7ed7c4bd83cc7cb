package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.title.MapFiles;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The answers to chapter 4 of the test cases about builds and removals, each shown by a case that
/// comes out otherwise than by the answer before it.
final class WinterOptionsTest {

  @Test
  void aFleetInlandMayBeAnArmy() {
    // DATC 4.C.4: a fleet cannot be built in Moscow; an army can.
    String built =
        """
        PHASE W1901A
        CENTER RUSSIA MOS
        BUILD RUSSIA F MOS
        """;
    assertThat(judged(built, "inlandFleet=FAILS")).contains("BUILD RUSSIA F MOS | illegal");
    assertThat(judged(built, "inlandFleet=ARMY"))
        .contains("BUILD RUSSIA F MOS | succeeds", "FINAL RUSSIA A MOS");
  }

  @Test
  void ofTooManyBuildsSomeMayCount() {
    // DATC 4.D.4: the first legal ones, the last legal ones, or none.
    String builds =
        """
        PHASE W1901A
        CENTER GERMANY BER
        CENTER GERMANY KIE
        CENTER GERMANY MUN
        UNIT GERMANY A RUH
        BUILD GERMANY A WAR
        BUILD GERMANY A BER
        BUILD GERMANY F KIE
        BUILD GERMANY A MUN
        """;
    assertThat(judged(builds, "surplusBuilds=FIRST"))
        .contains("FINAL GERMANY A BER", "FINAL GERMANY F KIE")
        .doesNotContain("FINAL GERMANY A MUN");
    assertThat(judged(builds, "surplusBuilds=LAST"))
        .contains("FINAL GERMANY F KIE", "FINAL GERMANY A MUN")
        .doesNotContain("FINAL GERMANY A BER");
    assertThat(judged(builds, "surplusBuilds=NONE"))
        .contains("BUILD GERMANY A BER | illegal", "FINAL GERMANY A RUH")
        .doesNotContain("FINAL GERMANY A MUN");
  }

  @Test
  void ofSeveralBuildsInOneProvinceOneMayCount() {
    // DATC 4.D.5: the first, the last, or none.
    String builds =
        """
        PHASE W1901A
        CENTER GERMANY BER
        CENTER GERMANY KIE
        BUILD GERMANY A KIE
        BUILD GERMANY F KIE
        """;
    assertThat(judged(builds, "severalBuilds=FIRST"))
        .contains("BUILD GERMANY F KIE | illegal", "FINAL GERMANY A KIE");
    assertThat(judged(builds, "severalBuilds=LAST"))
        .contains("BUILD GERMANY A KIE | illegal", "FINAL GERMANY F KIE");
    assertThat(judged(builds, "severalBuilds=NONE"))
        .contains("BUILD GERMANY A KIE | illegal", "BUILD GERMANY F KIE | illegal");
  }

  @Test
  void ofTooManyRemovalsSomeMayCount() {
    // DATC 4.D.6: the first legal ones, the last legal ones, or none, and the rule removes.
    String removals =
        """
        PHASE W1901A
        CENTER FRANCE PAR
        UNIT FRANCE A PAR
        UNIT FRANCE A PIC
        UNIT FRANCE A MUN
        DISBAND FRANCE A PAR
        DISBAND FRANCE A BRE
        DISBAND FRANCE A MUN
        DISBAND FRANCE A PIC
        """;
    assertThat(judged(removals, "surplusRemovals=FIRST")).contains("FINAL FRANCE A PIC");
    assertThat(judged(removals, "surplusRemovals=LAST")).contains("FINAL FRANCE A PAR");
    assertThat(judged(removals, "surplusRemovals=NONE"))
        .contains("AUTODISBAND FRANCE A MUN", "AUTODISBAND FRANCE A PIC", "FINAL FRANCE A PAR");
  }

  @Test
  void buildsMayNotBeDeclined() {
    // DATC 4.D.7: a power may waive a build, or may not say so.
    String waived =
        """
        PHASE W1901A
        CENTER FRANCE PAR
        WAIVE FRANCE
        """;
    assertThat(judged(waived, "waiving=ALLOWED")).contains("WAIVE FRANCE | succeeds");
    assertThat(judged(waived, "waiving=FORBIDDEN")).contains("WAIVE FRANCE | illegal");
  }

  @Test
  void removalMayGoByTheDistanceFromHome() {
    // DATC 4.D.8: from the centres owned, everybody over land and sea; or from home, fleets by sea.
    String far =
        """
        PHASE W1901A
        CENTER FRANCE MAR
        CENTER FRANCE MUN
        UNIT FRANCE A MUN
        UNIT FRANCE F WES
        UNIT FRANCE F NAO
        """;
    assertThat(judged(far, "disorder=OWNED")).contains("AUTODISBAND FRANCE F NAO");
    assertThat(judged(far, "disorder=HOME")).contains("AUTODISBAND FRANCE F NAO");
    String near =
        """
        PHASE W1901A
        CENTER FRANCE MUN
        UNIT FRANCE A MUN
        UNIT FRANCE A PIC
        """;
    assertThat(judged(near, "disorder=OWNED")).contains("AUTODISBAND FRANCE A PIC");
    assertThat(judged(near, "disorder=HOME")).contains("AUTODISBAND FRANCE A MUN");
    String landlocked =
        """
        PHASE W1901A
        CENTER FRANCE BRE
        CENTER FRANCE MUN
        UNIT FRANCE A BUR
        UNIT FRANCE F LYO
        UNIT FRANCE F TYS
        """;
    assertThat(judged(landlocked, "disorder=HOME")).contains("AUTODISBAND FRANCE F TYS");
  }

  private static List<String> judged(String orders, String option) {
    String text = "CASE 1\nOPTION " + option + "\n" + orders + "END\n";
    CaseAnswer caseAnswer =
        Cases.judge(text.lines().toList(), List.of(MapFiles.STANDARD.variant()));
    assertThat(caseAnswer.troubles()).isEmpty();
    return caseAnswer.lines();
  }
}
