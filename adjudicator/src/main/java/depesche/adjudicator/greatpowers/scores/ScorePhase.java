package depesche.adjudicator.greatpowers.scores;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.actions.Resolution;
import depesche.adjudicator.greatpowers.actions.Wishes;
import depesche.adjudicator.greatpowers.cards.Award;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.Change;
import depesche.adjudicator.greatpowers.cards.Face;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.plans.Aim;
import depesche.adjudicator.greatpowers.plans.Aims;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.plans.Verb;
import depesche.adjudicator.greatpowers.table.Highest;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Rulings;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.Course;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Score Phase: the six awards one after another. Ruling `scoreOrder`: each is measured on the
/// levels as they then are, so a stolen colony or a gift of industry counts at once.
public final class ScorePhase {

  private static final int DRAWN = 3;

  private final Course course;
  private final SequencedMap<Seat, Plan> plans;
  private final Position.Score begun;
  private final List<Seat> gifts;
  private int award;
  private Question question;

  public ScorePhase(Course course, SequencedMap<Seat, Plan> plans, Position.Score begun) {
    this.course = course;
    this.plans = plans;
    this.begun = begun;
    this.gifts = new ArrayList<>(begun.gifts());
    this.award = begun.award();
    this.question = begun.question();
  }

  public Position run() {
    while (true) {
      while (!gifts.isEmpty()) {
        question = given(gifts.getFirst());
        if (!(question instanceof Question.Nothing)) {
          return new Position.Score(
              course.world(), begun.measured(), award, gifts, question, stops());
        }
        gifts.removeFirst();
      }
      if (award >= Award.ORDER.size()) {
        return new Position.Event(course.world());
      }
      gifts.addAll(scored(Award.ORDER.get(award)));
      award++;
    }
  }

  /// The first question of the phase is stop 1.
  private int stops() {
    return begun.question() instanceof Question.Nothing ? begun.stop() : begun.stop() + 1;
  }

  /// {@return who must still choose something for this award}
  private List<Seat> scored(Award scored) {
    Rulings rulings = course.world().rulings();
    Highest highest = Highest.of(measured(rulings), List.of(scored.trait()), rulings.tieAward());
    if (highest.reached().size() > 1) {
      course.tell(new ScoreFact.AwardTied(scored.trait(), highest.level(), highest.reached()));
    }
    boolean split =
        rulings.tieAward() == Rulings.TieAward.SPLIT_DOWN && highest.awarded().size() > 1;
    for (Seat seat : highest.awarded()) {
      int points = scored.points() / (split ? highest.awarded().size() : 1);
      List<Change> changes = new ArrayList<>();
      changes.add(course.change(seat, Token.VP, points));
      if (scored == Award.INDUSTRY && !split) {
        changes.add(course.change(seat, Token.NAVIES, 1));
        changes.add(course.change(seat, Token.ARMIES, 1));
      }
      course.tell(new ScoreFact.AwardWon(seat, scored.trait(), highest.level(), changes));
    }
    // Ruling tieAward=SPLIT_DOWN: points can be split, nothing else.
    return split ? List.of() : gifts(scored, highest.awarded());
  }

  private List<Power> measured(Rulings rulings) {
    World world = course.world();
    List<Power> powers =
        rulings.scoreOrder() == Rulings.ScoreOrder.SNAPSHOT ? begun.measured() : world.powers();
    return world.order().stream()
        .map(
            seat ->
                powers.stream()
                    .filter(power -> power.seat().equals(seat))
                    .findFirst()
                    .orElseThrow())
        .toList();
  }

  /// What awards give apart from tokens. {@return who must choose something}
  private List<Seat> gifts(Award scored, List<Seat> seats) {
    return switch (scored) {
      case ARMY, INDUSTRY -> List.of();
      case NAVY, COLONY -> seats;
      case POPULATION -> {
        seats.forEach(seat -> course.nextBids(seat, 1));
        yield List.of();
      }
      case NATIONALISM -> {
        seats.forEach(course::look);
        yield List.of();
      }
    };
  }

  private Question given(Seat seat) {
    Plan plan = plans.getOrDefault(seat, Plan.SILENT);
    return switch (question) {
      case Question.Theft _ -> theft(seat, plan, true);
      case Question.Keep(_, List<Card> drawn) -> keep(seat, plan, drawn, true);
      case Question.KeepTarget(_, List<Card> drawn, Card card) ->
          kept(seat, plan, drawn, card, true);
      case Question.Nothing _ when Award.ORDER.get(award - 1) == Award.NAVY ->
          theft(seat, plan, false);
      case Question.Nothing _ -> keep(seat, plan, drawn(seat), false);
      case Question.Wishes _, Question.AnotherWish _, Question.Target _, Question.Side _ ->
          throw new IllegalStateException("no question of the Score Phase: " + question);
    };
  }

  private Question theft(Seat seat, Plan plan, boolean asked) {
    boolean passed = passed(seat, plan, Verb.STEAL);
    Optional<Seat> from =
        passed ? Optional.empty() : Aims.robbed(course.world(), seat, plan.thefts());
    boolean declined = passed || plan.thefts().contains(new Aim.Nobody());
    if (from.isPresent()) {
      List<Change> changes = course.steal(seat, from.get(), Token.COLONIES);
      course.tell(new ScoreFact.ColonyStolen(seat, from.get(), changes.getLast().by()));
    } else if (asked || declined) {
      course.tell(new ScoreFact.TheftForgone(seat));
    } else {
      course.tell(new ScoreFact.TheftAwaited(seat));
      return new Question.Theft(seat);
    }
    course.answered(seat);
    return new Question.Nothing();
  }

  /// {@return whether a `PASS` that was written before any question declines this one}
  private boolean passed(Seat seat, Plan plan, Verb question) {
    return plan.declined().contains(question) && !course.hasAnswered(seat);
  }

  private List<Card> drawn(Seat seat) {
    List<Card> drawn = course.drawActions(DRAWN);
    ScoreFact.CardsSeen seen = new ScoreFact.CardsSeen(seat, Face.of(drawn));
    course.tell(new ScoreFact.CardsDrawn(seat, drawn.size()));
    switch (course.world().rulings().colonyDraw()) {
      case PRIVATE -> {
        course.whisper(seat, seen);
        course.show(drawn, seat);
      }
      case ALL_SHOWN -> {
        course.tell(seen);
        course.show(drawn);
      }
    }
    return drawn;
  }

  private Question keep(Seat seat, Plan plan, List<Card> drawn, boolean asked) {
    boolean passed = passed(seat, plan, Verb.KEEP);
    Wishes wishes = Wishes.kept(course.world(), seat, plan, drawn);
    if (!passed && wishes.card().isPresent()) {
      course.answered(seat);
      return kept(seat, plan, drawn, wishes.card().get(), false);
    }
    if (!passed && wishes.met().isEmpty() && !asked && !drawn.isEmpty()) {
      course.tell(new ScoreFact.KeepAwaited(seat));
      return new Question.Keep(seat, drawn);
    }
    course.answered(seat);
    course.tell(new ScoreFact.NothingKept(seat));
    course.discard(drawn);
    return new Question.Nothing();
  }

  private Question kept(Seat seat, Plan plan, List<Card> drawn, Card card, boolean asked) {
    Optional<Seat> target = Aims.target(course.world(), seat, card, plan.targets(asked));
    boolean lost = card.aimed() && target.isEmpty();
    if (lost && !asked) {
      course.tell(new ScoreFact.KeepAwaited(seat));
      return new Question.KeepTarget(seat, drawn, card);
    }
    course.answered(seat);
    if (lost) {
      course.tell(new ScoreFact.NothingKept(seat));
    } else {
      course.show(List.of(card));
      List<Change> changes = Resolution.of(course, seat, card, target);
      course.tell(
          new ScoreFact.CardKept(
              seat, Face.of(card), card.aimed() ? target.stream().toList() : List.of(), changes));
    }
    course.discard(drawn);
    return new Question.Nothing();
  }
}
