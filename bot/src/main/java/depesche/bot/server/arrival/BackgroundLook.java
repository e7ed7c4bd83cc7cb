package depesche.bot.server.arrival;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Looks for mail on a thread of its own, one look at a time: a mailbox that does not answer would
/// keep the whole office waiting for half a minute, again and again.
public final class BackgroundLook implements MailLook {

  private final BooleanSupplier scan;
  private final InstantSource clock;
  private final Runnable done;

  private boolean underWay;
  private boolean failed;

  /// When the last look began that succeeded.
  private Optional<Instant> complete = Optional.empty();

  /// @param scan looks, and says whether all that came before is here; may take long
  /// @param done called at the end of each look
  public BackgroundLook(BooleanSupplier scan, InstantSource clock, Runnable done) {
    this.scan = scan;
    this.clock = clock;
    this.done = done;
  }

  @Override
  public synchronized Outcome upTo(Instant due) {
    Instant now = clock.instant();
    // What is later than now comes of a clock that was set back.
    Optional<Instant> until = complete.filter(begun -> !begun.isBefore(due) && !begun.isAfter(now));
    if (until.isPresent()) {
      return new Complete(until.get());
    }
    if (failed) {
      // It is told once; to ask again has it looked again.
      failed = false;
      return new Failed();
    }
    if (!underWay) {
      underWay = true;
      Thread.ofVirtual().name("mail look").start(() -> look(now));
    }
    return new UnderWay();
  }

  private void look(Instant begun) {
    boolean succeeded = false;
    try {
      succeeded = scan.getAsBoolean();
    } finally {
      end(begun, succeeded);
      done.run();
    }
  }

  private synchronized void end(Instant begun, boolean succeeded) {
    underWay = false;
    failed = !succeeded;
    if (succeeded) {
      complete = Optional.of(begun);
    }
  }
}
