package depesche.adjudicator.congress.decks;

import depesche.adjudicator.Fact;
import depesche.adjudicator.cards.CardFormat;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckSheet;
import java.util.ArrayList;
import java.util.List;

/// The card files of Congress of Vienna.
public final class CongressDeckFormat implements CardFormat<CongressCard, CongressDeck> {

  /// The one format.
  public CongressDeckFormat() {}

  @Override
  public String title() {
    return "congress-of-vienna";
  }

  @Override
  public ReadDeck<CongressDeck> read(JsonValue file) {
    return CongressDeckFile.read(file);
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
