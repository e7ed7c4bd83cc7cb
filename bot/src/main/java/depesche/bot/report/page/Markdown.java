package depesche.bot.report.page;

import depesche.bot.mime.Joiners;
import java.time.Instant;
import java.util.regex.Pattern;

/// Words as Discord prints them, whatever is in them: no word is markup, and none calls anybody.
public final class Markdown {

  /// Blanks other than the common one, and the ends of lines.
  private static final Pattern BLANK = Pattern.compile("[\\s\\p{Z}]");

  /// What cannot be seen, turns the direction of writing, or is half a character.
  private static final Pattern UNSEEN =
      Pattern.compile("(?!" + Joiners.MEANT + ")[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Cn}]");

  private static final Pattern MARK = Pattern.compile("[\\\\*_~`|\\[\\]<]");

  /// What would be something else at the beginning of a line: a heading, a quotation, a list.
  private static final Pattern BEGINNING = Pattern.compile("^(\\d{1,9})?([#>+.)-])");

  /// What Discord takes for a mention of everybody, somebody, a role, a channel, a command, a
  /// picture or a moment.
  private static final Pattern MENTION =
      Pattern.compile("@(?=everyone|here)|<(?=[@#:/]|a:|t:|id:)", Pattern.CASE_INSENSITIVE);

  /// Breaks a mention and takes no room.
  private static final String BREAK = "\u200B";

  private Markdown() {}

  /// {@return the words, to stand within a line}
  public static String plain(String words) {
    if (words.indexOf(Layout.TYPED) < 0) {
      return prose(words);
    }
    String[] parts = words.split(String.valueOf(Layout.TYPED), -1);
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < parts.length; i++) {
      boolean typed = i % 2 == 1 && i < parts.length - 1;
      line.append(typed ? typed(parts[i]) : prose(parts[i]));
    }
    return line.toString();
  }

  /// What is to be typed. A sign in it that would end it is another one.
  private static String typed(String words) {
    return words.isBlank() ? prose(words) : "`" + code(words.replace('`', '\'')) + "`";
  }

  private static String prose(String words) {
    // A mention counts even behind a backslash; only a broken one does not.
    return MemberText.live(TimeText.live(marked(broken(words))));
  }

  /// {@return the words with a backslash before each sign that is a mark anywhere in a line}
  static String marked(String words) {
    return MARK.matcher(words).replaceAll("\\\\$0");
  }

  /// {@return the words, to stand at the beginning of a line}
  static String beginning(String words) {
    return begun(plain(words));
  }

  /// {@return a finished line in which nothing at its beginning is a mark}
  static String begun(String line) {
    return BEGINNING.matcher(line).replaceFirst("$1\\\\$2");
  }

  /// {@return the words, to stand in a block of code; blanks are kept}
  static String code(String words) {
    String said = TimeText.said(CommandMark.plain(broken(words)), Instant::toString);
    return said.replace(Layout.TYPED, '`').replace("``", "`" + BREAK + "`");
  }

  private static String broken(String words) {
    return MENTION.matcher(seen(words)).replaceAll("$0" + BREAK);
  }

  /// {@return the words as they are seen: blanks are blanks, and nothing turns or hides them}
  static String seen(String words) {
    return UNSEEN.matcher(BLANK.matcher(PlainText.bare(words)).replaceAll(" ")).replaceAll("");
  }
}
