package depesche.bot.post.office.imap;

import depesche.bot.mime.Bytes;
import depesche.bot.post.office.MailFile;
import depesche.bot.post.office.MailFolder;
import depesche.bot.post.office.StoredMessage;
import java.io.IOException;
import java.util.Optional;

/// A message of which something is asked that stands in its file. The file is opened when it must
/// be.
final class OpenMessage implements AutoCloseable {

  /// A message that is not longer is read at once.
  private static final int SHORT = 256 * 1024;

  private final MailFolder mailFolder;
  private final StoredMessage storedMessage;
  private final LastParts lastParts;
  private Optional<MailFile> file = Optional.empty();
  private Optional<MessageContent> content = Optional.empty();

  OpenMessage(MailFolder mailFolder, StoredMessage storedMessage, LastParts lastParts) {
    this.mailFolder = mailFolder;
    this.storedMessage = storedMessage;
    this.lastParts = lastParts;
  }

  /// {@return the message; nothing is in it if it is gone}
  MessageContent content() throws IOException {
    if (content.isEmpty()) {
      content = Optional.of(opened());
    }
    return content.get();
  }

  private MessageContent opened() throws IOException {
    if (storedMessage.size() <= SHORT) {
      return MessageContent.of(Bytes.of(mailFolder.content(storedMessage)));
    }
    file = mailFolder.open(storedMessage);
    return file.isPresent()
        ? lastParts.of(storedMessage.uid(), file.get())
        : MessageContent.of(Bytes.of(new byte[0]));
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
