package depesche.bot.post;

import jakarta.activation.DataHandler;
import jakarta.mail.MessagingException;
import jakarta.mail.Part;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import jakarta.mail.internet.MimePart;
import jakarta.mail.util.ByteArrayDataSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.zip.CRC32;

/// Writes a mail down: finished bytes, to be kept and sent as they are. Same mail, same bytes.
///
/// A picture that the HTML part shows lies once in the mail, inline within `multipart/related`,
/// with a file name: mail programs show it in its place and still offer it for saving.
public final class Composer {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("EEE, d MMM yyyy HH:mm:ss Z", Locale.ENGLISH);
  private static final Session SESSION = session();

  private final Outgoing mail;

  private Composer(Outgoing mail) {
    this.mail = mail;
  }

  /// Without this, letters beyond ASCII in an address would be cut to a byte each.
  private static Session session() {
    Properties settings = new Properties();
    settings.setProperty("mail.mime.allowutf8", "true");
    return Session.getInstance(settings);
  }

  /// {@return the message by RFC 5322, lines ended by CR LF, ASCII throughout but for the local
  /// part of an address (RFC 6532)}
  ///
  /// @throws IllegalArgumentException when a value would break out of its header
  public static byte[] compose(Outgoing mail) {
    var out = new ByteArrayOutputStream();
    try {
      new Composer(mail).message().writeTo(out);
    } catch (MessagingException | IOException e) {
      throw new IllegalStateException("a mail cannot be written down", e);
    }
    return out.toByteArray();
  }

  private MimeMessage message() throws MessagingException {
    MimeMessage message = new Identified();
    head(message);
    if (mail.html().isPresent()) {
      message.setContent(alternatives(mail.html().orElseThrow()));
    } else if (mail.attachments().isEmpty()) {
      set(message, mail.text(), "plain");
    } else {
      message.setContent(withFiles("mixed", mail.text(), "plain", Part.ATTACHMENT));
    }
    message.saveChanges();
    return message;
  }

  /// The library would write any value: each goes through {@link SafeHeader}.
  private void head(MimeMessage message) throws MessagingException {
    message.setHeader("From", SafeHeader.sender(mail.from()));
    message.setHeader("To", SafeHeader.address(mail.to()));
    message.setHeader("Reply-To", SafeHeader.address(mail.replyTo()));
    message.setHeader("Subject", SafeHeader.text(mail.subject(), "Subject: ".length()));
    message.setHeader("Date", DATE.format(mail.date().atOffset(ZoneOffset.UTC)));
    message.setHeader("Message-ID", SafeHeader.id(mail.messageId()));
    if (mail.inReplyTo().isPresent()) {
      message.setHeader("In-Reply-To", SafeHeader.id(mail.inReplyTo().orElseThrow()));
    }
    if (!mail.references().isEmpty()) {
      List<String> ids = mail.references().stream().map(SafeHeader::id).toList();
      message.setHeader("References", String.join("\r\n ", ids));
    }
    message.setHeader("Auto-Submitted", mail.reply() ? "auto-replied" : "auto-generated");
    message.setHeader("X-Auto-Response-Suppress", "All");
    message.setHeader("X-Depesche", "1");
  }

  private MimeMultipart alternatives(String html) throws MessagingException {
    MimeMultipart shown = new Parts("alternative");
    shown.addBodyPart(text(mail.text(), "plain"));
    if (mail.attachments().isEmpty()) {
      shown.addBodyPart(text(html, "html"));
    } else {
      MimeBodyPart related = new MimeBodyPart();
      related.setContent(withFiles("related", html, "html", Part.INLINE));
      shown.addBodyPart(related);
    }
    return shown;
  }

  private MimeMultipart withFiles(String kind, String text, String subtype, String disposition)
      throws MessagingException {
    MimeMultipart parts = new Parts(kind);
    parts.addBodyPart(text(text, subtype));
    for (Attachment file : mail.attachments()) {
      parts.addBodyPart(file(file, disposition));
    }
    return parts;
  }

  private static MimeBodyPart file(Attachment file, String disposition) throws MessagingException {
    String type = SafeHeader.mediaType(file.type());
    MimeBodyPart part = new MimeBodyPart();
    part.setDataHandler(new DataHandler(new ByteArrayDataSource(file.bytes(), type)));
    part.setDisposition(disposition);
    part.setFileName(SafeHeader.fileName(file.name()));
    part.setContentID(SafeHeader.id("<" + file.contentId() + ">"));
    part.setHeader("Content-Transfer-Encoding", "base64");
    return part;
  }

  private static MimeBodyPart text(String text, String subtype) throws MessagingException {
    MimeBodyPart part = new MimeBodyPart();
    set(part, text, subtype);
    return part;
  }

  private static void set(MimePart part, String text, String subtype) throws MessagingException {
    part.setText(text, "utf-8", subtype);
    part.setHeader("Content-Transfer-Encoding", "quoted-printable");
  }

  /// A message that keeps the id it was given.
  private static final class Identified extends MimeMessage {

    Identified() {
      super(SESSION);
    }

    @Override
    protected void updateMessageID() {}
  }

  /// Parts between boundaries that follow from the message's id. No encoded line can hold `=_`, so
  /// no text can break out (RFC 2045 6.7).
  private final class Parts extends MimeMultipart {

    Parts(String kind) {
      CRC32 sum = new CRC32();
      sum.update(mail.messageId().getBytes(StandardCharsets.UTF_8));
      contentType = "multipart/%s; boundary=\"=_%s_%08x\"".formatted(kind, kind, sum.getValue());
    }
  }
}
