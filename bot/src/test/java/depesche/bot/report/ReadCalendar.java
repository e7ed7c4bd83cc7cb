package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import biweekly.ICalVersion;
import biweekly.ICalendar;
import biweekly.component.VEvent;
import biweekly.io.text.ICalReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A calendar as another program reads it, which has to find no fault in it.
public record ReadCalendar(ICalendar calendar) {

  /// A deadline in it.
  public record Deadline(
      String uid, int sequence, String status, Instant due, String summary, String words) {}

  /// {@return what the program reads}
  public static ReadCalendar of(String text) {
    // RFC 5545, 3.1: lines end by CR LF, and have 75 bytes at most.
    assertThat(text).endsWith("\r\n");
    assertThat(text.replace("\r\n", "")).doesNotContain("\r", "\n");
    for (String line : text.split("\r\n", -1)) {
      assertThat(line.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(75);
    }
    try (ICalReader reader = new ICalReader(text)) {
      ICalendar calendar = reader.readNext();
      assertThat(reader.getWarnings()).isEmpty();
      assertThat(reader.readNext()).isNull();
      if (!calendar.getEvents().isEmpty()) {
        assertThat(calendar.validate(ICalVersion.V2_0).getWarnings()).isEmpty();
      }
      return new ReadCalendar(calendar);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return its deadlines, in their order}
  public List<Deadline> deadlines() {
    return calendar.getEvents().stream().map(ReadCalendar::deadline).toList();
  }

  /// {@return the only one}
  public Deadline only() {
    assertThat(deadlines()).hasSize(1);
    return deadlines().getFirst();
  }

  private static Deadline deadline(VEvent event) {
    assertThat(event.getAttendees()).isEmpty();
    return new Deadline(
        event.getUid().getValue(),
        event.getSequence().getValue(),
        event.getStatus().getValue(),
        event.getDateStart().getValue().toInstant(),
        event.getSummary().getValue(),
        event.getDescription().getValue());
  }

  /// {@return the addresses that its deadlines name}
  public List<String> urls() {
    return calendar.getEvents().stream()
        .flatMap(event -> Optional.ofNullable(event.getUrl()).stream())
        .map(url -> url.getValue())
        .toList();
  }
}
