package depesche.adjudicator.combat;

/// How an order came out, and why. Whether the unit was dislodged besides is said by
/// [MoveResults#dislodged].
public sealed interface Outcome {

  /// The unit was to stay and nobody dislodged it, or somebody did.
  record Held() implements Outcome {}

  /// The unit moved.
  record Moved() implements Outcome {}

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

  /// The support counted.
  record Given() implements Outcome {}

  /// The support was cut.
  record Cut(Unit by) implements Outcome {}

  /// The support was allowed but the unit it speaks of did something else.
  record NotMatched() implements Outcome {}

  /// The order can never be carried out from here; the unit held.
  record Illegal(Reason reason) implements Outcome {}

  /// Why an order can never be carried out.
  enum Reason {
    /// It names a province the board does not have.
    UNKNOWN_PROVINCE,
    /// It sends or supports a unit to where it stands, or supports itself.
    SAME_PROVINCE,
    /// Its unit cannot step to the province it moves to or supports into.
    NOT_ADJACENT,
    /// The province is a closed home box.
    CLOSED,
    /// There is no unit to support.
    NO_UNIT,
    /// The unit it supports cannot step to where it should go.
    OUT_OF_REACH
  }
}
