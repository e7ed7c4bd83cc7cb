package depesche.bot.door;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A mail of ours inside the letter that answers it, with no mark of a quote: what is ours of it,
/// and so what its author wrote between. Lines broken anew count as what they were.
final class ReturnedMail {

  /// A heading and the line of game and seat below it: to write those is to mean our mail.
  private static final int HEADING = 2;

  /// So many of our lines a program breaks anew as one paragraph, at most.
  private static final int LONGEST_RUN = 60;

  /// So many lines of its own a program puts above our mail, at most.
  private static final int LONGEST_HEAD = 14;

  /// Nobody fills in so much, and to compare more would take too long.
  private static final int MOST_LINES = 3000;

  private final List<Imprint.Line> form;
  private final List<List<String>> words;
  private final List<Integer> filled;
  private final boolean[] used;
  private final BitSet ours = new BitSet();
  private int begin = -1;

  private ReturnedMail(List<Imprint.Line> form, List<List<String>> words, List<Integer> filled) {
    this.form = form;
    this.words = words;
    this.filled = filled;
    this.used = new boolean[form.size()];
  }

  /// {@return the mail as it stands in these lines, if it does and most of what follows is it}
  static Optional<ReturnedMail> in(List<String> lines, Imprint imprint) {
    if (imprint.forms().isEmpty()) {
      return Optional.empty();
    }
    List<LineShape> shapes = LineShape.of(lines);
    List<List<String>> words = shapes.stream().map(LineShape::words).toList();
    List<Integer> filled =
        IntStream.range(0, lines.size()).filter(at -> !words.get(at).isEmpty()).boxed().toList();
    if (filled.size() > MOST_LINES) {
      return Optional.empty();
    }
    return imprint.forms().stream()
        .map(form -> new ReturnedMail(form, words, filled))
        .filter(form -> form.found(shapes))
        .max(Comparator.comparingInt(form -> form.ours.cardinality()));
  }

  /// {@return the line in which it begins}
  int begin() {
    return begin;
  }

  /// {@return the line behind its last}
  int end() {
    return ours.length();
  }

  /// {@return whether it begins so close below this line that what is between is its head}
  boolean isHeadedAt(int line) {
    return line < begin && begin - line <= LONGEST_HEAD;
  }

  /// {@return whether this line lies within it, by any writer}
  boolean contains(int line) {
    return line >= begin && line < ours.length();
  }

  /// {@return whether this line of it is ours, or has no word}
  boolean isOurs(int line) {
    return contains(line) && (ours.get(line) || words.get(line).isEmpty());
  }

  private boolean found(List<LineShape> shapes) {
    int first = heading();
    if (first < 0) {
      return false;
    }
    begin = filled.get(first);
    // Marked lines first: one that its author wrote again is then theirs.
    mark(first, shapes, true);
    mark(first, shapes, false);
    long others =
        IntStream.range(begin, ours.length())
            .filter(at -> !isOurs(at) && !shapes.get(at).isQuoted())
            .count();
    return others <= ours.cardinality();
  }

  private int heading() {
    return IntStream.range(0, filled.size())
        .filter(at -> form.size() >= HEADING && run(at, 0, HEADING).isPresent())
        .findFirst()
        .orElse(-1);
  }

  /// Each line of ours is found once: an example that stands there twice was written once by the
  /// author.
  private void mark(int first, List<LineShape> shapes, boolean isQuoted) {
    int next = 0;
    int at = first;
    while (at < filled.size()) {
      boolean open = !ours.get(filled.get(at)) && shapes.get(filled.get(at)).isQuoted() == isQuoted;
      Optional<Run> found = open ? search(at, next) : Optional.empty();
      if (found.isPresent()) {
        Run run = found.orElseThrow();
        filled.subList(at, run.end()).forEach(ours::set);
        IntStream.range(run.from(), run.to()).forEach(line -> used[line] = true);
        at = run.end();
        next = run.to();
      } else {
        at++;
      }
    }
  }

  /// The text behind the last line that was found comes first.
  private Optional<Run> search(int at, int next) {
    return IntStream.concat(IntStream.range(next, form.size()), IntStream.range(0, next))
        .filter(line -> !used[line])
        .mapToObj(line -> run(at, line, 1))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// Lines that came back and lines of ours with the same words.
  ///
  /// @param end behind the last that came back
  private record Run(int end, int from, int to) {}

  /// {@return the shortest run that begins here and there and has so many lines of ours}
  private Optional<Run> run(int at, int from, int least) {
    List<String> read = new ArrayList<>();
    int end = at;
    int to = from;
    while (to < Math.min(form.size(), from + LONGEST_RUN) && !used[to]) {
      Imprint.Line line = form.get(to);
      while (read.size() < line.words() && end < filled.size()) {
        read.addAll(words.get(filled.get(end++)));
      }
      if (read.size() < line.words()
          || Imprint.number(read.subList(0, line.words())) != line.number()) {
        return Optional.empty();
      }
      read = new ArrayList<>(read.subList(line.words(), read.size()));
      to++;
      if (read.isEmpty() && to - from >= least) {
        return Optional.of(new Run(end, from, to));
      }
    }
    return Optional.empty();
  }
}
