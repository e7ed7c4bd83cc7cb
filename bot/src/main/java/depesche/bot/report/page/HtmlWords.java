package depesche.bot.report.page;

import java.util.regex.Pattern;

/// Words as a page prints them: nothing in them is markup but what the template made strong, and
/// what a sentence calls something to type.
final class HtmlWords {

  /// What stands between backticks. One within a word, or before a blank, is somebody's own.
  private static final Pattern TYPED =
      Pattern.compile("(?<![\\p{L}\\p{N}`])`(?!\\s)([^`<]+)(?<!\\s)`(?![\\p{L}\\p{N}`])");

  /// A grey that is seen on white and on black.
  static final String TINT = "background: rgba(136, 136, 136, 0.2)";

  private static final String CODE = "<code style=\"" + TINT + "; padding: 0 0.2em\">";

  private HtmlWords() {}

  /// {@return a sentence of ours}
  static String words(String words) {
    return TYPED.matcher(literal(words)).replaceAll(CODE + "$1</code>");
  }

  /// {@return the words, every sign as it is}
  static String literal(String words) {
    StringBuilder safe = new StringBuilder();
    int open = 0;
    for (char letter : PlainText.harmless(words).toCharArray()) {
      switch (letter) {
        case '&' -> safe.append("&amp;");
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '"' -> safe.append("&quot;");
        case '\'' -> safe.append("&#39;");
        case Layout.STRONG -> {
          safe.append("<strong>");
          open++;
        }
        case Layout.WEAK -> {
          if (open > 0) {
            safe.append("</strong>");
            open--;
          }
        }
        default -> safe.append(letter);
      }
    }
    return safe.append("</strong>".repeat(open)).toString();
  }
}
