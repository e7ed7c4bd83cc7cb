package depesche.adjudicator.table.acts;

import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PieceLayout;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.function.Function;

/// A line that shows how an act is written: it names no seat, piece or place of another game.
final class ExampleLine {

  private ExampleLine() {}

  /// {@return the line with names of this table for `SEAT`, `PIECE`, `SOMEWHERE`, `ELSEWHERE` and
  /// `DECK`}
  static String at(LiveTable table, String line) {
    TableLayout layout = table.book().layout();
    String place = name(layout.places(), 0, PlaceLayout::name, "place");
    return line.replace("SEAT", table.seats().getLast().name())
        .replace("PIECE", name(layout.pieces(), 0, PieceLayout::name, "piece"))
        .replace("ELSEWHERE", name(layout.places(), 1, PlaceLayout::name, place))
        .replace("SOMEWHERE", place)
        .replace("DECK", name(layout.decks(), 0, DeckLayout::name, "deck"));
  }

  private static <T> String name(List<T> list, int at, Function<T, String> name, String other) {
    return at < list.size() ? name.apply(list.get(at)) : other;
  }
}
