package depesche.bot.post;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;

/// Writes a mail down: finished bytes, to be kept and sent as they are. Same mail, same bytes.
///
/// A picture that the HTML part shows lies once in the mail, inline within `multipart/related`,
/// with a file name: mail programs show it in its place and still offer it for saving.
public final class Composer {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("EEE, d MMM yyyy HH:mm:ss Z", Locale.ENGLISH);
  static final Base64.Encoder BASE64 =
      Base64.getMimeEncoder(76, "\r\n".getBytes(StandardCharsets.US_ASCII));

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final Outgoing mail;

  private Composer(Outgoing mail) {
    this.mail = mail;
  }

  /// {@return the message by RFC 5322, lines ended by CR LF, ASCII throughout but for the local
  /// part of an address (RFC 6532)}
  ///
  /// @throws IllegalArgumentException when a value would break out of its header
  public static byte[] compose(Outgoing mail) {
    Composer composer = new Composer(mail);
    composer.heading();
    composer.content();
    return composer.out.toByteArray();
  }

  private void heading() {
    header("From", SafeHeader.sender(mail.from()));
    header("To", SafeHeader.address(mail.to()));
    header("Reply-To", SafeHeader.address(mail.replyTo()));
    header("Subject", SafeHeader.text(mail.subject(), "Subject: ".length()));
    header("Date", DATE.format(mail.date().atOffset(ZoneOffset.UTC)));
    header("Message-ID", SafeHeader.id(mail.messageId()));
    mail.inReplyTo().ifPresent(id -> header("In-Reply-To", SafeHeader.id(id)));
    if (!mail.references().isEmpty()) {
      List<String> ids = mail.references().stream().map(SafeHeader::id).toList();
      header("References", String.join("\r\n ", ids));
    }
    header("Auto-Submitted", mail.reply() ? "auto-replied" : "auto-generated");
    header("X-Auto-Response-Suppress", "All");
    header("X-Depesche", "1");
    header("MIME-Version", "1.0");
  }

  private void content() {
    if (mail.html().isEmpty()) {
      if (mail.attachments().isEmpty()) {
        text("plain", mail.text());
      } else {
        multipart("mixed", this::plainThenFiles);
      }
      return;
    }
    multipart("alternative", this::alternatives);
  }

  private void plainThenFiles() {
    part("mixed");
    text("plain", mail.text());
    files("mixed", "attachment");
  }

  private void alternatives() {
    part("alternative");
    text("plain", mail.text());
    part("alternative");
    if (mail.attachments().isEmpty()) {
      text("html", mail.html().orElseThrow());
    } else {
      multipart("related", this::htmlThenFiles);
    }
  }

  private void htmlThenFiles() {
    part("related");
    text("html", mail.html().orElseThrow());
    files("related", "inline");
  }

  private void files(String kind, String disposition) {
    for (Attachment file : mail.attachments()) {
      part(kind);
      String name = SafeHeader.fileName(file.name());
      header("Content-Type", SafeHeader.mediaType(file.type()) + "; name=\"" + name + "\"");
      header("Content-Disposition", disposition + "; filename=\"" + name + "\"");
      header("Content-ID", SafeHeader.id("<" + file.contentId() + ">"));
      header("Content-Transfer-Encoding", "base64");
      line("");
      out.writeBytes(BASE64.encode(file.bytes()));
      line("");
    }
  }

  private void text(String subtype, String text) {
    header("Content-Type", "text/" + subtype + "; charset=utf-8");
    header("Content-Transfer-Encoding", "quoted-printable");
    line("");
    out.writeBytes(QuotedPrintable.encode(text));
  }

  private void multipart(String kind, Runnable parts) {
    header("Content-Type", "multipart/" + kind + ";\r\n boundary=\"" + boundary(kind) + "\"");
    line("");
    parts.run();
    line("--" + boundary(kind) + "--");
  }

  private void part(String kind) {
    line("--" + boundary(kind));
  }

  /// No encoded line can hold `=_`, so no text can break out (RFC 2045 6.7).
  private String boundary(String kind) {
    CRC32 sum = new CRC32();
    sum.update(mail.messageId().getBytes(StandardCharsets.UTF_8));
    return "=_%s_%08x".formatted(kind, sum.getValue());
  }

  private void header(String name, String value) {
    line(name + ": " + value);
  }

  private void line(String text) {
    out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    out.write('\r');
    out.write('\n');
  }
}
