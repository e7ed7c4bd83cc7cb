package depesche.adjudicator.table.letters;

import depesche.adjudicator.Phase;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.TablePosition;

/// The phases of a table by their names. The id changes with every step, so that a letter counts for
/// one step; what of it lasts is kept in the position.
public final class TablePhases {

  private TablePhases() {}

  /// {@return the phase of a moment}
  public static Phase of(TablePosition position, TableBook book) {
    GameTable table = position.table();
    String turn = String.valueOf(table.turn());
    return switch (position) {
      case TablePosition.Ended _ ->
          new Phase(turn + "-Over", "Turn " + turn + ", over", turn, "Over");
      case TablePosition.Playing _ -> {
        String name = book.layout().phases().get(table.phase()).name();
        String kind = name.replaceAll("[^\\p{L}\\p{N}]+", "");
        yield new Phase(
            turn + "-" + kind + "-" + table.step(), "Turn " + turn + ", " + name, turn, kind);
      }
    };
  }

  static String id(TablePosition position, TableBook book) {
    return of(position, book).id();
  }
}
