package depesche.adjudicator.greatpowers.actions;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.CardFact;
import depesche.adjudicator.greatpowers.cards.Change;
import depesche.adjudicator.greatpowers.cards.Face;
import depesche.adjudicator.greatpowers.plans.Aims;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.plans.Wish;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.Rulings;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.Course;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Action Phase: in the order of play each may take one face-up card and must then resolve or
/// discard it. The phase stops only to ask one whose list holds nothing that can be met, or who has
/// named no target.
public final class ActionPhase {

  private final Course course;
  private final SequencedMap<Seat, Plan> plans;
  private final int stop;

  public ActionPhase(Course course, SequencedMap<Seat, Plan> plans, int stop) {
    this.course = course;
    this.plans = plans;
    this.stop = stop;
  }

  public Position run(Position.Action action) {
    List<Seat> queue = new ArrayList<>(action.queue());
    Question question = action.question();
    while (!queue.isEmpty()) {
      Seat seat = queue.getFirst();
      Question next =
          question instanceof Question.Target(_, Card card)
              ? aimed(seat, card, true)
              : choice(
                  seat, question instanceof Question.AnotherWish(Seat asked) && asked.equals(seat));
      if (!(next instanceof Question.Nothing)) {
        return new Position.Action(course.world(), queue, next, stop + 1);
      }
      question = next;
      queue.removeFirst();
    }
    discardRow();
    World world = course.world();
    List<Power> measured =
        world.rulings().scoreOrder() == Rulings.ScoreOrder.SNAPSHOT ? world.powers() : List.of();
    return new Position.Score(world, measured, 0, List.of(), new Question.Nothing(), 1);
  }

  /// {@return what must be asked before the next may act; nothing if this one has acted}
  private Question choice(Seat seat, boolean asked) {
    Plan plan = plans.getOrDefault(seat, Plan.SILENT);
    World world = course.world();
    Wishes wishes = Wishes.picked(world, seat, plan);
    if (wishes.card().isPresent()) {
      Card card = wishes.card().get();
      course.become(world.with(world.round().taken(card, seat)));
      course.answered(seat);
      course.tell(new CardFact.CardTaken(seat, Face.of(card)));
      explain(seat, wishes);
      return aimed(seat, card, false);
    }
    boolean exhausted = wishes.met().isEmpty() && !plan.picks().isEmpty();
    if (exhausted && !asked && !world.round().row().isEmpty()) {
      course.tell(new CardFact.ListExhausted(seat));
      explain(seat, wishes);
      return new Question.AnotherWish(seat);
    }
    course.answered(seat);
    course.tell(new CardFact.CardPassed(seat));
    explain(seat, wishes);
    return new Question.Nothing();
  }

  /// A list is part of a secret letter: the table sees the card that is taken, and only its writer
  /// is told how the list was weighed.
  private void explain(Seat seat, Wishes wishes) {
    if (wishes.card().isPresent() || !wishes.unmet().isEmpty()) {
      String met = wishes.met().map(Wish::text).orElse("");
      course.whisper(seat, new CardFact.WishesWeighed(seat, met, wishes.unmet()));
    }
  }

  /// The card is taken: it is resolved or discarded, or its target asked for.
  private Question aimed(Seat seat, Card card, boolean asked) {
    Plan plan = plans.getOrDefault(seat, Plan.SILENT);
    Optional<Seat> target = Aims.target(course.world(), seat, card, plan.targets(asked));
    boolean lost = card.aimed() && target.isEmpty();
    if (lost && !asked && !plan.discards()) {
      course.tell(new CardFact.TargetAwaited(seat, Face.of(card)));
      return new Question.Target(seat, card);
    }
    course.answered(seat);
    if (plan.discards()) {
      discarded(seat, card, CardFact.Reason.CHOSEN);
    } else if (lost) {
      discarded(seat, card, CardFact.Reason.NO_TARGET);
    } else {
      List<Change> changes = Resolution.of(course, seat, card, target);
      course.tell(
          new CardFact.CardResolved(
              seat, Face.of(card), card.aimed() ? target.stream().toList() : List.of(), changes));
    }
    return new Question.Nothing();
  }

  private void discarded(Seat seat, Card card, CardFact.Reason reason) {
    course.tell(new CardFact.CardDiscarded(seat, card.name(), reason));
  }

  /// All the cards dealt go on the discard pile, those that nobody took and those taken.
  private void discardRow() {
    Round round = course.world().round();
    List<String> left = round.row().stream().map(Card::name).toList();
    if (!left.isEmpty()) {
      course.tell(new CardFact.RowDiscarded(left));
    }
    course.discard(round.dealt());
    course.become(course.world().with(round.dealt(List.of())));
  }
}
