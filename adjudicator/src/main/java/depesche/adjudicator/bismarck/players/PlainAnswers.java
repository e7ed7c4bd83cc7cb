package depesche.adjudicator.bismarck.players;

import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceVerb;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// How the plain player answers the questions of a turn.
record PlainAnswers(Foresight foresight) {

  DanceCommand to(DanceQuestion question) {
    List<String> options = question.options();
    return switch (question.kind()) {
      case SIDE -> {
        List<EuropeanPower> powers = foresight.prices().involved(question.card());
        yield best(
            question, side -> foresight.now().sided(powers, EuropeanPower.valueOf(side)).value());
      }
      case LOSE -> best(question, party -> -DanceOutlook.CHEAPEST.indexOf(Party.valueOf(party)));
      case DISC -> DanceCommand.of(DanceVerb.DISC, options.getFirst());
      case DISCARD -> best(question, card -> -worth(foresight.card(card)));
      case CHOOSE -> best(question, option -> chosen(option, question));
      case OUTCOME -> DanceCommand.of(DanceVerb.MANUAL, "NOTHING");
    };
  }

  private static DanceCommand best(DanceQuestion question, ToDoubleFunction<String> value) {
    String best = question.options().getFirst();
    for (String option : question.options()) {
      if (value.applyAsDouble(option) > value.applyAsDouble(best)) {
        best = option;
      }
    }
    return DanceCommand.of(question.kind().verb(), best);
  }

  /// What a card leaves to the player: a party to gain, a power to move, a place or a way.
  private double chosen(String option, DanceQuestion question) {
    if (Arrays.stream(Party.values()).anyMatch(party -> party.name().equals(option))) {
      return DanceOutlook.CHEAPEST.indexOf(Party.valueOf(option));
    }
    if (!option.matches("\\d")) {
      return foresight.now().moved(EuropeanPower.valueOf(option), 1).value();
    }
    int number = Integer.parseInt(option);
    for (CardOperation one : effects(foresight.card(question.card()))) {
      if (one instanceof CardOperation.Choice(var ways)) {
        return foresight.now().done(ways.get(number - 1)).value();
      }
    }
    return foresight.threat(number);
  }

  private static List<CardOperation> effects(DanceCard card) {
    return card.action().map(CardAction::effects).orElse(List.of());
  }

  /// {@return how much a card of the hand is worth keeping}
  private static double worth(DanceCard card) {
    return effects(card).stream()
        .mapToInt(
            one ->
                one instanceof CardOperation.Cost || one instanceof CardOperation.Activate ? 1 : 2)
        .sum();
  }
}
