package depesche.bot.door;

import java.util.Optional;

/// An address a letter was sent to, lower case: `mailbox+tag@domain`.
///
/// @param tag the part behind the plus sign: a reply token, perhaps
public record Recipient(String mailbox, Optional<String> tag, String domain) {

  /// {@return whether it is this address}
  public boolean is(String address) {
    return (mailbox + tag.map(word -> "+" + word).orElse("") + "@" + domain).equals(address);
  }
}
