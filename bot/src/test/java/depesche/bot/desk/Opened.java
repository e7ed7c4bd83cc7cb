package depesche.bot.desk;

import depesche.adjudicator.picture.Picture;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.Posting;
import depesche.bot.post.smtp.Placeholder;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Optional;

/// Opens what went out, by mail or to Discord, for a test to read.
final class Opened {

  private Opened() {}

  /// A picture as what would be painted: all its words, which a scan can look for.
  static byte[] painted(Picture picture) {
    return picture.toString().getBytes(StandardCharsets.UTF_8);
  }

  /// The log's name for a parcel stands with its headers: both are read by others than its reader.
  /// The words of a picture stand behind the page.
  static Bureau.Mail mail(UnitOfWork unitOfWork, ParcelRow parcel) {
    String to = parcel.recipient;
    Placeholder form = Destination.is(to) ? Placeholder.IN_JSON : Placeholder.IN_MAIL;
    return mail(parcel, form.fill(parcel.bytes, unitOfWork.enclosures().of(parcel)));
  }

  /// As above, of a parcel of a transaction that goes on: in the place of each file is its digest.
  static Bureau.Mail written(ParcelRow parcel) {
    return mail(parcel, parcel.bytes);
  }

  private static Bureau.Mail mail(ParcelRow parcel, byte[] bytes) {
    String to = parcel.recipient;
    if (Destination.is(to)) {
      String text =
          Posting.read(bytes).pieces().stream()
              .map(Posting.Piece::whole)
              .reduce("", String::concat);
      String files =
          Posting.read(bytes).pieces().stream()
              .flatMap(piece -> piece.files().stream())
              .map(file -> new String(file.bytes(), StandardCharsets.UTF_8))
              .reduce("", String::concat);
      return new Bureau.Mail(to, "", "", "", text, "", files, logged(parcel));
    }
    try {
      MimeMessage message = new MimeMessage(null, new ByteArrayInputStream(bytes));
      return new Bureau.Mail(
          to,
          message.getSubject(),
          message.getMessageID(),
          String.valueOf(message.getReplyTo()[0]),
          part(message, "text/plain").orElse(""),
          part(message, "text/html").orElse("") + part(message, "image/png").orElse(""),
          part(message, "application/json").orElse("")
              + pasted(message).orElse("")
              + part(message, "text/calendar").orElse(""),
          String.join("\n", Collections.list(message.getAllHeaderLines())) + logged(parcel));
    } catch (MessagingException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String logged(ParcelRow parcel) {
    return "\nLogged: " + parcel.name();
  }

  /// What is sent to be pasted elsewhere, or a form: the one file of text.
  private static Optional<String> pasted(Part part) throws MessagingException, IOException {
    if (part.getFileName() != null && part.isMimeType("text/*")) {
      return Optional.of(part.getContent().toString());
    }
    if (part.getContent() instanceof Multipart parts) {
      for (int i = 0; i < parts.getCount(); i++) {
        Optional<String> found = pasted(parts.getBodyPart(i));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
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
