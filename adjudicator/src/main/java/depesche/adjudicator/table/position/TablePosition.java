package depesche.adjudicator.table.position;

import java.util.List;

/// A moment of a moderated table.
public sealed interface TablePosition {

  /// {@return all that lies on it}
  GameTable table();

  /// The game is on.
  record Playing(GameTable table) implements TablePosition {}

  /// The game is over.
  record Ended(GameTable table, List<TablePlace> places) implements TablePosition {
    public Ended {
      places = List.copyOf(places);
    }
  }
}
