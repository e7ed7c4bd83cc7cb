package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.cards.Shape;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What an operation says beside its word: how a deck file has it, and how the contents of the
/// deck, which games are committed to.
record Term<T>(Shape<T> shape, Function<T, String> content) {

  /// {@return one of these words}
  static <E extends Enum<E>> Term<E> word(Class<E> type, String kind) {
    return new Term<>(Shape.word(type, kind), Enum::name);
  }

  /// {@return a number}
  ///
  /// @param fault what is said of one that does not fit
  static Term<Integer> number(IntPredicate fits, IntFunction<String> fault) {
    return new Term<>(
        (at, _) -> {
          int number = at.whole();
          if (!fits.test(number)) {
            throw at.bad(fault.apply(number));
          }
          return number;
        },
        String::valueOf);
  }

  /// {@return a number from 1}
  static Term<Integer> count(int most) {
    return number(
        count -> 1 <= count && count <= most,
        count -> "must be a number from 1 to " + most + ", not " + count);
  }

  /// {@return words of the contents in brackets; empty ones are left out}
  static String list(String... words) {
    return Stream.of(words)
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" ", "(", ")"));
  }

  /// {@return a text of the contents}
  static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
