package depesche.adjudicator.congress.decks;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Entry;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.OwnersFile;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.SequencedSet;

/// The card file of Congress of Vienna: JSON, schema 1. What an owner has not typed yet is missing,
/// not wrong, and a table asks for it when it is needed.
public final class CongressDeckFile {

  private static final Field<String> TITLE = Field.text("title");
  private static final Field<String> NOTE = Field.text("note");
  private static final List<String> KEYS = List.of("schema", "game", "title", "note", "cards");

  private CongressDeckFile() {}

  /// {@return all that is in the file, and all that is wrong or missing}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it is no object
  public static ReadDeck<CongressDeck> read(JsonValue json) {
    DeckFindings findings = new DeckFindings();
    Entry file = Entry.file(json, findings, KEYS);
    List<CongressCard> cards = new ArrayList<>();
    SequencedSet<String> titles = new LinkedHashSet<>();
    SequencedSet<Integer> numbers = new LinkedHashSet<>();
    int whole =
        file.each(
            "cards",
            one ->
                CongressCards.read(one, findings)
                    .ifPresent(
                        card -> {
                          twice(one, card, titles, numbers, findings);
                          cards.add(card);
                        }));
    long leaders = cards.stream().filter(CongressCard::leader).count();
    file.count(cards.size() - leaders, CongressDeck.CARDS, "character and event cards");
    file.count(leaders, CongressDeck.LEADERS, "leader cards");
    return new ReadDeck<>(
        new CongressDeck(file.get(TITLE), file.get(NOTE), cards, OwnersFile.content(json)),
        findings.check(whole, CongressDeck.CARDS + CongressDeck.LEADERS));
  }

  private static void twice(
      JsonValue at,
      CongressCard card,
      SequencedSet<String> titles,
      SequencedSet<Integer> numbers,
      DeckFindings findings) {
    if (!titles.add(card.title().toUpperCase(Locale.ROOT))) {
      findings.wrong(at, "\"" + card.title() + "\" is there twice; remove one");
    }
    if (card.number().isPresent() && !numbers.add(card.number().getAsInt())) {
      findings.wrong(at, "two cards have number " + card.number().getAsInt() + "; correct one");
    }
  }
}
