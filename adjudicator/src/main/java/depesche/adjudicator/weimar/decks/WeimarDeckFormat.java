package depesche.adjudicator.weimar.decks;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFormat;
import depesche.adjudicator.rules.DeckSheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The card files of Weimar.
public final class WeimarDeckFormat implements DeckFormat {

  /// The one format.
  public WeimarDeckFormat() {}

  @Override
  public String title() {
    return "weimar";
  }

  @Override
  public boolean isAsked() {
    return true;
  }

  @Override
  public DeckCheck check(JsonValue file) {
    return WeimarDeckFile.read(file).check();
  }

  /// A table goes by number where a card is not typed, so every file can be played.
  @Override
  public String content(JsonValue file) {
    return WeimarDeckFile.read(file).deck().content();
  }

  @Override
  public SequencedMap<String, List<String>> decks(JsonValue file) {
    return new LinkedHashMap<>();
  }

  @Override
  public DeckSheet sheet(JsonValue file) {
    WeimarDeck deck = WeimarDeckFile.read(file).deck();
    int written =
        file.find("cards").filter(JsonValue::isList).map(list -> list.items().size()).orElse(0);
    return new DeckSheet(
        deck.title(),
        "",
        deck.note(),
        deck.cards().stream().map(WeimarDeckFormat::print).toList(),
        written - deck.cards().size());
  }

  private static DeckSheet.CardPrint print(WeimarCard card) {
    List<String> marks = new ArrayList<>();
    card.large().ifPresent(value -> marks.add(String.valueOf(value)));
    card.small().ifPresent(value -> marks.add(String.valueOf(value)));
    if (card.once()) {
      marks.add("Once");
    }
    if (card.politician()) {
      marks.add("Politician");
    }
    return new DeckSheet.CardPrint(
        card.title(), kind(card), colour(card), marks, List.of(), card.note(), card.id());
  }

  private static String kind(WeimarCard card) {
    String deck =
        switch (card.id().charAt(0)) {
          case 'S' -> "SPD";
          case 'Z' -> "Zentrum";
          case 'K' -> "KPD";
          case 'D' -> "DNVP";
          default -> card.hasValues() ? "Timeline" : "Republic";
        };
    return card.isAgenda() ? deck + " agenda" : deck;
  }

  private static String colour(WeimarCard card) {
    return switch (card.id().charAt(0)) {
      case 'S' -> "#b5443a";
      case 'Z' -> "#2f4f7f";
      case 'K' -> "#7d1f1b";
      case 'D' -> "#2b2b2b";
      default -> "#8a8374";
    };
  }
}
