package depesche.bot.server.turns;

import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.series.SeriesRounds;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.ledger.turn.TodoRow;
import depesche.bot.server.threads.Workers;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
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

  /// Judges all that wait. Other nodes may take some of them; it ends when all are judged.
  public Outcome judge() {
    AtomicLong count = new AtomicLong();
    Queue<Long> ended = new ConcurrentLinkedQueue<>();
    boolean shared = ledger.sharing() == Sharing.OFFICE;
    if (shared) {
      ledger.work(unitOfWork -> unitOfWork.shared().layOut(clock.instant()));
    }
    judges.together(
        () -> {
          while (judgeNext(this::next, ended)) {
            count.incrementAndGet();
          }
        });
    while (shared && judgeLeft(ended)) {
      count.incrementAndGet();
    }
    return new Outcome(count.get(), List.copyOf(ended));
  }

  private Optional<TodoRow> next(UnitOfWork unitOfWork) {
    return unitOfWork.todos().take(TodoRow.Kind.JUDGE, clock.instant());
  }

  /// Waits for one that another node has; if that node does not bring it to an end, it is judged
  /// here.
  ///
  /// @return whether there was one
  private boolean judgeLeft(Collection<Long> ended) {
    Optional<Long> left = ledger.work(unitOfWork -> unitOfWork.shared().left(clock.instant()));
    left.ifPresent(id -> judgeNext(unitOfWork -> unitOfWork.todos().take(id), ended));
    return left.isPresent();
  }

  /// Judges what the office of another node has laid out.
  public void assist() {
    Function<UnitOfWork, Optional<TodoRow>> take =
        unitOfWork -> unitOfWork.shared().take(clock.instant());
    // Mostly there is nothing to do, and one look is enough.
    if (judgeNext(take, new ArrayList<>())) {
      judges.together(
          () -> {
            while (judgeNext(take, new ArrayList<>())) {
              LOG.debug("one more");
            }
          });
    }
  }

  private record JudgedGame(long id, List<Long> ended) {}

  /// {@return whether there was one}
  private boolean judgeNext(Function<UnitOfWork, Optional<TodoRow>> take, Collection<Long> ended) {
    AtomicLong taken = new AtomicLong(-1);
    try {
      // A transaction may be done again: what it leads to follows when it is kept.
      Optional<JudgedGame> game =
          ledger.work(
              unitOfWork ->
                  take.apply(unitOfWork)
                      .map(
                          row -> {
                            taken.set(row.gameId);
                            judge(unitOfWork, row);
                            List<Long> over = SeriesRounds.ended(unitOfWork, Set.of(row.gameId));
                            unitOfWork.shared().tellOffice(row.gameId, !over.isEmpty());
                            return new JudgedGame(row.gameId, over);
                          }));
      game.ifPresent(
          one -> {
            LOG.info("game {} judged", one.id());
            ended.addAll(one.ended());
            judged.accept(one.id());
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
