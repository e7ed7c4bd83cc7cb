package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Unit;
import java.util.List;

/// How an order came out, and why. Whether the unit was also dislodged is said by
/// [MoveResults#dislodged].
public sealed interface Outcome {

  /// The unit was to stay and nobody dislodged it, or somebody did.
  record Held() implements Outcome {}

  /// The unit moved.
  record Moved() implements Outcome {}

  /// The army moved by convoy.
  ///
  /// @param by the fleets that carried it; all that could have, if there was more than one route
  record Convoyed(List<Unit> by) implements Outcome {

    public Convoyed {
      by = List.copyOf(by);
    }
  }

  /// The move failed against another unit that wanted the same province.
  ///
  /// @param by the strongest of them
  /// @param strength of the move
  /// @param against what `by` had to keep it out
  record Bounced(Unit by, int strength, int against) implements Outcome {}

  /// The move failed against the unit in the province, which stayed or could not leave.
  record Repelled(Unit by, int strength, int against) implements Outcome {}

  /// The move failed in a head-to-head battle with the unit that came the other way.
  record Met(Unit by, int strength, int against) implements Outcome {}

  /// The move failed because it would have dislodged a unit of its own power.
  record Spared(Unit own) implements Outcome {}

  /// The move failed because its convoy broke; it had no effect anywhere.
  ///
  /// @param fallen the convoying fleets that were dislodged
  record Disrupted(List<Unit> fallen) implements Outcome {

    public Disrupted {
      fallen = List.copyOf(fallen);
    }
  }

  /// The move failed because its landing would have decided whether its own convoy stands; it had
  /// no effect anywhere. Or all moves of a paradox fail, and it is one of them.
  ///
  /// @param fleets the convoying fleets that held instead
  record Paradox(List<Unit> fleets) implements Outcome {

    public Paradox {
      fleets = List.copyOf(fleets);
    }
  }

  /// The move failed because fleets that could have carried the army were not told to. It had no
  /// effect anywhere.
  record NoConvoy() implements Outcome {}

  /// The fleet stood by for the convoy it was told to give, whether or not the army got through.
  record ConvoyGiven() implements Outcome {}

  /// The convoying fleet was dislodged.
  record ConvoyBroken(Unit by) implements Outcome {}

  /// The convoying fleet was not dislodged but held, because its convoy was part of a paradox.
  record ConvoyParadox() implements Outcome {}

  /// The support counted.
  record Given() implements Outcome {}

  /// The support was cut.
  record Cut(Unit by) implements Outcome {}

  /// The support or convoy was allowed but the unit it speaks of did something else.
  record NotMatched() implements Outcome {}

  /// The order can never be carried out from here; the unit held.
  record Illegal(Reason reason) implements Outcome {}

  /// Why an order can never be carried out.
  enum Reason {
    /// It names a province the board does not have.
    UNKNOWN_PROVINCE,
    /// It sends, supports or convoys a unit to where it stands, or supports into its own province.
    SAME_PROVINCE,
    /// Its unit cannot step to the province it moves to or supports into.
    NOT_ADJACENT,
    /// The province is a closed home box.
    CLOSED,
    /// There is no unit to support or convoy.
    NO_UNIT,
    /// The unit it supports or convoys cannot get to where it should go.
    OUT_OF_REACH,
    /// It sends or supports an army into a sea.
    ARMY_AT_SEA,
    /// It sends or supports a fleet inland.
    FLEET_INLAND,
    /// Its fleet can go to several coasts of the province and is not told to which.
    WHICH_COAST,
    /// Its fleet cannot go to the coast it is told to.
    WRONG_COAST,
    /// No fleets stand where they could carry the army.
    NO_ROUTE,
    /// Only a fleet in a sea can convoy.
    NOT_AT_SEA,
    /// Only armies are convoyed.
    NOT_AN_ARMY
  }
}
