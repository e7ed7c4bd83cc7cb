package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Seat;
import depesche.adjudicator.cards.Deck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/// The lines of a written position, gathered until it can be put together.
final class PositionText {

  private static final int LEVELS = 2;
  private static final int BIDS = LEVELS + 7;
  private static final int SCORES = BIDS + 2;

  private final SequencedMap<String, String> options = new LinkedHashMap<>();
  private final List<Power> powers = new ArrayList<>();
  private final List<Power> measured = new ArrayList<>();
  private final SequencedMap<Card, Seat> taken = new LinkedHashMap<>();
  private final SequencedMap<Seat, SequencedMap<Integer, Token>> bids = new LinkedHashMap<>();
  private final SequencedMap<String, List<Seat>> seats = new TreeMap<>();
  private final SequencedMap<String, Integer> numbers = new TreeMap<>();
  private final SequencedMap<String, List<String>> piles = new TreeMap<>();
  private final SequencedMap<Seat, Stage.Moment> answered = new LinkedHashMap<>();
  private List<Card> dealt = List.of();
  private Optional<EventCard> event = Optional.empty();
  private Question question = new Question.Nothing();
  private String phase = "";

  /// Takes a line: words, and behind `|` the names of cards.
  void add(String line) {
    String[] parts = line.split("\\|");
    List<String> words = Arrays.asList(parts[0].strip().split("\\s+"));
    List<String> cards = Arrays.stream(parts).skip(1).map(String::strip).toList();
    String word = words.getFirst();
    switch (word) {
      case "phase" -> {
        phase = words.get(1);
        numbers.put("turn", Integer.valueOf(words.get(2)));
      }
      case "option" -> {
        String[] option = words.get(1).split("=", 2);
        options.put(option[0], option[1]);
      }
      case "power" -> powers.add(power(words));
      case "measured" -> measured.add(power(words));
      case "dealt" -> dealt = actions(cards);
      case "taken" -> taken.put(actions(cards).getFirst(), new Seat(words.get(1)));
      case "event" -> event = EventDeck.named(cards.getFirst());
      case "shuffles" -> numbers.put(words.get(1), Integer.valueOf(words.get(2)));
      case "hidden", "discards" -> piles.put(word + words.get(1), cards);
      case "answered" ->
          answered.put(new Seat(words.get(1)), Stage.parse(words.get(2)).orElseThrow());
      case "bid" -> bids.put(new Seat(words.get(1)), slots(words.subList(2, words.size())));
      case "award", "stop" -> numbers.put(word, Integer.valueOf(words.get(1)));
      case "leader", "looked", "queue", "gifts", "leaders", "foes", "open" ->
          seats.put(word, words.stream().skip(1).map(Seat::new).toList());
      case "question" -> question = question(words, actions(cards));
      case "" -> {}
      default -> throw new IllegalArgumentException("unknown word " + word);
    }
  }

  private static Power power(List<String> words) {
    List<Integer> n = words.stream().skip(LEVELS).map(Integer::valueOf).toList();
    Levels levels =
        new Levels(n.get(0), n.get(1), n.get(2), n.get(3), n.get(4), n.get(5), n.get(6));
    return new Power(
        new Seat(words.get(1)),
        levels,
        Integer.parseInt(words.get(BIDS)),
        Integer.parseInt(words.get(BIDS + 1)),
        words.stream().skip(SCORES).map(Integer::valueOf).toList());
  }

  /// A dash is a slot without a card.
  private static SequencedMap<Integer, Token> slots(List<String> words) {
    SequencedMap<Integer, Token> slots = new TreeMap<>();
    for (int i = 0; i < words.size(); i++) {
      if (!words.get(i).equals("-")) {
        slots.put(i + 1, Token.valueOf(words.get(i)));
      }
    }
    return slots;
  }

  private static List<Card> actions(List<String> names) {
    return names.stream().map(name -> ActionDeck.named(name).orElseThrow()).toList();
  }

  private static Question question(List<String> words, List<Card> cards) {
    Seat seat = new Seat(words.size() > 2 ? words.get(2) : "");
    return switch (words.get(1)) {
      case "Nothing" -> new Question.Nothing();
      case "Wishes" -> new Question.Wishes();
      case "AnotherWish" -> new Question.AnotherWish(seat);
      case "Theft" -> new Question.Theft(seat);
      case "Side" -> new Question.Side(seat);
      case "Target" -> new Question.Target(seat, cards.getFirst());
      case "Keep" -> new Question.Keep(seat, cards);
      case "KeepTarget" ->
          new Question.KeepTarget(seat, cards.subList(1, cards.size()), cards.getFirst());
      default -> throw new IllegalArgumentException("unknown question " + words.get(1));
    };
  }

  private List<Seat> seats(String word) {
    return seats.getOrDefault(word, List.of());
  }

  private int number(String word) {
    return numbers.getOrDefault(word, 1);
  }

  private List<String> pile(String word) {
    return piles.getOrDefault(word, List.of());
  }

  private World world() {
    List<Seat> table = powers.stream().map(Power::seat).toList();
    Round round =
        new Round(
            number("turn"),
            table.indexOf(seats("leader").getFirst()),
            dealt,
            taken,
            seats("looked"),
            event,
            answered);
    Deck<EventCard> events =
        new Deck<>(
            "event",
            EventDeck.CARDS,
            events(pile("hiddenevent")),
            events(pile("discardsevent")),
            number("event"));
    Deck<Card> actions =
        new Deck<>(
            "action",
            ActionDeck.CARDS,
            actions(pile("hiddenaction")),
            actions(pile("discardsaction")),
            number("action"));
    return new World(Rulings.of(options), round, powers, new Decks(events, actions));
  }

  private static List<EventCard> events(List<String> names) {
    return names.stream().map(name -> EventDeck.named(name).orElseThrow()).toList();
  }

  Position position() {
    if (powers.isEmpty() || seats("leader").isEmpty()) {
      throw new IllegalArgumentException("the position has no line `power` or no line `leader`");
    }
    World world = world();
    int stop = number("stop");
    return switch (phase) {
      case "Bid" -> new Position.Bid(world);
      case "Results" -> new Position.Results(world, bids);
      case "Action" -> new Position.Action(world, seats("queue"), question, stop);
      case "Score" ->
          new Position.Score(world, measured, number("award"), seats("gifts"), question, stop);
      case "Event" -> new Position.Event(world);
      case "War" ->
          new Position.War(
              world, new Sides(seats("leaders"), seats("foes"), seats("open")), question, stop);
      case "Over" -> new Position.Over(world);
      default -> throw new IllegalArgumentException("the position has no line `phase`");
    };
  }
}
