package depesche.bot.desk.master;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.bot.chance.RandomTokens;
import depesche.bot.chance.TurnChance;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.Trouble;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.master.MasterFact;
import depesche.bot.report.Mail;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// The master's `PREVIEW bismarck F1866M`: what the turn would bring if it were judged now. It is a
/// look at orders, and the players are told of it.
public final class PreviewDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("PREVIEW", "PREDICT");
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    boolean named = request.named(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    String phase = command.rest(named ? 2 : 1);
    return CommonVerdicts.forMaster(
        request, "PREVIEW", named ? command.said(1) : "", game -> look(request, game, phase));
  }

  private static LineOutcome look(Request request, Game game, String phase) {
    if (!game.hasBegun() || game.isOver()) {
      return CommonVerdicts.notNow("PREVIEW", game);
    }
    Optional<Trouble.OtherRules> otherRules = game.otherRules();
    if (otherRules.isPresent()) {
      return LineOutcome.refused(otherRules.get());
    }
    Optional<MasterFact.Refusal> isSealed = new OrderSecrecy(request).bars(game, "PREVIEW");
    if (isSealed.isPresent()) {
      return refused(isSealed.get());
    }
    if (!phase.isEmpty() && !phase.equalsIgnoreCase(game.phase())) {
      return refused(new DeskFact.Refusal.OtherPhase(phase, game.phase()));
    }
    if (game.isSealed()) {
      return refused(new DeskFact.Refusal.LettersSealedAlready(game.phase()));
    }
    Judged judged = judge(request, game);
    Mail preview =
        new Mail.Preview(
            game.heading(Optional.empty()),
            game.position().phase(),
            judged.news(),
            judged.picture(new Reader.Onlooker()));
    int times = request.unitOfWork.masters().looks(game.id(), game.phase()) + 1;
    return taken(new MasterFact.PreviewSent(game.name(), game.phase(), times))
        .with(LetterEffect.enclosed(preview));
  }

  /// The draws are others than those of the turn: nobody learns these before their time.
  private static Judged judge(Request request, Game game) {
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    for (StoredSeat seat : game.writers()) {
      if (seat.isHeld()) {
        letters.put(new Seat(seat.name()), game.written(seat));
      }
    }
    String seed = request.unitOfWork.word(RandomTokens.TOKEN, "preview", request.envelope.sign());
    return game.position().preview(letters, TurnChance.seeded(seed, game.turn() + 1));
  }
}
