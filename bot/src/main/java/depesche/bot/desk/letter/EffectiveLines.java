package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The lines of many letters without which something else would be on file: what a later line
/// replaced or took back is left out.
final class EffectiveLines {

  private final Function<List<Letter>, List<Fact>> reader;
  private final List<Fact> onFile;
  private final List<Letter> letters;

  private EffectiveLines(List<Letter> letters, Function<List<Letter>, List<Fact>> reader) {
    this.reader = reader;
    this.onFile = reader.apply(letters);
    this.letters = new ArrayList<>(letters);
  }

  /// {@return these letters, each with the lines that matter; none that is empty}
  ///
  /// @param letters oldest first
  /// @param reader says what letters put on file
  static List<Letter> of(List<Letter> letters, Function<List<Letter>, List<Fact>> reader) {
    EffectiveLines effectiveLines = new EffectiveLines(letters, reader);
    for (int number = 0; number < letters.size(); number++) {
      effectiveLines.shorten(number);
    }
    return effectiveLines.letters.stream()
        .filter(letter -> !letter.lines().stream().allMatch(String::isBlank))
        .toList();
  }

  private void shorten(int number) {
    if (canBe(number, List.of())) {
      return;
    }
    List<String> lines = letters.get(number).lines();
    List<String> left = lines;
    for (String line : lines) {
      List<String> shorter = new ArrayList<>(left);
      shorter.remove(line);
      left = canBe(number, shorter) ? shorter : left;
    }
  }

  /// Lets a letter say only this, if what is on file stays the same.
  private boolean canBe(int number, List<String> lines) {
    Letter before = letters.get(number);
    letters.set(number, new Letter(before.phase(), lines));
    boolean same = reader.apply(letters).equals(onFile);
    if (!same) {
      letters.set(number, before);
    }
    return same;
  }
}
