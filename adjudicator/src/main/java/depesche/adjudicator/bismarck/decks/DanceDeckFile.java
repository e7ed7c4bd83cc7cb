package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Entry;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/// The deck file of Bismarck's Dance: JSON, schema 1.
public final class DanceDeckFile {

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

  private DanceDeckFile() {}

  /// {@return all that is in the file, and all that is wrong or missing}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it is no object
  public static ReadDeck<DanceDeck> read(JsonValue json) {
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

  /// {@return a deck that can be played}
  ///
  /// @throws depesche.adjudicator.json.BadFile for the first thing that is wrong or missing, with
  ///   the number of others
  public static DanceDeck playable(JsonValue json) {
    return read(json).playable();
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
    List<JsonValue> all =
        file.at().find("cards").filter(JsonValue::isList).map(JsonValue::items).orElse(List.of());
    file.count(all.size(), DanceDeck.CARDS, "cards");
    long asterisks = all.stream().filter(DanceDeckFile::hasAsterisk).count();
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
}
