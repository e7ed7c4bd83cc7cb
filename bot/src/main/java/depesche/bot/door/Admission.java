package depesche.bot.door;

import java.util.List;
import java.util.Optional;

/// What the door says of a raw message.
public sealed interface Admission {

  /// A letter to be read.
  ///
  /// @param failed whether the receiving server says that it is not from its sender's domain
  record Admitted(LetterHeader letterHeader, AuthorText authorText, boolean failed)
      implements Admission {}

  /// A message by a machine, or one of our own come back: never answered.
  record Robot(String why, LetterHeader letterHeader) implements Admission {}

  /// A message that only its subject makes look like a machine's. It is a letter if a player wrote
  /// something in it that counts; otherwise it is never answered.
  record Doubtful(String why, Admitted letter) implements Admission {}

  /// A message that came through a mailing list, and names us among those it is for: somebody may
  /// have sent orders where others read them. Nothing in it counts.
  record Posted(String why, Admitted letter) implements Admission {}

  /// A mail server says that a mail of ours did not arrive, or somebody says so in its name.
  ///
  /// @param id of that mail, if it is named
  /// @param tags of the addresses to which it is sent, behind the plus
  /// @param recipients whom it did not reach, if they are named
  /// @param status such as `5.1.1`
  record Bounced(Optional<String> id, List<String> tags, List<String> recipients, String status)
      implements Admission {
    public Bounced {
      tags = List.copyOf(tags);
      recipients = List.copyOf(recipients);
    }
  }

  /// A message beyond our limits. Its sender may get one refusal; the reason is a sentence for
  /// them.
  record Refused(LetterHeader letterHeader, String reason) implements Admission {}
}
