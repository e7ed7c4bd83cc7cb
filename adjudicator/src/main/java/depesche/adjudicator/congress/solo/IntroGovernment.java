package depesche.adjudicator.congress.solo;

import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.solo.BotReason.BotSpends;
import depesche.adjudicator.congress.sums.Spending;
import depesche.adjudicator.congress.sums.Treasury;
import java.util.ArrayList;
import java.util.List;

/// How the introductory French bot spends its resources (18.4.6.1): mandatory issues first, then
/// recruitment, minor countries with units, support for each operation, one Liberalism die, Sound
/// Government.
public final class IntroGovernment {

  private static final String RULE = "18.4.6.1";

  private final List<BotReason> reasons = new ArrayList<>();
  private Treasury treasury;

  private IntroGovernment(Treasury treasury) {
    this.treasury = treasury;
  }

  /// {@return the treasury after all that is paid}
  ///
  /// @param operations French Military Operations of this turn, with the one of Napoleon
  public static BestChoice<Treasury> spent(
      Treasury treasury, List<CongressIssue> issues, IssueTrack track, int operations) {
    return new IntroGovernment(treasury).spend(issues, track, operations);
  }

  private BestChoice<Treasury> spend(List<CongressIssue> issues, IssueTrack track, int operations) {
    List<CongressIssue> won =
        issues.stream()
            .filter(issue -> track.held(MajorPower.FRANCE).contains(issue.name()))
            .filter(issue -> !issue.isAllied())
            .toList();
    for (CongressIssue issue : won) {
      if (issue.mandatory()) {
        pay(Spending.Use.MANDATORY, issue.name());
      }
    }
    for (CongressIssue issue : won) {
      if (FrenchPriority.of(issue) == FrenchPriority.FRENCH_RECRUITMENT) {
        pay(Spending.Use.ISSUE, issue.name());
      }
    }
    for (CongressIssue issue : won) {
      if (issue.frenchUnit()) {
        pay(Spending.Use.ISSUE, issue.name());
      }
    }
    for (int marker = 0; marker < operations; marker++) {
      pay(Spending.Use.SUPPORT, "Military Support");
    }
    if (track.held(MajorPower.FRANCE).contains("Liberalism")) {
      pay(Spending.Use.TRACK, "Liberalism");
    }
    pay(Spending.Use.SOUND_GOVERNMENT, "Sound Government");
    return new BestChoice<>(List.of(treasury), reasons);
  }

  private void pay(Spending.Use use, String what) {
    boolean paid = treasury.left() > 0;
    reasons.add(new BotSpends(what, 1, paid, RULE));
    if (paid) {
      treasury = treasury.spend(use, what, 1);
    }
  }
}
