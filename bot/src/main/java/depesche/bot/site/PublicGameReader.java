package depesche.bot.site;

import depesche.adjudicator.Demand;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.adjudicator.rules.Scored;
import depesche.adjudicator.rules.View;
import depesche.bot.game.Anonymity;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.game.press.PressDelivery;
import depesche.bot.game.series.GameOutcome;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.ledger.series.SeriesQueries;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.ledger.votes.StatementRow;
import depesche.bot.people.TableFact;
import depesche.bot.people.TableRules;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.report.SeatNames;
import depesche.bot.report.form.OrderForm;
import depesche.bot.report.page.ForumPage;
import depesche.bot.series.GameResult;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/// Reads what everybody may see of a game.
final class PublicGameReader {

  private static final Reader ONLOOKER = new Reader.Onlooker();

  private final Game game;
  private final MailContext heading;
  private final Making making;
  private final SiteCalendar calendar;
  private final BiPredicate<String, String> isMade;

  /// What is the same for all games.
  ///
  /// @param maker a sum over the program and its templates
  /// @param beginning what setting up is called
  record Making(String maker, String beginning) {}

  private PublicGameReader(
      Game game, Making making, SiteCalendar calendar, BiPredicate<String, String> isMade) {
    this.game = game;
    this.heading = game.heading(Optional.empty());
    this.making = making;
    this.calendar = calendar;
    this.isMade = isMade;
  }

  /// {@return whether a game has pages}
  static boolean isShown(StoredGame game) {
    return TableRules.of(game).hasPage();
  }

  /// {@return a game that has pages; empty while it cannot be read, and before the report of its
  /// last turn is out}
  ///
  /// @param isMade whether the page of a turn, below the folder of the game, was made of that
  static Optional<PublicGame> read(
      Games games,
      StoredGame stored,
      Making making,
      SiteCalendar calendar,
      BiPredicate<String, String> isMade) {
    if (stored.isUntold()) {
      return Optional.empty();
    }
    Game game = games.of(stored);
    return game.otherRules().isPresent()
        ? Optional.empty()
        : Optional.of(new PublicGameReader(game, making, calendar, isMade).read());
  }

  private PublicGame read() {
    Optional<View> view = game.view(ONLOOKER);
    boolean over = game.state() == GameLife.State.OVER;
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
    PublicGame.Life life =
        over
            ? PublicGame.Life.OVER
            : game.hasBegun() ? PublicGame.Life.RUNNING : PublicGame.Life.FORMING;
    List<PublicTurn> turns = turns(due.deadline());
    return new PublicGame(
        game.name(),
        game.title().name(),
        life,
        game.begun().map(position -> position.phase().title()).orElse(""),
        status,
        now,
        game.begun().map(PublicGameReader::standing).orElse(List.of()),
        statements(),
        turns,
        course(turns, now),
        ended(turns, now),
        calendar.events(game, heading.zone()),
        over && game.hasBegun()
            ? Optional.of(TranscriptWriter.of(game, Optional.empty()))
            : Optional.empty());
  }

  /// {@return what came of a game that is over; nothing of one whose page its master alone allows}
  private Optional<Ended> ended(List<PublicTurn> turns, Optional<Picture> board) {
    if (game.state() != GameLife.State.OVER
        || !game.hasBegun()
        || TableRules.of(game).isPrivate()) {
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

  /// Steps of one phase that count, and what the master changed behind them.
  private record Steps(String phase, List<TurnRow> rows) {}

  private List<PublicTurn> turns(Optional<Instant> deadline) {
    Timeline timeline = new Timeline(game.turns());
    List<Steps> all = new ArrayList<>();
    for (TurnRow row : timeline.counting()) {
      boolean same = !all.isEmpty() && (!row.isJudged() || all.getLast().phase().equals(row.phase));
      if (!same) {
        all.add(new Steps(row.phase, new ArrayList<>()));
      }
      all.getLast().rows().add(row);
    }
    SequencedMap<String, List<PressRow>> press = new LinkedHashMap<>();
    for (PressRow row : game.book().press().open(game.id())) {
      press.computeIfAbsent(row.phase, _ -> new ArrayList<>()).add(row);
    }
    // What one turn has come to is where the next begins.
    List<Optional<GamePosition<?, ?>>> positions = new ArrayList<>();
    all.forEach(steps -> positions.add(before(timeline, steps)));
    positions.add(game.begun().map(position -> position));
    TurnPaths paths = new TurnPaths();
    List<String> places = all.stream().map(steps -> paths.of(steps.phase())).toList();
    List<PublicTurn> turns = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      boolean last = i == all.size() - 1;
      turns.add(
          turn(
              timeline,
              all.get(i),
              positions.subList(i, i + 2),
              places.get(i),
              press.getOrDefault(all.get(i).phase(), List.of()),
              (i == 0 ? "" : places.get(i - 1)) + " " + (last ? "" : places.get(i + 1)),
              last ? deadline : Optional.empty(),
              last));
    }
    return turns;
  }

  /// {@return how it went, if anything is counted}
  private Optional<Course> course(List<PublicTurn> turns, Optional<Picture> board) {
    List<String> seats =
        turns.stream()
            .flatMap(turn -> turn.scores().keySet().stream())
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
                                        .map(seat -> turn.scores().getOrDefault(new Seat(seat), 0))
                                        .toList()))
                        .toList()));
  }

  private PublicTurn turn(
      Timeline timeline,
      Steps steps,
      List<Optional<GamePosition<?, ?>>> positions,
      String path,
      List<PressRow> press,
      String links,
      Optional<Instant> next,
      boolean last) {
    Made made = new Made().of(making, heading.names(), heading.zone(), heading.chosen());
    for (TurnRow row : steps.rows()) {
      made.of(row.turn, row.kind, row.position, row.published, row.edits, row.reason, row.absent);
    }
    press.forEach(row -> made.of(row.id, row.shownFrom, row.shownTo, row.text));
    boolean asks = last && isAsking();
    String sum = made.sum() + "." + new Made().of(links, next, last, asks).sum();
    Phase phase =
        positions
            .getFirst()
            .map(GamePosition::phase)
            .orElseGet(() -> new Phase("", making.beginning(), "", ""));
    Optional<PublicTurn.Story> story =
        isMade.test(path + ".html", sum)
            ? Optional.empty()
            : Optional.of(story(timeline, steps, phase, press, next, asks));
    SequencedMap<Seat, Integer> scores =
        positions.getLast().map(GamePosition::scores).orElseGet(LinkedHashMap::new);
    return new PublicTurn(
        path, phase.title(), steps.rows().getLast().judged, scores, sum, asks, story);
  }

  /// {@return how the game stood before a turn; nothing before its beginning}
  private Optional<GamePosition<?, ?>> before(Timeline timeline, Steps steps) {
    int begins = steps.rows().getFirst().begins();
    return begins == 0
        ? Optional.empty()
        : Optional.of(GamePosition.at(game.rules(), timeline.at(begins).position));
  }

  private boolean isAsking() {
    return game.state() == GameLife.State.RUNNING || game.state() == GameLife.State.PAUSED;
  }

  /// {@return what seats may choose that know no more than everybody}
  private Optional<OrderForm> form() {
    GamePosition<?, ?> now = game.position();
    View open = now.view(ONLOOKER);
    List<OrderForm.Sheet> sheets =
        now.demands().stream()
            .map(Demand::seat)
            .filter(seat -> now.view(new Reader.Holder(seat)).equals(open))
            .map(
                seat ->
                    new OrderForm.Sheet(
                        heading.names().of(seat.name()),
                        now.menus(seat.name(), true),
                        now.examples(seat.name()),
                        false))
            .filter(sheet -> !sheet.choices().isEmpty())
            .toList();
    return sheets.isEmpty() ? Optional.empty() : Optional.of(new OrderForm(sheets));
  }

  private PublicTurn.Story story(
      Timeline timeline,
      Steps steps,
      Phase phase,
      List<PressRow> press,
      Optional<Instant> next,
      boolean asks) {
    List<News> news = new ArrayList<>();
    Optional<Picture> ordered = Optional.empty();
    Optional<Picture> after = Optional.empty();
    String json = "";
    for (TurnRow row : steps.rows()) {
      SequencedMap<Integer, GamePosition<?, ?>> moments = new LinkedHashMap<>();
      if (row.begins() > 0) {
        moments.put(
            row.begins(), GamePosition.at(game.rules(), timeline.at(row.begins()).position));
      }
      Judged judged = Replay.judged(game, game.rules(), timeline, row, moments);
      news.addAll(judged.news());
      View view = judged.next().view(ONLOOKER);
      after = view.picture();
      json = GameJson.phase(phase.id(), news, view.state());
      Optional<Picture> drawn = judged.picture(ONLOOKER);
      if (row.isJudged() && !drawn.equals(after)) {
        ordered = drawn;
      }
    }
    Mail.Posting told =
        new Mail.Posting(
            next.isPresent() ? heading : past(), phase, news, next, ForumPage.Markup.TEXT);
    return new PublicTurn.Story(
        told,
        ordered,
        after,
        press.stream().map(row -> PressDelivery.shown(game, row)).toList(),
        asks ? form() : Optional.empty(),
        json);
  }

  /// Of what is past nobody asks how the game stands now.
  private MailContext past() {
    return new MailContext(
        heading.game(),
        heading.title(),
        Optional.empty(),
        heading.seat(),
        heading.chosen(),
        heading.names(),
        heading.zone());
  }
}
