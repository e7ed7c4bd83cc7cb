package depesche.bot.post.client;

import depesche.bot.post.Attachment;
import jakarta.mail.Address;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimePart;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Takes a mail apart for its reader: the first plain part, the first HTML part, and the rest as
/// files. It reads the moderator's own mails; letters of strangers go through the door.
final class MailParts {

  private String text = "";
  private String html = "";
  private final List<Attachment> files = new ArrayList<>();

  private MailParts() {}

  static ReceivedMail read(Session session, long uid, byte[] raw)
      throws MessagingException, IOException {
    MimeMessage mail = new MimeMessage(session, new ByteArrayInputStream(raw));
    MailParts parts = new MailParts();
    parts.sort(mail);
    String from = address(mail.getFrom());
    String replyTo = address(mail.getReplyTo());
    return new ReceivedMail(
        uid,
        from,
        replyTo.isEmpty() ? from : replyTo,
        or(mail.getSubject()),
        or(mail.getMessageID()),
        Optional.ofNullable(mail.getHeader("In-Reply-To", null)).map(String::strip),
        ids(or(mail.getHeader("References", " "))),
        date(mail.getSentDate()),
        parts.text,
        parts.html,
        parts.files,
        raw);
  }

  static String address(Address @Nullable [] addresses) {
    return addresses != null
            && addresses.length > 0
            && addresses[0] instanceof InternetAddress first
            && first.getAddress() != null
        ? first.getAddress()
        : "";
  }

  private static String or(@Nullable String value) {
    return value == null ? "" : value;
  }

  private static List<String> ids(String header) {
    return header.isBlank() ? List.of() : List.of(header.strip().split("\\s+"));
  }

  private static Instant date(@Nullable Date sent) {
    return sent == null ? Instant.EPOCH : sent.toInstant();
  }

  private void sort(MimePart part) throws MessagingException, IOException {
    if (part.isMimeType("multipart/*") && part.getContent() instanceof Multipart several) {
      for (int i = 0; i < several.getCount(); i++) {
        if (several.getBodyPart(i) instanceof MimePart inner) {
          sort(inner);
        }
      }
    } else if (part.isMimeType("text/plain") && text.isEmpty() && !isFile(part)) {
      text = words(part);
    } else if (part.isMimeType("text/html") && html.isEmpty() && !isFile(part)) {
      html = words(part);
    } else {
      files.add(file(part));
    }
  }

  private static boolean isFile(Part part) throws MessagingException {
    return Part.ATTACHMENT.equalsIgnoreCase(part.getDisposition());
  }

  private static String words(MimePart part) throws MessagingException, IOException {
    return new String(part.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .replace("\r\n", "\n");
  }

  private static Attachment file(MimePart part) throws MessagingException, IOException {
    String name = part.getFileName();
    return new Attachment(
        name == null ? "attachment" : name.replaceAll("[^A-Za-z0-9._-]", "_"),
        or(part.getContentID()).replaceAll("[<>]", ""),
        part.getContentType().replaceFirst(";.*", "").strip(),
        part.getInputStream().readAllBytes());
  }
}
