package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Codec;
import depesche.adjudicator.Seat;
import depesche.adjudicator.cards.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// A position as lines of words. A list of cards has `|` between them.
final class PositionCodec implements Codec<Position> {

  @Override
  public String write(Position position) {
    List<String> lines = new ArrayList<>();
    String kind = position.getClass().getSimpleName();
    World world = position.world();
    lines.add("phase " + kind + " " + world.round().turn());
    world.rulings().chosen().forEach((key, value) -> lines.add("option " + key + "=" + value));
    lines.add("leader " + world.leader());
    world.powers().forEach(power -> lines.add(text("power", power)));
    round(world.round(), lines);
    deck(world.decks().events(), lines);
    deck(world.decks().actions(), lines);
    switch (position) {
      case Position.Results(_, var bids) ->
          bids.forEach((seat, laid) -> lines.add("bid " + seat + slots(laid)));
      case Position.Action(_, List<Seat> queue, Question question, int stop) -> {
        lines.add("queue" + words(queue));
        question(question, stop, lines);
      }
      case Position.Score(
              _,
              List<Power> measured,
              int award,
              List<Seat> gifts,
              var asked,
              int stop) -> {
        measured.forEach(power -> lines.add(text("measured", power)));
        lines.add("award " + award);
        lines.add("gifts" + words(gifts));
        question(asked, stop, lines);
      }
      case Position.War(_, Sides sides, Question question, int stop) -> {
        lines.add("leaders" + words(sides.leaders()));
        lines.add("foes" + words(sides.foes()));
        lines.add("open" + words(sides.open()));
        question(question, stop, lines);
      }
      case Position.Bid _, Position.Event _, Position.Over _ -> {}
    }
    return String.join("\n", lines) + "\n";
  }

  private static String text(String word, Power power) {
    StringBuilder text = new StringBuilder(word + " " + power.seat());
    for (Token token : Token.values()) {
      text.append(' ').append(power.levels().of(token));
    }
    return text + " " + power.bids() + " " + power.extra() + words(power.scores());
  }

  private static void round(Round round, List<String> lines) {
    lines.add("dealt" + cards(round.dealt()));
    round.taken().forEach((card, seat) -> lines.add("taken " + seat + cards(List.of(card))));
    lines.add("looked" + words(round.looked()));
    round.event().ifPresent(event -> lines.add("event" + cards(List.of(event))));
    round.answered().forEach((seat, at) -> lines.add("answered " + seat + " " + at.id()));
  }

  private static void deck(Deck<?> deck, List<String> lines) {
    lines.add("shuffles " + deck.name() + " " + deck.shuffles());
    lines.add("hidden " + deck.name() + cards(deck.hidden()));
    lines.add("discards " + deck.name() + cards(deck.discards()));
  }

  private static void question(Question question, int stop, List<String> lines) {
    lines.add("stop " + stop);
    String kind = "question " + question.getClass().getSimpleName();
    lines.add(
        switch (question) {
          case Question.Nothing _, Question.Wishes _ -> kind;
          case Question.AnotherWish(Seat seat) -> kind + " " + seat;
          case Question.Theft(Seat seat) -> kind + " " + seat;
          case Question.Side(Seat seat) -> kind + " " + seat;
          case Question.Target(Seat seat, Card card) -> kind + " " + seat + cards(List.of(card));
          case Question.Keep(Seat seat, List<Card> drawn) -> kind + " " + seat + cards(drawn);
          case Question.KeepTarget(Seat seat, List<Card> drawn, Card card) ->
              kind + " " + seat + cards(List.of(card)) + cards(drawn);
        });
  }

  private static String slots(SequencedMap<Integer, Token> laid) {
    StringBuilder text = new StringBuilder();
    for (int slot = 1; slot <= Bids.last(laid); slot++) {
      text.append(' ').append(laid.containsKey(slot) ? laid.get(slot) : "-");
    }
    return text.toString();
  }

  private static String words(List<?> list) {
    return list.stream().map(one -> " " + one).collect(Collectors.joining());
  }

  private static String cards(List<?> list) {
    return list.stream().map(one -> " | " + one).collect(Collectors.joining());
  }

  @Override
  public Position read(String text) {
    PositionText position = new PositionText();
    int number = 0;
    for (String line : text.split("\\R")) {
      number++;
      try {
        position.add(line.strip());
      } catch (RuntimeException unusable) {
        throw new IllegalArgumentException(
            "line " + number + " of the position cannot be read: " + line.strip(), unusable);
      }
    }
    return position.position();
  }
}
