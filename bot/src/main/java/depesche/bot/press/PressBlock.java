package depesche.bot.press;

import depesche.adjudicator.notation.Lines;
import java.util.List;

/// A piece of a letter that is not read as orders or commands: a press or an entry of a diary.
///
/// @param kind what its head asks for
/// @param line the number of its head in the letter, from 1
/// @param head as it was written
/// @param text the lines below, as they were written
/// @param first the number of the first of them, from 1
/// @param closed whether its writer ended it with `ENDPRESS`, and not just the letter, `SIGNOFF` or
///   the next press
public record PressBlock(
    Kind kind, int line, String head, List<String> text, int first, boolean closed) {

  public PressBlock {
    text = List.copyOf(text);
  }

  /// What a head asks for.
  public enum Kind {
    PRESS,
    /// An answer to the press that the letter answers.
    REPLY,
    /// Notes that nobody else reads.
    DIARY
  }

  /// {@return whether there is not a word in it}
  public boolean isEmpty() {
    return text.stream().allMatch(String::isBlank);
  }

  /// {@return its text as orders would be read}
  public List<String> clean() {
    return text.stream().map(Lines::clean).toList();
  }

  /// {@return the number of its last line in the letter}
  public int last() {
    return first + text.size() - 1;
  }
}
