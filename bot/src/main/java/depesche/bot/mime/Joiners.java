package depesche.bot.mime;

import depesche.adjudicator.notation.Lines;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Lines of a text as it was written. A clean line has no sign without a shape; but a joiner or a
/// selector gives its shape to what stands around it, in Persian and Indic words and in emoji, so
/// it stays there. No word of a letter's grammar holds any, and who reads one cleans it.
public final class Joiners {

  /// One alone, between signs beyond ASCII.
  public static final String MEANT =
      "(?:(?<=[^\\x00-\\x7F\\x{200C}\\x{200D}])[\\x{200C}\\x{200D}]"
          + "(?=[^\\x00-\\x7F\\x{200C}\\x{200D}])"
          + "|(?<=[^\\x00-\\x7F\\x{FE00}-\\x{FE0F}])[\\x{FE0E}\\x{FE0F}])";

  private static final Pattern JOINER = Pattern.compile(MEANT);

  /// All joiners and selectors that may be meant.
  private static final String SIGNS = "\u200c\u200d\ufe0e\ufe0f";

  private Joiners() {}

  /// {@return the lines of a text, clean but for joiners; at least one}
  public static List<String> lines(String text) {
    return Stream.of(Lines.split(text)).map(Joiners::line).toList();
  }

  /// {@return a text as one line, clean but for joiners}
  public static String line(String text) {
    if (text.chars().allMatch(sign -> SIGNS.indexOf(sign) < 0)) {
      return Lines.clean(text);
    }
    StringBuilder line = new StringBuilder();
    Matcher joiner = JOINER.matcher(text);
    int from = 0;
    while (joiner.find()) {
      line.append(Lines.clean(text.substring(from, joiner.start()))).append(joiner.group());
      from = joiner.end();
    }
    return line.append(Lines.clean(text.substring(from))).toString();
  }
}
