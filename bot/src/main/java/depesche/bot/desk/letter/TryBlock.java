package depesche.bot.desk.letter;

import depesche.bot.desk.Command;
import depesche.bot.desk.Request;
import depesche.bot.press.PressBlocks;
import java.util.List;

/// The lines below `TRY`: up to `ENDTRY`, or, if that is missing, up to the first empty line or
/// command. Lines below that are read as always, so that no order is lost to a trial.
record TryBlock(Request request, List<String> lines, PressBlocks press) {

  /// {@return the first line that is no longer tried, from 0}
  ///
  /// @param above where `TRY` stands, from 0
  TextBlock below(int above) {
    int first = above + 1;
    int end = first;
    while (end < lines.size() && !isEnd(end) && !isStop(end)) {
      end++;
    }
    if (end < lines.size() && isEnd(end)) {
      return new TextBlock(lines.subList(first, end), end + 1);
    }
    int next = first;
    while (next < end && !lines.get(next).isBlank() && !acts(next)) {
      next++;
    }
    return new TextBlock(lines.subList(first, next), next);
  }

  private Command command(int at) {
    return Command.of(at + 1, lines.get(at)).withoutComment().given();
  }

  private boolean isEnd(int at) {
    String line = lines.get(at).strip();
    return line.equals("ENDTRY") || line.equals("END TRY");
  }

  /// Another trial, a press or the end of the letter.
  private boolean isStop(int at) {
    Command command = command(at);
    return command.isSignOff()
        || press.at(at + 1).isPresent()
        || (command.word(0).equals("TRY") && Desks.knows(command));
  }

  private boolean acts(int at) {
    Command command = command(at);
    return Desks.stands(request, command) || Desks.means(request, command);
  }
}
