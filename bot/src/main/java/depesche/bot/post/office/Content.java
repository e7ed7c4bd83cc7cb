package depesche.bot.post.office;

import depesche.bot.mime.Headers;
import depesche.bot.mime.Limits;
import depesche.bot.mime.MediaType;
import depesche.bot.mime.Part;
import depesche.bot.mime.Scanner;
import java.util.LinkedHashMap;
import java.util.List;

/// A message with its bytes in hand, taken apart.
record Content(byte[] bytes, Part message) {

  /// {@return the message; one that is too much to take apart shows as one plain text}
  static Content of(byte[] bytes) {
    return switch (Scanner.read(bytes, Limits.WIDE)) {
      case Scanner.Whole(Part message) -> new Content(bytes, message);
      case Scanner.Beyond(Headers headers, String limit) ->
          new Content(bytes, new Part(headers, PLAIN, 0, 0, bytes.length, List.of()));
    };
  }

  private static final MediaType PLAIN = new MediaType("text", "plain", new LinkedHashMap<>());
}
