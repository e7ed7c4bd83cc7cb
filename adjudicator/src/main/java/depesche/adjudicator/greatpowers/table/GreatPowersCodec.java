package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;
import depesche.adjudicator.cards.Deck;
import depesche.adjudicator.kit.RecordText;
import depesche.adjudicator.kit.TextLines;
import depesche.adjudicator.rules.Codec;
import java.util.ArrayList;
import java.util.List;

/// A position as lines of words. A list of cards has `|` between them.
public final class GreatPowersCodec implements Codec<GreatPowersPosition> {

  static final RecordText RECORDS =
      new RecordText()
          .item(ActionCard.class, ActionCard::name, name -> ActionDeck.named(name).orElseThrow())
          .item(EventCard.class, EventCard::name, name -> EventDeck.named(name).orElseThrow())
          .word(Stage.Moment.class, Stage.Moment::id, id -> Stage.parse(id).orElseThrow());

  private final List<String> lines = new ArrayList<>();

  /// A codec; it keeps nothing.
  public GreatPowersCodec() {}

  @Override
  public String write(GreatPowersPosition greatPowersPosition) {
    GreatPowersCodec page = new GreatPowersCodec();
    page.add(greatPowersPosition);
    return String.join("\n", page.lines) + "\n";
  }

  private void add(String word, Object... values) {
    lines.add(RECORDS.line(word, values).text());
  }

  private void add(GreatPowersPosition greatPowersPosition) {
    SharedTable sharedTable = greatPowersPosition.world();
    add("phase", greatPowersPosition.getClass().getSimpleName(), sharedTable.round().turn());
    lines.addAll(TextLines.written(sharedTable.rulings().chosen()));
    add("leader", sharedTable.leader());
    sharedTable.powers().forEach(power -> add("power", power));
    add(sharedTable.round());
    add(sharedTable.decks().events());
    add(sharedTable.decks().actions());
    switch (greatPowersPosition) {
      case GreatPowersPosition.Results(_, var bids) ->
          bids.forEach((seat, laid) -> add("bid", seat, Bids.slots(laid)));
      case GreatPowersPosition.Action(_, List<Seat> queue, Question question, int stop) -> {
        add("queue", queue);
        add(question, stop);
      }
      case GreatPowersPosition.Score(
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
      case GreatPowersPosition.War(_, WarSides warSides, Question question, int stop) -> {
        add("leaders", warSides.leaders());
        add("foes", warSides.foes());
        add("open", warSides.open());
        add(question, stop);
      }
      case GreatPowersPosition.Bid _, GreatPowersPosition.Event _, GreatPowersPosition.Over _ -> {}
    }
  }

  private void add(Round round) {
    add("dealt", round.dealt());
    round.taken().forEach((actionCard, seat) -> add("taken", seat, actionCard));
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
  public GreatPowersPosition read(String text) {
    return new GreatPowersText(text).position();
  }
}
