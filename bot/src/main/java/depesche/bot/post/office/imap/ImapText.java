package depesche.bot.post.office.imap;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/// How IMAP writes strings and dates.
final class ImapText {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("dd-MMM-yyyy HH:mm:ss Z", Locale.ENGLISH);

  private static final DateTimeFormatter READ =
      DateTimeFormatter.ofPattern("d-MMM-yyyy HH:mm:ss Z", Locale.ENGLISH);

  private ImapText() {}

  static String date(Instant instant) {
    return '"' + DATE.format(instant.atOffset(ZoneOffset.UTC)) + '"';
  }

  /// {@return the moment a client wrote, if it is one}
  static Optional<Instant> parse(String text) {
    try {
      return Optional.of(OffsetDateTime.parse(text.strip(), READ).toInstant());
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /// {@return a quoted string, or a literal where quotes cannot hold it}
  static String string(String text) {
    boolean plain = text.chars().allMatch(c -> c >= 0x20 && c < 0x7F) && text.length() < 1000;
    return plain
        ? '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"'
        : "{" + text.length() + "}\r\n" + text;
  }

  static String orNil(String text) {
    return text.isEmpty() ? "NIL" : string(text);
  }
}
