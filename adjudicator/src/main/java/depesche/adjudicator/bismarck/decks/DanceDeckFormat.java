package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.cards.CardFormat;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The deck files of Bismarck's Dance.
public final class DanceDeckFormat implements CardFormat<DanceCard, DanceDeck> {

  /// The one format.
  public DanceDeckFormat() {}

  @Override
  public String title() {
    return "bismarcks-dance";
  }

  /// A deck is played whole.
  @Override
  public boolean isAsked() {
    return false;
  }

  @Override
  public ReadDeck<DanceDeck> read(JsonValue file) {
    return DanceDeckFile.read(file);
  }

  @Override
  public boolean isOurs(DanceDeck deck) {
    return deck.ours();
  }

  @Override
  public DeckSheet.CardPrint print(DanceCard card) {
    String foot =
        String.join(
            ", ", Stream.of(card.year(), card.source()).filter(part -> !part.isBlank()).toList());
    return new DeckSheet.CardPrint(
        card.title(), card.type().name(), marks(card), CardPart.of(card), card.text(), foot);
  }

  private static List<String> marks(DanceCard card) {
    List<String> marks = new ArrayList<>();
    if (card.asterisk()) {
      marks.add("FIRST_HAND");
    }
    if (card.issue()) {
      marks.add("ISSUE");
    }
    if (card.action().filter(CardAction::dieMark).isPresent()) {
      marks.add("DICE");
    }
    if (card.action().filter(CardAction::stays).isPresent()) {
      marks.add("STAYS");
    }
    card.theatres().forEach(theatre -> marks.add(theatre.name()));
    return marks;
  }
}
