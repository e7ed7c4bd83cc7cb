package depesche.bot.door;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// A style sheet, as far as it hides something: plain rules for a class or an id, and no rules for
/// special screens.
final class StyleSheet {

  private static final int MOST = 50;
  private static final Pattern PLAIN =
      Pattern.compile("[a-z0-9]{0,12}[.#][a-zA-Z][a-zA-Z0-9_-]{0,60}");

  private StyleSheet() {}

  /// {@return the selectors of what is hidden}
  static List<String> hidden(String sheet) {
    List<String> hidden = new ArrayList<>();
    int from = 0;
    int depth = 0;
    int rule = 0;
    for (int at = 0; at < sheet.length() && hidden.size() < MOST; at++) {
      switch (sheet.charAt(at)) {
        case '{' -> {
          depth++;
          rule = depth == 1 ? at : rule;
        }
        case '}' -> {
          depth = Math.max(0, depth - 1);
          if (depth == 0) {
            hidden.addAll(
                rule(sheet.substring(from, Math.max(from, rule)), sheet.substring(rule, at)));
            from = at + 1;
          }
        }
        default -> {}
      }
    }
    return hidden;
  }

  private static List<String> rule(String selectors, String declarations) {
    String plain = declarations.toLowerCase(Locale.ROOT).replaceAll("\\s", "");
    boolean hides = plain.lastIndexOf('{') == 0 && plain.contains("display:none");
    return hides
        ? List.of(selectors.split(",", -1)).stream()
            .map(String::strip)
            .filter(name -> PLAIN.matcher(name).matches())
            .toList()
        : List.of();
  }
}
