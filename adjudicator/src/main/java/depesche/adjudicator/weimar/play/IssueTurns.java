package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.List;

/// Whose turn it is to resolve issues: white ones in board order, then yellow ones. Two in a row by
/// the same party are one turn.
record IssueTurns(WeimarTable table) {

  /// {@return the turns of the phase}
  List<Seat> all() {
    List<Seat> white = turns(List.of(), false);
    PlayOrder.issuesBegin(table.live(), white.size());
    return turns(white, true);
  }

  /// {@return turns for white issues, and behind them those for the yellow ones as they now are}
  List<Seat> behind(List<Seat> white) {
    return turns(white, true);
  }

  /// Of an issue between two parties the second has its turn, too: both must agree.
  private List<Seat> turns(List<Seat> before, boolean yellow) {
    List<Seat> turns = new ArrayList<>(before);
    table
        .issues()
        .forEach(
            (issue, space) -> {
              if (table.box().yellow().contains(issue) == yellow) {
                List<Seat> seats = new ArrayList<>(WeimarTable.seats(space.controllers()));
                if (!turns.isEmpty()) {
                  seats.remove(turns.getLast());
                }
                turns.addAll(seats);
              }
            });
    return turns;
  }
}
