package depesche.bot.server;

import depesche.bot.archive.RestoreRecord;
import depesche.bot.post.imap.MailboxCatchUp;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;

/// The time as of which work is done. After a restore the letters since the backup are read again:
/// what the lost ledger had done by them is done again as of then, so that the same deadlines come
/// of it. From there on, and without a restore always, it is the clock's.
public final class RestoreClock implements MailboxCatchUp {

  private final Optional<Path> data;
  private final Clock clock;
  private Optional<RestoreRecord> memory;
  private Instant last = Instant.MIN;
  private Instant until = Instant.MIN;
  private boolean complete;
  private boolean settled;

  private RestoreClock(Optional<Path> data, Optional<RestoreRecord> memory, Clock clock) {
    this.data = data;
    this.clock = clock;
    this.memory = memory;
    memory.ifPresent(
        left -> {
          last = left.since();
          until = left.until().orElse(left.since());
        });
  }

  /// {@return what follows from what a restore has left in a data folder}
  static RestoreClock in(Path data, Clock clock) {
    return new RestoreClock(Optional.of(data), RestoreRecord.in(data), clock);
  }

  /// {@return none: nothing was restored}
  public static RestoreClock none(Clock clock) {
    return new RestoreClock(Optional.empty(), Optional.empty(), clock);
  }

  /// Something that happened then is dealt with next.
  synchronized void at(Instant event) {
    last = event.isAfter(last) ? event : last;
  }

  /// {@return as of when it is done}
  synchronized Instant now() {
    return repeats() ? last : clock.instant();
  }

  /// {@return whether what is done now was done before, as far as is known}
  synchronized boolean repeats() {
    return !settled && wasBefore(last);
  }

  /// {@return whether what was made at that time may have been made and sent before}
  synchronized boolean wasBefore(Instant made) {
    return memory.isPresent() && !made.isAfter(until);
  }

  @Override
  public synchronized Optional<Instant> since() {
    return complete ? Optional.empty() : memory.map(RestoreRecord::since);
  }

  /// The first look alone can tell what was stored before from what this one has stored.
  @Override
  public synchronized void stored(Instant newest) {
    memory
        .filter(left -> left.until().isEmpty() && newest.isAfter(left.since()))
        .map(left -> new RestoreRecord(left.since(), Optional.of(newest)))
        .ifPresent(
            known -> {
              data.ifPresent(known::keep);
              memory = Optional.of(known);
              until = newest;
            });
  }

  @Override
  public synchronized void done() {
    complete = true;
  }

  /// {@return whether all that came since the backup lies in the ledger again}
  synchronized boolean isComplete() {
    return memory.isPresent() && complete;
  }

  /// All of it has been read: the next start begins as usual.
  synchronized void settle() {
    settled = true;
    data.filter(RestoreRecord::isIn).ifPresent(RestoreRecord::forget);
  }
}
