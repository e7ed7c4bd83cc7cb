package depesche.bot.game.series;

import depesche.adjudicator.rules.TableSize;
import depesche.adjudicator.rules.Title;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.ledger.NewGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.series.SeriesGameRow;
import depesche.bot.ledger.series.SeriesPlayerRow;
import depesche.bot.ledger.series.SeriesQueries;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.ledger.series.SeriesSeatRow;
import depesche.bot.people.TableRules;
import depesche.bot.series.DealHistory;
import depesche.bot.series.RoundDeal;
import depesche.bot.series.RoundShape;
import depesche.bot.series.SeriesFact;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// One round being dealt: the draw decides who plays where, and each table becomes an ordinary game
/// that begins at once.
final class SeriesDealing {

  private final Games games;
  private final Title title;
  private final UnitOfWork unitOfWork;
  private final SeriesQueries queries;
  private final SeriesRow series;
  private final List<String> names = new ArrayList<>();

  /// The person of each number.
  private final Map<Integer, Long> persons = new LinkedHashMap<>();

  SeriesDealing(Games games, Title title, UnitOfWork unitOfWork, SeriesRow series) {
    this.games = games;
    this.title = title;
    this.unitOfWork = unitOfWork;
    this.queries = unitOfWork.series();
    this.series = series;
    queries.players(series).forEach(row -> persons.put(row.number, row.playerId));
  }

  /// {@return the names of the games that were dealt}
  List<String> names() {
    return List.copyOf(names);
  }

  /// Deals the next round.
  ///
  /// @return the numbers of those who have no seat
  List<Integer> deal(List<SeriesPlayerRow> ready, Instant now) {
    TableSize size = games.size(title, series.options.lines().toList());
    int fewest = series.seats > 0 ? series.seats : size.fewest();
    int most = series.seats > 0 ? series.seats : size.most();
    RoundShape shape = RoundShape.of(ready.size(), series.games, fewest, most);
    DealHistory history = history();
    SeriesDraw.Drawn drawn =
        new SeriesDraw(queries, series)
            .draw(ready.stream().map(row -> row.number).toList(), shape.places(seats()));
    RoundDeal deal = RoundDeal.of(shape, drawn.players(), drawn.places(), history);
    deal.tables().forEach(table -> begin(table, now));
    return deal.waiting();
  }

  private List<String> seats() {
    return games.seats(title, series.options.lines().toList());
  }

  private DealHistory history() {
    Map<Long, Integer> numbers = new LinkedHashMap<>();
    persons.forEach((number, person) -> numbers.put(person, number));
    List<Map<Integer, String>> tables = new ArrayList<>();
    for (SeriesGameRow game : queries.games(series)) {
      Map<Integer, String> table = new LinkedHashMap<>();
      for (SeriesSeatRow seat : queries.seats(game)) {
        Integer number = numbers.get(seat.dealt);
        if (number != null) {
          table.put(number, seat.seat);
        }
      }
      tables.add(table);
    }
    return DealHistory.of(tables);
  }

  /// A game gets its players in the order of its seats, and begins.
  private void begin(SequencedMap<Integer, String> table, Instant now) {
    Game game = create(now);
    names.add(game.name());
    SeriesGameRow row = new SeriesGameRow();
    row.seriesId = series.id;
    row.gameId = game.id();
    row.round = series.round;
    queries.enter(row);
    game.seats().stream()
        .filter(seat -> !table.containsValue(seat.name()))
        .toList()
        .forEach(game::remove);
    for (StoredSeat seat : game.seats()) {
      table.forEach(
          (number, name) -> {
            if (name.equals(seat.name())) {
              seat(game, seat, row, persons.getOrDefault(number, 0L), now);
            }
          });
    }
    game.show("created", now);
    game.muster().begin(now);
  }

  private Game create(Instant now) {
    Game game =
        games.create(
            unitOfWork,
            new NewGame(
                freeName(),
                title.id(),
                title.edition(),
                series.options.lines().toList(),
                series.clock,
                series.master,
                seats(),
                now));
    TableRules.set(game, series.tableRules);
    return game;
  }

  /// Games are counted through all rounds: `spring2027-1`.
  private String freeName() {
    int number = queries.games(series).size() + 1;
    while (unitOfWork.game(series.name + "-" + number).isPresent()) {
      number++;
    }
    return series.name + "-" + number;
  }

  private void seat(Game game, StoredSeat seat, SeriesGameRow row, long person, Instant now) {
    SeriesSeatRow dealt = new SeriesSeatRow();
    dealt.seriesGameId = row.id;
    dealt.seat = seat.name();
    dealt.dealt = person;
    queries.enter(dealt);
    game.muster()
        .seat(seat, unitOfWork.player(person), List.of(new SeriesFact.SeatDealt(series.name)), now);
  }
}
