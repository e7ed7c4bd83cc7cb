package depesche.bot.door;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The outside of a letter.
///
/// @param recipients from To, Cc, Delivered-To and X-Original-To, in that order, each once
/// @param subject decoded, on one line, without control characters
/// @param messageId with angle brackets
/// @param references ids with angle brackets, oldest first
/// @param dated when its author says it was written: for information, decides nothing
public record Heading(
    Sender sender,
    List<Recipient> recipients,
    String subject,
    Optional<String> messageId,
    Optional<String> inReplyTo,
    List<String> references,
    Optional<Instant> dated) {

  public Heading {
    recipients = List.copyOf(recipients);
    references = List.copyOf(references);
  }

  /// {@return the tags of all recipients, each once: where a reply token is found}
  public List<String> tags() {
    return recipients.stream().flatMap(r -> r.tag().stream()).distinct().toList();
  }
}
