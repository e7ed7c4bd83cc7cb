package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.report.CalendarFile.Event;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What we write for calendars another program reads as it was meant.
class CalendarFileTest {

  private static final Instant DUE = Instant.parse("2026-12-05T19:00:00Z");

  private static String text(String words, Optional<String> sender) {
    Event event =
        new Event(
            "bismarck.S1866M@x.org",
            4,
            Instant.parse("2026-12-01T08:00:00Z"),
            DUE,
            false,
            words,
            words,
            Optional.of("https://x.org/site/bismarck/index.html"));
    return new CalendarFile(words, sender, List.of(event)).text();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bismarck: Fall 1866, movement",
        "a; b, c \\ d \\n e: \"f\" BEGIN:VEVENT",
        "ääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääää",
        "€uro €€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€",
        "x😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀",
        "two\nlines of it"
      })
  void whateverWordsSayIsReadAsItIs(String words) {
    // RFC 5545, 3.1 and 3.3.11: long lines are folded by bytes, and signs escaped.
    ReadCalendar read = ReadCalendar.of(text(words, Optional.empty()));
    assertThat(read.only())
        .isEqualTo(
            new ReadCalendar.Deadline(
                "bismarck.S1866M@x.org",
                4,
                "CONFIRMED",
                DUE,
                words.replace("\n", System.lineSeparator()),
                words.replace("\n", System.lineSeparator())));
    assertThat(read.urls()).containsExactly("https://x.org/site/bismarck/index.html");
  }

  @Test
  void noWordBreaksOutOfItsLine() {
    // A sign that would end a line is left out.
    assertThat(text("a\r\u0000b\u0085", Optional.empty())).contains("SUMMARY:ab\r\n");
  }

  @Test
  void inAMailItIsPublishedAndAsksNobody() {
    // RFC 5546, 3.2.1: PUBLISH names who publishes it, and has no attendee.
    String text = text("words", Optional.of("depesche@x.org"));
    assertThat(text).contains("METHOD:PUBLISH\r\n", "ORGANIZER:mailto:depesche@x.org\r\n");
    assertThat(ReadCalendar.of(text).calendar().getMethod().getValue()).isEqualTo("PUBLISH");
  }
}
