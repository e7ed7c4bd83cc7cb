package depesche.bot.desk;

import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.Posting;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Opens what went out, by mail or to Discord, for a test to read.
final class Opened {

  private Opened() {}

  static Bureau.Mail mail(String to, byte[] bytes) {
    if (Destination.is(to)) {
      String text =
          Posting.read(bytes).pieces().stream().map(Posting.Piece::text).reduce("", String::concat);
      String files =
          Posting.read(bytes).pieces().stream()
              .flatMap(piece -> piece.files().stream())
              .map(file -> new String(file.bytes(), StandardCharsets.UTF_8))
              .reduce("", String::concat);
      return new Bureau.Mail(to, "", "", "", text, "", files);
    }
    try {
      MimeMessage message = new MimeMessage(null, new ByteArrayInputStream(bytes));
      return new Bureau.Mail(
          to,
          message.getSubject(),
          message.getMessageID(),
          String.valueOf(message.getReplyTo()[0]),
          part(message, "text/plain").orElse(""),
          part(message, "text/html").orElse(""),
          part(message, "application/json").orElse(""));
    } catch (MessagingException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Optional<String> part(Part part, String type)
      throws MessagingException, IOException {
    if (part.isMimeType(type)) {
      return Optional.of(
          new String(part.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
              .replace("\r\n", "\n"));
    }
    if (part.getContent() instanceof Multipart parts) {
      for (int i = 0; i < parts.getCount(); i++) {
        Optional<String> found = part(parts.getBodyPart(i), type);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }
}
