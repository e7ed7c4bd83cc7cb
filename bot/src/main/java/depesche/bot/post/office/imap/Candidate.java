package depesche.bot.post.office.imap;

import depesche.bot.mime.Bytes;
import depesche.bot.mime.CharacterSets;
import depesche.bot.mime.EncodedWords;
import depesche.bot.mime.MimePart;
import depesche.bot.mime.TransferEncoding;
import depesche.bot.post.office.StoredMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A message that is asked about.
///
/// @param file what is in it
/// @param lastNumber the highest sequence number there is, for `*`
/// @param lastUid the highest UID there is
record Candidate(
    StoredMessage storedMessage, Content file, int number, int lastNumber, long lastUid) {

  /// Of a day and a month and a year, whatever else there is in the field.
  private static final Pattern DAY =
      Pattern.compile("([0-9]{1,2})[ -]+([A-Za-z]{3})[ -]+([0-9]{4})");

  /// The bytes of a message.
  @FunctionalInterface
  interface Content {
    byte[] bytes() throws IOException;
  }

  private MessageContent content() {
    try {
      return MessageContent.of(Bytes.of(file.bytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] bytes(MessageContent messageContent) {
    return switch (messageContent.bytes()) {
      case Bytes.InMemory(byte[] all) -> all;
      case Bytes other -> other.copy(0, other.length());
    };
  }

  boolean header(String name, String wanted) {
    List<String> values = content().message().headers().all(name);
    return values.stream()
        .anyMatch(v -> contains(v, wanted) || contains(EncodedWords.decode(v), wanted));
  }

  boolean body(String wanted) {
    return body(content(), wanted);
  }

  private static boolean body(MessageContent messageContent, String wanted) {
    return text(messageContent, messageContent.message(), wanted);
  }

  private static boolean text(MessageContent messageContent, MimePart mimePart, String wanted) {
    if (!mimePart.parts().isEmpty()) {
      return mimePart.parts().stream().anyMatch(p -> text(messageContent, p, wanted));
    }
    byte[] bytes = TransferEncoding.decode(bytes(messageContent), mimePart, 1 << 20);
    return mimePart.type().type().equals("text")
        && contains(
            CharacterSets.decode(bytes, mimePart.type().parameter("charset")).text(), wanted);
  }

  boolean anywhere(String wanted) {
    MessageContent messageContent = content();
    return contains(new String(bytes(messageContent), StandardCharsets.ISO_8859_1), wanted)
        || messageContent.message().headers().fields().stream()
            .anyMatch(field -> contains(EncodedWords.decode(field.value()), wanted))
        || body(messageContent, wanted);
  }

  /// {@return the day in its `Date`, wherever on earth that was; empty if it has none}
  Optional<LocalDate> sent() {
    return content()
        .message()
        .headers()
        .first("Date")
        .map(DAY::matcher)
        .filter(Matcher::find)
        .flatMap(day -> Search.day(day.group(1) + "-" + day.group(2) + "-" + day.group(3)));
  }

  private static boolean contains(String text, String wanted) {
    return text.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT));
  }
}
