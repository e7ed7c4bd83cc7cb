package depesche.bot.game;

import depesche.adjudicator.Title;
import depesche.bot.config.HolidayFolder;
import depesche.bot.ledger.NewGame;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import java.util.List;
import java.util.Optional;

/// Where games are found and made, and who serves them.
public final class Games {

  private final Library library;
  private final ParcelWriter parcelWriter;
  private final DeadlineSchedule deadlineSchedule;
  private final Commitments commitments;
  private final Reports reports;
  private final Umpire umpire;
  private final PhaseEnd phaseEnd;

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
    this.phaseEnd = new PhaseEnd(reports, deadlineSchedule);
  }

  /// {@return the game of this name}
  public Optional<Game> named(UnitOfWork unitOfWork, String name) {
    return unitOfWork.game(name).map(this::of);
  }

  public Game numbered(UnitOfWork unitOfWork, long id) {
    return of(unitOfWork.game(id));
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
    commitments.commit(game);
    return game;
  }

  /// {@return the games that wait for a deadline and began with other rules than are here}
  public List<Long> ofOtherEditions(UnitOfWork unitOfWork) {
    return unitOfWork.agenda().ofOtherEditions(library.editions());
  }

  /// {@return the names of all seats that a table of this title may have}
  public static List<String> seats(Title title) {
    return title.colours().subList(0, title.most());
  }

  Library library() {
    return library;
  }

  ParcelWriter herald() {
    return parcelWriter;
  }

  DeadlineSchedule timetable() {
    return deadlineSchedule;
  }

  Commitments notary() {
    return commitments;
  }

  Reports gazette() {
    return reports;
  }

  Umpire umpire() {
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
