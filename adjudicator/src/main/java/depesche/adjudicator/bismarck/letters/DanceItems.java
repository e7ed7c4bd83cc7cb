package depesche.adjudicator.bismarck.letters;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The entries of a list as people write them: `3 4`, `1 and 2`, `Italy twice`.
final class DanceItems {

  private static final Pattern PLACES =
      Pattern.compile(
          "(?i)(?:(?:cards?|places?|spots?|no\\.?|the)\\s*)*"
              + "(\\d+(?:st|nd|rd|th)?(?:\\s*(?:[,;+&]|\\band\\b|\\bund\\b|\\s)\\s*\\d+(?:st|nd|rd|th)?)*)"
              + "(?:\\s+cards?)?");
  private static final Pattern TIMES =
      Pattern.compile(
          "(?i)(.+?)\\s+(?:by\\s+)?(?:(twice|two (?:times|spaces|steps))|"
              + "(thrice|three (?:times|spaces|steps))|"
              + "x\\s?([1-5])|([1-5])(?:\\s?x|\\s+times|\\s+spaces?)|(once))");

  private static final Pattern SMALL =
      Pattern.compile(
          "(?i)to|on|for|and|with|the|of|at|in|by|choose|choosing|move|moving|support|place|card|"
              + "cancel|cancelling|discard|discarding|target|targeting|regain|gain|put|disc|it");

  private DanceItems() {}

  /// {@return each place of an entry that holds several; the entry itself if it is no number}
  static Stream<String> places(String item) {
    Matcher places = PLACES.matcher(item);
    return places.matches()
        ? Pattern.compile("\\d+").matcher(places.group(1)).results().map(found -> found.group())
        : Stream.of(item);
  }

  /// {@return the parts of an entry between `and`}
  static Stream<String> joined(String item) {
    return Arrays.stream(item.split("(?i)\\s+(?:and|und)\\s+|\\s*&\\s*", -1));
  }

  /// {@return an entry as often as it says}
  static Stream<String> repeated(String item) {
    return joined(item).flatMap(DanceItems::times);
  }

  private static Stream<String> times(String item) {
    Matcher times = TIMES.matcher(item);
    if (!times.matches()) {
      return Stream.of(item);
    }
    String digit = times.group(4) == null ? times.group(5) : times.group(4);
    int count = times.group(2) != null ? 2 : times.group(3) != null ? 3 : 1;
    return Collections.nCopies(digit == null ? count : Integer.parseInt(digit), times.group(1))
        .stream();
  }

  /// {@return whether a word between the title of a card and a choice says nothing}
  static boolean isSmall(String word) {
    return SMALL.matcher(word).matches();
  }

  /// {@return words of a stated outcome without those that say nothing, in capitals}
  static List<String> plain(List<String> words) {
    return words.stream()
        .filter(word -> !word.isEmpty() && !word.matches("FROM|TO|BY|THE|SPACES?|POOL|DISCS?"))
        .toList();
  }
}
