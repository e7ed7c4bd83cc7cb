package depesche.adjudicator.cards;

import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/// What may stand at a place of a card file, and what is read there. A shape throws a
/// [depesche.adjudicator.json.BadFile] where nothing of its kind stands; what it can do without, it
/// notes among the findings and leaves out.
@FunctionalInterface
public interface Shape<T> {

  /// {@return what stands there}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it is something else
  T read(JsonValue at, DeckFindings findings);

  /// {@return one of these words, in small or capital letters}
  ///
  /// @param kind what such a word names, for messages: `nation`
  static <E extends Enum<E>> Shape<E> word(Class<E> type, String kind) {
    return (at, _) -> DeckFindings.one(at, at.text(), type, kind);
  }

  /// {@return a list; what is wrong in one of its items is noted, and the others are read}
  static <T> Shape<List<T>> list(Shape<T> item) {
    return (at, findings) -> {
      List<T> all = new ArrayList<>();
      for (JsonValue one : at.items()) {
        findings.attempt(() -> item.read(one, findings)).ifPresent(all::add);
      }
      return all;
    };
  }

  /// {@return a list that is wrong if one of its items is}
  static <T> Shape<List<T>> all(Shape<T> item) {
    return (at, findings) -> at.items().stream().map(one -> item.read(one, findings)).toList();
  }
}
