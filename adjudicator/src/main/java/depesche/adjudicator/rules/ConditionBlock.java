package depesche.adjudicator.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The lines between a condition and its end, in a letter of a title that has no conditions, or
/// whose title is not known.
public final class ConditionBlock {

  /// `IF Blue leads THEN`, with what is to be done on the lines below. Without `THEN` it says so in
  /// capitals; other lines that begin with the word are sentences.
  private static final Pattern OPENS =
      Pattern.compile("\\W*(?:(?i:if\\b.*\\bthen|else|otherwise)|IF\\b(?!.*(?i:\\bthen\\b|:)).*)");

  private static final Pattern CLOSES = Pattern.compile("(?i)\\W*end\\s*if\\W*");

  private boolean open;

  /// No condition is open.
  public ConditionBlock() {}

  /// {@return whether a line begins or ends a condition}
  public static boolean isEdge(String line) {
    return opens(line) || isEnd(line);
  }

  private static boolean opens(String line) {
    int end = line.length();
    while (end > 0 && !Character.isLetterOrDigit(line.charAt(end - 1))) {
      end--;
    }
    return OPENS.matcher(line.substring(0, end)).matches();
  }

  /// {@return whether a line ends a condition}
  public static boolean isEnd(String line) {
    return CLOSES.matcher(line).matches();
  }

  /// Goes on to the next line.
  ///
  /// @return whether it stands below a condition that has not ended
  public boolean next(String line) {
    boolean under = open;
    open = !isEnd(line) && (open || opens(line));
    return under;
  }

  /// {@return the numbers, from 1, of the lines that stand below a condition that has not ended}
  public static List<Integer> numbers(List<String> lines) {
    ConditionBlock block = new ConditionBlock();
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (block.next(lines.get(i))) {
        numbers.add(i + 1);
      }
    }
    return numbers;
  }
}
