package depesche.bot.desk;

import java.util.List;

/// Handles one kind of command.
public interface Desk {

  /// {@return the words it answers to, in capitals; two words are written as one, such as
  /// `SETZONE`; asked once, and no other desk has them}
  List<String> words();

  /// {@return how what is written behind a command is read}
  ///
  /// @param word the command
  default Form form(String word) {
    return Form.PLAIN;
  }

  /// {@return whether a line that begins with one of the words has the form of a command, in any
  /// letter}
  default boolean fits(Command command) {
    return true;
  }

  /// {@return whether a line that begins with one of the words is a command, and not prose}
  default boolean means(Request request, Command command) {
    return true;
  }

  /// How what is written behind a command is read.
  enum Form {
    /// A word or none: whatever else is there is doubted.
    ONE_WORD,
    /// Several words: not, if and a question mark are asked about.
    PLAIN,
    /// The same, but until says when something ends, and is no condition.
    TIMED,
    /// Nothing is changed by it, so it may be asked in any way.
    QUESTION,
    /// Every sign counts as it is written.
    VERBATIM,
    /// Nothing is changed by it, and only in capitals and in just this form it is no sentence.
    EXACT
  }

  /// Does what the line says, if it may.
  LineOutcome serve(Request request, Command command);
}
