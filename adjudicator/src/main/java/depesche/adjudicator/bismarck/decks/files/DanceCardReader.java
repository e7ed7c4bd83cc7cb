package depesche.adjudicator.bismarck.decks.files;

import depesche.adjudicator.bismarck.decks.CardAction;
import depesche.adjudicator.bismarck.decks.CardKind;
import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.PlayTime;
import depesche.adjudicator.bismarck.decks.Theatre;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads a card of a deck file.
final class DanceCardReader {

  private static final List<String> KEYS =
      List.of(
          "id",
          "title",
          "type",
          "asterisk",
          "issue",
          "theatres",
          "powers",
          "event",
          "action",
          "passive",
          "text",
          "year",
          "source",
          "note");

  private final DeckFindings findings;
  private final OperationReader operations;

  DanceCardReader(DeckFindings findings) {
    this.findings = findings;
    this.operations = new OperationReader(findings);
  }

  /// {@return the card, if nothing in it is wrong or missing}
  Optional<DanceCard> read(JsonValue card) {
    int before = findings.stops();
    findings.keys(card, KEYS);
    String id = needed(card, "id", "a word of its own, such as \"honest-broker\"");
    if (!id.isEmpty() && !id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
      findings.wrong(
          card.at("id"), "\"" + id + "\" is no id; use small letters, digits and hyphens");
    }
    String title = needed(card, "title", "the name on the card");
    Optional<CardKind> kind = kind(card);
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    DanceCard read =
        new DanceCard(
            id,
            title,
            kind.get(),
            truth(card, "asterisk"),
            truth(card, "issue"),
            several(card, "theatres", Theatre.class, "theatre"),
            several(card, "powers", EuropeanPower.class, "power"),
            list(card, "event"),
            card.find("action").flatMap(action -> findings.attempt(() -> action(action))),
            list(card, "passive"),
            text(card, "text"),
            text(card, "year"),
            text(card, "source"));
    new DanceCardChecks(findings).check(card, read);
    return findings.stops() == before ? Optional.of(read) : Optional.empty();
  }

  private Optional<CardKind> kind(JsonValue card) {
    if (card.find("type").isEmpty()) {
      findings.missing(card, "\"type\" is missing; add EVENT, ACTION, CRISIS or DURATION");
    }
    return card.find("type")
        .flatMap(
            type ->
                findings.attempt(
                    () -> DeckFindings.one(type, type.text(), CardKind.class, "type of card")));
  }

  private String needed(JsonValue card, String key, String what) {
    String text = text(card, key);
    if (text.isBlank()) {
      findings.missing(card, "\"" + key + "\" is missing; add " + what);
    }
    return text;
  }

  /// A text or a number, such as a year.
  private String text(JsonValue card, String key) {
    return card.find(key)
        .flatMap(
            value ->
                findings.attempt(
                    () ->
                        value.isText() || !key.equals("year")
                            ? value.text()
                            : String.valueOf(value.whole())))
        .orElse("");
  }

  private boolean truth(JsonValue object, String key) {
    return object.find(key).flatMap(value -> findings.attempt(value::truth)).orElse(false);
  }

  private List<CardOperation> list(JsonValue object, String key) {
    return object
        .find(key)
        .flatMap(list -> findings.attempt(() -> operations.list(list)))
        .orElseGet(List::of);
  }

  private <E extends Enum<E>> List<E> several(
      JsonValue card, String key, Class<E> type, String kind) {
    List<E> all = new ArrayList<>();
    for (JsonValue one :
        card.find(key).flatMap(list -> findings.attempt(list::items)).orElseGet(List::of)) {
      Optional<E> read = findings.attempt(() -> DeckFindings.one(one, one.text(), type, kind));
      if (read.filter(all::contains).isPresent()) {
        findings.wrong(one, read.get() + " is there twice; remove one");
      }
      read.ifPresent(all::add);
    }
    return all;
  }

  private CardAction action(JsonValue action) {
    findings.keys(action, List.of("phase", "effects", "dieMark", "stays"));
    boolean dieMark = truth(action, "dieMark");
    List<CardOperation> effects = list(action, "effects");
    if (dieMark && action.find("effects").isEmpty()) {
      effects = List.of(new CardOperation.SetDie());
    } else if (action.find("effects").isEmpty()) {
      findings.missing(action, "\"effects\" is missing; add what playing the card does");
    }
    PlayTime phase =
        action
            .find("phase")
            .map(word -> DeckFindings.one(word, word.text(), PlayTime.class, "phase"))
            .orElse(PlayTime.ANY);
    return new CardAction(phase, effects, dieMark, truth(action, "stays"));
  }
}
