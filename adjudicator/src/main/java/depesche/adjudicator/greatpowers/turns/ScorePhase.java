package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.Aim;
import depesche.adjudicator.greatpowers.table.Aims;
import depesche.adjudicator.greatpowers.table.Award;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.Change;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Highest;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Score Phase: the six awards one after another. Ruling `scoreOrder`: each is measured on the
/// levels as they then are, so a stolen colony or a gift of industry counts at once.
public final class ScorePhase {

  private static final int DRAWN = 3;

  private final TurnLog turnLog;
  private final SequencedMap<Seat, Plan> plans;
  private final GreatPowersPosition.Score begun;
  private final List<Seat> gifts;
  private int award;
  private Question question;

  public ScorePhase(
      TurnLog turnLog, SequencedMap<Seat, Plan> plans, GreatPowersPosition.Score begun) {
    this.turnLog = turnLog;
    this.plans = plans;
    this.begun = begun;
    this.gifts = new ArrayList<>(begun.gifts());
    this.award = begun.award();
    this.question = begun.question();
  }

  public GreatPowersPosition run() {
    while (true) {
      while (!gifts.isEmpty()) {
        question = given(gifts.getFirst());
        if (!(question instanceof Question.Nothing)) {
          return new GreatPowersPosition.Score(
              turnLog.world(), begun.measured(), award, gifts, question, stops());
        }
        gifts.removeFirst();
      }
      if (award >= Award.ORDER.size()) {
        return new GreatPowersPosition.Event(turnLog.world());
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
    GreatPowersRulings greatPowersRulings = turnLog.world().rulings();
    Highest highest =
        Highest.of(
            measured(greatPowersRulings), List.of(scored.trait()), greatPowersRulings.tieAward());
    if (highest.reached().size() > 1) {
      turnLog.tell(new ScoreFact.AwardTied(scored.trait(), highest.level(), highest.reached()));
    }
    boolean split =
        greatPowersRulings.tieAward() == GreatPowersRulings.TieAward.SPLIT_DOWN
            && highest.awarded().size() > 1;
    for (Seat seat : highest.awarded()) {
      int points = scored.points() / (split ? highest.awarded().size() : 1);
      List<Change> changes = new ArrayList<>();
      changes.add(turnLog.change(seat, Token.VP, points));
      if (scored == Award.INDUSTRY && !split) {
        changes.add(turnLog.change(seat, Token.NAVIES, 1));
        changes.add(turnLog.change(seat, Token.ARMIES, 1));
      }
      turnLog.tell(new ScoreFact.AwardWon(seat, scored.trait(), highest.level(), changes));
    }
    // Ruling tieAward=SPLIT_DOWN: points can be split, nothing else.
    return split ? List.of() : gifts(scored, highest.awarded());
  }

  private List<Power> measured(GreatPowersRulings greatPowersRulings) {
    SharedTable sharedTable = turnLog.world();
    List<Power> powers =
        greatPowersRulings.scoreOrder() == GreatPowersRulings.ScoreOrder.SNAPSHOT
            ? begun.measured()
            : sharedTable.powers();
    return sharedTable.order().stream()
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
        seats.forEach(seat -> turnLog.nextBids(seat, 1));
        yield List.of();
      }
      case NATIONALISM -> {
        seats.forEach(turnLog::look);
        yield List.of();
      }
    };
  }

  private Question given(Seat seat) {
    Plan plan = plans.getOrDefault(seat, Plan.SILENT);
    return switch (question) {
      case Question.Theft _ -> theft(seat, plan, true);
      case Question.Keep(_, List<ActionCard> drawn) -> keep(seat, plan, drawn, true);
      case Question.KeepTarget(_, List<ActionCard> drawn, ActionCard actionCard) ->
          kept(seat, plan, drawn, actionCard, true);
      case Question.Nothing _ when Award.ORDER.get(award - 1) == Award.NAVY ->
          theft(seat, plan, false);
      case Question.Nothing _ -> keep(seat, plan, drawn(seat), false);
      case Question.Wishes _, Question.AnotherWish _, Question.Target _, Question.Side _ ->
          throw new IllegalStateException("no question of the Score Phase: " + question);
    };
  }

  private Question theft(Seat seat, Plan plan, boolean asked) {
    boolean passed = passed(seat, plan, PlanVerb.STEAL);
    Optional<Seat> from =
        passed ? Optional.empty() : new Aims(turnLog.world(), plan.thefts()).robbed(seat);
    boolean declined = passed || plan.thefts().contains(new Aim.Nobody());
    if (from.isPresent()) {
      List<Change> changes = turnLog.steal(seat, from.get(), Token.COLONIES);
      turnLog.tell(new ScoreFact.ColonyStolen(seat, from.get(), changes.getLast().by()));
    } else if (asked || declined) {
      turnLog.tell(new ScoreFact.TheftForgone(seat));
    } else {
      turnLog.tell(new ScoreFact.TheftAwaited(seat));
      return new Question.Theft(seat);
    }
    turnLog.answered(seat);
    return new Question.Nothing();
  }

  /// {@return whether a `PASS` that was written before any question declines this one}
  private boolean passed(Seat seat, Plan plan, PlanVerb question) {
    return plan.declined().contains(question) && !turnLog.hasAnswered(seat);
  }

  private List<ActionCard> drawn(Seat seat) {
    List<ActionCard> drawn = turnLog.drawActions(DRAWN);
    ScoreFact.CardsSeen seen = new ScoreFact.CardsSeen(seat, CardFace.of(drawn));
    turnLog.tell(new ScoreFact.CardsDrawn(seat, drawn.size()));
    switch (turnLog.world().rulings().colonyDraw()) {
      case PRIVATE -> {
        turnLog.whisper(seat, seen);
        turnLog.show(drawn, seat);
      }
      case ALL_SHOWN -> {
        turnLog.tell(seen);
        turnLog.show(drawn);
      }
    }
    return drawn;
  }

  private Question keep(Seat seat, Plan plan, List<ActionCard> drawn, boolean asked) {
    boolean passed = passed(seat, plan, PlanVerb.KEEP);
    RankedWishes rankedWishes = RankedWishes.kept(turnLog.world(), seat, plan, drawn);
    if (!passed && rankedWishes.card().isPresent()) {
      turnLog.answered(seat);
      return kept(seat, plan, drawn, rankedWishes.card().get(), false);
    }
    if (!passed && rankedWishes.met().isEmpty() && !asked && !drawn.isEmpty()) {
      turnLog.tell(new ScoreFact.KeepAwaited(seat));
      return new Question.Keep(seat, drawn);
    }
    turnLog.answered(seat);
    turnLog.tell(new ScoreFact.NothingKept(seat));
    turnLog.discard(drawn);
    return new Question.Nothing();
  }

  private Question kept(
      Seat seat, Plan plan, List<ActionCard> drawn, ActionCard actionCard, boolean asked) {
    Optional<Seat> target = new Aims(turnLog.world(), plan.targets(asked)).target(seat, actionCard);
    boolean lost = actionCard.aimed() && target.isEmpty();
    if (lost && !asked) {
      turnLog.tell(new ScoreFact.KeepAwaited(seat));
      return new Question.KeepTarget(seat, drawn, actionCard);
    }
    turnLog.answered(seat);
    if (lost) {
      turnLog.tell(new ScoreFact.NothingKept(seat));
    } else {
      turnLog.show(List.of(actionCard));
      List<Change> changes = turnLog.resolve(seat, actionCard, target);
      turnLog.tell(
          new ScoreFact.CardKept(
              seat,
              CardFace.of(actionCard),
              actionCard.aimed() ? target.stream().toList() : List.of(),
              changes));
    }
    turnLog.discard(drawn);
    return new Question.Nothing();
  }
}
