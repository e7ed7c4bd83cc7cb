package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.EventCard;
import depesche.adjudicator.greatpowers.table.GreatPowersOptions;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Levels;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.turns.OpenQuestions;
import depesche.adjudicator.greatpowers.turns.Standing;
import depesche.adjudicator.greatpowers.turns.TurnFact;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.Picture.BoardPicture.Level;
import depesche.adjudicator.picture.Picture.BoardPicture.Row;
import depesche.adjudicator.picture.PicturedTable;
import depesche.adjudicator.rules.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The table as one reader sees it. Levels and face-up cards are open; a reader who looked at a
/// hidden card knows it, and nobody else does.
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
  /// @param bids how many bid cards the seat may play this turn
  public record SeatState(
      int vp,
      int industry,
      int population,
      int nationalism,
      int navies,
      int armies,
      int colonies,
      int bids) {}

  public static TableView of(GreatPowersPosition greatPowersPosition, Reader reader) {
    SharedTable sharedTable = greatPowersPosition.world();
    Round round = sharedTable.round();
    boolean over = greatPowersPosition instanceof GreatPowersPosition.Over;
    List<String> winners =
        Standing.of(sharedTable).stream()
            .filter(one -> over && one.rank() == 1)
            .map(one -> one.seat().name())
            .toList();
    return new TableView(
        new GameState(
            round.turn(),
            greatPowersPosition.stage().word(),
            sharedTable.leader().name(),
            seats(sharedTable),
            names(round.row()),
            new OpenQuestions(greatPowersPosition).seats().stream().map(Seat::name).toList(),
            over,
            winners,
            round.event().map(EventCard::name).orElse(""),
            nextEvent(sharedTable, reader),
            drawn(greatPowersPosition, reader)),
        Optional.of(picture(sharedTable, greatPowersPosition)));
  }

  private static SequencedMap<String, SeatState> seats(SharedTable sharedTable) {
    SequencedMap<String, SeatState> seats = new LinkedHashMap<>();
    for (Power power : sharedTable.powers()) {
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

  private static List<String> names(List<ActionCard> cards) {
    return cards.stream().map(ActionCard::name).toList();
  }

  private static String nextEvent(SharedTable sharedTable, Reader reader) {
    boolean knows =
        reader instanceof Reader.Holder(Seat seat) && sharedTable.round().looked().contains(seat);
    return knows ? sharedTable.decks().events().hidden().getFirst().name() : "";
  }

  private static List<String> drawn(GreatPowersPosition greatPowersPosition, Reader reader) {
    if (!(greatPowersPosition instanceof GreatPowersPosition.Score score)) {
      return List.of();
    }
    boolean shown = score.world().rulings().colonyDraw() == GreatPowersRulings.ColonyDraw.ALL_SHOWN;
    return switch (score.question()) {
      case Question.Keep(Seat seat, List<ActionCard> drawn) ->
          shown || isFor(reader, seat) ? names(drawn) : List.of();
      case Question.KeepTarget(Seat seat, List<ActionCard> drawn, _) ->
          shown || isFor(reader, seat) ? names(drawn) : List.of();
      case Question.Nothing _, Question.Wishes _, Question.AnotherWish _ -> List.of();
      case Question.Target _, Question.Theft _, Question.Side _ -> List.of();
    };
  }

  private static boolean isFor(Reader reader, Seat seat) {
    return reader instanceof Reader.Holder(Seat holder) && holder.equals(seat);
  }

  /// {@return the board, with how the levels changed since an earlier world}
  static BoardPicture picture(SharedTable before, GreatPowersPosition greatPowersPosition) {
    SharedTable sharedTable = greatPowersPosition.world();
    Round round = sharedTable.round();
    return new BoardPicture(
        GreatPowersOptions.TITLE.name(),
        greatPowersPosition.phase().title(),
        round.turn(),
        sharedTable.rulings().turns(),
        greatPowersPosition instanceof GreatPowersPosition.Over,
        Token.VP.word(),
        Token.TRAITS.stream().map(Token::word).toList(),
        TurnFact.LevelTable.of(before, sharedTable).rows().stream()
            .map(row -> row(sharedTable, row))
            .toList(),
        round.dealt().stream().map(actionCard -> card(round, actionCard)).toList(),
        round.event().map(one -> new BoardPicture.Card(one.name(), one.text(), Optional.empty())),
        Optional.empty(),
        PicturedTable.NONE);
  }

  private static Row row(SharedTable sharedTable, TurnFact.Row row) {
    Power power = sharedTable.power(row.seat());
    List<Level> levels = row.cells().stream().map(TableView::level).toList();
    List<Integer> history = new ArrayList<>(List.of(Levels.START.vp()));
    history.addAll(power.scores());
    return new Row(
        row.seat(),
        row.leader(),
        row.rank(),
        power.bids(),
        levels.getFirst(),
        levels.subList(1, levels.size()),
        history);
  }

  private static Level level(TurnFact.Cell cell) {
    return new Level(cell.level(), cell.change(), cell.highest());
  }

  private static BoardPicture.Card card(Round round, ActionCard actionCard) {
    return new BoardPicture.Card(
        actionCard.name(), actionCard.text(), Optional.ofNullable(round.taken().get(actionCard)));
  }
}
