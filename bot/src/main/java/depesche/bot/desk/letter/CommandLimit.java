package depesche.bot.desk.letter;

import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.WriterStanding;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// How much one letter may bring about: so many commands, and so many mails beside its receipt.
/// Without a limit a letter of nothing but `STATUS` makes thousands of mails, and all games wait
/// for them. Orders are no commands, nor is the heading of a part.
final class CommandLimit {

  /// More than anybody writes by hand.
  private static final int COMMANDS = 200;

  /// More than anybody asks for by hand.
  private static final int MAILS = 20;

  private static final String HEADING = "PHASE";

  /// Each of them paints a picture or plays turns again.
  private static final List<String> LOOKS =
      List.of("MAP", "HISTORY", "TRANSCRIPT", "PREVIEW", "PREDICT", "TRY");

  private final Set<String> asked = new TreeSet<>();
  private int commands;
  private int mails;
  private int looks;

  /// {@return why a command is not served any more; what is served is counted}
  Optional<LineOutcome> bars(String word) {
    if (commands >= COMMANDS) {
      return Optional.of(LineOutcome.refused(new LetterNote.TooManyCommands(COMMANDS)));
    }
    if (mails >= MAILS && asked.contains(word)) {
      return Optional.of(LineOutcome.refused(new LetterNote.TooManyAnswers(MAILS)));
    }
    if (LOOKS.contains(word) && ++looks > WriterStanding.MOST_PICTURES) {
      return Optional.of(
          LineOutcome.refused(new LetterNote.TooManyLooks(WriterStanding.MOST_PICTURES)));
    }
    commands += word.equals(HEADING) ? 0 : 1;
    return Optional.empty();
  }

  /// Notes what became of a command.
  LineOutcome count(String word, LineOutcome outcome) {
    if (outcome.done().filter(DeskFact.Enclosed.class::isInstance).isPresent()) {
      asked.add(word);
      mails++;
    }
    return outcome;
  }
}
