package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.cards.CardFormat;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Entry;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckSheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Stream;

/// The deck file of Bismarck's Dance: JSON, schema 1.
public final class DanceDeckFormat implements CardFormat<DanceCard, DanceDeck> {

  private static final int ASTERISKS = 3;
  private static final DanceBoard NO_BOARD =
      new DanceBoard(new LinkedHashMap<>(), List.of(), List.of());

  private static final Field<String> TITLE = Field.text("title").needed("the name of the deck");
  private static final Field<String> NOTE = Field.text("note");
  private static final Field<Boolean> OURS = Field.truth("ours");
  private static final Field<DanceBoard> BOARD =
      Field.of("board", DanceBoards::read, NO_BOARD).needed("flagStart, arrows and doubles");
  private static final List<String> KEYS =
      List.of("schema", "title", "ours", "note", "board", "cards");

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
  public boolean isOurs(DanceDeck deck) {
    return deck.ours();
  }

  @Override
  public ReadDeck<DanceDeck> read(JsonValue json) {
    DeckFindings findings = new DeckFindings();
    Entry file = Entry.file(json, findings, KEYS);
    String title = file.get(TITLE);
    DanceBoard board = file.get(BOARD);
    boolean ours = file.get(OURS);
    List<DanceCard> cards = cards(file);
    return new ReadDeck<>(
        new DanceDeck(title, file.get(NOTE), ours, board, cards),
        findings.check(cards.size(), DanceDeck.CARDS));
  }

  private static List<DanceCard> cards(Entry file) {
    DeckFindings findings = file.findings();
    List<DanceCard> cards = new ArrayList<>();
    SequencedSet<String> ids = new LinkedHashSet<>();
    SequencedSet<String> titles = new LinkedHashSet<>();
    file.each(
        "cards",
        one -> {
          findings.attempt(() -> DanceCards.read(one, findings).ifPresent(cards::add));
          twice(one, DanceCards.ID, ids)
              .ifPresent(
                  id -> findings.wrong(one, "\"" + id + "\" is there twice; give one another id"));
          twice(one, DanceCards.TITLE, titles)
              .ifPresent(
                  title ->
                      findings.doubtful(
                          one,
                          ("\"" + title + "\" is the title of two cards; a letter must name")
                              + " them by id"));
        });
    List<JsonValue> all = file.at().listed("cards");
    file.count(all.size(), DanceDeck.CARDS, "cards");
    long asterisks = all.stream().filter(DanceDeckFormat::hasAsterisk).count();
    file.count(
        "cards",
        asterisks,
        ASTERISKS,
        asterisks + " cards have an asterisk instead of " + ASTERISKS,
        "; add \"asterisk\": true to those you begin with",
        "; keep three, the cards you begin with");
    return cards;
  }

  /// {@return what a card says in a field, if another has said it before}
  private static Optional<String> twice(
      JsonValue card, Field<String> field, SequencedSet<String> all) {
    return Optional.of(card)
        .filter(JsonValue::isObject)
        .flatMap(one -> one.find(field.key()))
        .filter(JsonValue::isText)
        .map(JsonValue::text)
        .filter(text -> !all.add(text));
  }

  private static boolean hasAsterisk(JsonValue card) {
    return card.isObject()
        && card.find(DanceCards.ASTERISK.key()).filter(JsonValue::isTrue).isPresent();
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
