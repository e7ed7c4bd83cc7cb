package depesche.bot.desk;

import static depesche.bot.desk.Verdicts.forMaster;
import static depesche.bot.desk.Verdicts.refused;
import static depesche.bot.desk.Verdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.game.Deadlines;
import depesche.bot.game.Game;
import depesche.bot.game.Notice;
import depesche.bot.game.Trouble;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.When;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The master's hand on a game: `START`, `PROCESS S1865M`, `SET DEADLINE …`, `SET CLOCK …`,
/// `PAUSE`, `RESUME`. With more than one game under way the game's name stands behind the command.
final class MastersDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("START", "PROCESS", "SETDEADLINE", "DEADLINE", "SETCLOCK", "PAUSE", "RESUME");
  }

  @Override
  public Form form(String word) {
    return takesOnlyAGame(word) ? Form.ONE_WORD : Form.PLAIN;
  }

  @Override
  public Verdict serve(Visit visit, Command command) {
    boolean named = visit.book.game(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    String word = named ? command.said(1) : "";
    String rest = command.rest(named ? 2 : 1);
    String said = command.word(0).replaceFirst("^SET", "");
    String name = named || !takesOnlyAGame(said) ? word : command.said(1);
    return forMaster(visit, said, name, game -> serve(visit, said, game, rest));
  }

  private static boolean takesOnlyAGame(String command) {
    return List.of("START", "PAUSE", "RESUME").contains(command);
  }

  private static Verdict serve(Visit visit, String command, Game game, String rest) {
    Optional<Trouble> otherEdition = game.otherEdition();
    if (otherEdition.isPresent() && List.of("START", "RESUME", "PROCESS").contains(command)) {
      return new Verdict.Refused(otherEdition.get());
    }
    return switch (command) {
      case "START" -> start(visit, game);
      case "PROCESS" -> process(visit, game, rest);
      case "CLOCK" -> clock(game, rest);
      case "PAUSE" -> pause(visit, game);
      case "RESUME" -> resume(visit, game);
      default -> deadline(visit, game, rest);
    };
  }

  private static Verdict start(Visit visit, Game game) {
    if (game.state() == GameLife.State.REVEALING) {
      return open(visit, game);
    }
    if (game.state() != GameLife.State.FORMING) {
      return Verdicts.notNow("START", game);
    }
    List<StoredSeat> seats = game.seats();
    int seated = (int) seats.stream().filter(seat -> seat.isHeld()).count();
    int fewest = game.title().fewest();
    if (seated < fewest) {
      return refused(new Refusal.TableNotFull(game.name(), seated, fewest));
    }
    // A title for several sizes of table is played by those who came.
    seats.stream().filter(Seats::isFree).forEach(game::remove);
    if (game.awaitsPhrases()) {
      game.askPhrases(visit.now);
      return taken(new DeskFact.PhrasesAwaited(game.name()));
    }
    return open(visit, game);
  }

  private static Verdict open(Visit visit, Game game) {
    game.open(visit.now);
    return taken(new DeskFact.GameStarted(game.name()));
  }

  private static Verdict process(Visit visit, Game game, String phase) {
    if (game.state() != GameLife.State.RUNNING) {
      return Verdicts.notNow("PROCESS", game);
    }
    if (!game.phase().equalsIgnoreCase(phase)) {
      return refused(new Refusal.OtherPhase(phase, game.phase()));
    }
    if (game.isSealed()) {
      return refused(new Refusal.LettersSealedAlready(game.phase()));
    }
    List<String> awaited = game.awaited();
    if (!awaited.isEmpty()) {
      return refused(new Refusal.AnswersAwaited(game.name(), game.phase(), awaited));
    }
    String judged = game.phase();
    game.seal(visit.now);
    return taken(new DeskFact.TurnProcessed(game.name(), judged));
  }

  private static Verdict deadline(Visit visit, Game game, String text) {
    if (game.state() != GameLife.State.RUNNING) {
      return Verdicts.notNow("SET DEADLINE", game);
    }
    Optional<Instant> due = Moments.parse(text, visit.now, visit.zone());
    if (due.isEmpty()) {
      return refused(new Refusal.DeadlineUnclear(text));
    }
    String when = When.say(due.get(), visit.zone());
    if (!due.get().isAfter(visit.now)) {
      return refused(new Refusal.DeadlinePast(when));
    }
    game.moveDeadline(due.get(), visit.now);
    tell(visit, game, new Notice.DeadlineMoved(game.phase()));
    return taken(new DeskFact.DeadlineSet(game.name(), game.phase(), when));
  }

  private static Verdict clock(Game game, String text) {
    return Deadlines.parse(text)
        .map(
            policy -> {
              game.setClock(policy.text());
              return taken(new DeskFact.ClockSet(game.name(), game.clock()));
            })
        .orElseGet(() -> refused(new Refusal.ClockUnclear(text, Deadlines.EXAMPLES)));
  }

  private static Verdict pause(Visit visit, Game game) {
    if (game.state() != GameLife.State.RUNNING) {
      return Verdicts.notNow("PAUSE", game);
    }
    game.life().pause(visit.now);
    tell(visit, game, new Notice.Rests());
    return taken(new DeskFact.GamePaused(game.name()));
  }

  private static Verdict resume(Visit visit, Game game) {
    if (game.state() != GameLife.State.PAUSED) {
      return Verdicts.notNow("RESUME", game);
    }
    game.resume(visit.now);
    tell(visit, game, new Notice.GoesOn(game.phase()));
    String when = game.deadline().map(due -> When.say(due, visit.zone())).orElse("no deadline");
    return taken(new DeskFact.GameResumed(game.name(), when));
  }

  /// Each reader is told the deadline in their own zone, which the mail itself does.
  private static void tell(Visit visit, Game game, Notice notice) {
    String key = notice.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    game.tell(key + "." + visit.sign, List.of(notice), visit.now);
  }
}
