package depesche.adjudicator.congress.decks;

import depesche.adjudicator.cards.CardFormat;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

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
      marks.add("Leader");
    }
    if (!card.battles().isEmpty()) {
      marks.add("Military");
    }
    String foot = card.number().isPresent() ? "No. " + card.number().getAsInt() : "";
    return new DeckSheet.CardPrint(
        card.title(), kind(card.nation()), colour(card.nation()), marks, parts(card), "", foot);
  }

  private static List<String> parts(CongressCard card) {
    List<String> parts = new ArrayList<>();
    for (IssueBonus bonus : card.bonuses()) {
      String where = bonus.issues().isEmpty() ? "all issues" : String.join(", ", bonus.issues());
      parts.add("Diplomacy: " + signed(bonus.add()) + " for " + where);
    }
    for (BattleUse use : card.battles()) {
      String own = use.own() == 0 ? "" : signed(use.own());
      String other = use.opponent() == 0 ? "" : signed(use.opponent()) + " against the other side";
      parts.add("War: " + own + (own.isEmpty() || other.isEmpty() ? "" : " or ") + other);
    }
    if (!card.ratings().isEmpty()) {
      parts.add(
          "Solitaire: "
              + card.ratings().entrySet().stream()
                  .map(one -> one.getKey().letters() + " " + one.getValue())
                  .collect(Collectors.joining(", ")));
    }
    return parts;
  }

  private static String signed(int number) {
    return String.format(Locale.ROOT, "%+d", number);
  }

  private static String kind(CardNation nation) {
    return switch (nation) {
      case FRENCH -> "French";
      case RUSSIAN -> "Russian";
      case BRITISH -> "British";
      case AUSTRIAN -> "Austrian";
      case NEUTRAL -> "Neutral";
    };
  }

  private static String colour(CardNation nation) {
    return switch (nation) {
      case FRENCH -> "#23508e";
      case RUSSIAN -> "#1f6f43";
      case BRITISH -> "#9c2a22";
      case AUSTRIAN -> "#8a8374";
      case NEUTRAL -> "#2b2b2b";
    };
  }
}
