package depesche.adjudicator.bismarck.decks.files;

import depesche.adjudicator.bismarck.decks.DanceBoard;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Reads a deck file: JSON, schema 1.
public final class DeckFile {

  private static final int SCHEMA = 1;
  private static final int ASTERISKS = 3;
  private static final List<String> KEYS =
      List.of("schema", "title", "ours", "note", "board", "cards");

  private final JsonValue file;
  private final DeckFindings findings = new DeckFindings();

  private DeckFile(JsonValue file) {
    this.file = file;
  }

  /// {@return all that is in the file, and all that is wrong with it}
  ///
  /// @throws BadFile if it is no object
  public static DeckReading read(JsonValue file) {
    return new DeckFile(file).read();
  }

  /// {@return a deck that can be played}
  ///
  /// @throws BadFile for the first thing that is wrong or missing, with the number of others
  public static DanceDeck playable(JsonValue file) {
    DeckReading reading = read(file);
    if (!reading.isPlayable()) {
      List<String> all =
          Stream.concat(reading.wrong().stream(), reading.missing().stream()).toList();
      throw BadFile.found(all.getFirst(), all.size() - 1);
    }
    return reading.deck();
  }

  private DeckReading read() {
    findings.keys(file, KEYS);
    findings.schema(file, SCHEMA);
    String title = findings.text(file, "title");
    if (title.isBlank()) {
      findings.missing(file, "\"title\" is missing; add the name of the deck");
    }
    if (file.find("board").isEmpty()) {
      findings.missing(file, "\"board\" is missing; add flagStart, arrows and doubles");
    }
    DanceBoard board =
        file.find("board")
            .flatMap(value -> findings.attempt(() -> new DanceBoardReader(findings).read(value)))
            .orElseGet(() -> new DanceBoard(new LinkedHashMap<>(), List.of(), List.of()));
    boolean ours = file.find("ours").flatMap(value -> findings.attempt(value::truth)).orElse(false);
    DanceDeck deck = new DanceDeck(title, ours, board, cards());
    return new DeckReading(
        deck,
        findings.text(file, "note"),
        findings.allWrong(),
        findings.allMissing(),
        findings.allDoubtful());
  }

  private List<DanceCard> cards() {
    JsonValue at = file.find("cards").orElse(file);
    List<JsonValue> entries = findings.entries(file, "cards");
    DanceCardReader reader = new DanceCardReader(findings);
    List<DanceCard> cards = new ArrayList<>();
    SequencedMap<String, JsonValue> ids = new LinkedHashMap<>();
    SequencedMap<String, JsonValue> titles = new LinkedHashMap<>();
    for (JsonValue entry : entries) {
      Optional<DanceCard> card = findings.attempt(() -> reader.read(entry)).flatMap(read -> read);
      card.ifPresent(cards::add);
      twice(entry, ids, titles);
    }
    count(at, entries);
    return cards;
  }

  private void twice(
      JsonValue entry,
      SequencedMap<String, JsonValue> ids,
      SequencedMap<String, JsonValue> titles) {
    key(entry, "id")
        .filter(id -> ids.put(id, entry) != null)
        .ifPresent(
            id -> findings.wrong(entry, "\"" + id + "\" is there twice; give one another id"));
    key(entry, "title")
        .filter(title -> titles.put(title, entry) != null)
        .ifPresent(
            title ->
                findings.doubtful(
                    entry,
                    ("\"" + title + "\" is the title of two cards; a letter must name")
                        + " them by id"));
  }

  private static Optional<String> key(JsonValue entry, String key) {
    if (entry.isObject()) {
      return entry.find(key).filter(JsonValue::isText).map(JsonValue::text);
    }
    return Optional.empty();
  }

  private void count(JsonValue at, List<JsonValue> entries) {
    int cards = entries.size();
    String all = cards + " cards are here instead of " + DanceDeck.CARDS;
    if (cards < DanceDeck.CARDS) {
      findings.missing(at, all + "; add " + (DanceDeck.CARDS - cards) + " more");
    } else if (cards > DanceDeck.CARDS) {
      findings.wrong(at, all + "; remove " + (cards - DanceDeck.CARDS));
    }
    long asterisks = entries.stream().filter(DeckFile::hasAsterisk).count();
    String marked = asterisks + " cards have an asterisk instead of " + ASTERISKS;
    if (asterisks < ASTERISKS) {
      findings.missing(at, marked + "; add \"asterisk\": true to those you begin with");
    } else if (asterisks > ASTERISKS) {
      findings.wrong(at, marked + "; keep three, the cards you begin with");
    }
  }

  private static boolean hasAsterisk(JsonValue entry) {
    return entry.isObject() && entry.find("asterisk").filter(JsonValue::isTrue).isPresent();
  }
}
