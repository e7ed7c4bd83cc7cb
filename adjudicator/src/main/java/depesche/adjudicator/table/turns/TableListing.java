package depesche.adjudicator.table.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ChoiceWords;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.news.TableNews.TableRow;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.JournalEntry;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.LiveTracks;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The table in words, for reports.
public final class TableListing {

  /// What the key of a journal's entry begins with if a marker was moved, or a piece.
  private static final String TRACK = "track.";

  private static final String PIECE = "piece.";

  private static final String DECK = "deck ";

  private TableListing() {}

  /// Tells everybody how the table lies, and each seat what it holds.
  static void tell(LiveTable table) {
    table.tell(of(table));
    tellHands(table);
  }

  private static void tellHands(LiveTable table) {
    for (Seat seat : table.seats()) {
      table.tell(own(table, seat), seat);
    }
  }

  /// Tells everybody what of the table is another now, and each seat what it holds.
  ///
  /// @param before the table before this step; steps before it are told by the journal
  static void tellChanges(GameTable before, LiveTable table) {
    List<JournalEntry> journal = table.frozen().journal();
    boolean forgotten = !journal.isEmpty() && journal.getFirst().number() > before.told() + 1;
    if (forgotten || !table.places().isEmpty()) {
      tell(table);
      return;
    }
    TableNews.TableLaidOut was = of(new LiveTable(before, table.book(), Optional.empty()));
    TableNews.TableLaidOut now = of(table);
    Set<String> touched = touched(journal, before.told());
    List<TableRow> places = new ArrayList<>();
    for (PlaceLayout place : table.book().layout().places()) {
      TableRow row = new TableRow(place.name(), table.pieces().in(place.name()));
      boolean same = row.words().isEmpty() || was.places().contains(row);
      boolean left = row.words().isEmpty() && named(was.places(), row.name());
      if (!same || left || touched.contains(GameTable.key(row.name()))) {
        places.add(row);
      }
    }
    table.tell(
        new TableNews.TableChanged(
            now.seats(),
            now.tracks().stream()
                .filter(
                    row ->
                        !was.tracks().contains(row)
                            || touched.contains(TRACK + GameTable.key(row.name())))
                .toList(),
            places,
            now.decks().stream()
                .filter(
                    row ->
                        !was.decks().contains(row)
                            || row.discarded() + row.removed() > 0
                            || touched.contains(DECK + row.name()))
                .toList()));
    tellHands(table);
  }

  private static boolean named(List<TableRow> rows, String name) {
    return rows.stream().anyMatch(row -> row.name().equals(name));
  }

  /// {@return the tracks, places and decks that entries after one speak of}
  private static Set<String> touched(List<JournalEntry> journal, int told) {
    Set<String> touched = new LinkedHashSet<>();
    for (JournalEntry entry : journal) {
      if (entry.number() > told && entry.key().startsWith(TRACK)) {
        touched.add(entry.key());
      } else if (entry.number() > told && entry.key().startsWith(PIECE)) {
        List<String> parts = List.of(entry.key().split(":", -1));
        touched.addAll(parts.subList(1, parts.size()));
      } else if (entry.number() > told) {
        touched.add(DECK + entry.what().text());
      }
    }
    return touched;
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

  private static TableNews.DeckRow deck(LiveTable table, DeckLayout deck) {
    return new TableNews.DeckRow(
        deck.name(),
        table.cards().pile(LiveCards.draw(deck.name())).size(),
        table.cards().pile(LiveCards.discard(deck.name())).size(),
        table.cards().pile(LiveCards.removed(deck.name())).size());
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
