package depesche.bot.desk.master;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.game.rollback.Agreement;
import depesche.bot.game.rollback.RollbackFact;
import depesche.bot.ledger.StoredSeat;
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
  public LineOutcome serve(Request request, Command command) {
    boolean agrees = command.word(0).equals("AGREE");
    Optional<StoredSeat> seat = request.seat();
    if (seat.isEmpty() && request.rights.any() && !agrees) {
      return CommonVerdicts.forMaster(
          request, "DISAGREE", command.said(1), game -> answer(request, game, Optional.empty()));
    }
    if (seat.isEmpty()) {
      return refused(Unproven.of(request));
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
  private static LineOutcome answer(Request request, Game game, Optional<StoredSeat> agrees) {
    Optional<Agreement> open = Agreement.open(game, request.now);
    if (open.isEmpty()) {
      return refused(new RollbackFact.Refused.NothingAsked(game.name()));
    }
    Agreement agreement = open.get();
    if (agrees.isEmpty()) {
      return disagree(request, agreement);
    }
    agreement.agree(agrees.get());
    String phase = agreement.asked().phase;
    int players = agreement.players().size();
    Fact told =
        agreement
            .carry(request.services.games(), request.now)
            .orElseGet(
                () ->
                    new RollbackFact.AgreementTaken(
                        game.name(), phase, agreement.agreed(), players));
    return told instanceof RollbackFact.Refused ? refused(told) : taken(told);
  }

  private static LineOutcome disagree(Request request, Agreement agreement) {
    Game game = agreement.game();
    String phase = agreement.asked().phase;
    agreement.settle(request.now);
    return taken(new RollbackFact.ConsentRefused(game.name(), phase))
        .with(LetterEffect.everyone(game, new GameNotice.RollbackRefused(phase)));
  }
}
