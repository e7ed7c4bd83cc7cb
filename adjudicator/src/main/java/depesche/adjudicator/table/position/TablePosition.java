package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;
import depesche.adjudicator.kit.RecordCodec;
import depesche.adjudicator.kit.RecordText;
import depesche.adjudicator.rules.Codec;
import java.util.List;

/// A moment of a moderated table.
public sealed interface TablePosition {

  /// A position as text.
  Codec<TablePosition> CODEC =
      new RecordCodec<>(
          TablePosition.class,
          new RecordText()
              .word(Seat.class, Seat::name, Seat::new)
              .item(TextValue.class, TextValue::stored, TextValue::read));

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
