package depesche.adjudicator.congress.decks;

import depesche.adjudicator.Fact;
import depesche.adjudicator.cards.CardFormat;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Entry;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.OwnersFile;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckSheet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.SequencedSet;

/// The card file of Congress of Vienna: JSON, schema 1. What an owner has not typed yet is missing,
/// not wrong, and a table asks for it when it is needed.
public final class CongressDeckFormat implements CardFormat<CongressCard, CongressDeck> {

  private static final Field<String> TITLE = Field.text("title");
  private static final Field<String> NOTE = Field.text("note");
  private static final List<String> KEYS = List.of("schema", "game", "title", "note", "cards");

  /// The one format.
  public CongressDeckFormat() {}

  @Override
  public String title() {
    return "congress-of-vienna";
  }

  @Override
  public ReadDeck<CongressDeck> read(JsonValue json) {
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

  @Override
  public DeckSheet.CardPrint print(CongressCard card) {
    List<String> marks = new ArrayList<>();
    card.value().ifPresent(value -> marks.add(String.valueOf(value)));
    if (card.leader()) {
      marks.add("LEADER");
    }
    if (!card.battles().isEmpty()) {
      marks.add("MILITARY");
    }
    List<Fact> parts = new ArrayList<>(card.bonuses());
    parts.addAll(card.battles());
    if (!card.ratings().isEmpty()) {
      parts.add(CardRatings.of(card.ratings()));
    }
    String foot = card.number().isPresent() ? String.valueOf(card.number().getAsInt()) : "";
    return new DeckSheet.CardPrint(card.title(), card.nation().name(), marks, parts, "", foot);
  }
}
