package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Levels;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.SharedTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A seat's place by victory points. Ruling `finalTie`: equal points share the place, unless
/// Industry and then Nationalism part them.
///
/// @param rank from 1
public record Standing(int rank, Seat seat, Levels levels) {

  /// {@return all seats, best first}
  public static List<Standing> of(SharedTable sharedTable) {
    Comparator<Power> better = Comparator.comparingInt((Power power) -> power.levels().vp());
    if (sharedTable.rulings().finalTie() == GreatPowersRulings.FinalTie.INDUSTRY_THEN_NATIONALISM) {
      better =
          better
              .thenComparingInt(power -> power.levels().industry())
              .thenComparingInt(power -> power.levels().nationalism());
    }
    List<Power> sorted = sharedTable.powers().stream().sorted(better.reversed()).toList();
    List<Standing> standing = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      Power power = sorted.get(i);
      boolean shared = i > 0 && better.compare(power, sorted.get(i - 1)) == 0;
      int rank = shared ? standing.getLast().rank() : i + 1;
      standing.add(new Standing(rank, power.seat(), power.levels()));
    }
    return standing;
  }

  /// {@return the place as a library lists it}
  public FinalPlace place() {
    return new FinalPlace(
        rank, seat, new TurnFact.PointsHeld(levels.vp(), levels.industry(), levels.nationalism()));
  }
}
