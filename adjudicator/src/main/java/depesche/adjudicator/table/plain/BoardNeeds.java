package depesche.adjudicator.table.plain;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.PieceLayout;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import java.util.List;

/// What a title needs of its board, in whose file somebody may have changed something. Each of
/// these goes on only if all names are there.
public final class BoardNeeds {

  private final JsonValue file;
  private final TableLayout board;

  /// @param file of the board
  public BoardNeeds(JsonValue file, TableLayout board) {
    this.file = file;
    this.board = board;
  }

  /// The board has these tracks.
  ///
  /// @throws depesche.adjudicator.json.BadFile with the first that is missing
  public void tracks(List<String> names) {
    need("tracks", names, board.tracks().stream().map(TrackLayout::name).toList());
  }

  /// The board has these pieces.
  ///
  /// @throws depesche.adjudicator.json.BadFile with the first that is missing
  public void pieces(List<String> names) {
    need("pieces", names, board.pieces().stream().map(PieceLayout::name).toList());
  }

  /// The board has these places.
  ///
  /// @throws depesche.adjudicator.json.BadFile with the first that is missing
  public void places(List<String> names) {
    need("places", names, board.places().stream().map(PlaceLayout::name).toList());
  }

  /// The board has these sealed choices.
  ///
  /// @throws depesche.adjudicator.json.BadFile with the first that is missing
  public void choices(List<String> names) {
    need("choices", names, board.choices().stream().map(ChoiceLayout::name).toList());
  }

  /// The board has these cards.
  ///
  /// @throws depesche.adjudicator.json.BadFile with the first that is missing
  public void cards(List<String> ids) {
    need("decks", ids, board.decks().stream().flatMap(deck -> deck.ids().stream()).toList());
  }

  /// The phases must be exactly these.
  ///
  /// @throws depesche.adjudicator.json.BadFile if they are not
  public void phases(List<String> names) {
    List<String> there = board.phases().stream().map(PhaseLayout::name).toList();
    need("phases", names, there);
    if (!there.equals(names)) {
      throw file.at("phases").bad("the phases must be " + names + ", in this order");
    }
  }

  /// The board has all spaces on which a scenario begins.
  ///
  /// @param begun puts its markers there, and throws where there is no such space
  /// @throws depesche.adjudicator.json.BadFile with the first that is missing
  public void scenario(String id, Runnable begun) {
    try {
      begun.run();
    } catch (IllegalArgumentException e) {
      throw file.at("tracks").bad("scenario " + id + ": " + e.getMessage());
    }
  }

  private void need(String list, List<String> names, List<String> there) {
    for (String name : names) {
      if (!there.contains(name)) {
        throw file.at(list).bad("\"" + name + "\" is missing; the game cannot do without it");
      }
    }
  }
}
