package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.cards.Deck;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.CardFact;
import depesche.adjudicator.greatpowers.cards.Change;
import depesche.adjudicator.greatpowers.cards.Decks;
import depesche.adjudicator.greatpowers.cards.EventCard;
import depesche.adjudicator.greatpowers.cards.Face;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.table.World;
import java.util.ArrayList;
import java.util.List;

/// The course of one step: the world as it changes, and the news of it.
public final class Course {

  private final Chance chance;
  private final Stage.Moment since;
  private final List<News> news = new ArrayList<>();
  private World world;

  /// @param since when the step began
  public Course(World world, Chance chance, Stage.Moment since) {
    this.world = world;
    this.chance = chance;
    this.since = since;
  }

  public World world() {
    return world;
  }

  public void become(World changed) {
    world = changed;
  }

  public List<News> news() {
    return news;
  }

  public void tell(Fact fact) {
    news.add(News.forAll(fact));
  }

  /// Tells one seat what nobody else may know.
  public void whisper(Seat seat, Fact fact) {
    news.add(new News(fact, only(seat)));
  }

  /// Gives or takes tokens. Ruling `floor`: a loss takes what is there.
  public Change change(Seat seat, Token token, int by) {
    Power power = world.power(seat);
    int level = power.levels().of(token);
    int next = Math.max(0, level + by);
    world = world.with(power.with(power.levels().with(token, next)));
    return new Change(seat, token, next - level);
  }

  /// One token goes from one to another, if there is one.
  public List<Change> steal(Seat thief, Seat from, Token token) {
    Change lost = change(from, token, -1);
    return List.of(lost, change(thief, token, -lost.by()));
  }

  /// A question that may be declined has come to a seat.
  public void answered(Seat seat) {
    world = world.with(world.round().answered(seat, since));
  }

  /// {@return whether such a question has come to the seat in this step already}
  public boolean hasAnswered(Seat seat) {
    return since.equals(world.round().answered().get(seat));
  }

  public void nextBids(Seat seat, int by) {
    world = world.with(world.power(seat).nextBids(by));
    tell(new CardFact.NextBidsChanged(seat, by));
  }

  /// Draws action cards from the top of the deck.
  public List<Card> drawActions(int count) {
    Deck.Drawn<Card> drawn = world.decks().actions().draw(count, chance);
    shuffled("action", drawn.shuffled());
    world = world.with(new Decks(world.decks().events(), drawn.deck()));
    return drawn.cards();
  }

  public void discard(List<Card> cards) {
    Decks decks = world.decks();
    world = world.with(new Decks(decks.events(), decks.actions().discard(cards)));
  }

  /// Action cards that were drawn are seen by everybody.
  public void show(List<Card> cards) {
    world.decks().actions().show(cards, new Audience.Everyone(), chance);
  }

  /// Action cards that were drawn are seen by one seat alone.
  public void show(List<Card> cards, Seat seat) {
    world.decks().actions().show(cards, only(seat), chance);
  }

  private static Audience only(Seat seat) {
    return new Audience.Only(List.of(seat));
  }

  /// Turns up the top event card; it goes on the event discards.
  public EventCard flip() {
    Deck.Drawn<EventCard> drawn = world.decks().events().draw(1, chance);
    shuffled("event", drawn.shuffled());
    drawn.deck().show(drawn.cards(), new Audience.Everyone(), chance);
    Deck<EventCard> events = drawn.deck().discard(drawn.cards());
    world = world.with(new Decks(events, world.decks().actions()));
    EventCard card = drawn.cards().getFirst();
    world = world.with(world.round().flipped(card));
    return card;
  }

  /// Lets a seat look at the next event card.
  public void look(Seat seat) {
    Deck.Drawn<EventCard> ready = world.decks().events().draw(0, chance);
    shuffled("event", ready.shuffled());
    world = world.with(new Decks(ready.deck(), world.decks().actions()));
    EventCard next = ready.deck().hidden().getFirst();
    ready.deck().show(List.of(next), only(seat), chance);
    tell(new CardFact.EventLookedAt(seat));
    whisper(seat, new CardFact.EventSeen(seat, new Face(next.name(), next.text())));
    world = world.with(world.round().looked(seat));
  }

  private void shuffled(String deck, int cards) {
    if (cards > 0) {
      tell(new TurnFact.DeckShuffled(deck, cards));
    }
  }
}
