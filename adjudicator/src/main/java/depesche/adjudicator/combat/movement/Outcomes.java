package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.List;

/// Reads the decisions of a [Judge] and says what happened and why.
final class Outcomes {

  private final Board board;
  private final Judge judge;
  private final OrderField orderField;
  private final Kernel kernel;
  private final Reasons reasons;
  private final List<? extends Order.Move> orders;

  Outcomes(Board board, Judge judge, List<? extends Order.Move> orders) {
    this.board = board;
    this.judge = judge;
    this.orders = orders;
    orderField = judge.orderField;
    kernel = judge.kernel;
    reasons = new Reasons(judge, orders);
  }

  MoveResults results() {
    List<OrderResult> results = new ArrayList<>();
    List<Unit> after = new ArrayList<>();
    List<DislodgedUnit> dislodged = new ArrayList<>();
    for (int unit = 0; unit < orders.size(); unit++) {
      Order.Move order = orders.get(unit);
      results.add(new OrderResult(order, reasons.outcome(unit)));
      int place = judge.standsAt(unit);
      if (place == OrderField.NONE) {
        dislodged.add(dislodged(unit));
      } else {
        after.add(order.unit().in(board.places().get(place)));
      }
    }
    return new MoveResults(results, after, dislodged, standoffs());
  }

  private DislodgedUnit dislodged(int unit) {
    int by = judge.dislodger(unit);
    List<String> retreats = new ArrayList<>();
    for (int place = 0; place < board.places().size(); place++) {
      long word = place < Long.SIZE ? judge.retreatsLow(unit) : judge.retreatsHigh(unit);
      if (OrderField.has(word, place)) {
        retreats.add(board.places().get(place));
      }
    }
    return new DislodgedUnit(
        orders.get(unit).unit(),
        orders.get(by).unit(),
        kernel.attack(by),
        kernel.resistance(by, unit),
        retreats);
  }

  private List<String> standoffs() {
    boolean[] contested = new boolean[board.size()];
    for (int unit = 0; unit < orders.size(); unit++) {
      if (judge.result(unit) == Judge.Result.FAILED && judge.aftermath.contests(unit)) {
        contested[orderField.target[unit]] = true;
      }
    }
    for (int unit = 0; unit < orders.size(); unit++) {
      int place = judge.standsAt(unit);
      if (place != OrderField.NONE) {
        contested[board.provinceOf(place)] = false;
      }
    }
    List<String> standoffs = new ArrayList<>();
    for (int province = 0; province < contested.length; province++) {
      if (contested[province]) {
        standoffs.add(board.province(province).id());
      }
    }
    return standoffs;
  }
}
