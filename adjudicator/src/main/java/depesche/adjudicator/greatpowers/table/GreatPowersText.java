package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;
import depesche.adjudicator.cards.Deck;
import depesche.adjudicator.kit.TextLines;
import depesche.adjudicator.kit.TextLines.TextLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Puts a written position together again.
final class GreatPowersText {

  private static final List<String> WORDS =
      List.of(
          "phase",
          "option",
          "leader",
          "power",
          "measured",
          "dealt",
          "taken",
          "looked",
          "event",
          "answered",
          "shuffles",
          "hidden",
          "discards",
          "bid",
          "award",
          "stop",
          "queue",
          "gifts",
          "leaders",
          "foes",
          "open",
          "question");

  private final TextLines lines;

  GreatPowersText(String text) {
    this.lines = new TextLines(text, WORDS);
  }

  private record PhaseLine(String phase, int turn) {}

  private record TakenLine(Seat seat, ActionCard card) {}

  private record AnsweredLine(Seat seat, Stage.Moment at) {}

  private record ShufflesLine(String deck, int shuffles) {}

  private record BidLine(Seat seat, List<String> slots) {}

  GreatPowersPosition position() {
    PhaseLine phase = lines.must("phase", line -> read(line, PhaseLine.class));
    SharedTable sharedTable = world(phase.turn());
    int stop = number("stop");
    return switch (phase.phase()) {
      case "Bid" -> new GreatPowersPosition.Bid(sharedTable);
      case "Results" -> new GreatPowersPosition.Results(sharedTable, bids());
      case "Action" ->
          new GreatPowersPosition.Action(sharedTable, seats("queue"), question(), stop);
      case "Score" ->
          new GreatPowersPosition.Score(
              sharedTable, powers("measured"), number("award"), seats("gifts"), question(), stop);
      case "Event" -> new GreatPowersPosition.Event(sharedTable);
      case "War" ->
          new GreatPowersPosition.War(
              sharedTable,
              new WarSides(seats("leaders"), seats("foes"), seats("open")),
              question(),
              stop);
      case "Over" -> new GreatPowersPosition.Over(sharedTable);
      default -> throw new IllegalArgumentException("unknown phase " + phase.phase());
    };
  }

  private static <T> T read(TextLine line, Class<T> type) {
    return GreatPowersCodec.RECORDS.read(line, type);
  }

  private List<Power> powers(String word) {
    return lines.each(word, line -> read(line, Power.class));
  }

  private List<Seat> seats(String word) {
    return lines.one(word, line -> list(line, Seat.class)).orElse(List.of());
  }

  private static <T> List<T> list(TextLine line, Class<T> type) {
    return GreatPowersCodec.RECORDS.list(line, type);
  }

  private int number(String word) {
    return lines.one(word, line -> read(line, Integer.class)).orElse(1);
  }

  private Question question() {
    return lines.one("question", line -> read(line, Question.class)).orElse(new Question.Nothing());
  }

  private SequencedMap<Seat, SequencedMap<Integer, Token>> bids() {
    SequencedMap<Seat, SequencedMap<Integer, Token>> bids = new LinkedHashMap<>();
    lines.each(
        "bid",
        line -> {
          BidLine bid = read(line, BidLine.class);
          return bids.put(bid.seat(), Bids.laid(bid.slots()));
        });
    return bids;
  }

  private SharedTable world(int turn) {
    List<Power> powers = powers("power");
    Seat leader = lines.must("leader", line -> read(line, Seat.class));
    if (powers.isEmpty()) {
      throw new IllegalArgumentException("the position has no line `power`");
    }
    SequencedMap<ActionCard, Seat> taken = new LinkedHashMap<>();
    lines
        .each("taken", line -> read(line, TakenLine.class))
        .forEach(one -> taken.put(one.card(), one.seat()));
    SequencedMap<Seat, Stage.Moment> answered = new LinkedHashMap<>();
    lines
        .each("answered", line -> read(line, AnsweredLine.class))
        .forEach(one -> answered.put(one.seat(), one.at()));
    Round round =
        new Round(
            turn,
            powers.stream().map(Power::seat).toList().indexOf(leader),
            lines.one("dealt", line -> list(line, ActionCard.class)).orElse(List.of()),
            taken,
            seats("looked"),
            lines.one("event", line -> read(line, EventCard.class)),
            answered);
    CardDecks decks =
        new CardDecks(
            deck("event", EventDeck.CARDS, EventCard.class),
            deck("action", ActionDeck.CARDS, ActionCard.class));
    return new SharedTable(GreatPowersRulings.of(lines.options()), round, powers, decks);
  }

  private <C> Deck<C> deck(String name, List<C> printed, Class<C> type) {
    int shuffles =
        lines.each("shuffles", line -> read(line, ShufflesLine.class)).stream()
            .filter(line -> line.deck().equals(name))
            .mapToInt(ShufflesLine::shuffles)
            .findFirst()
            .orElse(1);
    return new Deck<>(
        name, printed, pile("hidden", name, type), pile("discards", name, type), shuffles);
  }

  private <C> List<C> pile(String word, String deck, Class<C> type) {
    return lines
        .each(
            word,
            line ->
                line.words().contains(deck)
                    ? list(new TextLine(word, List.of(), line.items()), type)
                    : List.<C>of())
        .stream()
        .flatMap(List::stream)
        .toList();
  }
}
