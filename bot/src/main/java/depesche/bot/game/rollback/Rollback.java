package depesche.bot.game.rollback;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Phase;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.bot.chance.RepeatedChance;
import depesche.bot.chance.TurnChance;
import depesche.bot.game.Commitments;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.game.Games;
import depesche.bot.game.Replay;
import depesche.bot.game.rollback.RollbackPlan.Maybe;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.OutcomeRow;
import depesche.bot.ledger.turn.TurnRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One rollback of one game: an earlier turn is judged again, by the same letters and the same
/// draws, or its orders are opened again. Whether those it concerns agree is not asked here.
public final class Rollback {

  /// A step judged again.
  private record Result(TurnRow step, Phase phase, List<String> edits, Replay.Again again) {}

  private final Games games;
  private final Game game;
  private final RollbackPlan plan;
  private final List<Result> results;

  /// The position of a turn whose orders are opened again.
  private final GamePosition<?, ?> end;

  private Rollback(
      Games games, Game game, RollbackPlan plan, List<Result> results, GamePosition<?, ?> end) {
    this.games = games;
    this.game = game;
    this.plan = plan;
    this.results = results;
    this.end = end;
  }

  /// What a rollback comes to before anybody hears of it.
  public sealed interface Prepared {
    /// It can be carried out.
    record Ready(Rollback rollback) implements Prepared {}

    /// It cannot.
    record Not(RollbackFact.Refused why) implements Prepared {}
  }

  /// Judges the turn again, and tells nobody.
  ///
  /// @param phase whose turn is meant; empty for the last judged one
  /// @param reopens whether its orders are to be opened instead
  public static Prepared prepare(Games games, Game game, String phase, boolean reopens) {
    return switch (RollbackPlan.of(game, phase, reopens)) {
      case Maybe.No<RollbackPlan>(RollbackFact.Refused why) -> new Prepared.Not(why);
      case Maybe.Yes<RollbackPlan>(RollbackPlan plan) -> prepare(games, game, plan);
    };
  }

  private static Prepared prepare(Games games, Game game, RollbackPlan plan) {
    List<Result> results = new ArrayList<>();
    GamePosition<?, ?> from = plan.before(game);
    for (TurnRow step : plan.steps()) {
      if (!from.phase().id().equals(step.phase)) {
        return new Prepared.Not(new RollbackFact.Refused.WayDiffers(step.phase, from.phase().id()));
      }
      switch (plan.edited(from, step)) {
        case Maybe.No<GamePosition<?, ?>>(RollbackFact.Refused why) -> {
          return new Prepared.Not(why);
        }
        case Maybe.Yes<GamePosition<?, ?>>(GamePosition<?, ?> edited) -> from = edited;
      }
      if (plan.reopens()) {
        break;
      }
      int turn = game.turn() + 1 + results.size();
      Replay.Again again = Replay.again(game, plan.timeline(), step, turn, from);
      Optional<RollbackFact.Refused> otherChance = otherChance(game, step, turn, again.chance());
      if (otherChance.isPresent()) {
        return new Prepared.Not(otherChance.get());
      }
      results.add(new Result(step, from.phase(), plan.edits(step), again));
      from = again.judged().next();
    }
    return !plan.reopens() && from.isWritten(game.positionText())
        ? new Prepared.Not(new RollbackFact.Refused.SameResult(plan.phase()))
        : new Prepared.Ready(new Rollback(games, game, plan, results, from));
  }

  private static Optional<RollbackFact.Refused> otherChance(
      Game game, TurnRow step, int turn, RepeatedChance chance) {
    if (!chance.repeats()) {
      return Optional.of(new RollbackFact.Refused.DrawsDiffer(step.phase));
    }
    return Commitments.shown(game, turn, chance).equals(chance.shownBefore())
        ? Optional.empty()
        : Optional.of(new RollbackFact.Refused.CardsDiffer(step.phase));
  }

  /// {@return the phase that is judged again}
  public String phase() {
    return plan.phase();
  }

  /// {@return the number of the turn with which the steps begin that it replaces}
  public int turn() {
    return plan.steps().getFirst().turn;
  }

  /// Does it, and tells everybody. Consent is there. Earlier votes count no more.
  ///
  /// @param consent whose, in one word
  public void carryOut(String consent, String reason, Instant now) {
    GamePosition<?, ?> before = game.position();
    game.book().votes().clear(game.id());
    if (plan.reopens()) {
      reopen(reason, now);
    } else {
      results.forEach(result -> enter(result, reason, now));
    }
    waitForDeadline(now);
    List<Fact> facts = new ArrayList<>();
    facts.add(
        plan.reopens()
            ? new GameNotice.OrdersReopened(plan.phase(), consent, reason)
            : new GameNotice.JudgedAgain(plan.phase(), consent, reason));
    facts.addAll(PositionDiff.of(before, game.position()));
    games.reports().tell(game, "rollback." + game.turn(), facts, now);
    if (!results.isEmpty()) {
      Result last = results.getLast();
      games.reports().judged(game, game.turn(), last.phase(), last.again().judged(), now);
    }
  }

  private TurnRow row(TurnRow step, TurnRow.Kind kind, List<String> edits, String reason) {
    TurnRow row = new TurnRow();
    row.kind = kind;
    row.phase = step.phase;
    row.judges = step.first();
    row.base = step.equals(plan.steps().getFirst()) ? step.begins() : game.turn();
    row.lastLetter = step.lastLetter;
    row.absent = step.absent;
    row.edits = String.join("\n", edits);
    row.reason = reason;
    return row;
  }

  private void enter(Result result, String reason, Instant now) {
    TurnRow step = result.step();
    TurnRow row = row(step, TurnRow.Kind.AGAIN, result.edits(), reason);
    Judged judged = result.again().judged();
    String label = "%s, turn %d judged again".formatted(step.phase, step.first());
    games.umpire().enter(game, row, label, judged.next(), result.again().chance().fresh(), now);
  }

  /// A seat that missed an undone turn has not missed it, and nobody has answered it yet.
  private void reopen(String reason, Instant now) {
    TurnRow first = plan.steps().getFirst();
    for (TurnRow step : plan.steps()) {
      forgiveMisses(step);
      game.book().rollbacks().forgetOutcomes(game.id(), step.first());
    }
    TurnRow row = row(first, TurnRow.Kind.REOPENED, plan.edits(first), reason);
    TurnChance none = new TurnChance(Commitments.pact(game), game.turn() + 1, "");
    String label = "%s, turn %d opened again".formatted(first.phase, first.first());
    games.umpire().enter(game, row, label, end, none, now);
  }

  private void forgiveMisses(TurnRow step) {
    for (OutcomeRow row : game.book().people().outcomes(game.id())) {
      if (row.turn == step.first()) {
        game.seats().stream()
            .filter(seat -> seat.id() == row.seatId)
            .forEach(seat -> forgive(seat, row.kind));
      }
    }
  }

  private static void forgive(StoredSeat seat, OutcomeRow.Kind kind) {
    switch (kind) {
      case MISSED -> seat.answered(0);
      case EXCUSED -> seat.excuse(-1);
      case RECEIVED, ABSENT -> {
        // Nothing was held against it.
      }
    }
  }

  /// Orders on file were written for another position: the turn is not judged before its deadline
  /// unless everybody says READY again.
  private void waitForDeadline(Instant now) {
    if (game.isOver()) {
      return;
    }
    game.seats().stream()
        .filter(seat -> seat.isHeld() && !game.onFile(seat).isEmpty())
        .forEach(seat -> seat.sayWait(game.phase(), true, now));
  }
}
