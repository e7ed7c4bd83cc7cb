package depesche.bot.desk.votes;

import java.util.ArrayList;
import java.util.List;

/// `STATEMENT` on a line of its own, and the text below it, up to `ENDSTATEMENT`, `SIGNOFF` or the
/// end of the mail.
public final class StatementLines {

  private static final String BEGIN = "(?i)\\s*STATEMENT\\s*[.:]?\\s*";
  private static final String END = "(?i)\\s*(?:END\\s?STATEMENT|SIGN\\s?OFF)\\s*";

  private StatementLines() {}

  /// {@return the same lines, those of a statement put together into its first}
  public static List<String> joined(List<String> lines) {
    List<String> joined = new ArrayList<>(lines);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).matches(BEGIN)) {
        List<String> text = new ArrayList<>(List.of("STATEMENT"));
        int next = i + 1;
        for (; next < lines.size() && !lines.get(next).matches(END); next++) {
          text.add(lines.get(next));
          joined.set(next, "");
        }
        if (next < lines.size() && lines.get(next).matches("(?i).*statement.*")) {
          joined.set(next, "");
        }
        joined.set(i, String.join("\n", text));
        return joined;
      }
    }
    return joined;
  }
}
