package depesche.adjudicator.congress.decks;

import depesche.adjudicator.Fact;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import java.util.List;

/// What a card does in a battle.
///
/// @param powers who may play it there; none if anybody may
/// @param fronts on which; none if on any
/// @param own what it gives the side of its player
/// @param opponent what it gives the other side; below 0
public record BattleUse(List<MajorPower> powers, List<WarFront> fronts, int own, int opponent)
    implements Fact {

  public BattleUse {
    powers = List.copyOf(powers);
    fronts = List.copyOf(fronts);
  }

  /// {@return whether this power may use it on this front}
  public boolean fits(MajorPower player, WarFront front) {
    return (powers.isEmpty() || powers.contains(player))
        && (fronts.isEmpty() || fronts.contains(front));
  }

  /// {@return how much it changes the difference between both sides}
  public int effect() {
    return Math.max(Math.abs(own), Math.abs(opponent));
  }
}
