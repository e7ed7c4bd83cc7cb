package depesche.adjudicator.cards;

import java.util.List;
import java.util.Random;

/// Card files with something wrong in them.
public final class SpoiltText {

  private static final List<String> PIECES =
      List.of(
          "null",
          "{}",
          "[]",
          "-1",
          "7",
          "1e9",
          "true",
          "\"\"",
          "\"A22\"",
          "\"FR\"",
          "\"CHOSEN\"",
          "\"ALL_IN(X)\"",
          "[[]]",
          "{\"op\": 1}",
          "[1, \"a\", null]",
          "\"NOT\"",
          "\"NOT NOT\"",
          "\"IN\"",
          "{\"9-1\": []}");

  private SpoiltText() {}

  /// {@return the text with one value in the place of another, or with a few letters lost}
  public static String of(String text, Random random) {
    int from = random.nextInt(text.length());
    if (random.nextInt(4) == 0) {
      return text.substring(0, from)
          + text.substring(Math.min(text.length(), from + random.nextInt(4)));
    }
    int colon = text.indexOf(": ", from);
    if (colon < 0) {
      return text.substring(0, from);
    }
    int end = colon + 2;
    int open = 0;
    while (end < text.length() && (open > 0 || ",]}".indexOf(text.charAt(end)) < 0)) {
      open +=
          "[{".indexOf(text.charAt(end)) >= 0 ? 1 : "]}".indexOf(text.charAt(end)) >= 0 ? -1 : 0;
      end++;
    }
    String piece = PIECES.get(random.nextInt(PIECES.size()));
    return text.substring(0, colon + 2) + piece + text.substring(end);
  }
}
