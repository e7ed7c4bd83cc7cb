package depesche.adjudicator.cards;

import depesche.adjudicator.json.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

/// A field of a card, or of a file: its key, what may stand there, and whether it may be missing.
///
/// @param otherwise what holds if nothing is typed, or something wrong; empty if it must be there
/// @param need what the owner is asked to add if it is missing; empty if nobody asks
/// @param fault what is wrong with a value, in the words behind its name; empty if nothing is
public record Field<T>(
    String key, Shape<T> shape, Optional<T> otherwise, String need, Function<T, String> fault) {

  /// {@return a field that may be missing}
  public static <T> Field<T> of(String key, Shape<T> shape, T otherwise) {
    return new Field<>(key, shape, Optional.of(otherwise), "", _ -> "");
  }

  /// {@return a field without which the whole object is wrong}
  public static <T> Field<T> must(String key, Shape<T> shape) {
    return new Field<>(key, shape, Optional.empty(), "", _ -> "");
  }

  /// {@return a field that stands for nothing if it is missing}
  public static <T> Field<Optional<T>> maybe(String key, Shape<T> shape) {
    return of(key, (at, findings) -> Optional.of(shape.read(at, findings)), Optional.empty());
  }

  /// {@return a text, usually empty}
  public static Field<String> text(String key) {
    return of(key, (at, _) -> at.text(), "");
  }

  /// {@return a mark that a card has or has not}
  public static Field<Boolean> truth(String key) {
    return of(key, (at, _) -> at.truth(), false);
  }

  /// {@return a whole number}
  public static Field<Integer> whole(String key, int otherwise) {
    return of(key, (at, _) -> at.whole(), otherwise);
  }

  /// {@return a whole number in these bounds}
  public static Field<OptionalInt> whole(String key, int least, int most) {
    return new Field<>(
        key,
        (at, _) -> OptionalInt.of(at.whole()),
        Optional.of(OptionalInt.empty()),
        "",
        number ->
            number.isEmpty() || (least <= number.getAsInt() && number.getAsInt() <= most)
                ? ""
                : " is " + number.getAsInt() + "; it is from " + least + " to " + most);
  }

  /// {@return a list, usually empty; what is wrong in one item does not hide the others}
  public static <T> Field<List<T>> list(String key, Shape<T> item) {
    return of(key, Shape.list(item), List.of());
  }

  /// {@return words of the owner's own}
  public static Field<List<String>> texts(String key) {
    return of(key, (at, _) -> at.texts(), List.of());
  }

  /// {@return the same, asked for if it is missing}
  ///
  /// @param what is to be added
  public Field<T> needed(String what) {
    return new Field<>(key, shape, otherwise, what, fault);
  }

  /// {@return the keys of all these}
  public static List<String> keys(Field<?>... fields) {
    return Stream.of(fields).map(Field::key).toList();
  }

  /// {@return what is in this field of an object}
  ///
  /// @throws depesche.adjudicator.json.BadFile if that is wrong, or missing where it must be there
  public T in(JsonValue object, DeckFindings findings) {
    Optional<JsonValue> there = object.find(key);
    return there.isEmpty() && otherwise.isPresent()
        ? otherwise.get()
        : shape.read(object.at(key), findings);
  }
}
