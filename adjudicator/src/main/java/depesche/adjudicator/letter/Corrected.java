package depesche.adjudicator.letter;

import depesche.adjudicator.notation.EverydayWords;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.SmallWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// What the lines of a letter become that others of it take back or correct.
final class Corrected {

  /// Of a shorter word nobody knows what it names.
  private static final int SHORTEST = 2;

  /// A longer line with a number tells something.
  private static final int BRIEF = 4;

  private Corrected() {}

  /// {@return the lines; what stands above a line `Ignore the above.` is taken back}
  static List<LetterLine> retracted(List<LetterLine> lines) {
    if (lines.stream().noneMatch(line -> line.surrounding() instanceof Surrounding.Retraction)) {
      return lines;
    }
    return retracted(lines, line -> line.surrounding() instanceof Surrounding.Retraction);
  }

  private static List<LetterLine> retracted(
      List<LetterLine> lines, Predicate<LetterLine> retracts) {
    List<LetterLine> meant = new ArrayList<>(lines);
    String by = "";
    for (int i = lines.size() - 1; i >= 0; i--) {
      LetterLine line = lines.get(i);
      if (retracts.test(line)) {
        by = line.text().strip();
        boolean above =
            line.surrounding().equals(new Surrounding.Retraction(true))
                || lines.subList(0, i).stream().anyMatch(one -> !one.orders().isEmpty());
        meant.set(i, line.meant(new Surrounding.Retraction(above)));
      } else if (!by.isEmpty() && !line.orders().isEmpty()) {
        meant.set(i, line.meant(new Surrounding.Retracted(by)));
      }
    }
    return meant;
  }

  /// {@return the lines; of a command and its correction neither counts} Meant are those above that
  /// begin alike, or all if none does.
  ///
  /// @param isProse whether words are plainly none of a command
  static List<LetterLine> both(List<LetterLine> all, Predicate<String> isProse) {
    if (all.stream().noneMatch(line -> line.surrounding() instanceof Surrounding.Correction)) {
      return all;
    }
    List<LetterLine> lines =
        retracted(
            all,
            line ->
                line.surrounding() instanceof Surrounding.Correction(_, _, boolean retracts)
                    && retracts
                    && isProse(line, isProse));
    List<LetterLine> meant = new ArrayList<>(lines);
    for (int i = 0; i < lines.size(); i++) {
      LetterLine line = lines.get(i);
      if (line.surrounding() instanceof Surrounding.Correction && !line.orders().isEmpty()) {
        List<Integer> above = about(lines, i, isProse);
        for (int other : above) {
          meant.set(other, lines.get(other).meant(new Surrounding.Corrected(line.text().strip())));
        }
        if (!above.isEmpty()) {
          String other = lines.get(above.getLast()).text().strip();
          meant.set(i, line.meant(new Surrounding.Corrected(other)));
        } else if (!isProse(line, isProse)) {
          meant.set(i, line.meant(alone(line)));
        }
      }
    }
    return meant;
  }

  /// {@return which lines a correction may be about: those that begin alike, or else speak of the
  /// same}
  private static List<Integer> about(List<LetterLine> lines, int below, Predicate<String> isProse) {
    LetterLine line = lines.get(below);
    List<Integer> all =
        above(lines, below).stream().filter(at -> !isProse(lines.get(at), isProse)).toList();
    List<Integer> alike =
        all.stream().filter(at -> first(lines.get(at)).equals(first(line))).toList();
    if (!alike.isEmpty()) {
      return alike;
    }
    List<String> words = words(line);
    List<Integer> shared =
        all.stream().filter(at -> words(lines.get(at)).stream().anyMatch(words::contains)).toList();
    boolean says =
        line.surrounding() instanceof Surrounding.Correction correction
            && !correction.negates()
            && (!isProse(line, isProse) || isNumber(line));
    return shared.isEmpty() && says ? all : shared;
  }

  /// `Sorry, I meant card 9.`, `No, 9!`: prose in any other letter.
  private static boolean isNumber(LetterLine line) {
    List<String> words = SmallWords.wordsOf(String.join(" ", line.orders()));
    boolean means =
        line.surrounding() instanceof Surrounding.Correction correction && correction.means();
    return words.size() <= BRIEF
        && words.stream().anyMatch(Lines::hasDigit)
        && (means || words.stream().allMatch(Lines::hasDigit));
  }

  /// {@return the words of a line that name something}
  private static List<String> words(LetterLine line) {
    return Lines.runs(String.join(" ", line.orders()), "").stream()
        .filter(word -> Lines.hasDigit(word) || word.length() >= SHORTEST)
        .filter(word -> !SmallWords.isNoise(word) && !EverydayWords.isSaid(word))
        .map(word -> word.toLowerCase(Locale.ROOT))
        .toList();
  }

  /// {@return how a line is meant that corrects nothing} What has the words in its midst is read as
  /// it stands there.
  private static Surrounding alone(LetterLine line) {
    boolean within =
        line.surrounding() instanceof Surrounding.Correction(String words, _, _)
            && SmallWords.wordsOf(String.join(" ", line.orders()))
                .containsAll(SmallWords.wordsOf(words));
    return within ? Headings.PLAIN : new Surrounding.Corrected("");
  }

  private static boolean isProse(LetterLine line, Predicate<String> isProse) {
    return isProse.test(line.speaker() + " " + String.join(" ", line.orders()));
  }

  private static List<Integer> above(List<LetterLine> lines, int below) {
    return IntStream.range(0, below).filter(at -> mayBeMeant(lines.get(at))).boxed().toList();
  }

  private static boolean mayBeMeant(LetterLine line) {
    boolean may =
        line.surrounding() instanceof Surrounding.Plain
            || line.surrounding() instanceof Surrounding.Unsettled
            || line.surrounding() instanceof Surrounding.Correction;
    return may && !line.orders().isEmpty();
  }

  private static String first(LetterLine line) {
    String order = line.orders().getFirst();
    int end = 0;
    while (end < order.length() && Character.isLetterOrDigit(order.charAt(end))) {
      end++;
    }
    return order.substring(0, end).toLowerCase(Locale.ROOT);
  }
}
