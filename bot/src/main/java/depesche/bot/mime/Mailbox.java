package depesche.bot.mime;

/// One address of an address list, read leniently: for showing and for finding tags, never as
/// proof.
///
/// @param name the words beside it, perhaps empty
public record Mailbox(String name, String local, String domain) {}
