package depesche.bot.report;

import java.util.List;
import java.util.Optional;

/// A finished message for Discord.
///
/// @param pieces markdown, to be sent one after the other: each of at most 1,950 characters, with
///   no mention that is live
/// @param attachment the whole of it as plain text, for a file `report.txt`, if there is more than
///   the pieces tell
public record DiscordText(List<String> pieces, Optional<String> attachment) {

  public DiscordText {
    pieces = List.copyOf(pieces);
  }
}
