package depesche.bot.post;

/// The addresses we write to: ASCII, `local@domain`, without quotes, comments or blanks.
final class PlainAddress {

  private static final int LONGEST = 254;
  private static final String LOCAL_SIGNS = ".!#$%&'*+/=?^_`{|}~-";

  private PlainAddress() {}

  static boolean is(String text) {
    int sign = text.indexOf('@');
    return sign > 0
        && text.length() <= LONGEST
        && text.substring(0, sign).chars().allMatch(c -> word(c) || LOCAL_SIGNS.indexOf(c) >= 0)
        && domain(text.substring(sign + 1));
  }

  private static boolean domain(String text) {
    return !text.isEmpty()
        && text.chars().allMatch(c -> word(c) || c == '.' || c == '-')
        && !text.startsWith(".")
        && !text.startsWith("-")
        && !text.endsWith(".")
        && !text.contains("..");
  }

  private static boolean word(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }
}
