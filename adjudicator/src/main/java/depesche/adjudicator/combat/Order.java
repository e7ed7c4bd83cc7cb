package depesche.adjudicator.combat;

/// What a unit is told to do in a movement phase. Provinces are ids.
public sealed interface Order {

  /// Stay. Also what a unit without an order does.
  record Hold() implements Order {}

  /// Go to a neighbouring province.
  record Move(String to) implements Order {}

  /// Support the unit at this province to stay there.
  record SupportHold(String at) implements Order {}

  /// Support the unit at `from` to go to `to`.
  record SupportMove(String from, String to) implements Order {}
}
