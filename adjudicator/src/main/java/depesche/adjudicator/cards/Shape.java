package depesche.adjudicator.cards;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.kit.RecordShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

  /// {@return a whole number in these bounds}
  ///
  /// @param key of the field it stands in, for messages
  static Shape<Integer> whole(String key, int least, int most) {
    return (at, _) -> {
      int number = at.whole();
      if (number < least || number > most) {
        throw at.bad("\"" + key + "\" must be " + least + " to " + most);
      }
      return number;
    };
  }

  /// What is found where something is in a list again.
  @FunctionalInterface
  interface Again<T> {

    /// Notes it.
    void found(JsonValue at, T again, DeckFindings findings);
  }

  /// {@return a list; what is wrong in one of its items is noted, and the others are read}
  static <T> Shape<List<T>> list(Shape<T> item) {
    return list(item, (_, _, _) -> {});
  }

  /// {@return the same where nothing is to stand twice}
  static <T> Shape<List<T>> list(Shape<T> item, Again<T> again) {
    return (at, findings) -> {
      List<T> all = new ArrayList<>();
      for (JsonValue one : at.items()) {
        Optional<T> read = findings.attempt(() -> item.read(one, findings));
        read.filter(all::contains).ifPresent(twice -> again.found(one, twice, findings));
        read.ifPresent(all::add);
      }
      return all;
    };
  }

  /// {@return a list that is wrong if one of its items is}
  static <T> Shape<List<T>> all(Shape<T> item) {
    return (at, findings) -> at.items().stream().map(one -> item.read(one, findings)).toList();
  }

  /// {@return an object with these fields, which are the components of a record in their order; it
  /// is wrong if one of them is}
  static <R extends Record> Shape<R> record(Class<R> type, Field<?>... fields) {
    return (at, findings) -> {
      findings.keys(at, Field.keys(fields));
      return made(type, List.of(fields)).read(at, findings);
    };
  }

  /// {@return the same, whatever other keys it has}
  static <R> Shape<R> made(Class<R> type, List<? extends Field<?>> fields) {
    return (at, findings) ->
        type.cast(
            RecordShape.of(type)
                .made(fields.stream().map(field -> (Object) field.in(at, findings)).toArray()));
  }
}
