package depesche.bot.press;

import depesche.bot.chance.RandomTokens;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds what somebody should not tell others: lines that they have on file for a turn to come, and
/// words that open doors. Case, signs and blanks hide nothing; a single word of everyday use is no
/// secret.
public final class LeakGuard {

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

  /// Words made by chance have no vowels.
  private static final String MADE = "[" + RandomTokens.LETTERS + "]";

  private static final List<Pattern> KEYS =
      List.of(windows(RandomTokens.PASSWORD), windows(RandomTokens.TOKEN));

  /// Nobody writes so many words that look like a key.
  private static final int MOST_KEYS = 2000;

  /// A shorter line says nothing, such as `A H`.
  private static final int LEAST = 4;

  /// What a text gives away.
  public enum Leak {
    /// A line that is on file.
    ORDER,
    /// A password, a reply address or a code.
    KEY
  }

  private final String squeezed;
  private final boolean[] begins;
  private final boolean[] ends;

  private LeakGuard(String text) {
    List<String> words = words(text);
    this.squeezed = String.join("", words);
    this.begins = new boolean[squeezed.length() + 1];
    this.ends = new boolean[squeezed.length() + 1];
    int at = 0;
    for (String word : words) {
      begins[at] = true;
      at += word.length();
      ends[at] = true;
    }
  }

  /// {@return what a text gives away, if anything}
  ///
  /// @param orders the lines that its writer has on file
  /// @param isKey whether a word opens something for those who know it: a password, a reply token,
  ///   a code
  public static Optional<Leak> in(List<String> text, List<String> orders, Predicate<String> isKey) {
    LeakGuard guard = new LeakGuard(String.join("\n", text));
    if (guard.likeKeys().anyMatch(isKey)) {
      return Optional.of(Leak.KEY);
    }
    return orders.stream().anyMatch(guard::says) ? Optional.of(Leak.ORDER) : Optional.empty();
  }

  private static Pattern windows(int length) {
    return Pattern.compile("(?=(" + MADE + "{" + length + "}))");
  }

  /// Blanks within a key hide it no better than capitals.
  private Stream<String> likeKeys() {
    return KEYS.stream()
        .flatMap(length -> length.matcher(squeezed).results())
        .map((MatchResult found) -> found.group(1))
        .distinct()
        .limit(MOST_KEYS);
  }

  private boolean says(String order) {
    List<String> words = words(order);
    String wanted = String.join("", words);
    if (words.size() < 2 || wanted.length() < LEAST) {
      return false;
    }
    for (int at = squeezed.indexOf(wanted); at >= 0; at = squeezed.indexOf(wanted, at + 1)) {
      if (begins[at] && ends[at + wanted.length()]) {
        return true;
      }
    }
    return false;
  }

  private static List<String> words(String text) {
    String plain =
        Normalizer.normalize(text, Normalizer.Form.NFKD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT);
    return WORD.matcher(plain).results().map(MatchResult::group).toList();
  }
}
