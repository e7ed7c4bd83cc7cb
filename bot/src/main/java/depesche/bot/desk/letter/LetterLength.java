package depesche.bot.desk.letter;

import depesche.bot.desk.LetterNote;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// How much of a letter is read, beside its press.
record LetterLength(LetterCourse course) {

  /// More than anybody writes by hand.
  private static final int MOST = 64 * 1024;

  /// As above, of lines with something in them.
  private static final int LINES = 2000;

  /// {@return the lines up to there; the rest is blank, and the writer is told}
  List<String> cut(List<String> lines) {
    int length = 0;
    int said = 0;
    for (int at = 0; at < lines.size(); at++) {
      length += lines.get(at).isEmpty() ? 0 : lines.get(at).length() + 1;
      said += lines.get(at).isBlank() ? 0 : 1;
      if (length > MOST || said > LINES) {
        course.note(new LetterNote.LetterCut());
        List<String> shorter = new ArrayList<>(lines.subList(0, at));
        shorter.addAll(Collections.nCopies(lines.size() - at, ""));
        return shorter;
      }
    }
    return lines;
  }
}
