package depesche.bot.server;

import depesche.bot.desk.letter.LetterHandler;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.LetterDue;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
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

  /// Reads the first of these letters, and some that follow it.
  ///
  /// @return how many are done with; none if one broke, which may still be the first that waits
  int read(List<LetterDue> letters) {
    List<LetterDue> sound =
        letters.stream().takeWhile(letter -> letter.attempts() == 0).limit(TOGETHER).toList();
    return sound.size() < 2 ? alone(letters.getFirst()) : together(sound);
  }

  private int together(List<LetterDue> letters) {
    long begun = System.nanoTime();
    AtomicInteger tried = new AtomicInteger();
    try {
      return read(letters, tried, () -> System.nanoTime() - begun > LONGEST.toNanos());
    } catch (RuntimeException | Error e) {
      failures.stopped(letters.get(Math.max(0, tried.get() - 1)).id(), e);
      return 0;
    }
  }

  private int alone(LetterDue letter) {
    try {
      read(List.of(letter), new AtomicInteger(), () -> true);
    } catch (RuntimeException | Error e) {
      failures.stopped(letter.id(), e);
      return 0;
    }
    return 1;
  }

  /// {@return how many were read}
  private int read(List<LetterDue> letters, AtomicInteger tried, BooleanSupplier enough) {
    List<String> outcomes =
        judging.change(
            letters.stream()
                .<Function<UnitOfWork, String>>map(
                    letter ->
                        unitOfWork -> {
                          // Set, not counted: a report that goes first has them all read anew.
                          tried.set(letters.indexOf(letter) + 1);
                          restoreClock.at(letter.received());
                          return read(unitOfWork, unitOfWork.message(letter.id()));
                        })
                .toList(),
            enough);
    for (int i = 0; i < outcomes.size(); i++) {
      failures.read(letters.get(i).id());
      LOG.info("message {} read{}", letters.get(i).id(), outcomes.get(i));
      tally.messageRead();
    }
    return outcomes.size();
  }

  /// {@return what the log says of it}
  private String read(UnitOfWork unitOfWork, InboxRow message) {
    unitOfWork.registry().reads(message);
    String why = letterHandler.receive(unitOfWork, message);
    message.state = InboxRow.State.DONE;
    return WorkLoop.answered(unitOfWork.registry().answers()) + (why.isEmpty() ? "" : ": " + why);
  }
}
