package depesche.bot.desk.letter;

import static depesche.bot.desk.Outcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.Outcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.play.PhaseDesk;
import depesche.bot.desk.press.LetterSecrets;
import depesche.bot.desk.press.PressDesk;
import depesche.bot.press.PressBlock;
import depesche.bot.press.PressBlocks;
import java.util.List;
import java.util.Optional;

/// The commands of a letter, served from its first line to its last or to `SIGNOFF`.
final class LetterCommands {

  private LetterCommands() {}

  /// Serves every line that is a command, and every press where its head stands.
  ///
  /// @param lines the letter without its press
  /// @return its sections; their orders have been read
  static List<SeatSections.Section> serve(
      Request request, List<String> lines, PressBlocks press, Optional<String> answers) {
    SeatSections sections = new SeatSections(request, lines, press);
    boolean open = true;
    CommandLimit limit = new CommandLimit();
    LetterSecrets secrets = new LetterSecrets(press.rest());
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() && press.at(i + 1).isEmpty()) {
        sections.keep("");
        continue;
      }
      Command command = Command.of(i + 1, line).withoutComment().given();
      press
          .at(i + 1)
          .ifPresent(
              block ->
                  request.say(
                      block.line(),
                      block.head(),
                      bars(request, block)
                          .or(() -> limit.bars(block.kind().name()))
                          .orElseGet(() -> PressDesk.serve(request, block, answers, secrets))));
      if (open && isSignOff(command)) {
        request.say(command.line(), line, taken(new DeskFact.SignedOff()));
        open = false;
      }
      if (open) {
        PhaseDesk.heads(request, command);
      }
      int next = i + 1;
      if (open && TextBlock.follows(command) && Desks.means(request, command)) {
        TextBlock block = TextBlock.below(request, lines, press, i);
        request.rights.setBelow(block.lines());
        next = block.end();
      }
      sections.reach(command);
      // `I want to concede` wishes; `CONCEDE Blue` commands.
      boolean commands = Desks.knows(Command.of(i + 1, line));
      boolean wished = open && !commands && PlainWish.answer(request, command);
      boolean served =
          open
              && !wished
              && (sections.clash().refuse(request, command)
                  || Desks.serve(request, command, limit)
                  || Desks.deny(request, command));
      if (served) {
        sections.follow(command);
      }
      wished |= open && commands && !served && PlainWish.answer(request, command);
      sections.keep(open && !served && !wished ? line : "");
      for (; i + 1 < next; i++) {
        sections.keep("");
      }
    }
    return sections.end();
  }

  /// {@return why a press is not sent, if so: it stands under a condition, or in a letter for
  /// another seat}
  private static Optional<Outcome> bars(Request request, PressBlock block) {
    return Desks.misplaced(request, block.line(), block.kind().name())
        .or(() -> ActedLines.bars(request, block));
  }

  static boolean isSignOff(Command command) {
    return command.word(0).equals("SIGNOFF")
        || (command.words().size() == 2 && command.joined().word(0).equals("SIGNOFF"));
  }
}
