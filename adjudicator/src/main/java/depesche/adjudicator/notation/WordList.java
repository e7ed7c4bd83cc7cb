package depesche.adjudicator.notation;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.SequencedSet;

/// Words that the words of a line are compared with, in small letters.
public final class WordList {

  /// So many bits a word of `long` has.
  private static final int BITS = Long.SIZE;

  private final SequencedSet<String> words;

  /// How long the words are that begin with a letter, a bit for each length. Most words of a line
  /// are in no list, and are told apart by this at a glance.
  private final long[] lengths = new long[BITS];

  private WordList(SequencedSet<String> words) {
    this.words = words;
    words.forEach(word -> lengths[word.charAt(0) % BITS] |= 1L << word.length());
  }

  /// {@return the words of a text, which are parted by blanks}
  public static WordList of(String text) {
    return new WordList(new LinkedHashSet<>(Arrays.asList(text.strip().split("\\s+"))));
  }

  /// {@return whether a word, in small letters, is one of them}
  public boolean has(String word) {
    return !word.isEmpty() && may(word.charAt(0), word.length()) && words.contains(word);
  }

  private boolean may(char first, int length) {
    return ((lengths[first % BITS] >>> length) & 1) != 0;
  }

  /// {@return whether a part of a text, in any case, is one of them}
  public boolean has(String text, int begin, int end) {
    return end > begin
        && may(Character.toLowerCase(text.charAt(begin)), end - begin)
        && words.contains(text.substring(begin, end).toLowerCase(Locale.ROOT));
  }

  /// {@return whether the letters at the beginning of a text are one of them, in any case} A line
  /// is looked at so before a pattern is that begins with one of these words: few lines need the
  /// pattern.
  public boolean begins(String text) {
    return begins(text, 0);
  }

  /// {@return the same of what stands behind the first signs of a text}
  public boolean begins(String text, int begin) {
    int end = begin;
    while (end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return has(text, begin, end);
  }
}
