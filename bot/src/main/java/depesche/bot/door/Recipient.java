package depesche.bot.door;

import java.util.Optional;

/// An address a letter was sent to, lower case: `mailbox+tag@domain`.
///
/// @param tag the part behind the plus sign: a reply token, perhaps
public record Recipient(String mailbox, Optional<String> tag, String domain) {}
