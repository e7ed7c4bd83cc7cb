package depesche.bot.desk.master;

import static depesche.bot.desk.CommonVerdicts.forMaster;
import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.votes.VoteCount;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.game.Trouble;
import depesche.bot.game.rollback.Agreement;
import depesche.bot.game.rollback.Rollback;
import depesche.bot.game.rollback.RollbackFact;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.master.RequestRow;
import depesche.bot.people.TableRules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The master's `ROLLBACK bismarck F1866M REASON the program lost an order`: the turn is judged
/// again by the same letters and draws. `REPLAY=OFF` opens its orders again instead. A table that
/// has voted UNDO is not asked again.
public final class RollbackDesk implements Desk {

  /// So long do the players have to agree.
  private static final Duration TIME = Duration.ofDays(3);

  @Override
  public List<String> words() {
    return List.of("ROLLBACK");
  }

  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    RollbackWords said = RollbackWords.of(request, command);
    return forMaster(request, "ROLLBACK", said.game(), game -> rollBack(request, game, said));
  }

  private static LineOutcome rollBack(Request request, Game game, RollbackWords said) {
    Optional<LineOutcome> not = notNow(game, "ROLLBACK");
    if (not.isPresent()) {
      return not.get();
    }
    List<String> words = new ArrayList<>(said.words());
    boolean reopens = words.removeIf(word -> word.equalsIgnoreCase("REPLAY=OFF"));
    words.removeIf(word -> word.equalsIgnoreCase("REPLAY=ON"));
    if (words.size() > 1) {
      return refused(
          new RollbackFact.Refused.WordsUnclear(
              String.join(" ", words),
              "ROLLBACK %s S1901M REASON the program lost an order".formatted(game.name())));
    }
    if (TableRules.of(game).rollback() == TableRules.Consent.NONE) {
      return refused(new RollbackFact.Refused.NeverHere(game.name()));
    }
    String phase = words.isEmpty() ? "" : words.getFirst().toUpperCase(Locale.ROOT);
    return switch (Rollback.prepare(request.services.games(), game, phase, reopens)) {
      case Rollback.Prepared.Not(RollbackFact.Refused why) -> refused(why);
      case Rollback.Prepared.Ready(Rollback rollback) ->
          rollBack(request, game, rollback, reopens, said.reason());
    };
  }

  /// Where all must agree, nobody does if nobody plays.
  private static LineOutcome rollBack(
      Request request, Game game, Rollback rollback, boolean reopens, String reason) {
    Optional<Agreement> open = Agreement.open(game, request.now);
    if (new VoteCount(game).consented(rollback.turn())) {
      open.ifPresent(agreement -> agreement.settle(request.now));
      return carryOut(request, game, rollback, TableRules.Consent.ALL, reason);
    }
    if (open.isPresent()) {
      RequestRow asked = open.get().asked();
      return refused(new RollbackFact.Refused.AskedAlready(asked.phase, asked.ends));
    }
    if (TableRules.of(game).rollback() == TableRules.Consent.MASTER) {
      return carryOut(request, game, rollback, TableRules.Consent.MASTER, reason);
    }
    return game.seats().stream().anyMatch(StoredSeat::isHeld)
        ? ask(request, game, rollback, reopens, reason)
        : refused(new RollbackFact.Refused.NobodyToAgree(game.name()));
  }

  /// {@return why a game can neither be rolled back nor edited now}
  static Optional<LineOutcome> notNow(Game game, String command) {
    Optional<Trouble.OtherRules> otherRules = game.otherRules();
    if (otherRules.isPresent()) {
      return Optional.of(refused(otherRules.get()));
    }
    if (game.isOver()) {
      return Optional.of(refused(new RollbackFact.Refused.GameIsOver(game.name())));
    }
    if (!game.hasBegun()) {
      return Optional.of(CommonVerdicts.notNow(command, game));
    }
    return game.isSealed()
        ? Optional.of(refused(new DeskFact.Refusal.LettersSealedAlready(game.phase())))
        : Optional.empty();
  }

  private static LineOutcome carryOut(
      Request request, Game game, Rollback rollback, TableRules.Consent consent, String reason) {
    String phase = rollback.phase();
    rollback.carryOut(consent.name(), reason, request.now);
    return taken(new RollbackFact.RolledBack(game.name(), phase));
  }

  /// The clock stands still while they decide.
  private static LineOutcome ask(
      Request request, Game game, Rollback rollback, boolean reopens, String reason) {
    RequestRow row = new RequestRow();
    row.gameId = game.id();
    row.atTurn = game.turn();
    row.phase = rollback.phase();
    row.reopens = reopens;
    row.reason = reason;
    row.ends = request.now.plus(TIME);
    row.paused = game.isRunning();
    game.book().rollbacks().enter(row);
    if (row.paused) {
      game.pause(Optional.of(row.ends), request.now);
    }
    return taken(new RollbackFact.ConsentAsked(game.name(), row.phase, row.ends))
        .with(
            LetterEffect.everyone(
                game,
                new GameNotice.RollbackAsked(game.name(), row.phase, reopens, reason, row.ends)));
  }
}
