package depesche.bot.door;

import java.util.regex.Pattern;

/// Takes the commands out of `text/enriched` (RFC 1896): what they say of looks is no word of the
/// author.
final class Enriched {

  private static final Pattern PARAMETER = Pattern.compile("(?is)<param>.*?</param>");
  private static final Pattern COMMAND = Pattern.compile("<(<)|</?[a-zA-Z0-9-]{1,60}>");

  /// One line end is a blank, of several one is left out.
  private static final Pattern FOLD = Pattern.compile("(?<!\\n)\\n(?!\\n)");

  private static final Pattern FIRST_END = Pattern.compile("\\n(\\n+)");

  private Enriched() {}

  /// {@return the text as its author saw it}
  static String read(String text) {
    String bare = PARAMETER.matcher(text.replace("\r\n", "\n")).replaceAll("");
    String plain = COMMAND.matcher(bare).replaceAll("$1");
    return FIRST_END.matcher(FOLD.matcher(plain).replaceAll(" ")).replaceAll("$1");
  }
}
