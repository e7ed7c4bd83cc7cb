package depesche.adjudicator.table.turns;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Table;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PieceStart;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LivePieces;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TitleState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Lays out what a layout says: markers, pieces, shuffled decks and hands.
public final class TableSetup {

  private TableSetup() {}

  /// {@return a table that is laid out}
  ///
  /// @param options of the game that differ from their default
  /// @param state what its title remembers from the beginning on
  public static LiveTable laid(
      Table table,
      SequencedMap<String, String> options,
      TitleState state,
      TableBook book,
      Chance chance) {
    LiveTable live = new LiveTable(empty(table, options, state), book, Optional.of(chance));
    TableLayout layout = book.layout();
    layout.tracks().forEach(live.tracks()::layAll);
    layout.starts().forEach(start -> lay(live, start));
    layout.decks().forEach(deck -> deal(live, deck));
    return live;
  }

  /// Pieces of a seat that nobody has taken stay in the box.
  private static void lay(LiveTable live, PieceStart start) {
    boolean absent =
        live.book().layout().pieces().stream()
            .filter(piece -> piece.each() && start.piece().endsWith(" " + piece.name()))
            .anyMatch(
                piece ->
                    live.seats().stream()
                        .noneMatch(seat -> start.piece().equals(LivePieces.name(piece, seat))));
    if (absent) {
      return;
    }
    for (int i = 0; i < start.count(); i++) {
      live.pieces().lay(start.piece(), start.place());
    }
  }

  private static void deal(LiveTable live, DeckLayout deck) {
    live.cards().pile(LiveCards.draw(deck.name()), deck.ids());
    live.cards().shuffle(deck, LiveCards.draw(deck.name()));
    if (deck.deal() > 0) {
      live.seats().forEach(seat -> live.cards().draw(deck, deck.deal(), seat, "DEAL"));
    }
  }

  private static GameTable empty(
      Table table, SequencedMap<String, String> options, TitleState state) {
    return new GameTable(
        options,
        table.seats(),
        1,
        1,
        0,
        1,
        table.seats(),
        table.seats(),
        0,
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        state,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        0,
        0,
        List.of());
  }
}
