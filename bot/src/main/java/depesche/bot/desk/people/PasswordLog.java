package depesche.bot.desk.people;

import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Says in the log that a password was wrong; never which. What handles words of letters has no
/// logger.
final class PasswordLog {

  private static final Logger LOG = LoggerFactory.getLogger(PasswordLog.class);

  private PasswordLog() {}

  /// @param message the number of the message
  /// @param what it was tried for, such as `Red@bismarck`
  /// @param until until when none is looked at, if so
  static void wrong(long message, String what, Optional<Instant> until) {
    LOG.warn(
        "message {}: a wrong password for {}{}",
        message,
        what,
        until.map(end -> "; none is looked at until " + end).orElse(""));
  }
}
