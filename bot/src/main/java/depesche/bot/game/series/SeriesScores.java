package depesche.bot.game.series;

import depesche.adjudicator.Fact;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.series.SeriesGameRow;
import depesche.bot.ledger.series.SeriesPlayerRow;
import depesche.bot.ledger.series.SeriesQueries;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.ledger.series.SeriesSeatRow;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.report.SeriesLine;
import depesche.bot.series.GameResult;
import depesche.bot.series.PointsRule;
import depesche.bot.series.SeriesFact;
import depesche.bot.series.SeriesStanding;
import depesche.bot.series.SeriesStanding.Played;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What may be seen of a series: its players, its games and its table. While an anonymous game is
/// played, nobody learns from here who plays in it.
public final class SeriesScores {

  private final UnitOfWork unitOfWork;
  private final SeriesQueries queries;
  private final SeriesRow series;
  private final List<SeriesPlayerRow> players;
  private final List<SeriesGameRow> games;

  public SeriesScores(UnitOfWork unitOfWork, SeriesRow series) {
    this.unitOfWork = unitOfWork;
    this.queries = unitOfWork.series();
    this.series = series;
    this.players = queries.players(series);
    this.games = queries.games(series);
  }

  private boolean isAnonymous() {
    return series.state != SeriesRow.State.OVER
        && series.tableRules.lines().anyMatch(rule -> rule.equals("anonymous=ON"));
  }

  /// {@return a game with its result, if that has been taken down}
  private Optional<Played> played(SeriesGameRow game) {
    if (!game.isSettled()) {
      return Optional.empty();
    }
    List<GameResult.Place> places = new ArrayList<>();
    Map<String, Long> holders = new LinkedHashMap<>();
    for (SeriesSeatRow seat : queries.seats(game)) {
      places.add(new GameResult.Place(seat.seat, seat.won, seat.score));
      Long holder = seat.holder;
      if (holder != null) {
        holders.put(seat.seat, holder);
      }
    }
    GameResult result = new GameResult(GameResult.Kind.valueOf(game.outcome), places);
    return Optional.of(new Played(game.round, result, holders));
  }

  private List<SeriesStanding.Row> standing() {
    return new SeriesStanding(PointsRule.valueOf(series.points))
        .of(
            players.stream().map(row -> row.playerId).toList(),
            games.stream().flatMap(game -> played(game).stream()).toList());
  }

  /// {@return the table as lines for people, best first} In an anonymous series only those are in
  /// it of whom a game is over.
  private List<SeriesLine> lines() {
    return standing().stream()
        .filter(row -> row.games() > 0 || !isAnonymous())
        .map(
            row ->
                new SeriesLine(
                    row.rank(),
                    name(row.player(), true),
                    row.points().text(),
                    row.games(),
                    row.solos(),
                    row.shared(),
                    (int) row.score()))
        .toList();
  }

  /// {@return what a player is called who is not to be recognised before their games are over}
  public String veiled(SeriesPlayerRow row) {
    return name(row.playerId, !isAnonymous());
  }

  private String name(long player, boolean shown) {
    PlayerRow person = unitOfWork.player(player);
    Optional<SeriesPlayerRow> own =
        players.stream().filter(row -> row.playerId == player).findFirst();
    String number = own.map(row -> "player " + row.number).orElse("a replacement");
    if (person.isErased()) {
      return number + ", deleted";
    }
    String name = own.map(row -> row.name).filter(said -> !said.isEmpty()).orElse(person.name);
    return shown && !name.isEmpty() ? name : number;
  }

  /// {@return who has the first place: nobody, if no game counts}
  List<String> first() {
    return lines().stream()
        .filter(line -> line.rank() == 1 && line.games() > 0)
        .map(SeriesLine::name)
        .toList();
  }

  /// {@return what became of a game; of one that is played only that it is}
  private SeriesFact counted(SeriesGameRow row) {
    String name = unitOfWork.game(row.gameId).name();
    List<String> winners =
        played(row).map(Played::result).map(GameResult::winners).orElse(List.of());
    return new SeriesFact.GameCounted(name, row.outcome, winners);
  }

  /// {@return how far it is, with its games}
  public List<Fact> state(String title) {
    List<Fact> facts = new ArrayList<>();
    facts.add(
        new SeriesFact.SeriesStands(
            series.name,
            title,
            series.state.name().toLowerCase(Locale.ROOT),
            (int) players.stream().filter(row -> !row.left).count(),
            series.round,
            series.rounds));
    games.forEach(game -> facts.add(counted(game)));
    return facts;
  }

  /// {@return the table as a mail}
  ///
  /// @param facts what has happened, or how far it is
  public Mail.SeriesTable mail(ZoneId zone, List<Fact> facts) {
    return new Mail.SeriesTable(
        MailContext.none(zone),
        series.name,
        facts,
        lines(),
        List.of(new SeriesFact.PointsExplained(series.points)));
  }

  /// {@return the last round of which everything may be seen}
  public int openRounds() {
    return isAnonymous()
        ? (int)
            queries.rounds(series).stream()
                .takeWhile(
                    row ->
                        games.stream()
                            .filter(game -> game.round == row.round)
                            .allMatch(SeriesGameRow::isSettled))
                .count()
        : series.round;
  }

  /// {@return what the numbers in the draw stand for}
  public List<Fact> numbers() {
    return players.stream()
        .<Fact>map(row -> new SeriesFact.EntrantNamed(row.number, veiled(row)))
        .toList();
  }
}
