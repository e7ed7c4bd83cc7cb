package depesche.bot.desk.letter;

import depesche.bot.desk.Command;
import depesche.bot.desk.Request;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The words below a command that takes them as they are written: up to a line `END`, `ENDPRESS` or
/// `SIGNOFF`, or the end of the letter.
///
/// @param lines as they were written
/// @param end the first line behind the block, from 0; `SIGNOFF` is not part of it
record TextBlock(List<String> lines, int end) {

  private static final List<String> COMMANDS = List.of("ANNOUNCE", "NOTE");
  private static final List<String> ENDS = List.of("END", "ENDPRESS", "ENDANNOUNCE", "ENDNOTE");

  TextBlock {
    lines = List.copyOf(lines);
  }

  /// {@return whether the lines below belong to this command}
  static boolean follows(Command command) {
    return COMMANDS.contains(command.word(0));
  }

  /// {@return the lines of a letter with those blank that are handed on as they are written}
  static List<String> without(Request request, List<String> lines) {
    List<String> read = new ArrayList<>(lines);
    for (int i = 0; i < lines.size(); i++) {
      Command command = Command.of(i + 1, lines.get(i)).withoutComment().given();
      if (follows(command) && Desks.means(request, command)) {
        int end = below(lines, i).end();
        Collections.fill(read.subList(i + 1, end), "");
        i = end - 1;
      }
    }
    return read;
  }

  /// {@return the block whose command stands in the line `above`, from 0}
  static TextBlock below(List<String> lines, int above) {
    List<String> block = new ArrayList<>();
    for (int i = above + 1; i < lines.size(); i++) {
      Command command = Command.of(i + 1, lines.get(i)).plain();
      boolean alone = command.words().size() <= 2;
      if (alone && (ENDS.contains(command.word(0)) || ENDS.contains(command.joined().word(0)))) {
        return new TextBlock(block, i + 1);
      }
      if (LetterCommands.isSignOff(command)) {
        return new TextBlock(block, i);
      }
      block.add(lines.get(i));
    }
    return new TextBlock(block, lines.size());
  }
}
