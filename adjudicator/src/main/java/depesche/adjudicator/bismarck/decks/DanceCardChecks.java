package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.cards.Entry;
import depesche.adjudicator.cards.Field;
import java.util.List;
import java.util.stream.Stream;

/// What the parts of a card have to do with its type.
final class DanceCardChecks {

  private final Entry at;
  private final DanceCard card;

  private DanceCardChecks(Entry at, DanceCard card) {
    this.at = at;
    this.card = card;
  }

  static void check(Entry at, DanceCard card) {
    new DanceCardChecks(at, card).check();
  }

  private void check() {
    switch (card.type()) {
      case EVENT -> {
        if (card.event().isEmpty() && card.passive().isEmpty() && isEmptyList(DanceCards.EVENT)) {
          at.doubtful("nothing happens on this card; add operations if something should");
        }
      }
      case CRISIS -> crisis();
      case DURATION -> {
        if (card.passive().isEmpty() && isEmptyList(DanceCards.PASSIVE)) {
          at.doubtful("this card does nothing; add COST or IF to \"passive\"");
        }
      }
      case ACTION -> {}
    }
    onlyOn(DanceCards.ASTERISK, card.asterisk(), CardKind.ACTION);
    onlyOn(DanceCards.ISSUE, card.issue(), CardKind.EVENT, CardKind.ACTION);
    onlyOn(DanceCards.EVENT, !card.event().isEmpty(), CardKind.EVENT, CardKind.ACTION);
    onlyOn(DanceCards.ACTION, card.action().isPresent(), CardKind.ACTION);
    onlyOn(DanceCards.THEATRES, !card.theatres().isEmpty(), CardKind.CRISIS);
    onlyOn(DanceCards.POWERS, !card.powers().isEmpty(), CardKind.CRISIS);
    if (setsDie(card.event())) {
      at.wrong(DanceCards.EVENT, "SET_DIE is for actions; take it out of the event");
    }
    card.action().ifPresent(this::action);
    if (!each(card.passive()).allMatch(DanceCardChecks::mayBePassive)) {
      at.wrong(
          DanceCards.PASSIVE, "only COST and IF may stand in \"passive\"; take the others out");
    }
  }

  /// A list is typed, and nothing in it: that is not what is left of a wrong one.
  private boolean isEmptyList(Field<? extends List<?>> field) {
    return at.has(field) && at.at().at(field.key()).items().isEmpty();
  }

  private void crisis() {
    List<EuropeanPower> powers = card.powers();
    if (isEmptyList(DanceCards.POWERS)) {
      at.wrong(DanceCards.POWERS, "a crisis involves one power or more; name them");
    } else if (powers.equals(List.of(EuropeanPower.FRANCE))) {
      at.wrong(
          DanceCards.POWERS, "nobody may side with France, and no other power is here; name one");
    } else if (!powers.isEmpty() && powers.stream().noneMatch(EuropeanPower::hasFlag)) {
      at.doubtful(
          DanceCards.POWERS,
          "no power with a flag is here, so siding with Germany is the one choice");
    }
  }

  private void onlyOn(Field<?> field, boolean there, CardKind... kinds) {
    if (there && !List.of(kinds).contains(card.type())) {
      String those = String.join(" and ", Stream.of(kinds).map(Enum::name).toList());
      at.wrong(
          field,
          (at.called(field) + " is for " + those + " cards, and this one is " + card.type())
              + "; remove it or correct \"type\"");
    }
  }

  private void action(CardAction action) {
    boolean sets = action.effects().equals(List.of(new CardOperation.SetDie()));
    if (action.dieMark() ? !sets : setsDie(action.effects())) {
      at.wrong(
          DanceCards.ACTION,
          "\"dieMark\": true goes with the one effect SET_DIE; correct one or the other");
    }
  }

  private static boolean setsDie(List<CardOperation> operations) {
    return each(operations).anyMatch(CardOperation.SetDie.class::isInstance);
  }

  private static boolean mayBePassive(CardOperation operation) {
    return operation instanceof CardOperation.Cost || operation instanceof CardOperation.If;
  }

  /// All operations, those inside others too.
  private static Stream<CardOperation> each(List<CardOperation> operations) {
    return operations.stream()
        .flatMap(
            one ->
                Stream.concat(
                    Stream.of(one), one.inside().stream().flatMap(DanceCardChecks::each)));
  }
}
