package depesche.bot.report;

import depesche.bot.report.page.CommandMark;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A message for Discord, finished but for its commands.
///
/// @param pieces markdown, to be sent one after the other: each of at most 1,950 characters, with
///   no mention that is live
/// @param attachment the whole of it as plain text, for a file `report.txt`, if there is more than
///   the pieces tell
/// @param inOne whether all pieces go in one message, since each message counts
/// @param frames the whole of it in frames, where that can be; each of at most 4,000 characters
public record DiscordText(
    List<String> pieces,
    Optional<String> attachment,
    boolean inOne,
    Optional<DiscordFrames> frames) {

  /// With the foot below, Discord takes no more in a message.
  private static final int LONGEST = 1970;

  /// A message a piece.
  public DiscordText(List<String> pieces, Optional<String> attachment) {
    this(pieces, attachment, false);
  }

  /// Without frames.
  public DiscordText(List<String> pieces, Optional<String> attachment, boolean inOne) {
    this(pieces, attachment, inOne, Optional.empty());
  }

  public DiscordText {
    pieces = List.copyOf(pieces);
  }

  /// {@return the same, finished: every command is said in this way, by its name}
  public DiscordText said(UnaryOperator<String> commands) {
    return new DiscordText(
        pieces.stream().map(piece -> said(piece, LONGEST, commands)).toList(),
        attachment,
        inOne,
        frames.map(framed -> framed.said(commands)));
  }

  /// {@return a text with every command said in this way; as they are typed if it gets too long}
  static String said(String text, int longest, UnaryOperator<String> commands) {
    String live = CommandMark.said(text, commands);
    return live.length() <= longest ? live : CommandMark.plain(text);
  }
}
