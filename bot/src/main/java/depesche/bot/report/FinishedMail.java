package depesche.bot.report;

/// A finished mail without its headers.
///
/// @param subject what follows the prefix that names the game
/// @param text plain, at most 76 columns wide, ending in a line break
/// @param html one whole page; a picture is `cid:map`, `cid:board` or `cid:sheet`
public record FinishedMail(String subject, String text, String html) {}
