package depesche.bot.desk.letter;

import depesche.bot.desk.Command;
import depesche.bot.desk.Request;
import depesche.bot.desk.play.OrderDesk;
import depesche.bot.press.PressBlocks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/// The words below a command that takes them as they are written: up to a line `END`, `ENDPRESS` or
/// `SIGNOFF`. Where no such line comes they end with the next line that acts on its own, so that no
/// command is sent to everybody: a command in capitals or one that names a game, the head of a
/// press, and an order of the writer. Behind `NOTE` and a text an empty line ends them, too.
///
/// @param lines as they were written
/// @param end the first line behind the block, from 0; `SIGNOFF` is not part of it
record TextBlock(List<String> lines, int end) {

  private static final List<String> COMMANDS = List.of("ANNOUNCE", "NOTE", "TRY");
  private static final List<String> ENDS = List.of("END", "ENDPRESS", "ENDANNOUNCE", "ENDNOTE");

  TextBlock {
    lines = List.copyOf(lines);
  }

  /// {@return whether the lines below belong to this command}
  static boolean follows(Command command) {
    return COMMANDS.contains(command.word(0));
  }

  /// {@return the lines of a letter with those blank that are handed on as they are written}
  static List<String> without(Request request, List<String> lines, PressBlocks press) {
    List<String> read = new ArrayList<>(lines);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank()) {
        continue;
      }
      Command command = command(lines, i);
      if (follows(command) && Desks.means(request, command)) {
        int end = below(request, lines, press, i).end();
        Collections.fill(read.subList(i + 1, end), "");
        i = end - 1;
      }
    }
    return read;
  }

  private static Command command(List<String> lines, int at) {
    return Command.of(at + 1, lines.get(at)).withoutComment().given();
  }

  /// {@return the block whose command stands in the line `above`, from 0}
  static TextBlock below(Request request, List<String> lines, PressBlocks press, int above) {
    Command head = command(lines, above);
    if (head.word(0).equals("TRY")) {
      return new TryBlock(request, lines, press).below(above);
    }
    // `NOTE bismarck all well` says all on its line, or goes on where a program broke it.
    boolean note = head.word(0).equals("NOTE") && head.words().size() > 2;
    int first = above + 1;
    int end = first;
    while (end < lines.size() && !isEnd(lines, end) && !isStop(request, lines, press, end)) {
      end++;
    }
    boolean ended = !note && end < lines.size() && isEnd(lines, end);
    int next = ended ? end : first;
    while (next < end && !acts(request, lines, next) && !(note && lines.get(next).isBlank())) {
      next++;
    }
    boolean marked = next == end && end < lines.size() && isEnd(lines, end);
    return new TextBlock(lines.subList(first, next), marked ? next + 1 : next);
  }

  /// The head of another text ends this one, too, and so does a press.
  private static boolean isStop(Request request, List<String> lines, PressBlocks press, int at) {
    Command command = command(lines, at);
    return Command.of(at + 1, lines.get(at)).plain().isSignOff()
        || press.at(at + 1).isPresent()
        || (follows(command) && Desks.means(request, command));
  }

  private static boolean isEnd(List<String> lines, int at) {
    Command command = Command.of(at + 1, lines.get(at)).plain();
    boolean alone = command.words().size() <= 2;
    return alone && (ENDS.contains(command.word(0)) || ENDS.contains(command.joined().word(0)));
  }

  private static boolean acts(Request request, List<String> lines, int at) {
    return !lines.get(at).isBlank()
        && (Desks.stands(request, command(lines, at))
            || (request.seat().isPresent() && isOrder(request, lines, at)));
  }

  private static boolean isOrder(Request request, List<String> lines, int at) {
    String line = lines.get(at);
    boolean loud = line.equals(line.toUpperCase(Locale.ROOT));
    OrderDesk desk = new OrderDesk(request);
    return loud
        ? !request.services.library().isProse(line) || desk.speaks(only(lines, at))
        : desk.counts(only(lines, at));
  }

  private static List<String> only(List<String> lines, int at) {
    List<String> one = new ArrayList<>(Collections.nCopies(lines.size(), ""));
    one.set(at, lines.get(at));
    return one;
  }
}
