package depesche.adjudicator.table.plain;

import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// A table's file as one of its variants has it. What the file says once for several things is said
/// of each, so that nobody who reads on has to know of it.
final class TableForm {

  private static final List<String> THINGS =
      List.of("tracks", "pieces", "places", "start", "choices");

  /// What a variant may have otherwise than the file.
  private static final List<String> OTHERWISE = List.of("seats", "turns", "score");

  private static final int MOST_REPEATS = 99;
  private static final int MOST_PHASES = 500;

  private final JsonValue file;
  private final SequencedMap<String, JsonValue> variants = new LinkedHashMap<>();

  private TableForm(JsonValue file) {
    this.file = file;
    for (JsonValue variant : list(file, "variants")) {
      JsonValue name = variant.isText() ? variant : variant.at("name");
      if (!name.text().matches("[\\p{L}\\p{N}-]{1,30}")) {
        throw name.bad("a variant is one word, not \"" + name.text() + "\"");
      }
      if (variants.put(name.text(), variant) != null) {
        throw name.bad("there is a variant \"" + name.text() + "\" before; call one otherwise");
      }
    }
  }

  /// {@return the file as each of its variants has it, by their names; under an empty name if there
  /// are none}
  ///
  /// @throws depesche.adjudicator.json.BadFile with what is wrong
  static SequencedMap<String, JsonValue> all(JsonValue file) {
    TableForm form = new TableForm(file);
    SequencedMap<String, JsonValue> all = new LinkedHashMap<>();
    form.variants.keySet().forEach(variant -> all.put(variant, form.of(variant)));
    if (all.isEmpty()) {
      all.put("", form.of(""));
    }
    return all;
  }

  private static List<JsonValue> list(JsonValue value, String field) {
    return value.find(field).map(JsonValue::items).orElse(List.of());
  }

  private JsonValue of(String variant) {
    JsonValue form = file;
    JsonValue own = variants.getOrDefault(variant, file);
    for (String field : own.isText() ? List.<String>of() : OTHERWISE) {
      form = own.find(field).isEmpty() ? form : form.with(field, own.at(field));
    }
    for (String field : THINGS) {
      if (file.find(field).isPresent()) {
        form = form.with(field, file.at(field).holding(things(field, variant)));
      }
    }
    List<JsonValue> phases = phases(list(file, "phases"), variant, "");
    return form.with("phases", file.at("phases").holding(phases));
  }

  private List<JsonValue> things(String field, String variant) {
    return list(file, field).stream()
        .filter(entry -> isIn(entry, variant))
        .flatMap(TableForm::named)
        .toList();
  }

  private boolean isIn(JsonValue entry, String variant) {
    if (!entry.isObject() || entry.find("in").isEmpty()) {
      return true;
    }
    for (JsonValue name : entry.at("in").items()) {
      if (!variants.containsKey(name.text())) {
        throw name.bad("no variant \"" + name.text() + "\"; there are " + variants.keySet());
      }
    }
    return entry.at("in").texts().contains(variant);
  }

  /// `names` makes several of a kind.
  private static Stream<JsonValue> named(JsonValue entry) {
    if (!entry.isObject() || entry.find("names").isEmpty()) {
      return Stream.of(entry);
    }
    if (entry.find("name").isPresent()) {
      throw entry.bad("\"name\" is for one, \"names\" for several; remove one of them");
    }
    return entry.at("names").items().stream().map(name -> entry.with("name", name));
  }

  /// `repeat` makes several rounds of some phases; behind the name of each stands which it is.
  private List<JsonValue> phases(List<JsonValue> entries, String variant, String round) {
    List<JsonValue> phases = new ArrayList<>();
    for (JsonValue entry : entries) {
      if (!isIn(entry, variant)) {
        continue;
      }
      if (entry.find("repeat").isEmpty()) {
        JsonValue name = entry.at("name");
        phases.add(round.isEmpty() ? entry : entry.with("name", name.saying(name.text() + round)));
        continue;
      }
      int repeats = entry.at("repeat").whole();
      if (repeats < 1 || repeats > MOST_REPEATS) {
        throw entry.at("repeat").bad("\"repeat\" must be 1 to " + MOST_REPEATS);
      }
      for (int i = 1; i <= repeats; i++) {
        String inner = round + (round.isEmpty() ? " " : ".") + i;
        phases.addAll(phases(entry.at("phases").items(), variant, inner));
        if (phases.size() > MOST_PHASES) {
          throw entry.bad("a turn has " + MOST_PHASES + " phases at most; repeat fewer");
        }
      }
    }
    return phases;
  }
}
