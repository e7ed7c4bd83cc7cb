package depesche.bot.report;

import java.time.ZoneId;

/// A running game of somebody.
///
/// @param paused it asks for nothing now, and nothing else is told of it
/// @param standIn whether they act for the seat for a while
/// @param onFile whether something of theirs is on file
/// @param address where its orders go; empty for a reader without mail
public record DigestGame(
    MailContext heading, Due due, boolean paused, boolean standIn, boolean onFile, String address) {

  /// {@return a game that is paused}
  public static DigestGame paused(String game, ZoneId zone) {
    MailContext none = MailContext.none(zone);
    MailContext named =
        new MailContext(
            game, none.title(), none.phase(), none.seat(), none.chosen(), none.names(), zone);
    return new DigestGame(named, Due.nothing(), true, false, false, "");
  }

  /// {@return whether something is asked of its reader that they have not sent}
  public boolean isOpen() {
    return !due.prompts().isEmpty() && (!due.missing().isEmpty() || !onFile);
  }
}
