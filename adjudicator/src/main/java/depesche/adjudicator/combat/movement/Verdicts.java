package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Unit;
import java.util.ArrayList;
import java.util.List;

/// Reads the decisions of a [Judge] and says what happened and why.
final class Verdicts {

  private final Board board;
  private final Judge judge;
  private final Field field;
  private final Kernel kernel;
  private final Reasons reasons;
  private final List<? extends Order.Move> orders;

  Verdicts(Board board, Judge judge, List<? extends Order.Move> orders) {
    this.board = board;
    this.judge = judge;
    this.orders = orders;
    field = judge.field;
    kernel = judge.kernel;
    reasons = new Reasons(judge, orders);
  }

  MoveResults results() {
    List<Result> results = new ArrayList<>();
    List<Unit> after = new ArrayList<>();
    List<Dislodged> dislodged = new ArrayList<>();
    for (int unit = 0; unit < orders.size(); unit++) {
      Order.Move order = orders.get(unit);
      results.add(new Result(order, reasons.outcome(unit)));
      int place = judge.standsAt(unit);
      if (place == Field.NONE) {
        dislodged.add(dislodged(unit));
      } else {
        after.add(order.unit().in(board.places().get(place)));
      }
    }
    return new MoveResults(results, after, dislodged, standoffs());
  }

  private Dislodged dislodged(int unit) {
    int by = judge.dislodger(unit);
    List<String> retreats = new ArrayList<>();
    for (int place = 0; place < board.places().size(); place++) {
      long word = place < Long.SIZE ? judge.retreatsLow(unit) : judge.retreatsHigh(unit);
      if (Field.has(word, place)) {
        retreats.add(board.places().get(place));
      }
    }
    return new Dislodged(
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
        contested[field.target[unit]] = true;
      }
    }
    for (int unit = 0; unit < orders.size(); unit++) {
      int place = judge.standsAt(unit);
      if (place != Field.NONE) {
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
