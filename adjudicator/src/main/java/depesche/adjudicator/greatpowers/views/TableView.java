package depesche.adjudicator.greatpowers.views;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Picture;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.View;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.EventCard;
import depesche.adjudicator.greatpowers.questions.Asked;
import depesche.adjudicator.greatpowers.table.Levels;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.Rulings;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.Standing;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The table as one reader sees it. Levels and face-up cards are open; who looked at a hidden card
/// knows it, and nobody else does.
public record TableView(Fact state, Optional<Picture> picture) implements View {

  /// The fields of the state line.
  ///
  /// @param leader who holds the baton
  /// @param table the face-up action cards that nobody has taken
  /// @param event the event last turned up; empty in the first turn
  /// @param nextEvent the next event, if this reader has looked at it; empty if not
  /// @param drawn the cards this reader has drawn and must choose from
  public record GameState(
      int turn,
      String phase,
      String leader,
      SequencedMap<String, SeatState> seats,
      List<String> table,
      List<String> demands,
      boolean over,
      List<String> winners,
      String event,
      String nextEvent,
      List<String> drawn)
      implements Fact {

    public GameState {
      seats = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(seats));
      table = List.copyOf(table);
      demands = List.copyOf(demands);
      winners = List.copyOf(winners);
      drawn = List.copyOf(drawn);
    }
  }

  /// What one power has.
  ///
  /// @param bids how many bid cards the seat may lay this turn
  public record SeatState(
      int vp,
      int industry,
      int population,
      int nationalism,
      int navies,
      int armies,
      int colonies,
      int bids) {}

  public static TableView of(Position position, Reader reader) {
    World world = position.world();
    Round round = world.round();
    boolean over = position instanceof Position.Over;
    List<String> winners =
        Standing.of(world).stream()
            .filter(one -> over && one.rank() == 1)
            .map(one -> one.seat().name())
            .toList();
    return new TableView(
        new GameState(
            round.turn(),
            Stage.of(position).word(),
            world.leader().name(),
            seats(world),
            names(round.row()),
            Asked.seats(position).stream().map(Seat::name).toList(),
            over,
            winners,
            round.event().map(EventCard::name).orElse(""),
            nextEvent(world, reader),
            drawn(position, reader)),
        Optional.of(Boards.of(world, position)));
  }

  private static SequencedMap<String, SeatState> seats(World world) {
    SequencedMap<String, SeatState> seats = new LinkedHashMap<>();
    for (Power power : world.powers()) {
      Levels has = power.levels();
      seats.put(
          power.seat().name(),
          new SeatState(
              has.vp(),
              has.industry(),
              has.population(),
              has.nationalism(),
              has.navies(),
              has.armies(),
              has.colonies(),
              power.bids()));
    }
    return seats;
  }

  private static List<String> names(List<Card> cards) {
    return cards.stream().map(Card::name).toList();
  }

  private static String nextEvent(World world, Reader reader) {
    boolean knows =
        reader instanceof Reader.Holder(Seat seat) && world.round().looked().contains(seat);
    return knows ? world.decks().events().hidden().getFirst().name() : "";
  }

  private static List<String> drawn(Position position, Reader reader) {
    if (!(position instanceof Position.Score score)) {
      return List.of();
    }
    boolean shown = score.world().rulings().colonyDraw() == Rulings.ColonyDraw.ALL_SHOWN;
    return switch (score.question()) {
      case Question.Keep(Seat seat, List<Card> drawn) ->
          shown || isFor(reader, seat) ? names(drawn) : List.of();
      case Question.KeepTarget(Seat seat, List<Card> drawn, _) ->
          shown || isFor(reader, seat) ? names(drawn) : List.of();
      case Question.Nothing _, Question.Wishes _, Question.AnotherWish _ -> List.of();
      case Question.Target _, Question.Theft _, Question.Side _ -> List.of();
    };
  }

  private static boolean isFor(Reader reader, Seat seat) {
    return reader instanceof Reader.Holder(Seat holder) && holder.equals(seat);
  }
}
