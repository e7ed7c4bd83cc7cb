package depesche.bot.post.office.imap;

import depesche.bot.mime.Bytes;
import depesche.bot.mime.MimePart;
import java.util.Optional;

/// How a session last took a long message apart: a client asks for its parts one after the other.
final class LastParts {

  private long uid;
  private Optional<MimePart> message = Optional.empty();

  /// {@return a message, taken apart if it is not the last one}
  MessageContent of(long asked, Bytes bytes) {
    if (message.isEmpty() || uid != asked) {
      message = Optional.of(MessageContent.of(bytes).message());
      uid = asked;
    }
    return new MessageContent(bytes, message.get());
  }
}
