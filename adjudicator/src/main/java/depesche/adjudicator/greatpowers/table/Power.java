package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.List;

/// One great power.
///
/// @param bids how many bid cards it may play this turn
/// @param extra how many more it may play next turn; below zero for fewer
/// @param scores its victory points at the end of each turn so far
public record Power(Seat seat, Levels levels, int bids, int extra, List<Integer> scores) {

  public Power {
    scores = List.copyOf(scores);
  }

  public Power with(Levels changed) {
    return new Power(seat, changed, bids, extra, scores);
  }

  /// Rulings `extraBid` and `assassination`: what adds and what takes away is summed up.
  public Power nextBids(int more) {
    return new Power(seat, levels, bids, extra + more, scores);
  }

  /// {@return this power at the beginning of a turn in which it may play so many cards}
  public Power mayLay(int cards) {
    return new Power(seat, levels, cards, 0, scores);
  }

  public Power turnEnded() {
    List<Integer> all = new ArrayList<>(scores);
    all.add(levels.vp());
    return new Power(seat, levels, bids, extra, all);
  }
}
