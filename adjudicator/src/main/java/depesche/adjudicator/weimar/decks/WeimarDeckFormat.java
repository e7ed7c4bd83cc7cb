package depesche.adjudicator.weimar.decks;

import depesche.adjudicator.cards.CardFormat;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckSheet;
import java.util.ArrayList;
import java.util.List;

/// The card files of Weimar.
public final class WeimarDeckFormat implements CardFormat<WeimarCard, WeimarDeck> {

  /// The one format.
  public WeimarDeckFormat() {}

  @Override
  public String title() {
    return "weimar";
  }

  @Override
  public ReadDeck<WeimarDeck> read(JsonValue file) {
    return WeimarDeckFile.read(file);
  }

  @Override
  public DeckSheet.CardPrint print(WeimarCard card) {
    List<String> marks = new ArrayList<>();
    card.large().ifPresent(value -> marks.add(String.valueOf(value)));
    card.small().ifPresent(value -> marks.add(String.valueOf(value)));
    if (card.once()) {
      marks.add("ONCE");
    }
    if (card.politician()) {
      marks.add("POLITICIAN");
    }
    return new DeckSheet.CardPrint(
        card.title(), kind(card), marks, List.of(), card.note(), card.id());
  }

  private static String kind(WeimarCard card) {
    String deck =
        switch (card.id().charAt(0)) {
          case 'S' -> "SPD";
          case 'Z' -> "ZENTRUM";
          case 'K' -> "KPD";
          case 'D' -> "DNVP";
          default -> card.hasValues() ? "TIMELINE" : "REPUBLIC";
        };
    return card.isAgenda() ? deck + "_AGENDA" : deck;
  }
}
