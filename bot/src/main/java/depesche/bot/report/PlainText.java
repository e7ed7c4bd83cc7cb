package depesche.bot.report;

import java.util.regex.Pattern;

/// Text made harmless and neat: what strangers wrote may be printed, but not steer a terminal.
final class PlainText {

  private static final int WIDTH = 76;
  private static final Pattern CONTROLS =
      Pattern.compile("[\\p{Cc}&&[^\\n]]|[\\u202A-\\u202E\\u2066-\\u2069\\u200E\\u200F]");
  private static final Pattern COLUMN = Pattern.compile("^(\\s*\\S.{0,34}?\\s{2,})\\S");
  private static final Pattern BULLET = Pattern.compile("^(\\s*(?:[-*>]\\s+)?)\\S");

  private PlainText() {}

  /// {@return the text on one line, blanks single, controls gone}
  static String line(String text) {
    return CONTROLS
        .matcher(text.replace('\n', ' ').replace('\t', ' '))
        .replaceAll("")
        .replaceAll("\\s+", " ")
        .strip();
  }

  /// {@return the text of a mail: lines folded, no trailing blanks, one empty line at most}
  static String page(String text) {
    StringBuilder page = new StringBuilder();
    for (String line : CONTROLS.matcher(text).replaceAll("").split("\n", -1)) {
      fold(line.stripTrailing(), page);
    }
    return page.toString().replaceAll("\n{3,}", "\n\n").strip() + "\n";
  }

  private static void fold(String line, StringBuilder page) {
    int under = hang(line);
    // What explains a command begins with a sign that it is no part of it, on every line.
    String hang = " ".repeat(under) + (line.startsWith("# ", under) ? "# " : "");
    String rest = line;
    while (rest.length() > WIDTH) {
      int blank = rest.lastIndexOf(' ', WIDTH);
      if (blank <= hang.length() || rest.substring(0, blank).isBlank()) {
        blank = rest.indexOf(' ', WIDTH);
      }
      if (blank < 0) {
        break;
      }
      page.append(rest.substring(0, blank).stripTrailing()).append('\n');
      rest = hang + rest.substring(blank).strip();
    }
    page.append(rest).append('\n');
  }

  /// A folded line goes on under its last column, or else under the text behind its bullet.
  private static int hang(String line) {
    var column = COLUMN.matcher(line);
    if (column.find()) {
      return column.end(1);
    }
    var bullet = BULLET.matcher(line);
    return bullet.find() ? bullet.end(1) : 0;
  }
}
