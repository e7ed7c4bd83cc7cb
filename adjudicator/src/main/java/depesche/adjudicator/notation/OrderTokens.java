package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The words and signs of one order, arrows and dashes made one sign, small words dropped.
final class OrderTokens {

  private static final Pattern ARROW = Pattern.compile("[-=]*>+|[-~]+");
  private static final Pattern POSSESSIVE =
      Pattern.compile("'s(?!\\p{L})", Pattern.CASE_INSENSITIVE);
  private static final Pattern PASTED_RESULT = Pattern.compile("\\(\\*.*?(\\*\\)|$)");
  private static final Pattern MARKS = Pattern.compile("[()\\[\\]{}\".*!?_]");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  private OrderTokens() {}

  static List<String> of(String text) {
    String bare = PASTED_RESULT.matcher(text).replaceAll(" ");
    String arrows = ARROW.matcher(Lines.plainSigns(bare)).replaceAll(" - ");
    String words = MARKS.matcher(arrows).replaceAll(" ");
    String plain =
        POSSESSIVE
            .matcher(words)
            .replaceAll("")
            .replace("'", "")
            .replace("+", " + ")
            .replace(",", " , ");
    List<String> tokens = new ArrayList<>();
    for (String word : SPACES.split(plain.strip())) {
      if (!word.isEmpty() && !SmallWords.isNoise(word, tokens.isEmpty())) {
        tokens.add(word);
      }
    }
    return tokens;
  }
}
