package depesche.bot.post.smtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.post.Attachment;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutgoingMailTest {

  private static final Attachment MAP =
      new Attachment("map.png", "map", "image/png", new byte[] {1, 2, 3});

  private static OutgoingMail about(String subject) {
    return mail(subject, "Köln falls", MAP);
  }

  private static OutgoingMail mail(String subject, String text, Attachment file) {
    return new OutgoingMail(
        "anna@example.org",
        subject,
        "<demo.turn.1@example.org>",
        Optional.empty(),
        List.of(),
        text,
        Optional.of("<p>Köln falls</p>"),
        List.of(file),
        false,
        Instant.EPOCH,
        "Depesche <depesche@example.org>",
        "depesche@example.org",
        Optional.empty());
  }

  @Test
  void aCalendarLiesBesideWhatIsShown() throws MessagingException, IOException {
    // RFC 6047: the part says its method; programs look for it outside of what is shown.
    Attachment calendar =
        new Attachment("deadlines.ics", "deadlines", "text/calendar", new byte[] {66});
    MimeMultipart all = (MimeMultipart) parsed(mail("a", "b", calendar).bytes()).getContent();
    assertThat(all.getContentType()).startsWith("multipart/mixed");
    assertThat(all.getBodyPart(0).getContentType()).startsWith("multipart/alternative");
    assertThat(all.getBodyPart(1).getContentType())
        .startsWith("text/calendar; charset=utf-8; method=PUBLISH;");
    assertThat(all.getCount()).isEqualTo(2);
  }

  private static MimeMessage parsed(byte[] bytes) throws MessagingException {
    Session session = Session.getInstance(new Properties());
    return new MimeMessage(session, new ByteArrayInputStream(bytes));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "short",
        "[bismarck F1865M] Spring 1865, movement: report; next due Tue 24 Nov 2026 12:18 CET (11:18"
            + " UTC)",
        "[bismarck] Köln fällt an Österreich; der nächste Termin ist am Dienstag, dem 24. November",
        "two  blanks, and enough other words behind them to make the line longer than a line may"
            + " be",
        "AveryLongWordAveryLongWordAveryLongWordAveryLongWordAveryLongWordAveryLongWordAveryLongWord"
      })
  void aSubjectArrivesAsWritten(String subject) throws MessagingException {
    // RFC 5322, 2.1.1: a line has 78 letters at most; a long heading is folded, not changed.
    byte[] bytes = about(subject).bytes();
    assertThat(parsed(bytes).getSubject()).isEqualTo(subject);
    assertThat(new String(bytes, StandardCharsets.US_ASCII).lines())
        .allMatch(line -> line.length() <= 78);
  }

  @Test
  void aPlainSubjectStaysReadableAsItIsSent() {
    // A subject without foreign letters is not encoded: filters and simple clients read it too.
    String sent = new String(about("word ".repeat(30).strip()).bytes(), StandardCharsets.US_ASCII);
    assertThat(sent).doesNotContain("=?utf-8").contains("Subject: word word");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\nBcc: eve@example.org", "a\r\nX: y", "a\u2028b", "a\0b"})
  void nothingBreaksOutOfItsHeading(String subject) {
    // Outside input is hostile: a line end in a heading is refused, and not repeated in the error.
    assertThatThrownBy(() -> about(subject).bytes())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageNotContaining("eve");
  }

  @Test
  void theSameMailIsTheSameBytes() {
    // Reports go out at least once, with the same bytes each time.
    assertThat(about("again").bytes()).isEqualTo(about("again").bytes());
  }

  @Test
  void everyLineArrivesAsWritten() throws Exception {
    // RFC 2045, 6.7: blanks at line ends, long lines and what looks like a boundary survive.
    String text = "Köln  \r\n.\r\nFrom you\r\n--=_alternative_\r\n" + "é".repeat(200) + "\r\n";
    OutgoingMail mail = mail("x", text, MAP);
    MimeMultipart parts = (MimeMultipart) parsed(mail.bytes()).getContent();
    assertThat(parts.getCount()).isEqualTo(2);
    assertThat(parts.getBodyPart(0).getContent()).isEqualTo(text);
    MimeMultipart related = (MimeMultipart) parts.getBodyPart(1).getContent();
    assertThat(related.getBodyPart(1).getFileName()).isEqualTo("map.png");
    assertThat(related.getBodyPart(1).getDisposition()).isEqualTo("inline");
    assertThat(related.getBodyPart(1).getInputStream().readAllBytes()).containsExactly(1, 2, 3);
  }

  @Test
  void noFileBreaksOutOfItsHeading() {
    // The library writes any value into a header, so each one is checked before.
    byte[] bytes = {1};
    for (Attachment file :
        List.of(
            new Attachment("a\r\nX: y", "map", "image/png", bytes),
            new Attachment("map.png", "map>\r\nX: y", "image/png", bytes),
            new Attachment("map.png", "map", "image/png\r\nX: y", bytes))) {
      assertThatThrownBy(() -> mail("x", "text", file).bytes())
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
