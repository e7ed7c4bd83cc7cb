package depesche.bot.report;

import depesche.adjudicator.Seat;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.page.Block;
import depesche.bot.report.page.CommandMark;
import depesche.bot.report.page.Pieces;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A mail in frames, as Discord shows them: with a title and the colour of the reader's seat.
///
/// @param colour 0 if it has none
/// @param texts one a frame, in Discord's markdown
public record DiscordFrames(String title, int colour, List<String> texts) {

  /// Discord takes 4,096 characters of a frame, and 6,000 of all frames of a message with their
  /// titles and feet.
  private static final int LONGEST = 4000;

  private static final int MOST_OF_ONE = 4096;
  private static final int MOST = 5700;
  private static final int LONGEST_TITLE = 200;

  public DiscordFrames {
    texts = List.copyOf(texts);
  }

  /// {@return a mail in frames; nothing if it does not fit into one message} What stands at the end
  /// of every mail stands under no frame.
  static Optional<DiscordFrames> of(List<Block> blocks, MailContext heading) {
    List<Block> rest = new ArrayList<>();
    Optional<Block.Title> title = Optional.empty();
    for (Block block : blocks) {
      if (title.isEmpty() && block instanceof Block.Title first) {
        title = Optional.of(first);
        if (!first.under().isEmpty()) {
          rest.add(new Block.Words(first.under()));
        }
      } else if (!(block instanceof Block.Foot)) {
        rest.add(block);
      }
    }
    List<String> texts = Pieces.of(rest, LONGEST);
    boolean fits = texts.stream().mapToInt(String::length).sum() <= MOST;
    return title
        .filter(_ -> fits && !texts.isEmpty())
        .filter(first -> first.words().length() <= LONGEST_TITLE)
        .map(first -> new DiscordFrames(first.words(), colour(heading), texts));
  }

  /// {@return the same, with every command said in this way} A command is hardly longer than its
  /// mark, and there is room for some.
  DiscordFrames said(UnaryOperator<String> commands) {
    return new DiscordFrames(
        CommandMark.plain(title),
        colour,
        texts.stream().map(text -> DiscordText.said(text, MOST_OF_ONE, commands)).toList());
  }

  private static int colour(MailContext heading) {
    List<String> seats =
        heading.names().countries().sequencedKeySet().stream().map(Seat::name).toList();
    int own = heading.seat().map(seat -> seats.indexOf(seat.name())).orElse(-1);
    return own < 0
        ? 0
        : Integer.parseInt(OwnerColour.onBoard(seats).get(own).deep().substring(1), 16);
  }
}
