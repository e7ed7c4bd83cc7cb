package depesche.bot.game.series;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.Title;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.Library;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.series.SeriesGameRow;
import depesche.bot.ledger.series.SeriesPlayerRow;
import depesche.bot.ledger.series.SeriesQueries;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.ledger.series.SeriesSeatRow;
import depesche.bot.series.GameResult;
import depesche.bot.series.SeriesFact;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Deals the rounds of series, and takes down what comes of their games.
public final class SeriesRounds {

  private final Games games;
  private final Library library;
  private final ParcelWriter parcelWriter;

  public SeriesRounds(Games games, Library library, ParcelWriter parcelWriter) {
    this.games = games;
    this.library = library;
    this.parcelWriter = parcelWriter;
  }

  /// {@return the title of a series}
  public Title title(SeriesRow series) {
    return library.rules(series.title).title();
  }

  /// {@return the fewest players with whom a game of it can be played}
  public int fewest(SeriesRow series) {
    return series.seats > 0
        ? series.seats
        : games.size(title(series), series.options.lines().toList()).fewest();
  }

  /// Commits a new series to its secrets.
  ///
  /// @return its draw
  public SeriesDraw commit(UnitOfWork unitOfWork, SeriesRow series) {
    SeriesDraw draw = new SeriesDraw(unitOfWork.series(), series);
    draw.commit(games.commitments().fresh());
    return draw;
  }

  /// {@return who can be dealt a seat now}
  public static List<SeriesPlayerRow> ready(UnitOfWork unitOfWork, SeriesRow series) {
    return unitOfWork.series().players(series).stream()
        .filter(row -> !row.left)
        .filter(row -> mayPlay(unitOfWork.player(row.playerId)))
        .toList();
  }

  private static boolean mayPlay(PlayerRow player) {
    return !player.blocked && !player.isErased();
  }

  /// Deals the next round, if there are enough players; its games begin at once.
  ///
  /// @return what is told of it
  public SeriesFact deal(UnitOfWork unitOfWork, SeriesRow series, Instant now) {
    List<SeriesPlayerRow> ready = ready(unitOfWork, series);
    if (ready.size() < fewest(series)) {
      return new SeriesFact.RoundPostponed(
          series.name, series.round + 1, ready.size(), fewest(series));
    }
    SeriesDealing dealing = new SeriesDealing(games, title(series), unitOfWork, series);
    List<Integer> waiting = dealing.deal(ready, now);
    series.state = SeriesRow.State.RUNNING;
    SeriesScores scores = new SeriesScores(unitOfWork, series);
    return new SeriesFact.RoundDealt(
        series.name,
        series.round,
        series.rounds,
        dealing.names(),
        ready.stream().filter(row -> waiting.contains(row.number)).map(scores::veiled).toList());
  }

  /// {@return those of these games that are over and whose result has not been taken down}
  public static List<Long> ended(UnitOfWork unitOfWork, Collection<Long> handled) {
    List<Long> over = handled.stream().filter(id -> unitOfWork.game(id).isOver()).toList();
    return unitOfWork.series().unsettled(over);
  }

  /// A game is over: its result is taken down, once, the next round is dealt if it was the last of
  /// its round, and everybody in the series gets the table.
  public void settle(UnitOfWork unitOfWork, long id, Instant now) {
    SeriesQueries queries = unitOfWork.series();
    Optional<SeriesGameRow> place = queries.place(id).filter(row -> !row.isSettled());
    if (place.isEmpty()) {
      return;
    }
    SeriesRow series = queries.of(place.get());
    Game game = games.numbered(unitOfWork, id);
    GameResult result = new GameOutcome(game).result();
    takeDown(queries, place.get(), game, result);
    unitOfWork.flush();
    List<Fact> facts = new ArrayList<>();
    facts.add(new SeriesFact.GameCounted(game.name(), result.kind().name(), result.winners()));
    facts.addAll(goOn(unitOfWork, series, now));
    tell(unitOfWork, series, game.name(), facts, now);
  }

  private static void takeDown(
      SeriesQueries queries, SeriesGameRow place, Game game, GameResult result) {
    place.outcome = result.kind().name();
    for (SeriesSeatRow row : queries.seats(place)) {
      row.holder =
          game.seat(row.seat)
              .filter(StoredSeat::isHeld)
              .flatMap(StoredSeat::player)
              .map((PlayerRow player) -> player.id)
              .orElse(null);
      result.places().stream()
          .filter(one -> one.seat().equals(row.seat))
          .forEach(
              one -> {
                row.won = one.won();
                row.score = one.score();
              });
    }
  }

  /// {@return what follows from the end of a game}
  private List<Fact> goOn(UnitOfWork unitOfWork, SeriesRow series, Instant now) {
    List<SeriesGameRow> all = unitOfWork.series().games(series);
    boolean roundOver =
        all.stream().filter(row -> row.round == series.round).allMatch(SeriesGameRow::isSettled);
    if (roundOver && series.hasMoreRounds()) {
      return List.of(deal(unitOfWork, series, now));
    }
    if (!series.hasMoreRounds() && all.stream().allMatch(SeriesGameRow::isSettled)) {
      series.state = SeriesRow.State.OVER;
      unitOfWork.flush();
      return List.of(
          new SeriesFact.SeriesOver(series.name, new SeriesScores(unitOfWork, series).first()));
    }
    return List.of();
  }

  /// Sends the table to all who take part, and to the master.
  ///
  /// @param key what it is about, once for ever
  public void tell(
      UnitOfWork unitOfWork, SeriesRow series, String key, List<Fact> facts, Instant now) {
    SeriesScores scores = new SeriesScores(unitOfWork, series);
    List<PlayerRow> readers =
        unitOfWork.series().players(series).stream()
            .filter(row -> !row.left)
            .map(row -> unitOfWork.player(row.playerId))
            .filter(player -> !player.isErased() && !player.address.equals(series.master))
            .toList();
    String name = "series." + series.name + "." + key + ".";
    readers.forEach(
        reader -> post(unitOfWork, name + reader.id, reader.address, scores, facts, now));
    if (!series.master.isEmpty()) {
      post(unitOfWork, name + "master", series.master, scores, facts, now);
    }
  }

  private void post(
      UnitOfWork unitOfWork,
      String key,
      String address,
      SeriesScores scores,
      List<Fact> facts,
      Instant now) {
    ZoneId zone =
        unitOfWork.player(address).map(row -> ZoneId.of(row.zone)).orElse(ZoneId.of("UTC"));
    for (List<String> ways : Ways.to(unitOfWork, address)) {
      parcelWriter.post(
          unitOfWork, key, ways, Optional.empty(), scores.mail(zone, facts), Optional.empty(), now);
    }
  }
}
