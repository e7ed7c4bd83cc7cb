package depesche.adjudicator.table.plain;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.json.JsonValue;
import java.util.List;
import java.util.Optional;

/// The keys of a table's file. A misspelt one would be left out without a word. A card may have
/// whatever keys its owner likes.
final class TableKeys {

  private static final List<String> FILE =
      List.of(
          "name",
          "seats",
          "turns",
          "score",
          "note",
          "variants",
          "decks",
          "tracks",
          "pieces",
          "places",
          "start",
          "choices",
          "phases");
  private static final List<String> VARIANT = List.of("name", "seats", "turns", "score", "note");
  private static final List<String> DECK =
      List.of("name", "prefix", "deal", "renews", "played", "cards", "note");
  private static final List<String> TRACK =
      List.of("name", "names", "each", "least", "most", "start", "spaces", "in", "note");
  private static final List<String> PIECE =
      List.of("name", "names", "each", "supply", "in", "note");
  private static final List<String> PLACE = List.of("name", "names", "room", "in", "note");
  private static final List<String> START = List.of("piece", "place", "count", "in", "note");
  private static final List<String> CHOICE =
      List.of("name", "kind", "least", "most", "options", "scopes", "after", "in", "note");
  private static final List<String> PHASE =
      List.of("name", "mode", "choices", "rounds", "endsTurn", "reactions", "draw", "in", "note");
  private static final List<String> REPEAT = List.of("repeat", "phases", "in", "note");

  private TableKeys() {}

  /// Notes every key that is none.
  static void check(JsonValue file, DeckFindings findings) {
    findings.keys(file, FILE);
    all(file, "variants", VARIANT, findings);
    all(file, "decks", DECK, findings);
    all(file, "tracks", TRACK, findings);
    all(file, "pieces", PIECE, findings);
    all(file, "places", PLACE, findings);
    all(file, "start", START, findings);
    all(file, "choices", CHOICE, findings);
    phases(file, findings);
  }

  private static void phases(JsonValue value, DeckFindings findings) {
    for (JsonValue phase : objects(value, "phases")) {
      boolean repeats = phase.find("repeat").isPresent();
      findings.keys(phase, repeats ? REPEAT : PHASE);
      if (repeats) {
        phases(phase, findings);
      }
    }
  }

  private static void all(JsonValue file, String list, List<String> keys, DeckFindings findings) {
    objects(file, list).forEach(entry -> findings.keys(entry, keys));
  }

  private static List<JsonValue> objects(JsonValue value, String list) {
    Optional<JsonValue> there = value.find(list).filter(JsonValue::isList);
    return there.map(JsonValue::items).orElseGet(List::of).stream()
        .filter(JsonValue::isObject)
        .toList();
  }
}
