package depesche.bot.desk.master;

import static depesche.bot.desk.CommonVerdicts.forMaster;
import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Seating;
import depesche.adjudicator.rules.TableSize;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.StartFact;
import depesche.bot.desk.people.JoinDesk;
import depesche.bot.game.Game;
import depesche.bot.game.Trouble;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.KeptSeatRow;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.ProofFact;
import depesche.bot.people.TableRules;
import depesche.bot.people.Veil;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The master's hand on a game: `START`, `PROCESS S1865M`. With more than one game under way the
/// game's name stands behind the command.
public final class MasterDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("START", "PROCESS");
  }

  @Override
  public Form form(String word) {
    return takesOnlyAGame(word) ? Form.ONE_WORD : Form.PLAIN;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    boolean named = request.named(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    String word = named ? command.said(1) : "";
    String rest = command.rest(named ? 2 : 1);
    String said = command.word(0);
    String name = named || !takesOnlyAGame(said) ? word : command.said(1);
    return forMaster(request, said, name, game -> serve(request, said, game, rest));
  }

  private static boolean takesOnlyAGame(String command) {
    return command.equals("START");
  }

  private static LineOutcome serve(Request request, String command, Game game, String rest) {
    Optional<Trouble.OtherRules> otherRules = game.otherRules();
    if (otherRules.isPresent()) {
      return LineOutcome.refused(otherRules.get());
    }
    return switch (command) {
      case "START" -> start(request, game).with(JoinDesk.follow(request, game));
      default -> process(request, game, rest);
    };
  }

  private static LineOutcome start(Request request, Game game) {
    if (game.state() == GameLife.State.REVEALING) {
      return open(request, game);
    }
    if (!game.isForming()) {
      return CommonVerdicts.notNow("START", game);
    }
    List<KeptSeatRow> kept = request.unitOfWork.proofs().kept(game.id(), request.now);
    if (!kept.isEmpty()) {
      List<String> names =
          kept.stream()
              .filter(_ -> !new Veil(game).covers())
              .map(row -> request.unitOfWork.seat(row.seatId).name())
              .toList();
      return refused(
          new ProofFact.Refusal.SeatsUnanswered(
              game.name(), kept.size(), names, kept.getLast().ends));
    }
    List<StoredSeat> seats = game.seats();
    int seated = (int) seats.stream().filter(seat -> seat.isHeld()).count();
    Seating seating = Seated.of(game.rules(), game.options());
    TableSize size = seating.size();
    if (seated < size.fewest()) {
      return refused(new StartFact.TableNotFull(game.name(), seated, size.fewest()));
    }
    if (seated > size.most()) {
      return refused(new StartFact.TableTooFull(game.name(), seated, size.most()));
    }
    List<String> played = seating.seats();
    for (StoredSeat seat : seats) {
      if (seat.isHeld() && !played.contains(seat.name())) {
        return refused(new StartFact.SeatNotPlayed(game.name(), seat.name(), played));
      }
    }
    if (game.muster().isOn()) {
      game.muster().close(request.now);
      return taken(
          game.hasBegun()
              ? new DeskFact.GameStarted(game.name())
              : new PeopleFact.MusterClosed(game.name()));
    }
    if (TableRules.of(game).muster() > 0) {
      game.muster().call(request.now);
      return taken(new PeopleFact.MusterBegun(game.name(), game.deadline().orElse(request.now)));
    }
    return taken(
        game.muster().begin(request.now)
            ? new DeskFact.PhrasesAwaited(game.name())
            : new DeskFact.GameStarted(game.name()));
  }

  private static LineOutcome open(Request request, Game game) {
    game.open(request.now);
    return taken(new DeskFact.GameStarted(game.name()));
  }

  private static LineOutcome process(Request request, Game game, String phase) {
    if (!game.isRunning()) {
      return CommonVerdicts.notNow("PROCESS", game);
    }
    if (!game.phase().equalsIgnoreCase(phase)) {
      return refused(new Refusal.OtherPhase(phase, game.phase()));
    }
    if (game.isSealed()) {
      return refused(new Refusal.LettersSealedAlready(game.phase()));
    }
    List<String> awaited = game.awaited();
    if (!awaited.isEmpty() && !game.position().canLapse()) {
      return refused(new Refusal.AnswersAwaited(game.name(), game.phase(), awaited));
    }
    String judged = game.phase();
    request.services.games().umpire().seal(game, request.now);
    return taken(new DeskFact.TurnProcessed(game.name(), judged));
  }
}
