package depesche.adjudicator.congress.sums;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.ArrayList;
import java.util.List;

/// The resources of a power in the Government Phase, and what they are spent on.
///
/// @param income the resources of the power and each that came to it
public record Treasury(MajorPower power, Sum income, List<Spending> spent) {

  public Treasury {
    spent = List.copyOf(spent);
  }

  /// {@return resources of which nothing is spent}
  public static Treasury of(MajorPower power, Sum income) {
    return new Treasury(power, income, List.of());
  }

  /// {@return the resources that are left; less than 0 if more was spent than there is}
  public int left() {
    return income.total() - spent.stream().mapToInt(Spending::resources).sum();
  }

  /// {@return the treasury after one more expense}
  public Treasury spend(Spending.Use use, String what, int resources) {
    List<Spending> more = new ArrayList<>(spent);
    more.add(new Spending(use, what, resources));
    return new Treasury(power, income, more);
  }

  /// {@return the resources that a kind of spending takes}
  public int on(Spending.Use use) {
    return spent.stream().filter(one -> one.use() == use).mapToInt(Spending::resources).sum();
  }
}
