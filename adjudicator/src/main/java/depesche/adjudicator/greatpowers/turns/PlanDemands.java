package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.Aim;
import depesche.adjudicator.greatpowers.table.Aims;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.table.WarSides;
import depesche.adjudicator.greatpowers.table.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the seats are asked, and what of it is still missing.
public record PlanDemands(GreatPowersPosition position) {

  public List<Demand> demands() {
    return new OpenQuestions(position).seats().stream().map(this::demand).toList();
  }

  private Demand demand(Seat seat) {
    SharedTable sharedTable = position.world();
    int turn = sharedTable.round().turn();
    return switch (position) {
      case GreatPowersPosition.Bid _ ->
          demand(seat, Demand.Pace.DELIBERATE, bids(sharedTable, seat));
      case GreatPowersPosition.Action action ->
          demand(seat, Demand.Pace.BRISK, action(sharedTable, seat, action.question()));
      case GreatPowersPosition.Score score ->
          demand(seat, Demand.Pace.REFLEX, score(sharedTable, seat, score.question()));
      case GreatPowersPosition.War war -> demand(seat, Demand.Pace.REFLEX, war(war, seat));
      case GreatPowersPosition.Results _, GreatPowersPosition.Event _, GreatPowersPosition.Over _ ->
          throw new IllegalStateException("nobody is asked in turn " + turn + ": " + position);
    };
  }

  private static Demand demand(Seat seat, Demand.Pace pace, Fact prompt) {
    return new Demand(seat, pace, Demand.Silence.DEFAULTS, prompt);
  }

  private static Fact bids(SharedTable sharedTable, Seat seat) {
    List<Token> open = sharedTable.biddable(seat);
    List<Token> banned = Token.TRAITS.stream().filter(trait -> !open.contains(trait)).toList();
    Round round = sharedTable.round();
    return new PlanPromptFact.BidsWanted(
        round.turn(), sharedTable.power(seat).bids(), open, banned, CardFace.of(round.row()));
  }

  private static Fact action(SharedTable sharedTable, Seat seat, Question question) {
    Round round = sharedTable.round();
    if (question instanceof Question.Target(Seat asked, ActionCard actionCard)
        && asked.equals(seat)) {
      return new PlanPromptFact.TargetWanted(CardFace.of(actionCard), sharedTable.others(seat));
    }
    return question instanceof Question.AnotherWish(Seat asked) && asked.equals(seat)
        ? new PlanPromptFact.AnotherWishWanted(round.turn(), CardFace.of(round.row()))
        : new PlanPromptFact.WishesWanted(round.turn(), CardFace.of(round.row()));
  }

  private static Fact score(SharedTable sharedTable, Seat seat, Question question) {
    if (question instanceof Question.Keep(_, List<ActionCard> drawn)) {
      return new PlanPromptFact.KeepWanted(CardFace.of(drawn));
    }
    if (question instanceof Question.KeepTarget(_, _, ActionCard actionCard)) {
      return new PlanPromptFact.TargetWanted(CardFace.of(actionCard), sharedTable.others(seat));
    }
    return new PlanPromptFact.TheftWanted(
        sharedTable.others(seat).stream()
            .map(
                other ->
                    new PlanPromptFact.Holding(other, sharedTable.level(other, Token.COLONIES)))
            .toList());
  }

  private static Fact war(GreatPowersPosition.War war, Seat seat) {
    WarSides warSides = war.sides();
    if (warSides.foes().isEmpty()) {
      return new PlanPromptFact.FoeWanted(warSides.open());
    }
    return WarPhase.lastChooses(war.world(), warSides)
        ? new PlanPromptFact.SideWanted(warSides.leaders().getFirst(), warSides.foes().getFirst())
        : new PlanPromptFact.AllyWanted(
            warSides.open(), WarPhase.picker(war.world(), warSides).equals(seat));
  }

  /// {@return what a plan leaves open of what its seat is asked now}
  public List<Fact> missing(Seat seat, Plan plan) {
    if (!new OpenQuestions(position).seats().contains(seat)) {
      return List.of();
    }
    return switch (position) {
      case GreatPowersPosition.Bid(SharedTable sharedTable) ->
          missingBids(sharedTable.power(seat).bids(), plan);
      case GreatPowersPosition.Action action -> missingCard(action, seat, plan);
      case GreatPowersPosition.Score score -> missingScore(score.world(), score.question(), plan);
      case GreatPowersPosition.War war -> missingSide(war, seat, plan);
      case GreatPowersPosition.Results _, GreatPowersPosition.Event _, GreatPowersPosition.Over _ ->
          List.of();
    };
  }

  private static List<Fact> missingBids(int count, Plan plan) {
    int given = plan.bids().size();
    return given < count && !plan.declined().contains(PlanVerb.BID)
        ? List.of(new PlanMissingFact.BidsOpen(given, count))
        : List.of();
  }

  private static List<Fact> missingCard(GreatPowersPosition.Action action, Seat seat, Plan plan) {
    SharedTable sharedTable = action.world();
    if (action.question() instanceof Question.Target(Seat asked, ActionCard actionCard)
        && asked.equals(seat)) {
      return plan.discards() ? List.of() : missingTarget(sharedTable, seat, plan, actionCard, true);
    }
    if (plan.picks().isEmpty()) {
      return List.of(new PlanMissingFact.WishOpen());
    }
    RankedWishes rankedWishes = RankedWishes.picked(sharedTable, seat, plan);
    List<Fact> missing = new ArrayList<>();
    if (rankedWishes.met().isEmpty()) {
      missing.add(new PlanMissingFact.WishUseless(rankedWishes.unmet()));
    }
    for (Wish wish : plan.picks()) {
      if (wish instanceof Wish.Named(String name) && !plan.discards()) {
        sharedTable.round().row().stream()
            .filter(actionCard -> actionCard.name().equals(name))
            .forEach(
                actionCard -> missing.addAll(missingTarget(sharedTable, seat, plan, actionCard)));
      }
    }
    return missing;
  }

  private static List<Fact> missingTarget(
      SharedTable sharedTable, Seat seat, Plan plan, ActionCard actionCard) {
    return missingTarget(sharedTable, seat, plan, actionCard, false);
  }

  /// @param asked whether the target is what is asked now, and may be declined
  private static List<Fact> missingTarget(
      SharedTable sharedTable, Seat seat, Plan plan, ActionCard actionCard, boolean asked) {
    if (asked && plan.declined().contains(PlanVerb.TARGET)) {
      return List.of();
    }
    boolean open =
        actionCard.aimed()
            && new Aims(sharedTable, plan.targets()).target(seat, actionCard).isEmpty();
    return open ? List.of(new PlanMissingFact.TargetOpen(actionCard.name())) : List.of();
  }

  private static List<Fact> missingScore(SharedTable sharedTable, Question question, Plan plan) {
    return switch (question) {
      case Question.Theft(Seat seat) ->
          new Aims(sharedTable, plan.thefts()).robbed(seat).isPresent()
                  || plan.thefts().contains(new Aim.Nobody())
              ? List.of()
              : List.of(new PlanMissingFact.TheftOpen());
      case Question.Keep(Seat seat, List<ActionCard> drawn) -> {
        RankedWishes rankedWishes = RankedWishes.kept(sharedTable, seat, plan, drawn);
        yield rankedWishes.met().isEmpty()
            ? List.of(new PlanMissingFact.KeepOpen())
            : missingTarget(sharedTable, seat, plan, rankedWishes.card());
      }
      case Question.KeepTarget(Seat seat, _, ActionCard actionCard) ->
          missingTarget(sharedTable, seat, plan, actionCard, true);
      case Question.Nothing _, Question.Wishes _, Question.AnotherWish _ -> List.of();
      case Question.Target _, Question.Side _ -> List.of();
    };
  }

  private static List<Fact> missingTarget(
      SharedTable sharedTable, Seat seat, Plan plan, Optional<ActionCard> card) {
    return card.map(one -> missingTarget(sharedTable, seat, plan, one)).orElse(List.of());
  }

  private static List<Fact> missingSide(GreatPowersPosition.War war, Seat seat, Plan plan) {
    SharedTable sharedTable = war.world();
    boolean foe = war.sides().foes().isEmpty();
    List<Seat> eligible =
        sharedTable.others(seat).stream()
            .filter(WarPhase.eligible(sharedTable, war.sides())::contains)
            .toList();
    if (!new Aims(sharedTable, foe ? plan.foes() : plan.allies()).named(eligible).isEmpty()) {
      return List.of();
    }
    if (foe) {
      return List.of(new PlanMissingFact.FoeOpen());
    }
    return List.of(
        WarPhase.lastChooses(sharedTable, war.sides())
            ? new PlanMissingFact.SideOpen()
            : new PlanMissingFact.AllyOpen());
  }
}
