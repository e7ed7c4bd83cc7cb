package depesche.demo.planning;

import depesche.demo.planning.StatusBoard.Unit;

/// What a scripted player means to order; [WritingStyle] writes it down.
public sealed interface Intent {

  record Hold(Unit unit) implements Intent {}

  /// A move to a province, or to a coast for a fleet.
  record Move(Unit unit, String to) implements Intent {}

  record SupportHold(Unit unit, Unit aided) implements Intent {}

  record SupportMove(Unit unit, Unit mover, String to) implements Intent {}

  record Convoy(Unit unit, Unit army, String to) implements Intent {}

  /// An order for the army of a foreign power.
  record Ballot(Unit army, String to) implements Intent {}

  /// No order for it, on purpose.
  record BallotPass(String power) implements Intent {}

  record Retreat(Unit unit, String to) implements Intent {}

  record Disband(Unit unit) implements Intent {}

  /// A new unit: `A` or `F`.
  record Build(String kind, String place) implements Intent {}

  record Remove(Unit unit) implements Intent {}
}
