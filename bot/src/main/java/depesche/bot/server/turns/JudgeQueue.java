package depesche.bot.server.turns;

import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.series.SeriesRounds;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.turn.TodoRow;
import depesche.bot.server.threads.Workers;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The games whose letters are fixed, and those who judge them: several at a time, each game in a
/// transaction of its own. The queue is in the ledger, so that nothing of it is lost and others can
/// take from it, too.
///
/// @param now as of when a turn is judged
/// @param judged follows each
/// @param stopped follows each that stopped the program
public record JudgeQueue(
    Ledger ledger,
    Games games,
    Clock clock,
    Supplier<Instant> now,
    Workers judges,
    LongConsumer judged,
    ObjLongConsumer<Throwable> stopped) {

  private static final Logger LOG = LoggerFactory.getLogger(JudgeQueue.class);

  /// {@return the same games, put down to be judged}
  public static List<Long> put(UnitOfWork unitOfWork, List<Long> sealed, Instant now) {
    for (long id : sealed) {
      StoredGame game = unitOfWork.game(id);
      if (!unitOfWork.todos().isJudged(id, game.turn() + 1)) {
        unitOfWork.todos().judge(id, game.turn() + 1, now, now);
      }
    }
    return sealed;
  }

  /// What came of it.
  ///
  /// @param judged how many were judged
  /// @param ended games that are over now, or whose series waits for that
  public record Outcome(long judged, List<Long> ended) {

    public Outcome {
      ended = List.copyOf(ended);
    }
  }

  /// Judges all that wait.
  public Outcome judge() {
    AtomicLong count = new AtomicLong();
    Queue<Long> ended = new ConcurrentLinkedQueue<>();
    judges.together(
        () -> {
          while (judgeNext(ended)) {
            count.incrementAndGet();
          }
        });
    return new Outcome(count.get(), List.copyOf(ended));
  }

  /// {@return whether there was one}
  private boolean judgeNext(Collection<Long> ended) {
    AtomicLong taken = new AtomicLong(-1);
    try {
      Optional<Long> game =
          ledger.work(
              unitOfWork ->
                  unitOfWork.todos().take(TodoRow.Kind.JUDGE, clock.instant(), 1).stream()
                      .findFirst()
                      .map(
                          row -> {
                            taken.set(row.gameId);
                            judge(unitOfWork, row);
                            ended.addAll(SeriesRounds.ended(unitOfWork, Set.of(row.gameId)));
                            return row.gameId;
                          }));
      game.ifPresent(
          id -> {
            LOG.info("game {} judged", id);
            judged.accept(id);
          });
      return game.isPresent();
    } catch (RuntimeException | Error e) {
      if (taken.get() < 0) {
        throw e;
      }
      stopped.accept(e, taken.get());
      return true;
    }
  }

  private void judge(UnitOfWork unitOfWork, TodoRow row) {
    Game game = games.numbered(unitOfWork, row.gameId);
    if (game.state() == GameLife.State.RUNNING && row.turn == game.turn() + 1) {
      game.judge(now.get());
    }
    // One that is held meanwhile is put down again when it goes on.
    unitOfWork.todos().done(row);
  }
}
