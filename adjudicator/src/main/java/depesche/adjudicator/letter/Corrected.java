package depesche.adjudicator.letter;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// What the lines of a letter become that others of it take back or correct.
final class Corrected {

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
        List<Integer> alike = above(lines, i, true);
        if (alike.isEmpty() && isProse(line, isProse)) {
          continue;
        }
        List<Integer> above = alike.isEmpty() ? above(lines, i, false) : alike;
        for (int other : above) {
          meant.set(other, lines.get(other).meant(new Surrounding.Corrected(line.text().strip())));
        }
        String other = above.isEmpty() ? "" : lines.get(above.getLast()).text().strip();
        meant.set(i, line.meant(new Surrounding.Corrected(other)));
      }
    }
    return meant;
  }

  private static boolean isProse(LetterLine line, Predicate<String> isProse) {
    return isProse.test(line.speaker() + " " + String.join(" ", line.orders()));
  }

  private static List<Integer> above(List<LetterLine> lines, int below, boolean alike) {
    String word = first(lines.get(below));
    return IntStream.range(0, below)
        .filter(at -> mayBeMeant(lines.get(at)))
        .filter(at -> !alike || first(lines.get(at)).equals(word))
        .boxed()
        .toList();
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
