package depesche.adjudicator.greatpowers.questions;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.actions.Wishes;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.Face;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.plans.Aim;
import depesche.adjudicator.greatpowers.plans.Aims;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.plans.Verb;
import depesche.adjudicator.greatpowers.plans.Wish;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.Sides;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.DealPhase;
import depesche.adjudicator.greatpowers.wars.WarPhase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the seats are asked, and what of it is still missing.
public final class Owed {

  private Owed() {}

  public static List<Demand> demands(Position position) {
    return Asked.seats(position).stream().map(seat -> demand(position, seat)).toList();
  }

  private static Demand demand(Position position, Seat seat) {
    World world = position.world();
    int turn = world.round().turn();
    return switch (position) {
      case Position.Bid _ -> demand(seat, Demand.Pace.DELIBERATE, bids(world, seat));
      case Position.Action action ->
          demand(seat, Demand.Pace.BRISK, action(world, seat, action.question()));
      case Position.Score score ->
          demand(seat, Demand.Pace.REFLEX, score(world, seat, score.question()));
      case Position.War war -> demand(seat, Demand.Pace.REFLEX, war(war, seat));
      case Position.Results _, Position.Event _, Position.Over _ ->
          throw new IllegalStateException("nobody is asked in turn " + turn + ": " + position);
    };
  }

  private static Demand demand(Seat seat, Demand.Pace pace, Fact prompt) {
    return new Demand(seat, pace, Demand.Silence.DEFAULTS, prompt);
  }

  private static Fact bids(World world, Seat seat) {
    List<Token> open = DealPhase.legal(world, seat);
    List<Token> banned = Token.TRAITS.stream().filter(trait -> !open.contains(trait)).toList();
    Round round = world.round();
    return new PromptFact.BidsWanted(
        round.turn(), world.power(seat).bids(), open, banned, Face.of(round.row()));
  }

  private static Fact action(World world, Seat seat, Question question) {
    Round round = world.round();
    if (question instanceof Question.Target(Seat asked, Card card) && asked.equals(seat)) {
      return new PromptFact.TargetWanted(Face.of(card), world.others(seat));
    }
    return question instanceof Question.AnotherWish(Seat asked) && asked.equals(seat)
        ? new PromptFact.AnotherWishWanted(round.turn(), Face.of(round.row()))
        : new PromptFact.WishesWanted(round.turn(), Face.of(round.row()));
  }

  private static Fact score(World world, Seat seat, Question question) {
    if (question instanceof Question.Keep(_, List<Card> drawn)) {
      return new PromptFact.KeepWanted(Face.of(drawn));
    }
    if (question instanceof Question.KeepTarget(_, _, Card card)) {
      return new PromptFact.TargetWanted(Face.of(card), world.others(seat));
    }
    return new PromptFact.TheftWanted(
        world.others(seat).stream()
            .map(other -> new PromptFact.Holding(other, world.level(other, Token.COLONIES)))
            .toList());
  }

  private static Fact war(Position.War war, Seat seat) {
    Sides sides = war.sides();
    if (sides.foes().isEmpty()) {
      return new PromptFact.FoeWanted(sides.open());
    }
    return WarPhase.lastChooses(war.world(), sides)
        ? new PromptFact.SideWanted(sides.leaders().getFirst(), sides.foes().getFirst())
        : new PromptFact.AllyWanted(sides.open(), WarPhase.picker(war.world(), sides).equals(seat));
  }

  /// {@return what a plan leaves open of what its seat is asked now}
  public static List<Fact> missing(Position position, Seat seat, Plan plan) {
    if (!Asked.seats(position).contains(seat)) {
      return List.of();
    }
    return switch (position) {
      case Position.Bid(World world) -> missingBids(world.power(seat).bids(), plan);
      case Position.Action action -> missingCard(action, seat, plan);
      case Position.Score score -> missingScore(score.world(), score.question(), plan);
      case Position.War war -> missingSide(war, seat, plan);
      case Position.Results _, Position.Event _, Position.Over _ -> List.of();
    };
  }

  private static List<Fact> missingBids(int count, Plan plan) {
    int given = plan.bids().size();
    return given < count ? List.of(new MissingFact.BidsOpen(given, count)) : List.of();
  }

  private static List<Fact> missingCard(Position.Action action, Seat seat, Plan plan) {
    World world = action.world();
    if (action.question() instanceof Question.Target(Seat asked, Card card) && asked.equals(seat)) {
      return plan.discards() ? List.of() : missingTarget(world, seat, plan, card, true);
    }
    if (plan.picks().isEmpty()) {
      return List.of(new MissingFact.WishOpen());
    }
    Wishes wishes = Wishes.picked(world, seat, plan);
    List<Fact> missing = new ArrayList<>();
    if (wishes.met().isEmpty()) {
      missing.add(new MissingFact.WishUseless(wishes.unmet()));
    }
    for (Wish wish : plan.picks()) {
      if (wish instanceof Wish.Named(String name) && !plan.discards()) {
        world.round().row().stream()
            .filter(card -> card.name().equals(name))
            .forEach(card -> missing.addAll(missingTarget(world, seat, plan, card)));
      }
    }
    return missing;
  }

  private static List<Fact> missingTarget(World world, Seat seat, Plan plan, Card card) {
    return missingTarget(world, seat, plan, card, false);
  }

  /// @param asked whether the target is what is asked now, and may be declined
  private static List<Fact> missingTarget(
      World world, Seat seat, Plan plan, Card card, boolean asked) {
    if (asked && plan.declined().contains(Verb.TARGET)) {
      return List.of();
    }
    boolean open = card.aimed() && Aims.target(world, seat, card, plan.targets()).isEmpty();
    return open ? List.of(new MissingFact.TargetOpen(card.name())) : List.of();
  }

  private static List<Fact> missingScore(World world, Question question, Plan plan) {
    return switch (question) {
      case Question.Theft(Seat seat) ->
          Aims.robbed(world, seat, plan.thefts()).isPresent()
                  || plan.thefts().contains(new Aim.Nobody())
              ? List.of()
              : List.of(new MissingFact.TheftOpen());
      case Question.Keep(Seat seat, List<Card> drawn) -> {
        Wishes wishes = Wishes.kept(world, seat, plan, drawn);
        yield wishes.met().isEmpty()
            ? List.of(new MissingFact.KeepOpen())
            : missingTarget(world, seat, plan, wishes.card());
      }
      case Question.KeepTarget(Seat seat, _, Card card) ->
          missingTarget(world, seat, plan, card, true);
      case Question.Nothing _, Question.Wishes _, Question.AnotherWish _ -> List.of();
      case Question.Target _, Question.Side _ -> List.of();
    };
  }

  private static List<Fact> missingTarget(World world, Seat seat, Plan plan, Optional<Card> card) {
    return card.map(one -> missingTarget(world, seat, plan, one)).orElse(List.of());
  }

  private static List<Fact> missingSide(Position.War war, Seat seat, Plan plan) {
    World world = war.world();
    boolean foe = war.sides().foes().isEmpty();
    List<Seat> eligible =
        world.others(seat).stream()
            .filter(WarPhase.eligible(world, war.sides())::contains)
            .toList();
    if (!Aims.named(world, foe ? plan.foes() : plan.allies(), eligible).isEmpty()) {
      return List.of();
    }
    if (foe) {
      return List.of(new MissingFact.FoeOpen());
    }
    return List.of(
        WarPhase.lastChooses(world, war.sides())
            ? new MissingFact.SideOpen()
            : new MissingFact.AllyOpen());
  }
}
