package depesche.adjudicator.bismarck.decks.files;

import depesche.adjudicator.bismarck.decks.CardAction;
import depesche.adjudicator.bismarck.decks.CardKind;
import depesche.adjudicator.bismarck.decks.CardWords;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import depesche.adjudicator.bismarck.decks.DeckContent;
import depesche.adjudicator.bismarck.decks.Theatre;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFormat;
import depesche.adjudicator.rules.DeckSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The deck files of Bismarck's Dance.
public final class DanceDeckFormat implements DeckFormat {

  /// The one format.
  public DanceDeckFormat() {}

  @Override
  public String title() {
    return "bismarcks-dance";
  }

  @Override
  public DeckCheck check(JsonValue file) {
    DeckReading reading = DeckFile.read(file);
    return new DeckCheck(
        reading.deck().cards().size(),
        DanceDeck.CARDS,
        reading.wrong(),
        reading.missing(),
        reading.doubtful());
  }

  @Override
  public String content(JsonValue file) {
    return DeckContent.of(DeckFile.playable(file));
  }

  @Override
  public SequencedMap<String, List<String>> decks(JsonValue file) {
    return DeckFile.playable(file).lists();
  }

  @Override
  public DeckSheet sheet(JsonValue file) {
    DeckReading reading = DeckFile.read(file);
    DanceDeck deck = reading.deck();
    int written =
        file.find("cards").filter(JsonValue::isList).map(list -> list.items().size()).orElse(0);
    return new DeckSheet(
        deck.title(),
        deck.ours() ? "Depesche's own deck for Bismarck's Dance, not the printed one" : "",
        reading.note(),
        deck.cards().stream().map(DanceDeckFormat::print).toList(),
        written - deck.cards().size());
  }

  private static DeckSheet.CardPrint print(DanceCard card) {
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
