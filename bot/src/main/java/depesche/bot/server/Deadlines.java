package depesche.bot.server;

import depesche.bot.ledger.GamesTogether;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.LetterDue;
import depesche.bot.ledger.turn.AlarmDue;
import depesche.bot.server.threads.Fault;
import depesche.bot.server.turns.WorkOutcome;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Gatherers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Passes what is due, deadlines and other alarms, each after the letters that came before it.
record Deadlines(Alarms alarms, Judging judging, LetterReading letterReading, Failures failures) {

  private static final Logger LOG = LoggerFactory.getLogger(Deadlines.class);

  /// So many alarms are raised in one transaction.
  private static final int TOGETHER = 16;

  /// {@return whether the alarm comes first; a letter of the very instant of the deadline is in
  /// time}
  static boolean isBefore(AlarmDue alarm, LetterDue letter) {
    return alarm.due().isBefore(letter.received());
  }

  /// Raises alarms and judges the games whose letters are fixed by that, while others are raised.
  /// Nothing meets a game that is being judged: no letter, and no second alarm of its own.
  ///
  /// @param due the earliest first
  /// @param letters what waits to be read, the earliest first
  void pass(List<AlarmDue> due, Deque<LetterDue> letters) {
    List<AlarmDue> left = due;
    Set<Long> raised = new HashSet<>();
    while (!left.isEmpty()) {
      while (!letters.isEmpty() && !isBefore(left.getFirst(), letters.getFirst())) {
        judging.judge();
        // A turn that it has sealed is judged before its own alarm could meet it.
        if (!letterReading.read(List.of(letters.removeFirst()))) {
          return;
        }
      }
      if (raised.contains(left.getFirst().game())) {
        judging.judge();
        raised.clear();
      }
      List<AlarmDue> next =
          left.stream()
              .limit(TOGETHER)
              .takeWhile(alarm -> letters.isEmpty() || isBefore(alarm, letters.getFirst()))
              .takeWhile(alarm -> !raised.contains(alarm.game()))
              .toList();
      raise(next);
      next.forEach(alarm -> raised.add(alarm.game()));
      judging.judgeIfMany();
      left = left.subList(next.size(), left.size());
    }
    judging.judge();
  }

  /// Raises alarms in one transaction, and each in one of its own if that fails.
  private void raise(List<AlarmDue> due) {
    try {
      judging
          .change(
              due.stream()
                  .gather(Gatherers.windowFixed(GamesTogether.MOST))
                  .<Function<UnitOfWork, WorkOutcome<Runnable>>>map(
                      some ->
                          unitOfWork -> judging.outcome(unitOfWork, alarms.ring(unitOfWork, some)))
                  .toList(),
              _ -> false)
          .forEach(Runnable::run);
    } catch (RuntimeException | Error e) {
      if (due.size() == 1) {
        failures.stoppedBy(due.getFirst().game(), e);
      } else {
        LOG.warn("{} alarms are raised one by one: {}", due.size(), Fault.of(e).cause());
        due.forEach(one -> raise(List.of(one)));
      }
    }
  }
}
