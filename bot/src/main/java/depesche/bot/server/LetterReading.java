package depesche.bot.server;

import depesche.bot.desk.letter.LetterHandler;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.LetterDue;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Reads letters in the order in which they came. Those that were never tried are read together,
/// some in one transaction: their changes and answers are kept together or not at all, so nothing
/// is answered that could be lost. If one of them breaks, none of them was read, and it is tried
/// again by itself. That they are tried is counted with those before them, so that it costs no
/// transaction of its own.
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

  /// Whose first try was counted and has not come.
  private final Set<Long> counted = new HashSet<>();

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
    List<LetterDue> untried =
        letters.stream().takeWhile(this::isUntried).limit(2L * TOGETHER).toList();
    if (untried.size() < 2) {
      return alone(letters.getFirst());
    }
    int most = Math.min(TOGETHER, untried.size());
    return together(untried.subList(0, most), uncounted(untried.subList(most, untried.size())));
  }

  private boolean isUntried(LetterDue letter) {
    return letter.attempts() == 0 || counted.contains(letter.id());
  }

  private static List<Long> ids(List<LetterDue> letters) {
    return letters.stream().map(LetterDue::id).toList();
  }

  /// @param next those behind them that were not counted yet
  private int together(List<LetterDue> letters, List<Long> next) {
    long begun = System.nanoTime();
    count(letters);
    AtomicInteger tried = new AtomicInteger();
    try {
      int done = read(letters, next, tried, () -> System.nanoTime() - begun > LONGEST.toNanos());
      ids(letters.subList(0, done)).forEach(counted::remove);
      counted.addAll(next);
      return done;
    } catch (RuntimeException | Error e) {
      long broken = letters.get(Math.max(0, tried.get() - 1)).id();
      counted.remove(broken);
      spare(ids(letters).stream().filter(letter -> letter != broken).toList());
      failures.stopped(broken, e);
      return 0;
    }
  }

  private void count(List<LetterDue> letters) {
    List<Long> uncounted = uncounted(letters);
    if (!uncounted.isEmpty()) {
      failures.begin(uncounted);
      counted.addAll(uncounted);
    }
  }

  private List<Long> uncounted(List<LetterDue> letters) {
    return ids(letters).stream().filter(letter -> !counted.contains(letter)).toList();
  }

  private void spare(List<Long> letters) {
    failures.spare(letters);
    letters.forEach(counted::remove);
  }

  private int alone(LetterDue letter) {
    if (!counted.remove(letter.id()) && !failures.begin(letter.id())) {
      return 1;
    }
    try {
      read(List.of(letter), List.of(), new AtomicInteger(), () -> true);
    } catch (RuntimeException | Error e) {
      failures.stopped(letter.id(), e);
      return 0;
    }
    failures.read(letter.id());
    return 1;
  }

  /// {@return how many were read}
  private int read(
      List<LetterDue> letters, List<Long> next, AtomicInteger tried, BooleanSupplier enough) {
    List<String> outcomes =
        judging.change(
            letters.stream()
                .<Function<UnitOfWork, String>>map(
                    letter ->
                        unitOfWork -> {
                          // Set, not counted: a report that goes first has them all read anew.
                          tried.set(letters.indexOf(letter) + 1);
                          if (tried.get() == 1 && !next.isEmpty()) {
                            unitOfWork.registry().count(next, 1);
                          }
                          restoreClock.at(letter.received());
                          return read(unitOfWork, unitOfWork.message(letter.id()));
                        })
                .toList(),
            enough);
    for (int i = 0; i < outcomes.size(); i++) {
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
