package depesche.bot.post;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A mail to be composed: for one recipient, with ids in angle brackets.
///
/// @param to the one recipient, `anna@example.org`
/// @param messageId our own, `<word@domain>`; it also fixes the boundaries, so same mail, same
///   bytes
/// @param inReplyTo the message this answers
/// @param references the thread so far, oldest first
/// @param attachments pictures the HTML part shows, and files
/// @param reply whether it answers a letter (`auto-replied`) or comes by itself (`auto-generated`)
/// @param from the bot, `Depesche <depesche@example.org>` or the bare address
/// @param replyTo where an answer goes, `depesche+token@example.org`
public record Outgoing(
    String to,
    String subject,
    String messageId,
    Optional<String> inReplyTo,
    List<String> references,
    String text,
    Optional<String> html,
    List<Attachment> attachments,
    boolean reply,
    Instant date,
    String from,
    String replyTo) {

  public Outgoing {
    references = List.copyOf(references);
    attachments = List.copyOf(attachments);
  }
}
