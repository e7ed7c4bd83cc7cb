package depesche.bench;

import depesche.bot.post.Delivery;
import depesche.bot.post.smtp.SmtpSender;
import java.nio.charset.StandardCharsets;

/// Letters that are handed in at a mail server.
final class BenchLetters {

  private BenchLetters() {}

  /// Hands in a letter.
  ///
  /// @param id what its Message-ID begins with; each has one of its own
  /// @param text its lines, each without `\r`
  /// @throws IllegalStateException if the server does not take it
  static void hand(SmtpSender door, String from, String to, String id, String text) {
    String letter =
        "From: %s\r\nTo: %s\r\nMessage-ID: <%s@example.org>\r\nSubject: a letter\r\n\r\n%s\r\n"
            .formatted(from, to, id, text.replace("\n", "\r\n"));
    Delivery delivery = door.send(from, to, letter.getBytes(StandardCharsets.US_ASCII));
    if (!(delivery instanceof Delivery.Accepted)) {
      throw new IllegalStateException("not taken in: " + delivery);
    }
  }
}
