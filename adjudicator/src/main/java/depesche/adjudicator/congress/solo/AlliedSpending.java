package depesche.adjudicator.congress.solo;

import depesche.adjudicator.congress.solo.BotReason.BotSpends;
import depesche.adjudicator.congress.sums.Spending;
import depesche.adjudicator.congress.sums.Treasury;
import java.util.ArrayList;
import java.util.List;

/// The order in which the Allied bot spends Austrian resources, as far as the example of 20.9 tells
/// it: mandatory issues, AU Recruitment, Generalissimo, Future Government, one support marker if
/// Austria fights, minor countries. The steps 2e and 2f are on a chart that is not in the playbook.
public final class AlliedSpending {

  private static final List<String> BEFORE_SUPPORT =
      List.of("AU Recruitment", "Generalissimo", "Future Government of France");

  private AlliedSpending() {}

  /// {@return the treasury after all that is paid}
  ///
  /// @param mandatory issues on the Austrian track that have to be paid
  /// @param others the other issues there
  public static BestChoice<Treasury> austria(
      Treasury treasury, List<String> mandatory, List<String> others, boolean fights) {
    List<Spending> wishes = new ArrayList<>();
    mandatory.forEach(issue -> wishes.add(new Spending(Spending.Use.MANDATORY, issue, 1)));
    for (String issue : BEFORE_SUPPORT) {
      if (others.contains(issue)) {
        wishes.add(new Spending(Spending.Use.ISSUE, issue, 1));
      }
    }
    if (fights) {
      wishes.add(new Spending(Spending.Use.SUPPORT, "Military Support", 1));
    }
    for (String issue : others) {
      if (!BEFORE_SUPPORT.contains(issue)) {
        wishes.add(new Spending(Spending.Use.ISSUE, issue, 1));
      }
    }
    Treasury now = treasury;
    List<BotReason> reasons = new ArrayList<>();
    for (Spending wish : wishes) {
      boolean paid = now.left() >= wish.resources();
      reasons.add(new BotSpends(wish.what(), wish.resources(), paid, "20.9"));
      if (paid) {
        now = now.spend(wish.use(), wish.what(), wish.resources());
      }
    }
    return new BestChoice<>(List.of(now), reasons);
  }
}
