package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The words and signs of one order, arrows and dashes made one sign, noise dropped.
final class Tokens {

  private static final String ARROW = "[-=–—−‐‑]*[>→⇒⟶➔➜]+|[-–—−‐‑]+";
  private static final String PASTED_RESULT = "\\(\\*.*?(\\*\\)|$)";
  private static final String MARKS = "[()\\[\\]{}\"“”„«».*!?`]";
  private static final String APOSTROPHES = "['‘’]";

  private Tokens() {}

  static List<String> of(String text) {
    String plain =
        text.replaceAll(PASTED_RESULT, " ")
            .replaceAll(ARROW, " - ")
            .replaceAll(MARKS, " ")
            .replaceAll(APOSTROPHES, "")
            .replace("+", " + ");
    List<String> tokens = new ArrayList<>();
    for (String word : plain.strip().split("\\s+")) {
      if (!word.isEmpty() && !isNoise(word)) {
        tokens.add(word);
      }
    }
    return tokens;
  }

  private static boolean isNoise(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "the", "in", "at", "of", "on", "an", "unit", "please", "my" -> true;
      default -> false;
    };
  }
}
