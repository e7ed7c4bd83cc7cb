package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.TableSize;
import depesche.adjudicator.rules.Title;
import depesche.bot.config.HolidayFolder;
import depesche.bot.ledger.GamesTogether;
import depesche.bot.ledger.NewGame;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.file.ReportFirst;
import depesche.bot.ledger.rows.GameSettings;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.people.UnreadSetting;
import depesche.bot.report.MailContext;
import depesche.bot.votes.GameEnd;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Where games are found and made, and who serves them.
public final class Games implements Game.Moderator {

  /// So many positions are kept once they have been read: those of the games that are written to.
  private static final int KEPT = 256;

  /// Of so many seats the letters are not read again before another comes or a turn is judged.
  private static final int KEPT_READINGS = 1024;

  private final Library library;
  private final ParcelWriter parcelWriter;
  private final DeadlineSchedule deadlineSchedule;
  private final Commitments commitments;
  private final Reports reports;
  private final Umpire umpire;
  private final TurnReports turnReports;
  private final PhaseEnd phaseEnd;
  private final Map<Standing, GamePosition<?, ?>> positions = kept(KEPT);
  private final Map<Heard, Reading<?>> readings = kept(KEPT_READINGS);

  /// Where a game stands: the same text of the same title is the same position.
  private record Standing(String title, String text) {}

  /// What a seat has said in a position: up to the same letter it is the same.
  private record Heard(GamePosition<?, ?> position, long seat, long last, String code) {}

  public Games(
      Library library,
      ParcelWriter parcelWriter,
      DeadlineSchedule deadlineSchedule,
      Commitments commitments) {
    this.library = library;
    this.parcelWriter = parcelWriter;
    this.deadlineSchedule = deadlineSchedule;
    this.commitments = commitments;
    this.reports = new Reports(parcelWriter);
    this.umpire = new Umpire(reports, deadlineSchedule, commitments);
    this.turnReports = new TurnReports(this, reports);
    this.phaseEnd = new PhaseEnd(reports, deadlineSchedule);
  }

  /// {@return the game of this name}
  public Optional<Game> named(UnitOfWork unitOfWork, String name) {
    return unitOfWork.game(name).map(this::inHand);
  }

  public Game numbered(UnitOfWork unitOfWork, long id) {
    return inHand(unitOfWork.game(id));
  }

  /// {@return games that are judged together}
  ///
  /// @param ids at most as many as are read together
  public List<Game> numbered(UnitOfWork unitOfWork, List<Long> ids) {
    return new GamesTogether(unitOfWork).read(ids).stream().map(this::inHand).toList();
  }

  /// Whatever is done for a game comes behind the report of its last turn.
  private Game inHand(StoredGame stored) {
    if (stored.isUntold()) {
      throw new ReportFirst(stored.id());
    }
    return of(stored);
  }

  /// {@return a stored game with its rules, the same whenever it is asked for in a transaction}
  public Game of(StoredGame stored) {
    return stored.book().as(Game.class, stored, game -> new Game(game, this));
  }

  /// {@return all games there are, by name}
  public List<Game> all(UnitOfWork unitOfWork) {
    return unitOfWork.games().stream().map(this::of).toList();
  }

  /// {@return a new game with all the seats that its title may have, committed to its chance}
  public Game create(UnitOfWork unitOfWork, NewGame made) {
    Game game = of(unitOfWork.create(made));
    commitments.commit(game, game.rules());
    return game;
  }

  /// {@return the games that wait for a deadline and began with other rules or cards than are here}
  public List<Long> ofOtherRules(UnitOfWork unitOfWork) {
    List<Long> games = new ArrayList<>(unitOfWork.agenda().ofOtherEditions(library.editions()));
    unitOfWork.agenda().awake(library.titlesWithDecks()).stream()
        .filter(id -> !games.contains(id) && numbered(unitOfWork, id).otherRules().isPresent())
        .forEach(games::add);
    for (GameSettings settings : unitOfWork.agenda().settings()) {
      // A folder of holidays may have changed; the file is known by then.
      boolean whole =
          UnreadSetting.of(settings.name(), settings.clock(), settings.tableRules()).isEmpty()
              && settings.clock().endsWith("holidays none")
              && !library.isUnread(settings.title(), settings.options());
      if (!whole
          && !games.contains(settings.id())
          && numbered(unitOfWork, settings.id()).otherRules().isPresent()) {
        games.add(settings.id());
      }
    }
    return games;
  }

  /// {@return why a game cannot be judged here}
  @Override
  public Optional<Trouble.OtherRules> otherRules(Game game) {
    Optional<Trouble.OtherRules> other = library.otherRules(game);
    return other.isPresent() ? other : unread(game).map(unread -> said(game, unread));
  }

  private Optional<UnreadSetting> unread(Game game) {
    return UnreadSetting.of(game.name(), game.clock(), game.tableRules())
        .or(() -> deadlineSchedule.unreadHolidays(game).map(why -> holidays(game, why)))
        .or(() -> library.unread(game))
        .or(() -> unreadPosition(game));
  }

  private Optional<UnreadSetting> unreadPosition(Game game) {
    if (game.hasBegun()) {
      try {
        position(game);
      } catch (RuntimeException _) {
        return Optional.of(new UnreadSetting("position", "it does not fit its rules", ""));
      }
    }
    return Optional.empty();
  }

  private static UnreadSetting holidays(Game game, String why) {
    String write = "SET CLOCK %s holidays none".formatted(game.name());
    return new UnreadSetting("holidays", why, write);
  }

  private static Trouble.OtherRules said(Game game, UnreadSetting unread) {
    return new Trouble.Unreadable(
        game.name(), unread.what(), unread.kept(), unread.write(), game.hasBegun());
  }

  /// {@return the names of all seats that a table of this title may have}
  ///
  /// @param options `key=value`
  public List<String> seats(Title title, List<String> options) {
    return Seated.of(library.rules(title.id()), chosen(options)).seats();
  }

  /// {@return how many players a table with these options needs}
  public TableSize size(Title title, List<String> options) {
    return Seated.of(library.rules(title.id()), chosen(options)).size();
  }

  private static SequencedMap<String, String> chosen(List<String> options) {
    SequencedMap<String, String> chosen = new LinkedHashMap<>();
    options.forEach(
        line ->
            chosen.put(
                line.substring(0, line.indexOf('=')), line.substring(line.indexOf('=') + 1)));
    return chosen;
  }

  /// {@return where a game stands that has begun} Its text changes once a turn and is asked for
  /// with every letter, so it is not read each time.
  ///
  /// What is on file is a cache: where it cannot be read, the last turn has it, too.
  @Override
  public GamePosition<?, ?> position(StoredGame game) {
    try {
      return position(game.titleId(), game.positionText());
    } catch (RuntimeException e) {
      List<TurnRow> turns = new Timeline(game.turns()).counting();
      if (turns.isEmpty() || turns.getLast().turn != game.turn()) {
        throw e;
      }
      return position(game.titleId(), turns.getLast().position);
    }
  }

  @Override
  public GamePosition<?, ?> position(String title, String text) {
    Standing standing = new Standing(title, text);
    GamePosition<?, ?> known = positions.get(standing);
    if (known == null) {
      // Not under the lock: others read theirs meanwhile.
      known = GamePosition.at(library.rules(title), text);
      positions.put(standing, known);
    }
    return known;
  }

  /// {@return the position of a game of which this text tells, which need not be read: the one that
  /// is known, or this one}
  @Override
  public GamePosition<?, ?> keep(String title, String text, GamePosition<?, ?> position) {
    GamePosition<?, ?> known = positions.putIfAbsent(new Standing(title, text), position);
    return known == null ? position : known;
  }

  /// {@return what the letters of a seat say where its game stands} A table is asked about all its
  /// seats with every letter of one, so they are not read each time.
  @Override
  public Reading<?> reading(Game game, StoredSeat seat) {
    Heard heard = heard(game, seat);
    Reading<?> known = readings.get(heard);
    if (known == null) {
      known = game.position().read(new Seat(seat.name()), game.written(seat));
      readings.put(heard, known);
    }
    return known;
  }

  /// A letter that has just come was read with those before it. Unless something in it was refused,
  /// what is on file says the same and need not be read; a greeting and a signature say nothing.
  @Override
  public void know(Game game, StoredSeat seat, Reading<?> reading) {
    boolean whole =
        reading.lines().stream()
            .filter(line -> !(line.verdict() instanceof Verdict.Skipped))
            .map(Line::text)
            .collect(Collectors.joining("\n"))
            .equals(game.letters(seat).getLast().text);
    if (whole) {
      readings.put(heard(game, seat), reading);
    }
  }

  private static Heard heard(Game game, StoredSeat seat) {
    List<LetterRow> letters = game.letters(seat);
    return letters.isEmpty()
        ? new Heard(game.position(), seat.id(), 0, "")
        : new Heard(game.position(), seat.id(), letters.getLast().id, letters.getLast().code);
  }

  private static <K, V> Map<K, V> kept(int most) {
    return Collections.synchronizedMap(
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > most;
          }
        });
  }

  // What is done for a game

  @Override
  public Rules<?, ?> rules(String title) {
    return library.rules(title);
  }

  @Override
  public DeadlineSchedule schedule() {
    return deadlineSchedule;
  }

  @Override
  public MailContext heading(Game game, Optional<StoredSeat> seat) {
    return parcelWriter.heading(game, seat);
  }

  @Override
  public void tell(
      Game game, String key, List<Fact> facts, Instant now, Predicate<PlayerRow> wanted) {
    reports.tell(game, key, facts, now, wanted);
  }

  @Override
  public void send(Game game) {
    reports.send(game);
  }

  @Override
  public void show(Game game, String key, Instant now) {
    reports.show(game, key, now);
  }

  @Override
  public void remind(Game game, StoredSeat seat, List<Fact> facts, Instant now) {
    reports.remind(game, seat, facts, now);
  }

  @Override
  public void welcome(Game game, StoredSeat seat, String password, List<Fact> wishes, Instant now) {
    reports.welcome(game, seat, password, wishes, now);
  }

  @Override
  public void seatOpen(Game game, StoredSeat seat, Instant now) {
    reports.onlookers().seatOpen(game, seat, now);
  }

  @Override
  public Proof.ChanceFixed commitment(Game game) {
    return commitments.commitment(game, game.rules());
  }

  @Override
  public void mixSeats(Game game) {
    SeatDealing.mix(game, true);
  }

  @Override
  public void askPhrases(Game game, Instant now) {
    umpire.askPhrases(game, now);
  }

  @Override
  public void open(Game game, Instant now) {
    umpire.open(game, now);
  }

  @Override
  public void seal(Game game, Instant now) {
    umpire.seal(game, now);
  }

  @Override
  public void end(Game game, GameEnd end, Instant now) {
    umpire.end(game, end, now);
  }

  /// {@return who makes the secrets of what is new}
  public Commitments commitments() {
    return commitments;
  }

  /// {@return who sends out what happened}
  public Reports reports() {
    return reports;
  }

  /// {@return who writes the reports of judged turns}
  public TurnReports turnReports() {
    return turnReports;
  }

  /// {@return who judges turns}
  public Umpire umpire() {
    return umpire;
  }

  /// {@return who brings phases to their end}
  public PhaseEnd phaseEnd() {
    return phaseEnd;
  }

  /// {@return the files of days on which no deadline falls}
  public HolidayFolder holidays() {
    return deadlineSchedule.holidays();
  }
}
