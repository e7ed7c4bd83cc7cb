package depesche.adjudicator.title;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Rules;
import depesche.adjudicator.Seat;
import depesche.adjudicator.cards.Deck;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.Decks;
import depesche.adjudicator.greatpowers.cards.EventCard;
import depesche.adjudicator.greatpowers.cards.Face;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.questions.PromptFact;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Great Powers keeps the promises of every title.
final class GreatPowersContractTest extends ExamplesContract<Position, Plan> {

  private static final List<String> AHEAD =
      List.of(
          "PICK ANY VP > ANY",
          "TARGET MOST NAVIES > LEAST ARMIES",
          "DISCARD",
          "PASS",
          "STEAL FROM MOST COLONIES",
          "STEAL NOBODY",
          "KEEP ANY INDUSTRY > ANY BID > NONE",
          "KEEP Jazz > Photography",
          "FOE LEAST ARMIES",
          "ALLY MOST ARMIES > MOST NAVIES");

  @Override
  Rules<Position, Plan> rules() {
    return new GreatPowers();
  }

  @Override
  String goodLetter(Position position, Demand demand, Random random) {
    List<String> lines = new ArrayList<>();
    switch ((PromptFact) demand.prompt()) {
      case PromptFact.BidsWanted(_, int count, List<Token> open, _, _) -> {
        List<Token> bids = new ArrayList<>(open);
        Collections.shuffle(bids, random);
        lines.add("BID " + String.join(" ", bids.stream().limit(count).map(Token::name).toList()));
      }
      case PromptFact.WishesWanted(_, List<Face> row) -> lines.add("PICK " + names(row, random));
      case PromptFact.AnotherWishWanted(_, List<Face> row) ->
          lines.add("PICK " + names(row, random));
      case PromptFact.TargetWanted(_, List<Seat> seats) ->
          lines.add("TARGET " + one(seats, random));
      case PromptFact.TheftWanted(var others) ->
          lines.add("STEAL FROM " + one(others, random).seat());
      case PromptFact.KeepWanted(List<Face> cards) -> lines.add("KEEP " + names(cards, random));
      case PromptFact.FoeWanted(List<Seat> seats) -> lines.add("FOE " + one(seats, random));
      case PromptFact.AllyWanted(List<Seat> seats, _) -> lines.add("ALLY " + one(seats, random));
      case PromptFact.SideWanted(Seat leader, Seat foe) ->
          lines.add("ALLY " + (random.nextBoolean() ? leader : foe));
    }
    while (random.nextInt(3) > 0) {
      lines.add(AHEAD.get(random.nextInt(AHEAD.size())));
    }
    return String.join("\n", lines);
  }

  private static String names(List<Face> cards, Random random) {
    return cards.isEmpty()
        ? "ANY"
        : one(cards, random).name() + " > \"" + one(cards, random).name() + "\" > ANY";
  }

  private static <T> T one(List<T> items, Random random) {
    return items.get(random.nextInt(items.size()));
  }

  /// Hidden are the order of both decks, unless this seat has looked at the next event, and the
  /// cards that somebody else has drawn.
  @Override
  Position scrambled(Position position, Seat seat, Random random) {
    World world = position.world();
    Deck<EventCard> events = world.decks().events();
    boolean looked = world.round().looked().contains(seat);
    Deck<EventCard> otherEvents = shuffled(events, looked ? 1 : 0, random);
    Deck<Card> actions = shuffled(world.decks().actions(), 0, random);
    return switch (position) {
      case Position.Bid _ -> new Position.Bid(with(world, otherEvents, actions));
      case Position.Action(_, var queue, var question, int stop) ->
          new Position.Action(with(world, otherEvents, actions), queue, question, stop);
      case Position.War(_, var sides, var question, int stop) ->
          new Position.War(with(world, otherEvents, actions), sides, question, stop);
      case Position.Score score -> scrambled(score, seat, otherEvents, actions);
      case Position.Results _, Position.Event _, Position.Over _ -> position;
    };
  }

  private static Position scrambled(
      Position.Score score, Seat seat, Deck<EventCard> events, Deck<Card> actions) {
    Question question = score.question();
    Deck<Card> deck = actions;
    if (question instanceof Question.Keep(Seat drawer, List<Card> drawn) && !drawer.equals(seat)) {
      int count = Math.min(drawn.size(), actions.hidden().size());
      List<Card> hidden = new ArrayList<>(drawn.subList(0, count));
      hidden.addAll(actions.hidden().subList(count, actions.hidden().size()));
      List<Card> other = new ArrayList<>(actions.hidden().subList(0, count));
      other.addAll(drawn.subList(count, drawn.size()));
      deck = with(actions, hidden);
      question = new Question.Keep(drawer, other);
    }
    return new Position.Score(
        with(score.world(), events, deck),
        score.measured(),
        score.award(),
        score.gifts(),
        question,
        score.stop());
  }

  private static World with(World world, Deck<EventCard> events, Deck<Card> actions) {
    return new World(world.rulings(), world.round(), world.powers(), new Decks(events, actions));
  }

  private static <C> Deck<C> shuffled(Deck<C> deck, int known, Random random) {
    List<C> hidden = new ArrayList<>(deck.hidden());
    Collections.shuffle(hidden.subList(Math.min(known, hidden.size()), hidden.size()), random);
    return with(deck, hidden);
  }

  private static <C> Deck<C> with(Deck<C> deck, List<C> hidden) {
    return new Deck<>(deck.name(), deck.printed(), hidden, deck.discards(), deck.shuffles());
  }
}
