package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.cards.Deck;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.CardDecks;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.CardFact;
import depesche.adjudicator.greatpowers.table.Change;
import depesche.adjudicator.greatpowers.table.Effect;
import depesche.adjudicator.greatpowers.table.EventCard;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The course of one step: the world as it changes, and the news of it.
public final class TurnLog {

  private final Chance chance;
  private final Stage.Moment since;
  private final List<News> news = new ArrayList<>();
  private SharedTable sharedTable;

  /// @param since when the step began
  public TurnLog(SharedTable sharedTable, Chance chance, Stage.Moment since) {
    this.sharedTable = sharedTable;
    this.chance = chance;
    this.since = since;
  }

  public SharedTable world() {
    return sharedTable;
  }

  public void become(SharedTable changed) {
    sharedTable = changed;
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
    Power power = sharedTable.power(seat);
    int level = power.levels().of(token);
    int next = Math.max(0, level + by);
    sharedTable = sharedTable.with(power.with(power.levels().with(token, next)));
    return new Change(seat, token, next - level);
  }

  /// One token goes from one to another, if there is one.
  public List<Change> steal(Seat thief, Seat from, Token token) {
    Change lost = change(from, token, -1);
    return List.of(lost, change(thief, token, -lost.by()));
  }

  /// An action card is resolved.
  ///
  /// @param target present if the card is [ActionCard#aimed]
  /// @return what changed hands
  List<Change> resolve(Seat seat, ActionCard actionCard, Optional<Seat> target) {
    List<Change> changes = new ArrayList<>();
    for (Effect effect : actionCard.effects()) {
      switch (effect) {
        case Effect.Gain(Token token, int count) -> changes.add(change(seat, token, count));
        case Effect.Pay(Token token, int count) -> changes.add(change(seat, token, -count));
        case Effect.Loss(Token token, int count) ->
            changes.add(change(target.orElseThrow(), token, -count));
        case Effect.Steal(Token token) -> changes.addAll(steal(seat, target.orElseThrow(), token));
        case Effect.OthersLose(Token token, int count) ->
            sharedTable.others(seat).forEach(one -> changes.add(change(one, token, -count)));
        case Effect.ExtraBid _ -> nextBids(seat, 1);
        case Effect.FewerBid _ -> nextBids(target.orElseThrow(), -1);
        case Effect.Look _ -> look(seat);
      }
    }
    return changes;
  }

  /// A question that may be declined has come to a seat.
  public void answered(Seat seat) {
    sharedTable = sharedTable.with(sharedTable.round().answered(seat, since));
  }

  /// {@return whether such a question has come to the seat in this step already}
  public boolean hasAnswered(Seat seat) {
    return since.equals(sharedTable.round().answered().get(seat));
  }

  public void nextBids(Seat seat, int by) {
    sharedTable = sharedTable.with(sharedTable.power(seat).nextBids(by));
    tell(new CardFact.NextBidsChanged(seat, by));
  }

  /// Draws action cards from the top of the deck.
  public List<ActionCard> drawActions(int count) {
    Deck.Drawn<ActionCard> drawn = sharedTable.decks().actions().draw(count, chance);
    shuffled("action", drawn.shuffled());
    sharedTable = sharedTable.with(new CardDecks(sharedTable.decks().events(), drawn.deck()));
    return drawn.cards();
  }

  public void discard(List<ActionCard> cards) {
    CardDecks decks = sharedTable.decks();
    sharedTable = sharedTable.with(new CardDecks(decks.events(), decks.actions().discard(cards)));
  }

  /// Action cards that were drawn are seen by everybody.
  public void show(List<ActionCard> cards) {
    sharedTable.decks().actions().show(cards, new Audience.Everyone(), chance);
  }

  /// Action cards that were drawn are seen by one seat alone.
  public void show(List<ActionCard> cards, Seat seat) {
    sharedTable.decks().actions().show(cards, only(seat), chance);
  }

  private static Audience only(Seat seat) {
    return new Audience.Only(List.of(seat));
  }

  /// Turns up the top event card; it goes on the event discards.
  public EventCard flip() {
    Deck.Drawn<EventCard> drawn = sharedTable.decks().events().draw(1, chance);
    shuffled("event", drawn.shuffled());
    drawn.deck().show(drawn.cards(), new Audience.Everyone(), chance);
    Deck<EventCard> events = drawn.deck().discard(drawn.cards());
    sharedTable = sharedTable.with(new CardDecks(events, sharedTable.decks().actions()));
    EventCard card = drawn.cards().getFirst();
    sharedTable = sharedTable.with(sharedTable.round().flipped(card));
    return card;
  }

  /// Lets a seat look at the next event card.
  public void look(Seat seat) {
    Deck.Drawn<EventCard> ready = sharedTable.decks().events().draw(0, chance);
    shuffled("event", ready.shuffled());
    sharedTable = sharedTable.with(new CardDecks(ready.deck(), sharedTable.decks().actions()));
    EventCard next = ready.deck().hidden().getFirst();
    ready.deck().show(List.of(next), only(seat), chance);
    tell(new CardFact.EventLookedAt(seat));
    whisper(seat, new CardFact.EventSeen(seat, new CardFace(next.name(), next.text())));
    sharedTable = sharedTable.with(sharedTable.round().looked(seat));
  }

  private void shuffled(String deck, int cards) {
    if (cards > 0) {
      tell(new TurnFact.DeckShuffled(deck, cards));
    }
  }
}
