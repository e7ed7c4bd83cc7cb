package depesche.adjudicator.table.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ChoiceWords;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.news.TableNews.TableRow;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.LiveTracks;
import java.util.ArrayList;
import java.util.List;

/// The table in words, for reports.
public final class TableListing {

  private TableListing() {}

  /// Tells everybody how the table lies, and each seat what it holds.
  static void tell(LiveTable table) {
    table.tell(of(table));
    for (Seat seat : table.seats()) {
      table.tell(own(table, seat), seat);
    }
  }

  /// {@return the table as all may see it}
  public static TableNews.TableLaidOut of(LiveTable table) {
    return new TableNews.TableLaidOut(
        table.stage().turn(),
        table.stage().phase().name(),
        table.seats().stream().map(seat -> seat(table, seat)).toList(),
        table.book().layout().tracks().stream()
            .filter(track -> !track.each())
            .map(
                track ->
                    new TableRow(
                        track.name(),
                        List.of(table.tracks().shown(LiveTracks.key(track, Seat.MASTER)))))
            .toList(),
        places(table),
        table.book().layout().decks().stream().map(deck -> deck(table, deck)).toList());
  }

  private static TableRow seat(LiveTable table, Seat seat) {
    List<String> words = new ArrayList<>();
    for (TrackLayout track : table.book().layout().tracks()) {
      if (track.each()) {
        words.add(track.name() + " " + table.tracks().shown(LiveTracks.key(track, seat)));
      }
    }
    words.add("hand " + table.cards().pile(LiveCards.hand(seat)).size());
    List<String> front = table.cards().pile(LiveCards.front(seat));
    if (!front.isEmpty()) {
      words.add("open " + String.join(", ", table.book().shown(front)));
    }
    return new TableRow(seat.name(), words);
  }

  private static List<TableRow> places(LiveTable table) {
    List<TableRow> rows = new ArrayList<>();
    for (PlaceLayout place : table.book().layout().places()) {
      List<String> there = table.pieces().in(place.name());
      if (!there.isEmpty()) {
        rows.add(new TableRow(place.name(), there));
      }
    }
    return rows;
  }

  private static TableRow deck(LiveTable table, DeckLayout deck) {
    return new TableRow(
        deck.name(),
        List.of(
            table.cards().pile(LiveCards.draw(deck.name())).size() + " left",
            table.cards().pile(LiveCards.discard(deck.name())).size() + " discarded",
            table.cards().pile(LiveCards.removed(deck.name())).size() + " out of the game"));
  }

  /// {@return what a seat holds and has said in advance}
  public static TableNews.OwnTable own(LiveTable table, Seat seat) {
    List<String> filed = new ArrayList<>();
    table.answers().sealed().stream()
        .filter(one -> one.seat().equals(seat))
        .forEach(one -> filed.add(one.name() + " " + ChoiceWords.shown(one, table.book())));
    table.answers().standing().stream()
        .filter(one -> one.seat().equals(seat))
        .forEach(one -> filed.add(one.line().text()));
    table.answers().offers().stream()
        .filter(one -> one.from().equals(seat))
        .forEach(one -> filed.add("TRADE " + table.book().shown(one.card()) + " WITH " + one.to()));
    return new TableNews.OwnTable(
        table.book().shown(table.cards().pile(LiveCards.hand(seat))), filed);
  }
}
