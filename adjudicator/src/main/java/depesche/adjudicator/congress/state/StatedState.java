package depesche.adjudicator.congress.state;

import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.TextValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/// What the table has stated of its board and its cards.
///
/// @param terrain the words that were stated of each front
/// @param control the side that controls a space, where that does not follow from the blocks
/// @param sides of cards, where one player has those of both
/// @param situation the card of the turn
/// @param warSince the turn since which there is general war; 0 if there is none
public record StatedState(
    SequencedMap<WarFront, TextValue> terrain,
    SequencedMap<String, String> control,
    SequencedMap<String, String> sides,
    Optional<String> situation,
    int warSince) {

  /// Nothing is stated.
  public static final StatedState NONE =
      new StatedState(
          new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>(), Optional.empty(), 0);

  public StatedState {
    terrain = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(terrain));
    control = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(control));
    sides = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(sides));
  }

  /// {@return the words that were stated of a front; empty if none were}
  public String terrain(WarFront front) {
    return Optional.ofNullable(terrain.get(front)).map(TextValue::text).orElse("");
  }

  /// {@return the side that controls a space, if it was stated}
  public Optional<String> control(String space) {
    return Optional.ofNullable(control.get(GameTable.key(space)));
  }

  public StatedState withTerrain(WarFront front, String words) {
    SequencedMap<WarFront, TextValue> more = new LinkedHashMap<>(terrain);
    more.put(front, new TextValue(words));
    return new StatedState(more, control, sides, situation, warSince);
  }

  public StatedState withControl(String space, String side) {
    SequencedMap<String, String> more = new LinkedHashMap<>(control);
    more.put(GameTable.key(space), side);
    return new StatedState(terrain, more, sides, situation, warSince);
  }

  public StatedState withSide(String card, String side) {
    SequencedMap<String, String> more = new LinkedHashMap<>(sides);
    more.put(card, side);
    return new StatedState(terrain, control, more, situation, warSince);
  }

  public StatedState withSituation(String card) {
    return new StatedState(terrain, control, sides, Optional.of(card), warSince);
  }

  public StatedState atWarSince(int turn) {
    return new StatedState(terrain, control, sides, situation, turn);
  }

  /// {@return what is left of it when a turn is over}
  public StatedState lasting() {
    return new StatedState(terrain, control, new LinkedHashMap<>(), Optional.empty(), warSince);
  }
}
