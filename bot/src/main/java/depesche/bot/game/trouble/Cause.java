package depesche.bot.game.trouble;

import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What people are told of a fault of the program: no name of a class says anything to them. They
/// get what can be said in words, and the number by which the log knows the rest.
public final class Cause {

  /// Where a cause begins to name classes.
  private static final Pattern KINDS = Pattern.compile("\\b[a-z]\\w*(\\.\\w+)*\\.[A-Z]\\w*");

  private Cause() {}

  /// {@return the words for a cause, as the log has it with kind and place}
  public static String told(String cause) {
    Matcher kinds = KINDS.matcher(cause);
    if (!kinds.find()) {
      return cause;
    }
    String words = cause.substring(0, kinds.start()).strip().replaceAll(":$", "");
    String number = "no. " + number(cause) + " in the server's log";
    return words.isEmpty() ? number : words + "; " + number;
  }

  /// {@return the number by which the log knows a cause}
  public static String number(String cause) {
    return HexFormat.of().toHexDigits(cause.hashCode());
  }
}
