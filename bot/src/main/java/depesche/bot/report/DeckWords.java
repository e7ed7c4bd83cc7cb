package depesche.bot.report;

import depesche.adjudicator.rules.DeckSheet;
import depesche.bot.report.page.CardPages;
import java.util.List;
import java.util.Map;

/// Puts a deck into the words that are printed on its cards: those of `cards.txt` of its title.
///
/// @param title the id of the title
public record DeckWords(Sentences sentences, String title) {

  /// {@return the deck as pages for paper}
  public CardPages pages(DeckSheet deck) {
    return new CardPages(
        deck.title(),
        word("Origin", Map.of("ours", deck.ours()), ""),
        deck.note(),
        deck.cards().stream().map(this::card).toList());
  }

  private CardPages.Card card(DeckSheet.CardPrint card) {
    Map<String, String> kind = Map.of("kind", card.kind());
    List<String> marks =
        card.marks().stream().map(mark -> word("Mark", Map.of("mark", mark), mark)).toList();
    return new CardPages.Card(
        card.title(),
        word("Kind", kind, card.kind()),
        word("Colour", kind, ""),
        marks,
        card.parts().stream().map(part -> sentences.say(title, part)).toList(),
        card.text(),
        word("Foot", Map.of("foot", card.foot()), card.foot()));
  }

  private String word(String name, Map<String, ?> model, String none) {
    return sentences.named(title, "cards", name, model).orElse(none);
  }
}
