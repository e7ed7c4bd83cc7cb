package depesche.adjudicator.bismarck.decks.files;

import depesche.adjudicator.bismarck.decks.CardAction;
import depesche.adjudicator.bismarck.decks.CardKind;
import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.json.JsonValue;
import java.util.List;
import java.util.stream.Stream;

/// What the parts of a card have to do with its type.
final class DanceCardChecks {

  private final DeckFindings findings;

  DanceCardChecks(DeckFindings findings) {
    this.findings = findings;
  }

  void check(JsonValue at, DanceCard card) {
    switch (card.type()) {
      case EVENT -> event(at, card);
      case ACTION -> {
        if (at.find("action").isEmpty()) {
          findings.missing(at, "\"action\" is missing; add what the card does when it is played");
        }
      }
      case CRISIS -> crisis(at, card);
      case DURATION -> duration(at, card);
    }
    onlyOn(at, "asterisk", card.asterisk(), card, CardKind.ACTION);
    onlyOn(at, "issue", card.issue(), card, CardKind.EVENT, CardKind.ACTION);
    onlyOn(at, "event", !card.event().isEmpty(), card, CardKind.EVENT, CardKind.ACTION);
    onlyOn(at, "action", card.action().isPresent(), card, CardKind.ACTION);
    onlyOn(at, "theatres", !card.theatres().isEmpty(), card, CardKind.CRISIS);
    onlyOn(at, "powers", !card.powers().isEmpty(), card, CardKind.CRISIS);
    if (each(card.event()).anyMatch(CardOperation.SetDie.class::isInstance)) {
      findings.wrong(at.at("event"), "SET_DIE is for actions; take it out of the event");
    }
    card.action().ifPresent(action -> action(at.at("action"), action));
    if (!each(card.passive()).allMatch(DanceCardChecks::mayBePassive)) {
      findings.wrong(
          at.at("passive"), "only COST and IF may stand in \"passive\"; take the others out");
    }
  }

  private void event(JsonValue at, DanceCard card) {
    if (at.find("event").isEmpty()) {
      findings.missing(at, "\"event\" is missing; add what happens, or [] if nothing does");
    } else if (card.event().isEmpty()
        && card.passive().isEmpty()
        && at.at("event").items().isEmpty()) {
      findings.doubtful(at, "nothing happens on this card; add operations if something should");
    }
  }

  private void crisis(JsonValue at, DanceCard card) {
    List<EuropeanPower> powers = card.powers();
    if (at.find("powers").isEmpty()) {
      findings.missing(at, "\"powers\" is missing; add the powers that the crisis involves");
    } else if (at.at("powers").items().isEmpty()) {
      findings.wrong(at.at("powers"), "a crisis involves one power or more; name them");
    } else if (powers.equals(List.of(EuropeanPower.FRANCE))) {
      findings.wrong(
          at.at("powers"), "nobody may side with France, and no other power is here; name one");
    } else if (powers.stream().noneMatch(EuropeanPower::hasFlag) && !powers.isEmpty()) {
      findings.doubtful(
          at.at("powers"),
          "no power with a flag is here, so siding with Germany is the one choice");
    }
  }

  private void duration(JsonValue at, DanceCard card) {
    if (at.find("passive").isEmpty()) {
      findings.missing(
          at, "\"passive\" is missing; add what holds while the card lies in the row, or []");
    } else if (card.passive().isEmpty() && at.at("passive").items().isEmpty()) {
      findings.doubtful(at, "this card does nothing; add COST or IF to \"passive\"");
    }
  }

  private void onlyOn(JsonValue at, String key, boolean there, DanceCard card, CardKind... kinds) {
    if (there && !List.of(kinds).contains(card.type())) {
      String those = String.join(" and ", Stream.of(kinds).map(Enum::name).toList());
      findings.wrong(
          at.at(key),
          ("\"" + key + "\" is for " + those + " cards, and this one is " + card.type())
              + "; remove it or correct \"type\"");
    }
  }

  private void action(JsonValue at, CardAction action) {
    boolean sets = action.effects().equals(List.of(new CardOperation.SetDie()));
    boolean has = each(action.effects()).anyMatch(CardOperation.SetDie.class::isInstance);
    if (action.dieMark() ? !sets : has) {
      findings.wrong(
          at, "\"dieMark\": true goes with the one effect SET_DIE; correct one or the other");
    }
  }

  private static boolean mayBePassive(CardOperation operation) {
    return operation instanceof CardOperation.Cost || operation instanceof CardOperation.If;
  }

  /// All operations, those inside others too.
  private static Stream<CardOperation> each(List<CardOperation> operations) {
    return operations.stream().flatMap(one -> Stream.concat(Stream.of(one), inside(one)));
  }

  private static Stream<CardOperation> inside(CardOperation operation) {
    return switch (operation) {
      case CardOperation.If(_, List<CardOperation> then, List<CardOperation> otherwise) ->
          Stream.concat(each(then), each(otherwise));
      case CardOperation.Roll(List<List<CardOperation>> faces) ->
          faces.stream().flatMap(DanceCardChecks::each);
      case CardOperation.Choice(List<List<CardOperation>> ways) ->
          ways.stream().flatMap(DanceCardChecks::each);
      case CardOperation.Move _,
          CardOperation.Inactivate _,
          CardOperation.Activate _,
          CardOperation.Lose _,
          CardOperation.Gain _,
          CardOperation.Cancel _,
          CardOperation.Discard _,
          CardOperation.Swap _,
          CardOperation.SetDie _,
          CardOperation.Discs _,
          CardOperation.Draw _,
          CardOperation.Look _,
          CardOperation.Cost _,
          CardOperation.Manual _ ->
          Stream.empty();
    };
  }
}
