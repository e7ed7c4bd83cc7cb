package depesche.bot.server;

import depesche.bot.desk.letter.LetterHandler;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.LetterDue;
import depesche.bot.server.turns.WorkOutcome;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Reads letters in the order in which they came. Those that never broke are read together, some in
/// one transaction: their changes and answers are kept together or not at all, so nothing is
/// answered that could be lost. If one of them breaks, none of them was read, and it is tried again
/// by itself. A kill leaves no trace: they are read again as if for the first time.
final class LetterReading {

  private static final Logger LOG = LoggerFactory.getLogger(LetterReading.class);

  private static final int TOGETHER = 16;

  /// Nothing leaves before the transaction ends, so it ends soon.
  private static final Duration LONGEST = Duration.ofMillis(200);

  private final LetterHandler letterHandler;
  private final Judging judging;
  private final Failures failures;
  private final RestoreClock restoreClock;
  private final Tally tally;

  /// The one that is being read.
  private long inHand;

  LetterReading(
      LetterHandler letterHandler,
      Judging judging,
      Failures failures,
      RestoreClock restoreClock,
      Tally tally) {
    this.letterHandler = letterHandler;
    this.judging = judging;
    this.failures = failures;
    this.restoreClock = restoreClock;
    this.tally = tally;
  }

  /// Reads letters, until one breaks: it is tried again before any other. Turns that one lets be
  /// judged are judged before the next.
  ///
  /// @return whether all were read
  boolean read(List<LetterDue> letters) {
    List<LetterDue> left = letters;
    while (!left.isEmpty()) {
      int read = readSome(left);
      if (read == 0) {
        return false;
      }
      judging.judge();
      left = left.subList(read, left.size());
    }
    return true;
  }

  /// {@return how many were read; none if one broke, which may still be the first that waits}
  private int readSome(List<LetterDue> letters) {
    List<LetterDue> sound =
        letters.stream().takeWhile(letter -> letter.attempts() == 0).limit(TOGETHER).toList();
    List<LetterDue> some = sound.isEmpty() ? letters.subList(0, 1) : sound;
    long begun = System.nanoTime();
    try {
      inHand = some.getFirst().id();
      List<String> read =
          judging.change(
              some.stream()
                  .map(Letter::new)
                  .<Function<UnitOfWork, WorkOutcome<String>>>map(letter -> letter::read)
                  .toList(),
              last -> last.comesFirst() || System.nanoTime() - begun > LONGEST.toNanos());
      for (int i = 0; i < read.size(); i++) {
        failures.read(some.get(i).id());
        LOG.info("message {} read{}", some.get(i).id(), read.get(i));
        tally.messageRead();
      }
      return read.size();
    } catch (RuntimeException | Error e) {
      failures.stopped(inHand, e);
      return 0;
    }
  }

  private final class Letter {

    private final LetterDue due;

    Letter(LetterDue due) {
      this.due = due;
    }

    /// {@return what the log says of it}
    WorkOutcome<String> read(UnitOfWork unitOfWork) {
      inHand = due.id();
      restoreClock.at(due.received());
      InboxRow message = unitOfWork.message(due.id());
      unitOfWork.registry().reads(message);
      String why = letterHandler.receive(unitOfWork, message);
      message.state = InboxRow.State.DONE;
      String answered = Failures.answered(unitOfWork.registry().answers());
      return judging.outcome(unitOfWork, answered + (why.isEmpty() ? "" : ": " + why));
    }
  }
}
