package depesche.bot.desk.letter;

import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.Correction;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.press.LetterSecrets;
import depesche.bot.desk.press.PressDesk;
import depesche.bot.press.PressBlock;
import depesche.bot.press.PressBlocks;
import java.util.List;
import java.util.Optional;

/// The commands of a letter, served from its first line to its last or to `SIGNOFF`.
final class LetterCommands {

  private final LetterCourse course;
  private final List<String> lines;
  private final PressBlocks press;
  private final Optional<String> answers;
  private final SeatSections sections;
  private final LetterSecrets secrets;
  private final CommandLimit limit = new CommandLimit();
  private boolean open = true;

  /// @param lines the letter without its press
  /// @param answers the id of the mail that it answers
  LetterCommands(
      LetterCourse course, List<String> lines, PressBlocks press, Optional<String> answers) {
    this.course = course;
    this.lines = lines;
    this.press = press;
    this.answers = answers;
    sections = new SeatSections(course, lines, press);
    secrets = new LetterSecrets(press.rest());
  }

  /// Serves every line that is a command, and every press where its head stands.
  ///
  /// @return the sections of the letter; their orders have been read
  List<SeatSections.Section> serve() {
    int next = 0;
    while (next < lines.size()) {
      next = serve(next);
    }
    sections.close(false);
    return sections.closed();
  }

  /// Serves the line at this place, from 0.
  ///
  /// @return the next one to serve
  private int serve(int at) {
    String line = lines.get(at);
    Optional<PressBlock> block = press.at(at + 1);
    if (line.isBlank() && block.isEmpty()) {
      sections.keep("");
      return at + 1;
    }
    Command command = Command.of(at + 1, line).withoutComment().given();
    block.ifPresent(this::serve);
    if (open && command.isSignOff()) {
      course.say(command, line, taken(new DeskFact.SignedOff()));
      open = false;
    }
    if (open) {
      Desks.heads(course.request(), command).ifPresent(course::turn);
    }
    int next = at + 1;
    if (open && TextBlock.follows(command) && Desks.means(course.request(), command)) {
      TextBlock text = TextBlock.below(course.request(), lines, press, at);
      command = command.over(text.lines());
      next = text.end();
    }
    sections.reach(command);
    boolean answered = open && answer(command);
    sections.keep(open && !answered ? line : "");
    for (int i = at + 1; i < next; i++) {
      sections.keep("");
    }
    return next;
  }

  private void serve(PressBlock block) {
    if (course.request().envelope.correction().isPresent()) {
      unserved(block.line(), block.head());
      return;
    }
    LineOutcome outcome =
        bars(block)
            .or(() -> limit.bars(block.kind().name()))
            .orElseGet(() -> PressDesk.serve(course.request(), block, answers, secrets));
    course.say(Command.of(block.line(), block.head()), block.head(), outcome);
  }

  /// {@return whether a line was answered that is no order} `I want to concede` wishes; `CONCEDE
  /// Blue` commands.
  private boolean answer(Command command) {
    if (course.request().envelope.correction().isPresent()
        && Desks.acts(course.request(), command)) {
      unserved(command.line(), command.text());
      return true;
    }
    boolean commands = Desks.knows(Command.of(command.line(), lines.get(command.line() - 1)));
    if (!commands && say(command, PlainWish.answered(course.request(), command))) {
      return true;
    }
    if (say(command, sections.clash().refused(course.request(), command))
        || Desks.serve(course, command, limit)
        || say(command, Desks.denied(course.request(), command))) {
      sections.follow(command);
      return true;
    }
    return commands && say(command, PlainWish.answered(course.request(), command));
  }

  /// What a message that was changed says besides orders was done when it was read first.
  private void unserved(int line, String text) {
    Correction correction = course.request().envelope.correction().orElseThrow();
    if (!correction.had(text)) {
      course.say(line, text, new Verdict.Refused(new LetterNote.EditedCommand()));
    }
  }

  private boolean say(Command command, Optional<LineOutcome> outcome) {
    outcome.ifPresent(said -> course.say(command, command.text(), said));
    return outcome.isPresent();
  }

  /// {@return why a press is not sent, if so: it stands under a condition, or in a letter for
  /// another seat}
  private Optional<LineOutcome> bars(PressBlock block) {
    return Desks.misplaced(course.request(), block.line(), block.kind().name())
        .or(() -> new ActedLines(course.request()).bars(block));
  }
}
