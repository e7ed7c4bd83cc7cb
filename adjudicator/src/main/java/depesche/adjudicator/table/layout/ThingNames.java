package depesche.adjudicator.table.layout;

import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.notation.ProvinceNames.Name;
import java.util.List;
import java.util.stream.Stream;

/// How the things of a layout are written.
///
/// @param all cards, tracks, places and pieces
record ThingNames(
    ProvinceNames cards,
    ProvinceNames tracks,
    ProvinceNames places,
    ProvinceNames pieces,
    ProvinceNames all) {

  static ThingNames of(TableLayout layout) {
    List<Name> cards =
        layout.decks().stream()
            .flatMap(deck -> deck.cards().stream())
            .map(card -> new Name(card.id(), List.of(card.title(), card.shown())))
            .toList();
    List<Name> tracks = names(layout.tracks().stream().map(TrackLayout::name));
    List<Name> places = names(layout.places().stream().map(PlaceLayout::name));
    List<Name> pieces = names(layout.pieces().stream().map(PieceLayout::name));
    return new ThingNames(
        new ProvinceNames(cards),
        new ProvinceNames(tracks),
        new ProvinceNames(places),
        new ProvinceNames(pieces),
        new ProvinceNames(Stream.of(cards, tracks, places, pieces).flatMap(List::stream).toList()));
  }

  private static List<Name> names(Stream<String> things) {
    return things.distinct().map(thing -> new Name(thing, List.of(thing))).toList();
  }
}
