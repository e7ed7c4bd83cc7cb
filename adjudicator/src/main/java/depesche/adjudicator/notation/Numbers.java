package depesche.adjudicator.notation;

import java.util.List;

/// Small numbers in digits and words.
final class Numbers {

  private static final List<String> ENGLISH = List.of("one", "two", "three", "four", "five", "six");
  private static final List<String> GERMAN =
      List.of("ein", "zwei", "drei", "vier", "fünf", "sechs");

  /// Nobody builds more.
  private static final int MOST_DIGITS = 2;

  private Numbers() {}

  /// {@return the number, from 1, that a small word says; 0 if it says none}
  static int of(String word) {
    if (!word.isEmpty()
        && word.length() <= MOST_DIGITS
        && word.chars().allMatch(sign -> sign >= '0' && sign <= '9')) {
      return Integer.parseInt(word);
    }
    return 1 + Math.max(ENGLISH.indexOf(word), GERMAN.indexOf(word));
  }
}
