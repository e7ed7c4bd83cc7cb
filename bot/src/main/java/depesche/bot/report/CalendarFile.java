package depesche.bot.report;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Deadlines as a file that calendars read: iCalendar (RFC 5545), in UTC, so it needs no zones of
/// its own. A deadline that moves keeps its id and gets a higher number.
///
/// @param name of the calendar
/// @param sender who publishes it in a mail (RFC 5546), as an address; empty for a file that is
///   asked for again and again
public record CalendarFile(String name, Optional<String> sender, List<Event> events) {

  /// What the file of a game is called.
  public static final String NAME = "deadlines.ics";

  /// What it is.
  public static final String TYPE = "text/calendar";

  private static final DateTimeFormatter UTC =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

  /// No line is longer, in bytes.
  private static final int WIDTH = 75;

  public CalendarFile {
    events = List.copyOf(events);
  }

  /// A deadline.
  ///
  /// @param uid stays, whatever happens to it
  /// @param sequence rises whenever something happens to it
  /// @param stamp since when it is so
  /// @param words say it in the zone of the reader
  /// @param url of the pages of its game
  public record Event(
      String uid,
      int sequence,
      Instant stamp,
      Instant due,
      boolean cancelled,
      String summary,
      String words,
      Optional<String> url) {}

  /// {@return the whole file, its lines ended by CR LF}
  public String text() {
    StringBuilder text = new StringBuilder();
    line(text, "BEGIN:VCALENDAR");
    line(text, "VERSION:2.0");
    line(text, "PRODID:-//Depesche//Deadlines//EN");
    line(text, "NAME:" + escaped(name));
    line(text, "X-WR-CALNAME:" + escaped(name));
    if (sender.isPresent()) {
      line(text, "METHOD:PUBLISH");
    } else {
      line(text, "REFRESH-INTERVAL;VALUE=DURATION:PT1H");
      line(text, "X-PUBLISHED-TTL:PT1H");
    }
    events.forEach(event -> event(text, event));
    line(text, "END:VCALENDAR");
    return text.toString();
  }

  /// It is a moment that takes nobody's time.
  private void event(StringBuilder text, Event event) {
    line(text, "BEGIN:VEVENT");
    line(text, "UID:" + escaped(event.uid()));
    line(text, "SEQUENCE:" + event.sequence());
    line(text, "DTSTAMP:" + UTC.format(event.stamp()));
    line(text, "DTSTART:" + UTC.format(event.due()));
    line(text, "STATUS:" + (event.cancelled() ? "CANCELLED" : "CONFIRMED"));
    line(text, "TRANSP:TRANSPARENT");
    line(text, "SUMMARY:" + escaped(event.summary()));
    line(text, "DESCRIPTION:" + escaped(event.words()));
    event.url().ifPresent(url -> line(text, "URL:" + plain(url)));
    sender.ifPresent(address -> line(text, "ORGANIZER:mailto:" + plain(address)));
    line(text, "END:VEVENT");
  }

  private static String escaped(String words) {
    return plain(
        words.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n"));
  }

  /// {@return the words without what would end a line}
  private static String plain(String words) {
    StringBuilder plain = new StringBuilder();
    words
        .codePoints()
        .filter(sign -> !Character.isISOControl(sign))
        .forEach(plain::appendCodePoint);
    return plain.toString();
  }

  /// A long line goes on in the next one behind a blank; no letter is torn apart.
  private static void line(StringBuilder text, String line) {
    int used = 0;
    for (int at = 0; at < line.length(); ) {
      int sign = line.codePointAt(at);
      int bytes = bytes(sign);
      if (used + bytes > WIDTH) {
        text.append("\r\n ");
        used = 1;
      }
      text.appendCodePoint(sign);
      used += bytes;
      at += Character.charCount(sign);
    }
    text.append("\r\n");
  }

  /// {@return how many bytes of UTF-8 a letter takes}
  private static int bytes(int sign) {
    return sign < 0x80 ? 1 : sign < 0x800 ? 2 : sign < 0x10000 ? 3 : 4;
  }
}
