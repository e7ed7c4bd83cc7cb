package depesche.bot.door;

import java.util.ArrayList;
import java.util.List;

/// The words of a line: letters and digits alone. Mail programs change blanks, dashes, bullets and
/// marks of a quote, and not these.
final class LineWords {

  private static final long FACTOR = 0x100000001b3L;

  private LineWords() {}

  static List<String> of(String line) {
    String text = LineShape.of(line).text();
    List<String> words = new ArrayList<>();
    int from = -1;
    for (int at = 0; at <= text.length(); at++) {
      boolean inside = at < text.length() && Character.isLetterOrDigit(text.charAt(at));
      if (inside && from < 0) {
        from = at;
      } else if (!inside && from >= 0) {
        words.add(text.substring(from, at));
        from = -1;
      }
    }
    return words;
  }

  /// {@return the number of these words in this order}
  static long number(List<String> words) {
    long number = 0;
    for (String word : words) {
      number = number * FACTOR + word.hashCode();
    }
    return number;
  }
}
