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
          "name", "seats", "turns", "score", "note", "decks", "tracks", "pieces", "places", "start",
          "choices", "phases");
  private static final List<String> DECK =
      List.of("name", "prefix", "deal", "renews", "played", "cards", "note");
  private static final List<String> TRACK =
      List.of("name", "each", "least", "most", "start", "spaces", "note");
  private static final List<String> PIECE = List.of("name", "each", "supply", "note");
  private static final List<String> PLACE = List.of("name", "room", "note");
  private static final List<String> START = List.of("piece", "place", "count", "note");
  private static final List<String> CHOICE =
      List.of("name", "kind", "least", "most", "options", "scopes", "after", "note");
  private static final List<String> PHASE =
      List.of("name", "mode", "choices", "rounds", "endsTurn", "reactions", "draw", "note");

  private TableKeys() {}

  /// Notes every key that is none.
  static void check(JsonValue file, DeckFindings findings) {
    findings.keys(file, FILE);
    all(file, "decks", DECK, findings);
    all(file, "tracks", TRACK, findings);
    all(file, "pieces", PIECE, findings);
    all(file, "places", PLACE, findings);
    all(file, "start", START, findings);
    all(file, "choices", CHOICE, findings);
    all(file, "phases", PHASE, findings);
  }

  private static void all(JsonValue file, String list, List<String> keys, DeckFindings findings) {
    Optional<JsonValue> there = file.find(list).filter(JsonValue::isList);
    there.map(JsonValue::items).orElseGet(List::of).stream()
        .filter(JsonValue::isObject)
        .forEach(entry -> findings.keys(entry, keys));
  }
}
