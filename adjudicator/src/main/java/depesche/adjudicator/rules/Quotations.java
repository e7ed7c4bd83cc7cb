package depesche.adjudicator.rules;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Quoted;
import depesche.adjudicator.Verdict;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// Quotes a letter as it was written. Rules read a line in a spelling of their own, without bold
/// words, remarks and signs; what they quote of it is found again here.
final class Quotations {

  /// How many beginnings are tried in a line.
  private static final int BEGINNINGS = 32;

  /// Of a shorter word many others are the beginning.
  private static final int SHORTEST = 3;

  private final List<Line> lines;
  private final Line line;

  private Quotations(List<Line> lines, Line line) {
    this.lines = lines;
    this.line = line;
  }

  /// {@return the lines of a letter; their refusals and doubts quote what was written}
  static List<Line> asWritten(List<Line> lines) {
    return lines.stream().map(line -> new Quotations(lines, line).line()).toList();
  }

  private Line line() {
    return switch (line.verdict()) {
      case Verdict.Taken _, Verdict.Skipped _ -> line;
      case Verdict.Refused(Fact why) -> told(new Verdict.Refused((Fact) written(why)));
      case Verdict.Doubted(Fact meaning, Fact doubt) ->
          told(new Verdict.Doubted(meaning, (Fact) written(doubt)));
    };
  }

  private Line told(Verdict verdict) {
    return new Line(line.number(), line.text(), verdict);
  }

  /// {@return the same fact, or the same facts}
  private Object written(Object told) {
    return switch (told) {
      case List<?> facts -> facts.stream().map(this::written).toList();
      case Fact fact -> fact(fact);
      default -> told;
    };
  }

  private Fact fact(Fact fact) {
    RecordComponent[] parts = fact.getClass().getRecordComponents();
    Object[] values = new Object[parts.length];
    boolean same = true;
    for (int at = 0; at < parts.length; at++) {
      Object value = value(fact, parts[at]);
      values[at] =
          value instanceof String said
              ? parts[at].isAnnotationPresent(Quoted.class) ? quoted(said) : said
              : written(value);
      same &= values[at].equals(value);
    }
    return same ? fact : made(fact.getClass(), parts, values);
  }

  private static Object value(Fact fact, RecordComponent part) {
    try {
      return part.getAccessor().invoke(fact);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a fact that cannot be read: " + fact.getClass(), e);
    }
  }

  private static Fact made(Class<? extends Fact> kind, RecordComponent[] parts, Object[] values) {
    try {
      Class<?>[] types =
          Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return kind.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a fact that cannot be made: " + kind, e);
    }
  }

  /// {@return where some words stand in their line, or else in another of its letter, or the first
  /// of them in it; if nowhere, the whole line}
  private String quoted(String said) {
    boolean whole = lines.stream().anyMatch(other -> other.text().strip().equals(said));
    if (whole || line.text().contains(said) || said.equals("?")) {
      return said;
    }
    List<String> words = words(said);
    if (words.isEmpty()) {
      return signs().orElse(said);
    }
    return found(line.text(), words)
        .or(() -> elsewhere(said, words))
        .or(() -> beginning(words))
        .or(() -> near(words.getFirst()))
        .orElseGet(() -> line.text().strip());
  }

  /// {@return the first word of the line that has neither letters nor digits}
  private Optional<String> signs() {
    return Arrays.stream(line.text().split("\\s+", -1))
        .filter(word -> !word.isEmpty() && spots(word).isEmpty())
        .findFirst();
  }

  /// {@return as many of the first words as stand in the line}
  private Optional<String> beginning(List<String> words) {
    return IntStream.range(1, Math.min(words.size(), BEGINNINGS))
        .mapToObj(less -> found(line.text(), words.subList(0, words.size() - less)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// {@return a word of the line that goes on as this one does, or the other way round}
  private Optional<String> near(String word) {
    return spots(line.text()).stream()
        .map(spot -> line.text().substring(spot[0], spot[1]))
        .filter(other -> Math.min(other.length(), word.length()) >= SHORTEST)
        .filter(
            other ->
                word.startsWith(other.toLowerCase(Locale.ROOT))
                    || other.toLowerCase(Locale.ROOT).startsWith(word))
        .findFirst();
  }

  private Optional<String> elsewhere(String said, List<String> words) {
    return lines.stream().anyMatch(other -> other.text().contains(said))
        ? Optional.of(said)
        : lines.stream().flatMap(other -> found(other.text(), words).stream()).findFirst();
  }

  /// {@return the shortest part of a text that has these words in their order}
  private static Optional<String> found(String text, List<String> words) {
    List<int[]> spots = spots(text);
    int[] best = {0, Integer.MAX_VALUE};
    int tried = 0;
    for (int first = 0; first < spots.size() && tried < BEGINNINGS; first++) {
      if (is(text, spots.get(first), words.getFirst())) {
        tried++;
        int next = 1;
        int last = first;
        while (next < words.size() && ++last < spots.size()) {
          next += is(text, spots.get(last), words.get(next)) ? 1 : 0;
        }
        if (next == words.size() && last - first < best[1] - best[0]) {
          best = new int[] {first, last};
        }
      }
    }
    return best[1] == Integer.MAX_VALUE
        ? Optional.empty()
        : Optional.of(text.substring(spots.get(best[0])[0], spots.get(best[1])[1]));
  }

  private static boolean is(String text, int[] spot, String word) {
    int length = spot[1] - spot[0];
    return length == word.length() && text.regionMatches(true, spot[0], word, 0, length);
  }

  private static List<String> words(String said) {
    return spots(said).stream()
        .map(spot -> said.substring(spot[0], spot[1]).toLowerCase(Locale.ROOT))
        .toList();
  }

  /// {@return begin and end of each word: letters and digits}
  private static List<int[]> spots(String text) {
    List<int[]> spots = new ArrayList<>();
    int begin = -1;
    for (int at = 0; at <= text.length(); at++) {
      boolean part = at < text.length() && Character.isLetterOrDigit(text.charAt(at));
      if (part && begin < 0) {
        begin = at;
      } else if (!part && begin >= 0) {
        spots.add(new int[] {begin, at});
        begin = -1;
      }
    }
    return spots;
  }
}
