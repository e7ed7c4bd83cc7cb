package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.Aims;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.CardFact;
import depesche.adjudicator.greatpowers.table.Change;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Action Phase: in the order of play each may take one face-up card and must then resolve or
/// discard it. The phase stops only to ask one whose list holds nothing that can be met, or who has
/// named no target.
public final class ActionPhase {

  private final TurnLog turnLog;
  private final SequencedMap<Seat, Plan> plans;
  private final int stop;

  public ActionPhase(TurnLog turnLog, SequencedMap<Seat, Plan> plans, int stop) {
    this.turnLog = turnLog;
    this.plans = plans;
    this.stop = stop;
  }

  public GreatPowersPosition run(GreatPowersPosition.Action action) {
    List<Seat> queue = new ArrayList<>(action.queue());
    Question question = action.question();
    while (!queue.isEmpty()) {
      Seat seat = queue.getFirst();
      Question next =
          question instanceof Question.Target(_, ActionCard actionCard)
              ? aimed(seat, actionCard, true)
              : choice(
                  seat, question instanceof Question.AnotherWish(Seat asked) && asked.equals(seat));
      if (!(next instanceof Question.Nothing)) {
        return new GreatPowersPosition.Action(turnLog.world(), queue, next, stop + 1);
      }
      question = next;
      queue.removeFirst();
    }
    discardRow();
    SharedTable sharedTable = turnLog.world();
    List<Power> measured =
        sharedTable.rulings().scoreOrder() == GreatPowersRulings.ScoreOrder.SNAPSHOT
            ? sharedTable.powers()
            : List.of();
    return new GreatPowersPosition.Score(
        sharedTable, measured, 0, List.of(), new Question.Nothing(), 1);
  }

  /// {@return what must be asked before the next may act; nothing if this one has acted}
  private Question choice(Seat seat, boolean asked) {
    Plan plan = plans.getOrDefault(seat, Plan.SILENT);
    SharedTable sharedTable = turnLog.world();
    RankedWishes rankedWishes = RankedWishes.picked(sharedTable, seat, plan);
    if (rankedWishes.card().isPresent()) {
      ActionCard actionCard = rankedWishes.card().get();
      turnLog.become(sharedTable.with(sharedTable.round().taken(actionCard, seat)));
      turnLog.answered(seat);
      turnLog.tell(new CardFact.CardTaken(seat, CardFace.of(actionCard)));
      explain(seat, rankedWishes);
      return aimed(seat, actionCard, false);
    }
    boolean exhausted = rankedWishes.met().isEmpty() && !plan.picks().isEmpty();
    if (exhausted && !asked && !sharedTable.round().row().isEmpty()) {
      turnLog.tell(new CardFact.ListExhausted(seat));
      explain(seat, rankedWishes);
      return new Question.AnotherWish(seat);
    }
    turnLog.answered(seat);
    turnLog.tell(new CardFact.CardPassed(seat));
    explain(seat, rankedWishes);
    return new Question.Nothing();
  }

  /// A list is part of a secret letter: the table sees the card that is taken, and only its writer
  /// is told how the list was weighed.
  private void explain(Seat seat, RankedWishes rankedWishes) {
    if (rankedWishes.card().isPresent() || !rankedWishes.unmet().isEmpty()) {
      String met = rankedWishes.met().map(Wish::text).orElse("");
      turnLog.whisper(seat, new CardFact.WishesWeighed(seat, met, rankedWishes.unmet()));
    }
  }

  /// The card is taken: it is resolved or discarded, or its target asked for.
  private Question aimed(Seat seat, ActionCard actionCard, boolean asked) {
    Plan plan = plans.getOrDefault(seat, Plan.SILENT);
    Optional<Seat> target = new Aims(turnLog.world(), plan.targets(asked)).target(seat, actionCard);
    boolean lost = actionCard.aimed() && target.isEmpty();
    if (lost && !asked && !plan.discards()) {
      turnLog.tell(new CardFact.TargetAwaited(seat, CardFace.of(actionCard)));
      return new Question.Target(seat, actionCard);
    }
    turnLog.answered(seat);
    if (plan.discards()) {
      discarded(seat, actionCard, CardFact.Reason.CHOSEN);
    } else if (lost) {
      discarded(seat, actionCard, CardFact.Reason.NO_TARGET);
    } else {
      List<Change> changes = turnLog.resolve(seat, actionCard, target);
      turnLog.tell(
          new CardFact.CardResolved(
              seat,
              CardFace.of(actionCard),
              actionCard.aimed() ? target.stream().toList() : List.of(),
              changes));
    }
    return new Question.Nothing();
  }

  private void discarded(Seat seat, ActionCard actionCard, CardFact.Reason reason) {
    turnLog.tell(new CardFact.CardDiscarded(seat, actionCard.name(), reason));
  }

  /// All the cards dealt go on the discard pile, those that nobody took and those taken.
  private void discardRow() {
    Round round = turnLog.world().round();
    List<String> left = round.row().stream().map(ActionCard::name).toList();
    if (!left.isEmpty()) {
      turnLog.tell(new CardFact.RowDiscarded(left));
    }
    turnLog.discard(round.dealt());
    turnLog.become(turnLog.world().with(round.dealt(List.of())));
  }
}
