package depesche.bot.site;

import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Scored;
import depesche.adjudicator.rules.View;
import depesche.bot.game.Anonymity;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.game.parcel.TurnPaths;
import depesche.bot.game.series.GameOutcome;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.series.SeriesQueries;
import depesche.bot.ledger.votes.StatementRow;
import depesche.bot.people.TableFact;
import depesche.bot.people.TableRules;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.report.SeatNames;
import depesche.bot.series.GameResult;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/// Reads what everybody may see of a game.
final class PublicGameReader {

  private static final Reader ONLOOKER = new Reader.Onlooker();

  private final Game game;
  private final MailContext heading;
  private final PublicTurnReader turnReader;
  private final SiteCalendar calendar;

  private PublicGameReader(Game game, PublicTurnReader turnReader, SiteCalendar calendar) {
    this.game = game;
    this.heading = game.heading(Optional.empty());
    this.turnReader = turnReader;
    this.calendar = calendar;
  }

  /// {@return whether a game has pages}
  static boolean isShown(StoredGame game) {
    return TableRules.of(game).hasPage();
  }

  /// {@return a game that has pages; empty while it cannot be read, and before the report of its
  /// last turn is out}
  ///
  /// @param told what the page of a turn says of it, if it is there, below the folder of the game,
  ///   and was made of that
  static Optional<PublicGame> read(
      Games games,
      StoredGame stored,
      PublicTurnReader.Making making,
      SiteCalendar calendar,
      StepSums stepSums,
      PressSums pressSums,
      BiFunction<String, String, Optional<TurnBrief>> told) {
    if (stored.isUntold()) {
      return Optional.empty();
    }
    Game game = games.of(stored);
    if (game.otherRules().isPresent()) {
      return Optional.empty();
    }
    PublicTurnReader turnReader = new PublicTurnReader(game, making, told);
    return Optional.of(
        new PublicGameReader(game, turnReader, calendar)
            .read(stepSums.of(stored), pressSums.of(stored)));
  }

  private PublicGame read(List<List<StepSum>> steps, Map<String, List<PressSum>> press) {
    Optional<View> view = game.view(ONLOOKER);
    boolean over = game.isOver();
    Due due = over ? Due.nothing() : game.dueForOnlookers();
    Optional<Picture> now = view.flatMap(View::picture);
    Mail.StatusReport status =
        new Mail.StatusReport(
            heading,
            new Anonymity(game).lines(),
            view.map(seen -> seen),
            now,
            List.of(),
            due,
            TableFact.all(game));
    List<PublicTurn> turns = turnReader.turns(steps, press, due.deadline());
    Map<String, String> titles = new HashMap<>();
    for (int i = 0; i < steps.size(); i++) {
      titles.put(steps.get(i).getFirst().phase(), turns.get(i).title());
    }
    return new PublicGame(
        game.name(),
        game.title().name(),
        PublicGame.Life.of(game),
        game.begun().map(position -> position.phase().title()).orElse(""),
        status,
        now,
        game.begun().map(PublicGameReader::standing).orElse(List.of()),
        statements(),
        turns,
        course(turns, now),
        ended(turns, now),
        calendar.events(game, titles, heading.zone()),
        over && game.hasBegun()
            ? Optional.of(TranscriptWriter.of(game, Optional.empty()))
            : Optional.empty());
  }

  /// {@return what came of a game that is over; nothing of one whose page its master alone allows}
  private Optional<Ended> ended(List<PublicTurn> turns, Optional<Picture> board) {
    if (!game.isOver() || !game.hasBegun() || TableRules.of(game).isPrivate()) {
      return Optional.empty();
    }
    List<GameResult.Place> places = new GameOutcome(game).result().places();
    List<String> seats = places.stream().map(GameResult.Place::seat).toList();
    List<Course.Line> lines = Course.lines(seats, SeatNames.none(), board);
    Instant first = turns.isEmpty() ? Instant.EPOCH : turns.getFirst().judged();
    Instant last = turns.isEmpty() ? Instant.EPOCH : turns.getLast().judged();
    return Optional.of(
        new Ended(
            game.title().id(),
            game.title().name(),
            series(),
            IntStream.range(0, seats.size())
                .mapToObj(i -> new Ended.Place(seats.get(i), places.get(i).won(), lines.get(i)))
                .toList(),
            (int) turns.stream().filter(turn -> !turn.path().equals(TurnPaths.START)).count(),
            Duration.between(first, last)));
  }

  /// {@return the series to which it belongs, unless that is private}
  private Optional<String> series() {
    SeriesQueries all = game.book().series();
    return all.place(game.id())
        .map(all::of)
        .filter(row -> row.tableRules.lines().noneMatch(rule -> rule.equals("private=ON")))
        .map(row -> row.name);
  }

  private static List<FinalPlace> standing(GamePosition<?, ?> position) {
    return position.status() instanceof Status.Over(List<FinalPlace> standing)
        ? standing
        : List.of();
  }

  private SequencedMap<String, String> statements() {
    SequencedMap<String, String> statements = new LinkedHashMap<>();
    for (StatementRow row : game.book().votes().statements(game.id())) {
      game.seats().stream()
          .filter(seat -> seat.id() == row.seatId)
          .forEach(seat -> statements.put(seat.name(), row.text));
    }
    return statements;
  }

  /// {@return how it went, if anything is counted}
  private Optional<Course> course(List<PublicTurn> turns, Optional<Picture> board) {
    List<String> seats =
        turns.stream()
            .flatMap(turn -> turn.brief().scores().keySet().stream())
            .distinct()
            .map(Seat::name)
            .toList();
    Optional<Scored.Unit> unit = game.begun().flatMap(GamePosition::unit);
    return unit.filter(_ -> !seats.isEmpty())
        .map(
            counted ->
                new Course(
                    counted,
                    Course.lines(seats, heading.names(), board),
                    turns.stream()
                        .map(
                            turn ->
                                new Course.Moment(
                                    turn.title(),
                                    turn.page(),
                                    seats.stream()
                                        .map(
                                            seat ->
                                                turn.brief()
                                                    .scores()
                                                    .getOrDefault(new Seat(seat), 0))
                                        .toList()))
                        .toList()));
  }
}
