package depesche.bot.post.office.imap;

import depesche.bot.mime.CharacterSets;
import depesche.bot.mime.EncodedWords;
import depesche.bot.mime.MimePart;
import depesche.bot.mime.TransferEncoding;
import depesche.bot.post.office.StoredMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/// A message that is asked about.
///
/// @param lastNumber the highest sequence number there is, for `*`
/// @param lastUid the highest UID there is
record Candidate(StoredMessage storedMessage, int number, int lastNumber, long lastUid) {

  private MessageContent content() {
    try {
      return MessageContent.of(storedMessage.bytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean header(String name, String wanted) {
    List<String> values = content().message().headers().all(name);
    return values.stream()
        .anyMatch(v -> contains(v, wanted) || contains(EncodedWords.decode(v), wanted));
  }

  boolean body(String wanted) {
    MessageContent messageContent = content();
    return text(messageContent, messageContent.message(), wanted);
  }

  private static boolean text(MessageContent messageContent, MimePart mimePart, String wanted) {
    if (!mimePart.parts().isEmpty()) {
      return mimePart.parts().stream().anyMatch(p -> text(messageContent, p, wanted));
    }
    byte[] bytes = TransferEncoding.decode(messageContent.bytes(), mimePart, 1 << 20);
    return mimePart.type().type().equals("text")
        && contains(
            CharacterSets.decode(bytes, mimePart.type().parameter("charset")).text(), wanted);
  }

  boolean anywhere(String wanted) {
    return contains(new String(content().bytes(), StandardCharsets.ISO_8859_1), wanted)
        || body(wanted);
  }

  private static boolean contains(String text, String wanted) {
    return text.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT));
  }
}
