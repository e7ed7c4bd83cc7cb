package depesche.adjudicator.table;

import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.picture.SheetPicture.Card;
import depesche.adjudicator.picture.SheetPicture.Cards;
import depesche.adjudicator.picture.SheetPicture.Grid;
import depesche.adjudicator.picture.SheetPicture.GridLine;
import depesche.adjudicator.picture.SheetPicture.Item;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Note;
import depesche.adjudicator.picture.SheetPicture.Notes;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.picture.SheetPicture.Space;
import depesche.adjudicator.picture.SheetPicture.Track;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.LiveTracks;
import depesche.adjudicator.table.turns.TableTitle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// The table as a picture: tracks with their markers, places with their pieces, decks and open
/// cards. A hand is on that of its seat alone.
public final class TableSheet {

  /// A track with more spaces is a number.
  private static final int MOST_SPACES = 20;

  /// More tracks are told in words.
  private static final int MOST_TRACKS = 4;

  private static final int PLACES_IN_ROW = 6;

  private final LiveTable table;
  private final TableTitle title;

  private TableSheet(LiveTable table, TableTitle title) {
    this.table = table;
    this.title = title;
  }

  /// {@return the sheet}
  ///
  /// @param moment such as `Turn 3, Action`
  /// @param title its own panels are above the others
  public static SheetPicture of(LiveTable table, String moment, Reader reader, TableTitle title) {
    TableSheet sheet = new TableSheet(table, title);
    List<Panel> panels = new ArrayList<>(title.show().panels().apply(table));
    sheet.seats(panels);
    sheet.tracks(panels);
    sheet.places(panels);
    if (reader instanceof Reader.Holder(Seat seat) && table.seats().contains(seat)) {
      sheet.hand(seat, panels);
    }
    return new SheetPicture(table.book().layout().name(), moment, panels, title.show().colours());
  }

  private List<TrackLayout> left(boolean each) {
    return table.book().layout().tracks().stream()
        .filter(track -> track.each() == each && !title.show().drawn().test(table, track.name()))
        .toList();
  }

  private void tracks(List<Panel> panels) {
    List<TrackLayout> tracks = left(false);
    boolean few =
        tracks.size() <= MOST_TRACKS
            && tracks.stream().allMatch(track -> track.most() - track.least() < MOST_SPACES);
    List<Item> items = new ArrayList<>();
    List<Note> notes = new ArrayList<>();
    for (TrackLayout track : tracks) {
      if (few) {
        items.add(track(track));
      } else {
        notes.add(new Note(track.name(), shown(track, Seat.MASTER)));
      }
    }
    notes.addAll(decks());
    if (!notes.isEmpty()) {
      items.add(new Notes(notes));
    }
    if (!items.isEmpty()) {
      panels.add(new Panel(tracks.isEmpty() ? "Decks" : "Tracks and decks", items));
    }
  }

  private String shown(TrackLayout track, Seat seat) {
    return table.tracks().shown(LiveTracks.key(track, seat));
  }

  private Track track(TrackLayout track) {
    int value = table.tracks().value(LiveTracks.key(track, Seat.MASTER));
    return new Track(
        track.name(),
        IntStream.rangeClosed(track.least(), track.most())
            .mapToObj(
                space ->
                    new Space(
                        track.shown(space),
                        space == value ? List.of(new Marker(track.name(), true)) : List.of()))
            .toList());
  }

  /// Where there are many places, those that are empty are left out.
  private void places(List<Panel> panels) {
    List<PlaceLayout> places =
        table.book().layout().places().stream()
            .filter(place -> !title.show().drawn().test(table, place.name()))
            .toList();
    boolean many = places.size() > PLACES_IN_ROW;
    List<PlaceLayout> shown =
        places.stream()
            .filter(place -> !many || !table.pieces().in(place.name()).isEmpty())
            .toList();
    List<Item> rows = new ArrayList<>();
    if (shown.size() > PLACES_IN_ROW) {
      rows.add(
          new Notes(shown.stream().map(place -> new Note(place.name(), counted(place))).toList()));
      shown = List.of();
    }
    for (int i = 0; i < shown.size(); i += PLACES_IN_ROW) {
      rows.add(
          new Track(
              "",
              shown.subList(i, Math.min(shown.size(), i + PLACES_IN_ROW)).stream()
                  .map(place -> new Space(place.name(), pieces(place)))
                  .toList()));
    }
    if (!rows.isEmpty()) {
      panels.add(new Panel("Places", rows));
    }
  }

  private String counted(PlaceLayout place) {
    return String.join(", ", pieces(place).stream().map(Marker::name).toList());
  }

  /// Pieces of one kind are one flag, with their number; it has the colour of its seat.
  private List<Marker> pieces(PlaceLayout place) {
    List<String> all = table.pieces().in(place.name());
    return all.stream()
        .distinct()
        .map(
            piece -> {
              int count = Collections.frequency(all, piece);
              return new Marker(count == 1 ? piece : count + " " + piece, true, owner(piece));
            })
        .toList();
  }

  private String owner(String piece) {
    String first = piece.split(" ", 2)[0];
    return table.seats().contains(new Seat(first)) ? first : piece;
  }

  private void seats(List<Panel> panels) {
    List<TrackLayout> tracks = left(true);
    List<String> heads = new ArrayList<>(tracks.stream().map(TrackLayout::name).toList());
    heads.add("cards");
    List<GridLine> lines = new ArrayList<>();
    List<Item> open = new ArrayList<>();
    for (Seat seat : table.seats()) {
      List<String> cells = new ArrayList<>(tracks.stream().map(one -> shown(one, seat)).toList());
      cells.add(String.valueOf(table.cards().pile(LiveCards.hand(seat)).size()));
      lines.add(new GridLine(seat.name(), cells));
      List<String> front = table.cards().pile(LiveCards.front(seat));
      if (!front.isEmpty()) {
        open.add(new Cards("open before " + seat, front.stream().map(this::card).toList()));
      }
    }
    open.addFirst(new Grid(heads, lines));
    panels.add(new Panel("Seats", open));
  }

  private List<Note> decks() {
    return table.book().layout().decks().stream()
        .map(
            deck ->
                new Note(
                    deck.name() + " deck",
                    size(LiveCards.draw(deck.name()))
                        + " left, "
                        + size(LiveCards.discard(deck.name()))
                        + " discarded"))
        .toList();
  }

  private int size(String pile) {
    return table.cards().pile(pile).size();
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
