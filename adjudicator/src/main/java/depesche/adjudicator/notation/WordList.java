package depesche.adjudicator.notation;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.SequencedSet;

/// Words that the words of a line are compared with, in small letters.
final class WordList {

  private final SequencedSet<String> words;

  private WordList(SequencedSet<String> words) {
    this.words = words;
  }

  /// {@return the words of a text, which are parted by blanks}
  static WordList of(String text) {
    return new WordList(new LinkedHashSet<>(Arrays.asList(text.strip().split("\\s+"))));
  }

  /// {@return whether a word, in small letters, is one of them}
  boolean has(String word) {
    return words.contains(word);
  }

  /// {@return whether the letters at the beginning of a text are one of them, in any case} A line
  /// is looked at so before a pattern is that begins with one of these words: few lines need the
  /// pattern.
  boolean begins(String text) {
    int end = 0;
    while (end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return end > 0 && has(text.substring(0, end).toLowerCase(Locale.ROOT));
  }
}
