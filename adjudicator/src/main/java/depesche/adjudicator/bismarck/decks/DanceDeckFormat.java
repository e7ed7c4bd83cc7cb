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
  public String origin(DanceDeck deck) {
    return deck.ours() ? "Depesche's own deck for Bismarck's Dance, not the printed one" : "";
  }

  @Override
  public DeckSheet.CardPrint print(DanceCard card) {
    String foot =
        String.join(
            ", ", Stream.of(card.year(), card.source()).filter(part -> !part.isBlank()).toList());
    return new DeckSheet.CardPrint(
        card.title(),
        kind(card.type()),
        colour(card.type()),
        marks(card),
        CardWords.of(card),
        card.text(),
        foot);
  }

  private static String kind(CardKind kind) {
    return switch (kind) {
      case EVENT -> "Event";
      case ACTION -> "Action";
      case CRISIS -> "Crisis";
      case DURATION -> "Duration";
    };
  }

  /// Rules 2.2: events are black, actions green, crises red, durations blue.
  private static String colour(CardKind kind) {
    return switch (kind) {
      case EVENT -> "#2b2b2b";
      case ACTION -> "#1f6f43";
      case CRISIS -> "#9c2a22";
      case DURATION -> "#23508e";
    };
  }

  private static List<String> marks(DanceCard card) {
    List<String> marks = new ArrayList<>();
    if (card.asterisk()) {
      marks.add("First hand");
    }
    if (card.issue()) {
      marks.add("Issue");
    }
    if (card.action().filter(CardAction::dieMark).isPresent()) {
      marks.add("Dice");
    }
    if (card.action().filter(CardAction::stays).isPresent()) {
      marks.add("Stays");
    }
    card.theatres().forEach(theatre -> marks.add(theatre(theatre)));
    return marks;
  }

  private static String theatre(Theatre theatre) {
    return switch (theatre) {
      case BALKANS -> "Balkans";
      case AFRICA -> "Africa";
      case ASIA -> "Asia";
    };
  }
}
