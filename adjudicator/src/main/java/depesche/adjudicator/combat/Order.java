package depesche.adjudicator.combat;

/// What a unit is told to do in a movement phase. Places are written as in `BER` or `STP/NC`.
public sealed interface Order {

  /// How an army is to go.
  enum Way {
    /// By land or, if the rules have it so, by convoy.
    ANY,
    /// By convoy and not otherwise.
    VIA
  }

  /// Stay. Also what a unit without an order does.
  record Hold() implements Order {}

  /// Go to another province.
  record Move(String to, Way way) implements Order {

    /// Go there in any way.
    public Move(String to) {
      this(to, Way.ANY);
    }
  }

  /// Support the unit at this province to stay there.
  record SupportHold(String at) implements Order {}

  /// Support the unit at `from` to go to `to`.
  record SupportMove(String from, String to) implements Order {}

  /// Convoy the army at `from` to `to`.
  record Convoy(String from, String to) implements Order {}
}
