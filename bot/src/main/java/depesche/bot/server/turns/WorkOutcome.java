package depesche.bot.server.turns;

import depesche.bot.game.series.SeriesRounds;
import depesche.bot.ledger.GamesTogether;
import depesche.bot.ledger.UnitOfWork;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/// What came of one piece of work, for those who follow it when it is kept.
///
/// @param handled the games it touched, in this order
/// @param complete those of them that can be judged now
/// @param ended those of them that are over
public record WorkOutcome<T>(
    T result, SequencedSet<Long> handled, List<Long> complete, List<Long> ended) {

  public WorkOutcome {
    complete = List.copyOf(complete);
    ended = List.copyOf(ended);
  }

  /// {@return what a piece of work has led to; games that can be judged now are put down for that}
  public static <T> WorkOutcome<T> of(UnitOfWork unitOfWork, T result, Instant now) {
    SequencedSet<Long> handled = new LinkedHashSet<>(unitOfWork.handled());
    List<Long> complete =
        JudgeQueue.put(unitOfWork, new GamesTogether(unitOfWork).sealed(handled), now);
    return new WorkOutcome<>(result, handled, complete, SeriesRounds.ended(unitOfWork, handled));
  }

  /// {@return whether what it led to goes before other work}
  public boolean comesFirst() {
    return !complete.isEmpty() || !ended.isEmpty();
  }
}
