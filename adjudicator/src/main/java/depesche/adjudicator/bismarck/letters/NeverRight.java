package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.RowCard;
import depesche.adjudicator.bismarck.turns.DanceLineFact;
import depesche.adjudicator.bismarck.turns.DanceRefusalFact;
import depesche.adjudicator.bismarck.turns.StatedOutcomes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What will not work in any phase to come, whatever chance brings: such a line is refused now, and
/// not kept for later.
record NeverRight(DanceNames names) {

  /// {@return why an action cannot work from here on}
  Optional<Fact> action(DanceTable table, DanceCommand command) {
    return switch (command.verb()) {
      case MOVE -> noFlag(EuropeanPower.valueOf(command.first()));
      case CANCEL -> gone(table, command.first());
      case ALLOCATE, REGAIN, PLAY, END, UNDO, SIDE, LOSE, DISC, DISCARD, CHOOSE, MANUAL ->
          Optional.empty();
    };
  }

  private static Optional<Fact> noFlag(EuropeanPower power) {
    return power.hasFlag()
        ? Optional.empty()
        : Optional.of(new DanceRefusalFact.NoFlag(power, EuropeanPower.flags()));
  }

  /// A card in the hand or among the discarded ones never lies on the row again.
  private Optional<Fact> gone(DanceTable table, String card) {
    return table.hand().contains(card) || table.discarded().contains(card)
        ? Optional.of(
            new DanceRefusalFact.NotInRow(
                names.shown(card),
                table.row().stream()
                    .filter(place -> !place.isEmpty())
                    .map(RowCard::card)
                    .map(names::shown)
                    .toList()))
        : Optional.empty();
  }

  /// {@return why no card of an answer can be in the hand when a fifth one is taken}
  Optional<Fact> discard(DanceTable table, DanceCommand command) {
    return command.words().stream().anyMatch(card -> mayBeHeld(table, card))
        ? Optional.empty()
        : Optional.of(
            new DanceRefusalFact.NeverInHand(
                names.shown(command.words()), names.shown(table.hand())));
  }

  /// {@return whether a card is in the hand or may come to it}
  boolean mayBeHeld(DanceTable table, String card) {
    return table.hand().contains(card)
        || (names.cards().card(card).type() == CardKind.ACTION
            && !table.discarded().contains(card));
  }

  /// {@return a doubt about what is kept: a flag that could not be moved now, a card that is not
  /// held or never will be}
  Optional<Fact> doubt(DanceTable table, DanceCommand command) {
    return switch (command.verb()) {
      case MOVE -> stuck(table, EuropeanPower.valueOf(command.first()));
      case DISCARD -> {
        List<String> never =
            command.words().stream().filter(card -> !mayBeHeld(table, card)).toList();
        yield never.isEmpty()
            ? Optional.empty()
            : Optional.of(
                new DanceRefusalFact.NeverInHand(names.shown(never), names.shown(table.hand())));
      }
      case PLAY -> notYet(table, command.first());
      case ALLOCATE, CANCEL, REGAIN, END, UNDO, SIDE, LOSE, DISC, CHOOSE, MANUAL ->
          Optional.empty();
    };
  }

  private Optional<Fact> notYet(DanceTable table, String card) {
    return table.hand().contains(card)
        ? Optional.empty()
        : Optional.of(
            new DanceRefusalFact.NotInHand(names.shown(card), names.cards().titles(table.hand())));
  }

  private static Optional<Fact> stuck(DanceTable table, EuropeanPower power) {
    DanceFlag flag = table.flag(power);
    return flag.active() && flag.space() < DanceFlag.LAST
        ? Optional.empty()
        : Optional.of(new DanceLineFact.FlagStuckNow(power, flag.space(), flag.active()));
  }

  /// {@return why an outcome cannot be stated: no card asks for one, or it moves discs that are not
  /// there}
  ///
  /// @param asked whether it is asked now, so that the pools stay as they are
  Optional<Fact> outcome(DanceTable table, DanceCommand command, boolean asked) {
    if (names.cards().deck().cards().stream().noneMatch(NeverRight::asksOutcome)) {
      return Optional.of(new DanceRefusalFact.NoCardAsksOutcome());
    }
    int all = table.pools().values().stream().mapToInt(Integer::intValue).sum();
    return StatedOutcomes.operations(command.words()).orElse(List.of()).stream()
        .<Fact>mapMulti(
            (operation, out) -> {
              if (operation instanceof CardOperation.Discs(DiscPool from, _, int count)
                  && asked
                  && count > table.pool(from)) {
                out.accept(new DanceRefusalFact.DiscsNotThere(from, count, table.pool(from)));
              } else if (moved(operation) > all) {
                out.accept(new DanceRefusalFact.PoolsTooPoor(moved(operation), all));
              }
            })
        .findFirst();
  }

  /// {@return how many discs of the pools an operation moves}
  private static int moved(CardOperation operation) {
    if (operation instanceof CardOperation.Discs(_, _, int count)) {
      return count;
    }
    return operation instanceof CardOperation.Cancel(_, int discs) ? discs : 0;
  }

  private static boolean asksOutcome(DanceCard card) {
    List<CardOperation> all = new ArrayList<>(card.event());
    card.action().map(CardAction::effects).ifPresent(all::addAll);
    return all.toString().contains("Manual[");
  }
}
