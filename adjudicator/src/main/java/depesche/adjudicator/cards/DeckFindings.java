package depesche.adjudicator.cards;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.rules.DeckCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// All that is found while a deck file is read: a mistake in one card does not hide the next one.
/// Wrong is what must be corrected, missing what must still be typed, doubtful what can be played
/// but is probably not meant.
public final class DeckFindings {

  private final List<String> wrong = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();
  private final List<String> doubtful = new ArrayList<>();

  private int depth;

  /// Nothing is found yet.
  public DeckFindings() {}

  /// Notes what must be corrected, and how.
  public void wrong(JsonValue at, String problem) {
    wrong.add(line(at.bad(problem)));
  }

  /// Notes what must still be typed.
  public void missing(JsonValue at, String problem) {
    missing.add(line(at.bad(problem)));
  }

  /// Notes what is probably not meant.
  public void doubtful(JsonValue at, String problem) {
    doubtful.add(line(at.bad(problem)));
  }

  private static String line(BadFile bad) {
    return String.valueOf(bad.getMessage());
  }

  /// {@return how much keeps the deck from being played}
  public int stops() {
    return wrong.size() + missing.size();
  }

  /// {@return all of it}
  ///
  /// @param whole how many cards lack nothing
  /// @param needed how many there must be
  public DeckCheck check(int whole, int needed) {
    return new DeckCheck(whole, needed, wrong, missing, doubtful);
  }

  /// Leaves out what is wrong in the same words on the same line: what a file says once of several
  /// things is read for each.
  public void onlyOnce() {
    List<String> different = wrong.stream().distinct().toList();
    wrong.clear();
    wrong.addAll(different);
  }

  public List<String> allWrong() {
    return wrong;
  }

  /// {@return what was read, unless it is not what it must be}
  public <T> Optional<T> attempt(Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (BadFile bad) {
      wrong.add(line(bad));
      return Optional.empty();
    }
  }

  /// Reads something that leaves nothing behind, unless it is not what it must be.
  public void attempt(Runnable reading) {
    try {
      reading.run();
    } catch (BadFile bad) {
      wrong.add(line(bad));
    }
  }

  /// {@return what is read inside something of its own kind}
  ///
  /// @param reading is told how many of its kind it lies in, itself among them
  public <T> T deeper(IntFunction<T> reading) {
    depth++;
    try {
      return reading.apply(depth);
    } finally {
      depth--;
    }
  }

  /// A file must say by which schema it is written, and it must be the one that is read.
  public void schema(JsonValue file, int known) {
    Optional<Integer> schema = file.find("schema").flatMap(value -> attempt(value::whole));
    if (schema.filter(number -> number != known).isPresent()) {
      wrong(
          file.at("schema"),
          "schema " + schema.get() + " is not known; this reads schema " + known);
    } else if (file.find("schema").isEmpty()) {
      missing(file, "\"schema\" is missing; add \"schema\": " + known);
    }
  }

  /// {@return the entries behind a key; none if it is not there}
  public List<JsonValue> entries(JsonValue object, String key) {
    return object.find(key).flatMap(list -> attempt(list::items)).orElseGet(List::of);
  }

  /// Every key must be one of these.
  public void keys(JsonValue object, List<String> known) {
    for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
      if (!known.contains(field.getKey())) {
        wrong(
            field.getValue(),
            "\"" + field.getKey() + "\" is no key here" + nearest(field.getKey(), known));
      }
    }
  }

  /// {@return the constant that a word names}
  public static <E extends Enum<E>> E one(JsonValue at, String word, Class<E> type, String kind) {
    List<String> names = Stream.of(type.getEnumConstants()).map(Enum::name).toList();
    return Enum.valueOf(type, one(at, word, names, kind));
  }

  /// {@return the name that a word is, in small or capital letters}
  public static String one(JsonValue at, String word, List<String> names, String kind) {
    String capitals = word.strip().toUpperCase(Locale.ROOT);
    if (!names.contains(capitals)) {
      throw at.bad("\"" + word + "\" is no " + kind + nearest(word, names));
    }
    return capitals;
  }

  /// {@return the known word that was probably meant, or all of them}
  public static String nearest(String word, List<String> known) {
    List<ProvinceNames.Name> names =
        known.stream().map(one -> new ProvinceNames.Name(one, List.of())).toList();
    Optional<String> near =
        switch (new ProvinceNames(names).find(word)) {
          case Match.Found(String one) -> Optional.of(one);
          case Match.Close(String one) -> Optional.of(one);
          case Match.Unclear(List<String> several) -> several.stream().findFirst();
          case Match.Unknown(List<String> several) -> several.stream().findFirst();
        };
    return near.map(one -> "; did you mean " + one + "?")
        .orElseGet(() -> "; use one of " + String.join(", ", known));
  }
}
