package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;
import java.util.List;

/// What the game waits for in the middle of a phase. A phase that asks nobody yet holds [Nothing].
public sealed interface Question {

  record Nothing() implements Question {}

  /// Wishes for a card, from everybody who has not acted yet.
  record Wishes() implements Question {}

  /// A wish from one whose list holds nothing that could be met.
  record AnotherWish(Seat seat) implements Question {}

  /// A target for the card taken.
  record Target(Seat seat, ActionCard card) implements Question {}

  /// From whom the navy leader steals a colony.
  record Theft(Seat seat) implements Question {}

  /// Which of the drawn cards the colony leader resolves.
  record Keep(Seat seat, List<ActionCard> drawn) implements Question {

    public Keep {
      drawn = List.copyOf(drawn);
    }
  }

  /// A target for the drawn card that is resolved.
  record KeepTarget(Seat seat, List<ActionCard> drawn, ActionCard card) implements Question {

    public KeepTarget {
      drawn = List.copyOf(drawn);
    }
  }

  /// Whom the Leader, the Foe or the last one names in the Great War.
  record Side(Seat seat) implements Question {}
}
