package depesche.adjudicator.combat;

import java.util.List;

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
  ///
  /// @param through the seas it names on its way; may be empty
  record Move(String to, Way way, List<String> through) implements Order {

    public Move {
      through = List.copyOf(through);
    }

    /// Go there without naming seas.
    public Move(String to, Way way) {
      this(to, way, List.of());
    }

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
