package depesche.adjudicator.weimar.decks;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.OwnersFile;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;

/// Reads a card file of Weimar: JSON, schema 1. Cards that an owner has not typed are missing, not
/// wrong.
public final class WeimarDeckFile {

  private static final int SCHEMA = 1;
  private static final int HIGHEST = 6;
  private static final List<String> KEYS =
      List.of("schema", "game", "title", "note", "charts", "cards");
  private static final List<String> CARD_KEYS =
      List.of("id", "title", "large", "small", "once", "politician", "note");

  private final JsonValue file;
  private final DeckFindings findings = new DeckFindings();
  private final List<String> numbers = WeimarDeck.numbers();

  private WeimarDeckFile(JsonValue file) {
    this.file = file;
  }

  /// {@return all that is in the file, and all that is wrong or missing}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it is no object
  public static ReadDeck<WeimarDeck> read(JsonValue file) {
    return new WeimarDeckFile(file).read();
  }

  private ReadDeck<WeimarDeck> read() {
    findings.keys(file, KEYS);
    findings.schema(file, SCHEMA);
    ChartReader charts = new ChartReader(findings, file.find("charts"));
    SequencedMap<String, WeimarCard> cards = new LinkedHashMap<>();
    int whole = 0;
    for (JsonValue entry : findings.entries(file, "cards")) {
      int before = findings.stops();
      Optional<WeimarCard> card = findings.attempt(() -> card(entry)).flatMap(one -> one);
      if (card.isPresent() && cards.putIfAbsent(card.get().id(), card.get()) != null) {
        findings.wrong(entry, "two cards are " + card.get().id() + "; correct one");
      }
      whole += card.isPresent() && findings.stops() == before ? 1 : 0;
    }
    untyped(cards);
    return new ReadDeck<>(
        new WeimarDeck(
            findings.text(file, "title"),
            findings.text(file, "note"),
            List.copyOf(cards.values()),
            charts.results(),
            charts.cuts(),
            OwnersFile.content(file)),
        findings.check(whole, numbers.size()));
  }

  private Optional<WeimarCard> card(JsonValue card) {
    findings.keys(card, CARD_KEYS);
    String id = findings.text(card, "id");
    if (!numbers.contains(id)) {
      findings.wrong(
          card, "\"" + id + "\" is no number of a card" + DeckFindings.nearest(id, numbers));
      return Optional.empty();
    }
    String title = findings.text(card, "title");
    if (title.isBlank()) {
      findings.missing(card, "\"title\" of " + id + " is missing; add the name on the card");
    }
    return Optional.of(
        new WeimarCard(
            id,
            title.isBlank() ? id : title,
            value(card, id, "large"),
            value(card, id, "small"),
            truth(card, "once"),
            truth(card, "politician"),
            findings.text(card, "note")));
  }

  private boolean truth(JsonValue card, String key) {
    return card.find(key).flatMap(one -> findings.attempt(one::truth)).orElse(false);
  }

  private OptionalInt value(JsonValue card, String id, String key) {
    Optional<JsonValue> there = card.find(key);
    if (there.isEmpty()) {
      if (WeimarCard.hasValues(id)) {
        findings.missing(
            card, "\"" + key + "\" of " + id + " is missing; add the value in that circle");
      }
      return OptionalInt.empty();
    }
    Optional<Integer> number = findings.attempt(() -> there.get().whole());
    if (number.filter(one -> one < 0 || one > HIGHEST).isPresent()) {
      findings.wrong(
          there.get(), "\"" + key + "\" of " + id + " is " + number.get() + "; it is from 0 to 6");
      return OptionalInt.empty();
    }
    return number.map(OptionalInt::of).orElseGet(OptionalInt::empty);
  }

  private void untyped(SequencedMap<String, WeimarCard> cards) {
    List<String> left = new ArrayList<>(numbers);
    left.removeAll(cards.sequencedKeySet());
    if (!left.isEmpty()) {
      findings.missing(
          file.find("cards").orElse(file),
          left.size() + " cards are not typed; add " + String.join(", ", left));
    }
  }
}
