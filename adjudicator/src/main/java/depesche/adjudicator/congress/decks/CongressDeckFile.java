package depesche.adjudicator.congress.decks;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.OwnersFile;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// Reads a card file of Congress of Vienna: JSON, schema 1. What an owner has not typed yet is
/// missing, not wrong, and a table asks for it when it is needed.
public final class CongressDeckFile {

  private static final int SCHEMA = 1;
  private static final List<String> KEYS = List.of("schema", "game", "title", "note", "cards");

  private final JsonValue file;
  private final DeckFindings findings = new DeckFindings();

  private CongressDeckFile(JsonValue file) {
    this.file = file;
  }

  /// {@return all that is in the file, and all that is wrong or missing}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it is no object
  public static ReadDeck<CongressDeck> read(JsonValue file) {
    return new CongressDeckFile(file).read();
  }

  private ReadDeck<CongressDeck> read() {
    findings.keys(file, KEYS);
    findings.schema(file, SCHEMA);
    CongressCardReader reader = new CongressCardReader(findings);
    List<CongressCard> cards = new ArrayList<>();
    SequencedMap<String, JsonValue> titles = new LinkedHashMap<>();
    SequencedMap<Integer, JsonValue> numbers = new LinkedHashMap<>();
    int whole = 0;
    JsonValue at = file.find("cards").orElse(file);
    for (JsonValue entry : findings.entries(file, "cards")) {
      int before = findings.stops();
      Optional<CongressCard> card =
          findings.attempt(() -> reader.read(entry)).flatMap(read -> read);
      card.ifPresent(one -> twice(one, entry, titles, numbers));
      card.ifPresent(cards::add);
      whole += findings.stops() == before ? 1 : 0;
    }
    count(at, cards);
    return new ReadDeck<>(
        new CongressDeck(
            findings.text(file, "title"),
            findings.text(file, "note"),
            cards,
            OwnersFile.content(file)),
        findings.check(whole, CongressDeck.CARDS + CongressDeck.LEADERS));
  }

  private void twice(
      CongressCard card,
      JsonValue entry,
      SequencedMap<String, JsonValue> titles,
      SequencedMap<Integer, JsonValue> numbers) {
    if (titles.put(card.title().toUpperCase(Locale.ROOT), entry) != null) {
      findings.wrong(entry, "\"" + card.title() + "\" is there twice; remove one");
    }
    card.number()
        .ifPresent(
            number -> {
              if (numbers.put(number, entry) != null) {
                findings.wrong(entry, "two cards have number " + number + "; correct one");
              }
            });
  }

  private void count(JsonValue at, List<CongressCard> cards) {
    long leaders = cards.stream().filter(CongressCard::leader).count();
    long others = cards.size() - leaders;
    count(at, others, CongressDeck.CARDS, "character and event cards");
    count(at, leaders, CongressDeck.LEADERS, "leader cards");
  }

  private void count(JsonValue at, long there, int needed, String what) {
    String found = there + " " + what + " are here instead of " + needed;
    if (there < needed) {
      findings.missing(at, found + "; add " + (needed - there) + " more");
    } else if (there > needed) {
      findings.wrong(at, found + "; remove " + (there - needed));
    }
  }
}
