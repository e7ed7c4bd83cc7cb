package depesche.bot.game;

import depesche.adjudicator.Fact;
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
import depesche.bot.people.UnreadSetting;
import depesche.bot.report.MailContext;
import depesche.bot.votes.GameEnd;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;

/// Where games are found and made, and who serves them.
public final class Games implements Game.Moderator {

  private final Library library;
  private final ParcelWriter parcelWriter;
  private final DeadlineSchedule deadlineSchedule;
  private final Commitments commitments;
  private final Reports reports;
  private final Umpire umpire;
  private final TurnReports turnReports;
  private final PhaseEnd phaseEnd;
  private final Positions positions;

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
    this.positions = new Positions(library, deadlineSchedule);
    this.turnReports = new TurnReports(this, positions, reports);
    this.phaseEnd = new PhaseEnd(umpire, reports, deadlineSchedule);
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
    return stored.book().as(Game.class, stored, game -> new Game(game, positions, this));
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

  // What is done for a game

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
    new SeatDealing(game).mix(true);
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
