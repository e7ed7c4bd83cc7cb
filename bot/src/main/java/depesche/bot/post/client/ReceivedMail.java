package depesche.bot.post.client;

import depesche.bot.post.Attachment;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A mail as a person's mail program shows it.
///
/// @param uid its number in the mailbox
/// @param from the sender's bare address
/// @param replyTo the bare address an answer goes to
/// @param messageId with angle brackets; empty if there is none
/// @param references the thread so far, oldest first
/// @param text the plain part; empty if there is none
/// @param html the HTML part; empty if there is none
/// @param raw the whole message as the server keeps it
public record ReceivedMail(
    long uid,
    String from,
    String replyTo,
    String subject,
    String messageId,
    Optional<String> inReplyTo,
    List<String> references,
    Instant date,
    String text,
    String html,
    List<Attachment> attachments,
    byte[] raw) {

  public ReceivedMail {
    references = List.copyOf(references);
    attachments = List.copyOf(attachments);
    raw = raw.clone();
  }

  /// {@return whether it asks its reader to say that a letter in their name is theirs}
  public boolean asksWhose() {
    return messageId.startsWith("<proof.");
  }

  /// {@return whether this mail answers the message with that id}
  public boolean answers(String id) {
    return inReplyTo.filter(id::equals).isPresent();
  }
}
