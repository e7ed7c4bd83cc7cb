package depesche.bot.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/// What is expected of the doctor's words.
final class Findings {

  private Findings() {}

  /// {@return what the doctor says, which must be one thing to mend, in one line}
  static String ill(List<Finding> findings) {
    List<Finding> ill =
        findings.stream().filter(one -> one.health() == Finding.Health.TO_MEND).toList();
    assertThat(ill).as("%s", findings).hasSize(1);
    assertThat(ill.getFirst().words().lines()).hasSize(1);
    return ill.getFirst().subject() + ": " + ill.getFirst().words();
  }

  static void assertWell(List<Finding> findings) {
    assertThat(findings)
        .isNotEmpty()
        .allMatch(finding -> finding.health() == Finding.Health.WELL)
        .allMatch(finding -> finding.words().lines().count() == 1);
  }
}
