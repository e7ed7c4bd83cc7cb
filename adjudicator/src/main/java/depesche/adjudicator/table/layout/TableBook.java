package depesche.adjudicator.table.layout;

import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.notation.ProvinceNames.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// A layout and its names: what a letter may speak of. A title makes one for each scenario when it
/// is built, since making it takes longer than reading a letter.
public final class TableBook {

  private final TableLayout layout;
  private final SequencedMap<String, TableCard> faces = new LinkedHashMap<>();
  private final SequencedMap<String, String> deckOf = new LinkedHashMap<>();
  private final SequencedMap<String, TrackLayout> tracks = new LinkedHashMap<>();
  private final SequencedMap<String, PieceLayout> pieces = new LinkedHashMap<>();
  private final SequencedMap<String, PlaceLayout> places = new LinkedHashMap<>();
  private final ProvinceNames cardNames;
  private final ProvinceNames trackNames;
  private final ProvinceNames placeNames;
  private final ProvinceNames pieceNames;
  private final ProvinceNames all;

  public TableBook(TableLayout layout) {
    this.layout = layout;
    List<Name> cards = new ArrayList<>();
    for (DeckLayout deck : layout.decks()) {
      for (TableCard face : deck.cards()) {
        if (faces.put(face.id(), face) != null) {
          throw new IllegalArgumentException("two cards are " + face.id());
        }
        deckOf.put(face.id(), deck.name());
        cards.add(new Name(face.id(), List.of(face.title(), face.shown())));
      }
    }
    layout.tracks().forEach(track -> tracks.put(track.name(), track));
    layout.pieces().forEach(piece -> pieces.putIfAbsent(piece.name(), piece));
    layout.places().forEach(place -> places.putIfAbsent(place.name(), place));
    List<Name> trackList = names(layout.tracks().stream().map(TrackLayout::name));
    List<Name> placeList = names(layout.places().stream().map(PlaceLayout::name));
    List<Name> pieceList = names(layout.pieces().stream().map(PieceLayout::name));
    cardNames = new ProvinceNames(cards);
    trackNames = new ProvinceNames(trackList);
    placeNames = new ProvinceNames(placeList);
    pieceNames = new ProvinceNames(pieceList);
    all =
        new ProvinceNames(
            Stream.of(cards, trackList, placeList, pieceList).flatMap(List::stream).toList());
  }

  private static List<Name> names(Stream<String> things) {
    return things.distinct().map(thing -> new Name(thing, List.of(thing))).toList();
  }

  public TableLayout layout() {
    return layout;
  }

  public ProvinceNames cardNames() {
    return cardNames;
  }

  public ProvinceNames trackNames() {
    return trackNames;
  }

  public ProvinceNames placeNames() {
    return placeNames;
  }

  public ProvinceNames pieceNames() {
    return pieceNames;
  }

  /// {@return the names of all things}
  public ProvinceNames names() {
    return all;
  }

  /// {@return a card}
  ///
  /// @throws IllegalArgumentException if there is none with this id
  public TableCard card(String id) {
    TableCard face = faces.get(id);
    if (face == null) {
      throw new IllegalArgumentException("no card " + id);
    }
    return face;
  }

  /// {@return how a card is named}
  public String shown(String id) {
    return card(id).shown();
  }

  public List<String> shown(List<String> ids) {
    return ids.stream().map(this::shown).toList();
  }

  /// {@return the deck that a card belongs to}
  public DeckLayout deckOf(String card) {
    return deck(deckOf.getOrDefault(card, ""));
  }

  public DeckLayout deck(String name) {
    return one(
        layout.decks().stream().filter(deck -> deck.name().equals(name)).findFirst(), "deck", name);
  }

  public TrackLayout track(String name) {
    return one(Optional.ofNullable(tracks.get(name)), "track", name);
  }

  public PieceLayout piece(String name) {
    return one(Optional.ofNullable(pieces.get(name)), "piece", name);
  }

  public PlaceLayout place(String name) {
    return one(Optional.ofNullable(places.get(name)), "place", name);
  }

  public ChoiceLayout choice(String name) {
    return one(
        layout.choices().stream().filter(choice -> choice.name().equals(name)).findFirst(),
        "choice",
        name);
  }

  private static <T> T one(Optional<T> found, String kind, String name) {
    return found.orElseThrow(() -> new IllegalArgumentException("no " + kind + " " + name));
  }
}
