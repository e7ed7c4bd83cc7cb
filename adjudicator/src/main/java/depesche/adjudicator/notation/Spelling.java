package depesche.adjudicator.notation;

import java.text.Normalizer;
import java.util.Locale;

/// Words without what writers differ in: case, accents, umlauts, spaces and punctuation.
final class Spelling {

  private Spelling() {}

  /// {@return letters and digits only, small, without accents: `Köln` becomes `koln`}
  static String plain(String word) {
    String small = word.toLowerCase(Locale.ROOT);
    if (isPlain(small)) {
      return small;
    }
    String common = small.replace("ß", "ss").replace("ł", "l");
    return Lines.lettersAndDigits(Normalizer.normalize(common, Normalizer.Form.NFD));
  }

  private static boolean isPlain(String word) {
    for (int at = 0; at < word.length(); at++) {
      if (word.charAt(at) < 'a' || word.charAt(at) > 'z') {
        return false;
      }
    }
    return true;
  }

  /// {@return the word with `ae`, `oe`, `ue` as bare vowels too: `Koeln` and `Köln` become one}
  static String loose(String word) {
    return loosened(plain(word));
  }

  /// {@return the same of a word that is plain already}
  static String loosened(String plain) {
    return plain.indexOf('e') < 0
        ? plain
        : plain.replace("ae", "a").replace("oe", "o").replace("ue", "u");
  }

  /// {@return whether two words are at most so far apart}
  static boolean within(int distance, String a, String b) {
    if (Math.abs(a.length() - b.length()) > distance) {
      return false;
    }
    return mayBeWithin(distance, letters(a), letters(b))
        && (distance == 1 ? isOneOff(a, b) : distance(a, b) <= distance);
  }

  /// {@return whether two words with these kinds of letters may be at most so far apart} Each step
  /// changes at most two kinds, so most words are told apart at a glance.
  static boolean mayBeWithin(int distance, long a, long b) {
    return Long.bitCount(a ^ b) <= 2 * distance;
  }

  /// {@return the kinds of letters in a word, a bit each}
  static long letters(String word) {
    long letters = 0;
    for (int at = 0; at < word.length(); at++) {
      letters |= 1L << word.charAt(at);
    }
    return letters;
  }

  /// The letters that two words do not have in common at either end are one, or two that are
  /// swapped.
  private static boolean isOneOff(String a, String b) {
    int begin = 0;
    int most = Math.min(a.length(), b.length());
    while (begin < most && a.charAt(begin) == b.charAt(begin)) {
      begin++;
    }
    int end = 0;
    while (end < most - begin && a.charAt(a.length() - 1 - end) == b.charAt(b.length() - 1 - end)) {
      end++;
    }
    int left = a.length() - begin - end;
    int other = b.length() - begin - end;
    boolean swapped =
        left == 2
            && other == 2
            && a.charAt(begin) == b.charAt(begin + 1)
            && a.charAt(begin + 1) == b.charAt(begin);
    return swapped || Math.max(left, other) <= 1;
  }

  /// {@return how many letters must be added, dropped, changed or swapped with their neighbour}
  static int distance(String a, String b) {
    int width = b.length() + 1;
    int[] cost = new int[(a.length() + 1) * width];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        cost[i * width + j] = i == 0 ? j : j == 0 ? i : step(cost, a, b, i, j);
      }
    }
    return cost[cost.length - 1];
  }

  private static int step(int[] cost, String a, String b, int i, int j) {
    int width = b.length() + 1;
    int here = i * width + j;
    int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
    int best =
        Math.min(cost[here - width - 1] + change, 1 + Math.min(cost[here - width], cost[here - 1]));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, cost[here - 2 * width - 2] + 1) : best;
  }
}
