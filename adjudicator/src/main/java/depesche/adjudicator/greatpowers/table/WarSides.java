package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.List;

/// The sides of a war.
///
/// @param leaders the Leader and their allies, in the order in which they came in
/// @param foes the Foe and theirs; empty until the Foe is named
/// @param open who is on neither side yet, clockwise from the Leader
public record WarSides(List<Seat> leaders, List<Seat> foes, List<Seat> open) {

  public WarSides {
    leaders = List.copyOf(leaders);
    foes = List.copyOf(foes);
    open = List.copyOf(open);
  }

  public WarSides forLeader(Seat ally) {
    return new WarSides(plus(leaders, ally), foes, without(ally));
  }

  public WarSides forFoe(Seat ally) {
    return new WarSides(leaders, plus(foes, ally), without(ally));
  }

  /// {@return the sides with this one on neither}
  public WarSides aside(Seat neutral) {
    return new WarSides(leaders, foes, without(neutral));
  }

  private List<Seat> without(Seat one) {
    return open.stream().filter(seat -> !seat.equals(one)).toList();
  }

  private static List<Seat> plus(List<Seat> side, Seat ally) {
    List<Seat> all = new ArrayList<>(side);
    all.add(ally);
    return all;
  }

  /// {@return whether the Leader picks next: first they name the Foe, then the Foe begins}
  public boolean leaderPicks() {
    return foes.isEmpty() || foes.size() > leaders.size();
  }
}
