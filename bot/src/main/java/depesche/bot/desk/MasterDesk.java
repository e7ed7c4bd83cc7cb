package depesche.bot.desk;

import static depesche.bot.desk.CommonVerdicts.forMaster;
import static depesche.bot.desk.CommonVerdicts.refused;
import static depesche.bot.desk.CommonVerdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.game.Deadlines;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.game.Trouble;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.TableRules;
import depesche.bot.report.TimeText;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The master's hand on a game: `START`, `PROCESS S1865M`, `SET DEADLINE …`, `SET CLOCK …`,
/// `PAUSE`, `RESUME`. With more than one game under way the game's name stands behind the command.
final class MasterDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("START", "PROCESS", "SETDEADLINE", "DEADLINE", "SETCLOCK", "PAUSE", "RESUME");
  }

  @Override
  public Form form(String word) {
    return takesOnlyAGame(word) ? Form.ONE_WORD : Form.PLAIN;
  }

  @Override
  public Verdict serve(Request request, Command command) {
    boolean named = request.unitOfWork.game(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    String word = named ? command.said(1) : "";
    String rest = command.rest(named ? 2 : 1);
    String said = command.word(0).replaceFirst("^SET", "");
    String name = named || !takesOnlyAGame(said) ? word : command.said(1);
    return forMaster(request, said, name, game -> serve(request, said, game, rest));
  }

  private static boolean takesOnlyAGame(String command) {
    return List.of("START", "PAUSE", "RESUME").contains(command);
  }

  private static Verdict serve(Request request, String command, Game game, String rest) {
    Optional<Trouble> otherEdition = game.otherEdition();
    if (otherEdition.isPresent() && List.of("START", "RESUME", "PROCESS").contains(command)) {
      return new Verdict.Refused(otherEdition.get());
    }
    return switch (command) {
      case "START" -> {
        Verdict verdict = start(request, game);
        JoinDesk.follow(request, game);
        yield verdict;
      }
      case "PROCESS" -> process(request, game, rest);
      case "CLOCK" -> clock(game, rest);
      case "PAUSE" -> pause(request, game);
      case "RESUME" -> resume(request, game);
      default -> deadline(request, game, rest);
    };
  }

  private static Verdict start(Request request, Game game) {
    if (game.state() == GameLife.State.REVEALING) {
      return open(request, game);
    }
    if (game.state() != GameLife.State.FORMING) {
      return CommonVerdicts.notNow("START", game);
    }
    List<StoredSeat> seats = game.seats();
    int seated = (int) seats.stream().filter(seat -> seat.isHeld()).count();
    int fewest = game.title().fewest();
    if (seated < fewest) {
      return refused(new Refusal.TableNotFull(game.name(), seated, fewest));
    }
    if (game.isMustering()) {
      game.closeMuster(request.now);
      return taken(
          game.hasBegun()
              ? new DeskFact.GameStarted(game.name())
              : new PeopleFact.MusterClosed(game.name()));
    }
    if (TableRules.of(game).muster() > 0) {
      game.callMuster(request.now);
      return taken(new PeopleFact.MusterBegun(game.name(), game.deadline().orElse(request.now)));
    }
    return taken(
        game.begin(request.now)
            ? new DeskFact.PhrasesAwaited(game.name())
            : new DeskFact.GameStarted(game.name()));
  }

  private static Verdict open(Request request, Game game) {
    game.open(request.now);
    return taken(new DeskFact.GameStarted(game.name()));
  }

  private static Verdict process(Request request, Game game, String phase) {
    if (game.state() != GameLife.State.RUNNING) {
      return CommonVerdicts.notNow("PROCESS", game);
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
    game.seal(request.now);
    return taken(new DeskFact.TurnProcessed(game.name(), judged));
  }

  private static Verdict deadline(Request request, Game game, String text) {
    if (game.state() != GameLife.State.RUNNING) {
      return CommonVerdicts.notNow("SET DEADLINE", game);
    }
    Optional<Instant> due = MomentReader.parse(text, request.now, request.zone());
    if (due.isEmpty()) {
      return refused(new Refusal.DeadlineUnclear(text));
    }
    String when = TimeText.say(due.get(), request.zone());
    if (!due.get().isAfter(request.now)) {
      return refused(new Refusal.DeadlinePast(when));
    }
    game.moveDeadline(due.get(), request.now);
    tell(request, game, new GameNotice.DeadlineMoved(game.phase()));
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

  private static Verdict pause(Request request, Game game) {
    if (game.state() != GameLife.State.RUNNING) {
      return CommonVerdicts.notNow("PAUSE", game);
    }
    game.life().pause(request.now);
    tell(request, game, new GameNotice.Rests());
    return taken(new DeskFact.GamePaused(game.name()));
  }

  private static Verdict resume(Request request, Game game) {
    if (game.state() != GameLife.State.PAUSED) {
      return CommonVerdicts.notNow("RESUME", game);
    }
    game.resume(request.now);
    tell(request, game, new GameNotice.GoesOn(game.phase()));
    String when =
        game.deadline().map(due -> TimeText.say(due, request.zone())).orElse("no deadline");
    return taken(new DeskFact.GameResumed(game.name(), when));
  }

  /// Each reader is told the deadline in their own zone, which the mail itself does.
  private static void tell(Request request, Game game, GameNotice gameNotice) {
    String key = gameNotice.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    game.tell(key + "." + request.sign, List.of(gameNotice), request.now);
  }
}
