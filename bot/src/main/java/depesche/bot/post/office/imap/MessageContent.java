package depesche.bot.post.office.imap;

import depesche.bot.mime.Bytes;
import depesche.bot.mime.Headers;
import depesche.bot.mime.MediaType;
import depesche.bot.mime.MessageScanner;
import depesche.bot.mime.MimePart;
import depesche.bot.mime.ReadingLimits;
import java.util.LinkedHashMap;
import java.util.List;

/// A message at hand, taken apart.
record MessageContent(Bytes bytes, MimePart message) {

  private static final MediaType PLAIN = new MediaType("text", "plain", new LinkedHashMap<>());

  /// {@return the message; one that is too much to take apart shows as one plain text}
  static MessageContent of(Bytes bytes) {
    return switch (MessageScanner.read(bytes, ReadingLimits.WIDE)) {
      case MessageScanner.Whole(MimePart message) -> new MessageContent(bytes, message);
      case MessageScanner.Beyond(Headers headers, String limit, int content) ->
          new MessageContent(
              bytes, new MimePart(headers, PLAIN, 0, content, bytes.length(), List.of()));
    };
  }
}
