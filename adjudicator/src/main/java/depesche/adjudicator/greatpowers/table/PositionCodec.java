package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Codec;
import depesche.adjudicator.Seat;
import depesche.adjudicator.cards.Deck;
import depesche.adjudicator.greatpowers.cards.ActionDeck;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.EventCard;
import depesche.adjudicator.greatpowers.cards.EventDeck;
import depesche.adjudicator.kit.RecordText;
import depesche.adjudicator.kit.TextLines;
import java.util.ArrayList;
import java.util.List;

/// A position as lines of words. A list of cards has `|` between them.
public final class PositionCodec implements Codec<Position> {

  static final RecordText RECORDS =
      new RecordText()
          .item(Card.class, Card::name, name -> ActionDeck.named(name).orElseThrow())
          .item(EventCard.class, EventCard::name, name -> EventDeck.named(name).orElseThrow())
          .word(Stage.Moment.class, Stage.Moment::id, id -> Stage.parse(id).orElseThrow());

  private final List<String> lines = new ArrayList<>();

  /// A codec; it keeps nothing.
  public PositionCodec() {}

  @Override
  public String write(Position position) {
    PositionCodec page = new PositionCodec();
    page.add(position);
    return String.join("\n", page.lines) + "\n";
  }

  private void add(String word, Object... values) {
    lines.add(RECORDS.line(word, values).text());
  }

  private void add(Position position) {
    World world = position.world();
    add("phase", position.getClass().getSimpleName(), world.round().turn());
    lines.addAll(TextLines.written(world.rulings().chosen()));
    add("leader", world.leader());
    world.powers().forEach(power -> add("power", power));
    add(world.round());
    add(world.decks().events());
    add(world.decks().actions());
    switch (position) {
      case Position.Results(_, var bids) ->
          bids.forEach((seat, laid) -> add("bid", seat, Bids.slots(laid)));
      case Position.Action(_, List<Seat> queue, Question question, int stop) -> {
        add("queue", queue);
        add(question, stop);
      }
      case Position.Score(
              _,
              List<Power> measured,
              int award,
              List<Seat> gifts,
              var question,
              int stop) -> {
        measured.forEach(power -> add("measured", power));
        add("award", award);
        add("gifts", gifts);
        add(question, stop);
      }
      case Position.War(_, Sides sides, Question question, int stop) -> {
        add("leaders", sides.leaders());
        add("foes", sides.foes());
        add("open", sides.open());
        add(question, stop);
      }
      case Position.Bid _, Position.Event _, Position.Over _ -> {}
    }
  }

  private void add(Round round) {
    add("dealt", round.dealt());
    round.taken().forEach((card, seat) -> add("taken", seat, card));
    add("looked", round.looked());
    round.event().ifPresent(event -> add("event", event));
    round.answered().forEach((seat, at) -> add("answered", seat, at));
  }

  private void add(Deck<?> deck) {
    add("shuffles", deck.name(), deck.shuffles());
    add("hidden", deck.name(), deck.hidden());
    add("discards", deck.name(), deck.discards());
  }

  private void add(Question question, int stop) {
    add("stop", stop);
    lines.add(RECORDS.kind("question", Question.class, question).text());
  }

  @Override
  public Position read(String text) {
    return new PositionText(text).position();
  }
}
