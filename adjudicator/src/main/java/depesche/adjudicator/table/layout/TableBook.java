package depesche.adjudicator.table.layout;

import depesche.adjudicator.notation.ProvinceNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A layout and its names: what a letter may speak of. A title makes one for each scenario when it
/// is built, since making it takes longer than reading a letter.
public final class TableBook {

  private final TableLayout layout;
  private final SequencedMap<String, TableCard> faces = new LinkedHashMap<>();
  private final SequencedMap<String, String> deckOf = new LinkedHashMap<>();
  private final SequencedMap<String, TrackLayout> tracks = new LinkedHashMap<>();
  private final SequencedMap<String, PieceLayout> pieces = new LinkedHashMap<>();
  private final SequencedMap<String, PlaceLayout> places = new LinkedHashMap<>();

  /// None until somebody writes about one of these things: there are many scenarios, and names take
  /// room.
  private volatile @Nullable ThingNames names;

  public TableBook(TableLayout layout) {
    this.layout = layout;
    for (DeckLayout deck : layout.decks()) {
      for (TableCard face : deck.cards()) {
        if (faces.put(face.id(), face) != null) {
          throw new IllegalArgumentException("two cards are " + face.id());
        }
        deckOf.put(face.id(), deck.name());
      }
    }
    layout.tracks().forEach(track -> tracks.put(track.name(), track));
    layout.pieces().forEach(piece -> pieces.putIfAbsent(piece.name(), piece));
    layout.places().forEach(place -> places.putIfAbsent(place.name(), place));
  }

  private ThingNames things() {
    ThingNames known = names;
    return known == null ? read() : known;
  }

  private synchronized ThingNames read() {
    ThingNames known = names;
    if (known == null) {
      known = ThingNames.of(layout);
      names = known;
    }
    return known;
  }

  public TableLayout layout() {
    return layout;
  }

  public ProvinceNames cardNames() {
    return things().cards();
  }

  public ProvinceNames trackNames() {
    return things().tracks();
  }

  public ProvinceNames placeNames() {
    return things().places();
  }

  public ProvinceNames pieceNames() {
    return things().pieces();
  }

  /// {@return the names of all things}
  public ProvinceNames names() {
    return things().all();
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
