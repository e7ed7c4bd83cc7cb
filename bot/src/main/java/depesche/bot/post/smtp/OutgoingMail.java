package depesche.bot.post.smtp;

import depesche.bot.post.Attachment;
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
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.zip.CRC32;

/// A mail for one recipient, with ids in angle brackets, and its finished bytes, to be kept and
/// sent as they are. Same mail, same bytes.
///
/// A picture that the HTML part shows lies once in the mail, inline within `multipart/related`,
/// with a file name: mail programs show it in its place and still offer it for saving.
///
/// @param to the one recipient, `anna@example.org`
/// @param messageId our own, `<word@domain>`; it also fixes the boundaries
/// @param inReplyTo the message this answers
/// @param references the thread so far, oldest first
/// @param attachments pictures the HTML part shows, and files
/// @param reply whether it answers a letter (`auto-replied`) or comes by itself (`auto-generated`)
/// @param from the bot, `Depesche <depesche@example.org>` or the bare address
/// @param replyTo where an answer goes, `depesche+token@example.org`
/// @param unsubscribe in angle brackets, where a mail ends what this one is part of (RFC 2369,
///   8058); empty for what nobody has subscribed to
public record OutgoingMail(
    String to,
    String subject,
    String messageId,
    Optional<String> inReplyTo,
    List<String> references,
    String text,
    Optional<String> html,
    List<Attachment> attachments,
    boolean reply,
    Instant date,
    String from,
    String replyTo,
    Optional<String> unsubscribe) {

  private static final String CALENDAR = "text/calendar";
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("EEE, d MMM yyyy HH:mm:ss Z", Locale.ENGLISH);
  private static final Session SESSION = session();

  /// So many bytes have most mails without pictures.
  private static final int USUAL = 1 << 14;

  public OutgoingMail {
    references = List.copyOf(references);
    attachments = List.copyOf(attachments);
  }

  /// {@return the same mail with another text}
  public OutgoingMail withText(String other, Optional<String> page) {
    return new OutgoingMail(
        to,
        subject,
        messageId,
        inReplyTo,
        references,
        other,
        page,
        attachments,
        reply,
        date,
        from,
        replyTo,
        unsubscribe);
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
  public byte[] bytes() {
    var out = new ByteArrayOutputStream(USUAL);
    try {
      message().writeTo(out);
    } catch (MessagingException | IOException e) {
      throw new IllegalStateException("a mail cannot be written down", e);
    }
    return out.toByteArray();
  }

  private MimeMessage message() throws MessagingException {
    MimeMessage message = new Identified();
    head(message);
    if (html.isPresent()) {
      message.setContent(besideCalendars(alternatives(html.orElseThrow())));
    } else if (attachments.isEmpty()) {
      set(message, text, "plain");
    } else {
      MimeMultipart parts = new Parts("mixed");
      parts.addBodyPart(part(text, "plain"));
      message.setContent(withFiles(parts, attachments, Part.ATTACHMENT));
    }
    message.saveChanges();
    return message;
  }

  /// The library would write any value: each goes through {@link SafeHeader}.
  private void head(MimeMessage message) throws MessagingException {
    message.setHeader("From", SafeHeader.sender(from));
    message.setHeader("To", SafeHeader.address(to));
    message.setHeader("Reply-To", SafeHeader.address(replyTo));
    message.setHeader("Subject", SafeHeader.text(subject, "Subject: ".length()));
    message.setHeader("Date", DATE.format(date.atOffset(ZoneOffset.UTC)));
    message.setHeader("Message-ID", SafeHeader.id(messageId));
    if (inReplyTo.isPresent()) {
      message.setHeader("In-Reply-To", SafeHeader.id(inReplyTo.orElseThrow()));
    }
    if (!references.isEmpty()) {
      List<String> ids = references.stream().map(SafeHeader::id).toList();
      message.setHeader("References", String.join("\r\n ", ids));
    }
    if (unsubscribe.isPresent()) {
      message.setHeader("List-Unsubscribe", SafeHeader.id(unsubscribe.orElseThrow()));
      message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    }
    message.setHeader("Auto-Submitted", reply ? "auto-replied" : "auto-generated");
    message.setHeader("X-Auto-Response-Suppress", "All");
    message.setHeader("X-Depesche", "1");
  }

  /// A calendar is no part of what is shown: programs that can, offer to keep it.
  private MimeMultipart besideCalendars(MimeMultipart shown) throws MessagingException {
    List<Attachment> calendars =
        attachments.stream().filter(file -> file.type().equals(CALENDAR)).toList();
    if (calendars.isEmpty()) {
      return shown;
    }
    MimeBodyPart first = new MimeBodyPart();
    first.setContent(shown);
    MimeMultipart parts = new Parts("mixed");
    parts.addBodyPart(first);
    return withFiles(parts, calendars, Part.ATTACHMENT);
  }

  private MimeMultipart alternatives(String html) throws MessagingException {
    MimeMultipart shown = new Parts("alternative");
    shown.addBodyPart(part(text, "plain"));
    List<Attachment> inside =
        attachments.stream().filter(file -> !file.type().equals(CALENDAR)).toList();
    if (inside.isEmpty()) {
      shown.addBodyPart(part(html, "html"));
    } else {
      MimeMultipart parts = new Parts("related");
      parts.addBodyPart(part(html, "html"));
      MimeBodyPart related = new MimeBodyPart();
      related.setContent(withFiles(parts, inside, Part.INLINE));
      shown.addBodyPart(related);
    }
    return shown;
  }

  private static MimeMultipart withFiles(
      MimeMultipart parts, List<Attachment> files, String disposition) throws MessagingException {
    for (Attachment file : files) {
      parts.addBodyPart(file(file, disposition));
    }
    return parts;
  }

  private static MimeBodyPart file(Attachment file, String disposition) throws MessagingException {
    String kind = SafeHeader.mediaType(file.type());
    String type = kind.startsWith("text/") ? kind + "; charset=utf-8" : kind;
    // What a calendar says of itself, its heading says, too (RFC 6047).
    type = kind.equals(CALENDAR) ? type + "; method=PUBLISH" : type;
    MimeBodyPart part = new MimeBodyPart();
    part.setDataHandler(new DataHandler(new ByteArrayDataSource(file.bytes(), type)));
    part.setDisposition(disposition);
    part.setFileName(SafeHeader.fileName(file.name()));
    part.setContentID(SafeHeader.id("<" + file.contentId() + ">"));
    part.setHeader("Content-Transfer-Encoding", "base64");
    return part;
  }

  private static MimeBodyPart part(String text, String subtype) throws MessagingException {
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
      sum.update(messageId.getBytes(StandardCharsets.UTF_8));
      contentType = "multipart/%s; boundary=\"=_%s_%08x\"".formatted(kind, kind, sum.getValue());
    }
  }
}
