package depesche.adjudicator.table.views;

import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.picture.SheetPicture.Card;
import depesche.adjudicator.picture.SheetPicture.Cards;
import depesche.adjudicator.picture.SheetPicture.Counter;
import depesche.adjudicator.picture.SheetPicture.Counters;
import depesche.adjudicator.picture.SheetPicture.Item;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.picture.SheetPicture.Space;
import depesche.adjudicator.picture.SheetPicture.Track;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.LiveTracks;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The table as a picture: tracks with their markers, places with their pieces, decks and open
/// cards. A hand is on that of its seat alone.
public final class TableSheet {

  /// A track with more spaces is a number.
  private static final int MOST_SPACES = 20;

  private static final int PLACES_IN_ROW = 6;

  private final LiveTable table;

  private TableSheet(LiveTable table) {
    this.table = table;
  }

  /// {@return the sheet}
  ///
  /// @param title the moment
  /// @param own panels of the title, above the others
  public static SheetPicture of(LiveTable table, String title, Reader reader, List<Panel> own) {
    TableSheet sheet = new TableSheet(table);
    List<Panel> panels = new ArrayList<>(own);
    sheet.tracks(panels);
    sheet.places(panels);
    sheet.seats(panels);
    if (reader instanceof Reader.Holder(Seat seat) && table.seats().contains(seat)) {
      sheet.hand(seat, panels);
    }
    return new SheetPicture(table.book().layout().name(), title, panels);
  }

  private void tracks(List<Panel> panels) {
    List<Item> items = new ArrayList<>();
    List<Counter> numbers = new ArrayList<>();
    for (TrackLayout track : table.book().layout().tracks()) {
      if (track.most() - track.least() < MOST_SPACES) {
        items.add(track(track));
      } else if (!track.each()) {
        numbers.add(
            new Counter(track.name(), table.tracks().value(LiveTracks.key(track, Seat.MASTER))));
      }
    }
    if (!numbers.isEmpty()) {
      items.add(new Counters(numbers));
    }
    if (!items.isEmpty()) {
      panels.add(new Panel("Tracks", items));
    }
  }

  private Track track(TrackLayout track) {
    List<Space> spaces =
        IntStream.rangeClosed(track.least(), track.most())
            .mapToObj(value -> new Space(track.shown(value), markers(track, value)))
            .toList();
    return new Track(track.name(), spaces);
  }

  private List<Marker> markers(TrackLayout track, int value) {
    if (!track.each()) {
      boolean here = table.tracks().value(LiveTracks.key(track, Seat.MASTER)) == value;
      return here ? List.of(new Marker(track.name(), true)) : List.of();
    }
    return table.seats().stream()
        .filter(seat -> table.tracks().value(LiveTracks.key(track, seat)) == value)
        .map(seat -> new Marker(seat.name(), true))
        .toList();
  }

  private void places(List<Panel> panels) {
    List<PlaceLayout> places = table.book().layout().places();
    List<Item> rows = new ArrayList<>();
    for (int i = 0; i < places.size(); i += PLACES_IN_ROW) {
      rows.add(
          new Track(
              "",
              places.subList(i, Math.min(places.size(), i + PLACES_IN_ROW)).stream()
                  .map(place -> new Space(place.name(), pieces(place)))
                  .toList()));
    }
    if (!rows.isEmpty()) {
      panels.add(new Panel("Places", rows));
    }
  }

  private List<Marker> pieces(PlaceLayout place) {
    return table.pieces().in(place.name()).stream().map(piece -> new Marker(piece, true)).toList();
  }

  private void seats(List<Panel> panels) {
    for (Seat seat : table.seats()) {
      List<Counter> numbers = new ArrayList<>();
      for (TrackLayout track : table.book().layout().tracks()) {
        if (track.each() && track.spaces().isEmpty()) {
          numbers.add(new Counter(track.name(), table.tracks().value(LiveTracks.key(track, seat))));
        }
      }
      numbers.add(new Counter("cards", table.cards().pile(LiveCards.hand(seat)).size()));
      List<Item> items = new ArrayList<>(List.of(new Counters(numbers)));
      List<String> front = table.cards().pile(LiveCards.front(seat));
      if (!front.isEmpty()) {
        items.add(new Cards("open", front.stream().map(this::card).toList()));
      }
      panels.add(new Panel(seat.name(), front.isEmpty(), items));
    }
    List<Counter> decks = new ArrayList<>();
    for (DeckLayout deck : table.book().layout().decks()) {
      decks.add(count(deck.name() + " left", LiveCards.draw(deck.name())));
      decks.add(count("discarded", LiveCards.discard(deck.name())));
    }
    if (!decks.isEmpty()) {
      panels.add(new Panel("Decks", true, List.of(new Counters(decks))));
    }
  }

  private Counter count(String name, String pile) {
    return new Counter(name, table.cards().pile(pile).size());
  }

  private Card card(String id) {
    TableCard face = table.book().card(id);
    return new Card(face.shown(), face.field("text"), face.field("value"));
  }

  private void hand(Seat seat, List<Panel> panels) {
    List<String> hand = table.cards().pile(LiveCards.hand(seat));
    if (!hand.isEmpty()) {
      panels.add(
          new Panel("Your hand", List.of(new Cards("", hand.stream().map(this::card).toList()))));
    }
  }
}
