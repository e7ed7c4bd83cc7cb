package depesche.bot.desk.master;

import static depesche.bot.desk.CommonVerdicts.refused;
import static depesche.bot.desk.CommonVerdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.game.rollback.Rollback;
import depesche.bot.game.rollback.RollbackFact;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.rollback.RequestRow;
import depesche.bot.people.TableRules;
import depesche.bot.votes.VoteFact;
import java.util.List;
import java.util.Optional;

/// A player's `AGREE` or `DISAGREE` to a rollback; the master's `DISAGREE bismarck` takes the
/// question back.
public final class ConsentDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("AGREE", "DISAGREE");
  }

  @Override
  public Form form(String word) {
    return Form.ONE_WORD;
  }

  /// `Agree with me` is prose.
  @Override
  public boolean means(Request request, Command command) {
    Command plain = command.plain();
    return plain.words().size() == 1
        || (plain.words().size() == 2 && request.game(plain.said(1)).isPresent());
  }

  @Override
  public Verdict serve(Request request, Command command) {
    boolean agrees = command.word(0).equals("AGREE");
    Optional<StoredSeat> seat = request.seat();
    if (seat.isEmpty() && request.rights.any() && !agrees) {
      return CommonVerdicts.forMaster(
          request, "DISAGREE", command.said(1), game -> answer(request, game, Optional.empty()));
    }
    if (seat.isEmpty()) {
      return refused(request.unproven());
    }
    Game game = request.game(seat.get());
    Optional<Refusal> other = CommonVerdicts.notThatGame(request, command.said(1), game);
    if (other.isPresent()) {
      return refused(other.get());
    }
    // As with UNDO: a stand-in has no say in whether a turn is taken back.
    return request.player().filter(seat.get()::isOf).isPresent()
        ? answer(request, game, seat.filter(_ -> agrees))
        : refused(new VoteFact.Refused.StandInHasNoVote(seat.get().name()));
  }

  /// @param agrees the seat that does; nobody if somebody does not
  private static Verdict answer(Request request, Game game, Optional<StoredSeat> agrees) {
    Optional<RequestRow> open = RollbackDesk.open(game, request.now);
    if (open.isEmpty()) {
      return refused(new RollbackFact.Refused.NothingAsked(game.name()));
    }
    RequestRow asked = open.get();
    if (agrees.isEmpty()) {
      return disagree(request, game, asked);
    }
    asked.agree(agrees.get().name());
    List<StoredSeat> players = game.seats().stream().filter(StoredSeat::isHeld).toList();
    int agreed = (int) players.stream().filter(one -> asked.hasAgreed(one.name())).count();
    return agreed < players.size()
        ? taken(new RollbackFact.AgreementTaken(game.name(), asked.phase, agreed, players.size()))
        : carryOut(request, game, asked);
  }

  private static void settle(Request request, Game game, RequestRow asked) {
    game.book().rollbacks().settle(asked);
    if (asked.paused && game.delays().pauseEnd().isPresent()) {
      game.delays().resume(request.now);
    }
  }

  private static Verdict disagree(Request request, Game game, RequestRow asked) {
    settle(request, game, asked);
    game.tell(
        "rollback-refused." + request.sign,
        List.of(new GameNotice.RollbackRefused(asked.phase)),
        request.now);
    return taken(new RollbackFact.ConsentRefused(game.name(), asked.phase));
  }

  /// It is judged afresh: the program may have changed since they were asked.
  private static Verdict carryOut(Request request, Game game, RequestRow asked) {
    Rollback.Prepared prepared =
        Rollback.prepare(request.services.games(), game, asked.phase, asked.reopens);
    settle(request, game, asked);
    return switch (prepared) {
      case Rollback.Prepared.Not(RollbackFact.Refused why) -> {
        game.tell(
            "rollback-failed." + request.sign,
            List.of(new GameNotice.RollbackRefused(asked.phase), why),
            request.now);
        yield refused(why);
      }
      case Rollback.Prepared.Ready(Rollback rollback) -> {
        rollback.carryOut(TableRules.Consent.ALL.name(), asked.reason, request.now);
        yield taken(new RollbackFact.RolledBack(game.name(), asked.phase));
      }
    };
  }
}
