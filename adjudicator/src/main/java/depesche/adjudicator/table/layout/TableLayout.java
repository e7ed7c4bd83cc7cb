package depesche.adjudicator.table.layout;

import java.util.List;

/// All that lies on a table of one scenario, and its phases.
///
/// @param name of the game on the box
/// @param turns after so many the game ends; [Integer#MAX_VALUE] if the title ends it
/// @param score the track that decides who wins, which every seat has; empty if the title says it
public record TableLayout(
    String name,
    List<DeckLayout> decks,
    List<TrackLayout> tracks,
    List<PieceLayout> pieces,
    List<PlaceLayout> places,
    List<PieceStart> starts,
    List<ChoiceLayout> choices,
    List<PhaseLayout> phases,
    int turns,
    String score) {

  public TableLayout {
    decks = List.copyOf(decks);
    tracks = List.copyOf(tracks);
    pieces = List.copyOf(pieces);
    places = List.copyOf(places);
    starts = List.copyOf(starts);
    choices = List.copyOf(choices);
    phases = List.copyOf(phases);
    if (phases.isEmpty()) {
      throw new IllegalArgumentException(name + " has no phase");
    }
  }

  /// {@return the same table as a scenario begins on it}
  public TableLayout begun(
      List<DeckLayout> dealt, List<TrackLayout> marked, List<PieceStart> laid, int lasting) {
    return new TableLayout(
        name, dealt, marked, pieces, places, laid, choices, phases, lasting, score);
  }
}
