package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.DanceCard.PlayTime;
import depesche.adjudicator.bismarck.decks.DanceCard.Theatre;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Entry;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.Shape;
import depesche.adjudicator.json.JsonValue;
import java.util.List;
import java.util.Optional;

/// What may be typed of a card.
final class DanceCards {

  static final Field<String> ID =
      Field.text("id").needed("a word of its own, such as \"honest-broker\"");
  static final Field<String> TITLE = Field.text("title").needed("the name on the card");
  private static final Field<Optional<CardKind>> TYPE =
      Field.maybe("type", Shape.word(CardKind.class, "type of card"))
          .needed("EVENT, ACTION, CRISIS or DURATION");
  static final Field<Boolean> ASTERISK = Field.truth("asterisk");
  static final Field<Boolean> ISSUE = Field.truth("issue");
  static final Field<List<Theatre>> THEATRES = several("theatres", Theatre.class, "theatre");
  static final Field<List<EuropeanPower>> POWERS =
      several("powers", EuropeanPower.class, "power").needed("the powers that the crisis involves");
  static final Field<List<CardOperation>> EVENT =
      operations("event").needed("what happens, or [] if nothing does");
  static final Field<Optional<CardAction>> ACTION =
      Field.maybe("action", DanceCards::action).needed("what the card does when it is played");
  static final Field<List<CardOperation>> PASSIVE =
      operations("passive").needed("what holds while the card lies in the row, or []");
  private static final Field<String> TEXT = Field.text("text");
  private static final Field<String> YEAR =
      Field.of("year", (at, _) -> at.isText() ? at.text() : String.valueOf(at.whole()), "");
  private static final Field<String> SOURCE = Field.text("source");
  private static final Field<String> NOTE = Field.text("note");

  private static final List<String> KEYS =
      Field.keys(
          ID, TITLE, TYPE, ASTERISK, ISSUE, THEATRES, POWERS, EVENT, ACTION, PASSIVE, TEXT, YEAR,
          SOURCE, NOTE);

  // Of an action.
  private static final Field<PlayTime> PHASE =
      Field.of("phase", Shape.word(PlayTime.class, "phase"), PlayTime.ANY);
  private static final Field<List<CardOperation>> EFFECTS =
      operations("effects").needed("what playing the card does");
  private static final Field<Boolean> DIE_MARK = Field.truth("dieMark");
  private static final Field<Boolean> STAYS = Field.truth("stays");

  private DanceCards() {}

  private static Field<List<CardOperation>> operations(String key) {
    return Field.of(key, DanceOperations::list, List.of());
  }

  private static <E extends Enum<E>> Field<List<E>> several(
      String key, Class<E> type, String kind) {
    return Field.of(
        key,
        Shape.list(
            Shape.word(type, kind),
            (at, again, findings) -> findings.wrong(at, again + " is there twice; remove one")),
        List.of());
  }

  /// {@return the card, if nothing in it is wrong or missing}
  static Optional<DanceCard> read(JsonValue json, DeckFindings findings) {
    int before = findings.stops();
    Entry card = Entry.of(json, findings, KEYS);
    String id = card.get(ID);
    if (!id.isEmpty() && !id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
      card.wrong(ID, "\"" + id + "\" is no id; use small letters, digits and hyphens");
    }
    String title = card.get(TITLE);
    Optional<CardKind> type = card.get(TYPE);
    if (type.isEmpty()) {
      return Optional.empty();
    }
    DanceCard read =
        new DanceCard(
            id,
            title,
            type.get(),
            card.get(ASTERISK),
            card.get(ISSUE),
            card.get(THEATRES),
            card.get(POWERS, type.get() == CardKind.CRISIS),
            card.get(EVENT, type.get() == CardKind.EVENT),
            card.get(ACTION, type.get() == CardKind.ACTION),
            card.get(PASSIVE, type.get() == CardKind.DURATION),
            card.get(TEXT),
            card.get(YEAR),
            card.get(SOURCE));
    DanceCardChecks.check(card, read);
    return findings.stops() == before ? Optional.of(read) : Optional.empty();
  }

  private static CardAction action(JsonValue json, DeckFindings findings) {
    Entry action = Entry.of(json, findings, Field.keys(PHASE, EFFECTS, DIE_MARK, STAYS));
    boolean dieMark = action.get(DIE_MARK);
    List<CardOperation> effects = action.get(EFFECTS, !dieMark);
    if (dieMark && !action.has(EFFECTS)) {
      effects = List.of(new CardOperation.SetDie());
    }
    return new CardAction(PHASE.in(json, findings), effects, dieMark, action.get(STAYS));
  }
}
