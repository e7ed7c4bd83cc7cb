package depesche.bot.door;

import depesche.adjudicator.notation.Lines;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// What a line looks like, whatever language it is in.
///
/// @param text with what cannot be seen taken out, wide letters and foreign digits made plain, all
///   letters small and no blanks at the ends
record LineShape(String text) {

  private static final Pattern UNSEEN = Pattern.compile("\\p{Cf}");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");
  private static final Pattern COLON = Pattern.compile("[:\u2236][*_\"”»]{0,3}$");
  private static final Pattern ADDRESS =
      Pattern.compile("[^\\s<>()\\[\\]\",;:@]@[^\\s<>()\\[\\],;:@]");

  /// `15:00`, `15.00`, `15h00`, `3 pm`, `15時00分`.
  private static final Pattern TIME =
      Pattern.compile("(?<!\\d)\\d{1,2} ?[:.h時时시] ?\\d{2}(?!\\d)|(?<!\\d)\\d{1,2} ?[ap]\\.? ?m\\b");

  /// A year, also a Buddhist one, or a date in numbers.
  private static final Pattern DATE =
      Pattern.compile(
          "(?<!\\d)(19|20|25)\\d{2}(?!\\d)"
              + "|(?<!\\d)\\d{1,4} ?[./-] ?\\d{1,2} ?[./-] ?\\d{2,4}(?!\\d)");

  /// `From: Depesche`, `*Von:* Depesche`, `De : Depesche`, `差出人：Depesche`.
  private static final Pattern NAMED =
      Pattern.compile("[*_]{0,2}\\p{L}[\\p{L}\\p{M} .'’()/-]{0,24}+[*_]{0,2} ?:(?!//).*");

  /// Our subjects begin like this.
  private static final Pattern GAME =
      Pattern.compile("\\[[a-z][a-z0-9-]{1,31}( [a-z]\\d{4}[a-z])?\\] ");

  private static final Pattern TAG = Pattern.compile("\\+[a-z0-9]{1,64}");

  private static final int UNDERSCORES = 20;

  static LineShape of(String line) {
    boolean isAscii = line.chars().allMatch(c -> c < 0x80);
    String seen =
        isAscii
            ? line
            : digits(
                UNSEEN.matcher(Normalizer.normalize(line, Normalizer.Form.NFKC)).replaceAll(""));
    String plain = isAscii && hasPlainBlanks(line) ? line : BLANKS.matcher(seen).replaceAll(" ");
    return new LineShape(plain.strip().toLowerCase(Locale.ROOT));
  }

  /// Whether no blank is to be made plain, and no two stand together.
  private static boolean hasPlainBlanks(String line) {
    for (int at = 0; at < line.length(); at++) {
      char sign = line.charAt(at);
      if (sign < ' ' || (sign == ' ' && at > 0 && line.charAt(at - 1) == ' ')) {
        return false;
      }
    }
    return true;
  }

  static List<LineShape> of(List<String> lines) {
    return lines.stream().map(LineShape::of).toList();
  }

  private static String digits(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    text.codePoints()
        .map(c -> Character.isDigit(c) ? '0' + Character.digit(c, 10) : c)
        .forEach(plain::appendCodePoint);
    return plain.toString();
  }

  /// {@return two lines as one}
  LineShape with(LineShape next) {
    return new LineShape(text + " " + next.text);
  }

  boolean isBlank() {
    return text.isEmpty();
  }

  boolean isQuoted() {
    return text.startsWith(">");
  }

  boolean endsInColon() {
    return COLON.matcher(text).find();
  }

  boolean hasAddress() {
    return ADDRESS.matcher(text).find();
  }

  boolean hasTime() {
    return TIME.matcher(text).find();
  }

  boolean hasDate() {
    return DATE.matcher(text).find();
  }

  /// {@return whether it is a word, a colon and what belongs to the word}
  boolean isNamed() {
    return NAMED.matcher(text).matches();
  }

  boolean hasGame() {
    return GAME.matcher(text + " ").find();
  }

  boolean isUnderscores() {
    return text.replace(" ", "").length() >= UNDERSCORES
        && text.chars().allMatch(c -> c == '_' || c == ' ');
  }

  /// {@return its words, letters and digits alone} Mail programs change blanks, dashes, bullets and
  /// marks of a quote, and not these.
  List<String> words() {
    return Lines.runs(text, "");
  }

  /// {@return whether it is made of this sign alone, at least so many}
  boolean isOnly(char sign, int least) {
    return text.length() >= least && text.chars().allMatch(c -> c == sign);
  }

  /// {@return where an address stands in it, with a token or without; -1 when it does not}
  int place(String address) {
    int sign = address.lastIndexOf('@');
    String local = address.substring(0, sign);
    String domain = address.substring(sign);
    for (int at = text.indexOf(domain); at >= 0; at = text.indexOf(domain, at + 1)) {
      int begin = text.lastIndexOf(local, at);
      String tag = begin < 0 ? "-" : text.substring(begin + local.length(), at);
      if (tag.isEmpty() || TAG.matcher(tag).matches()) {
        return begin;
      }
    }
    return -1;
  }

  boolean names(String address) {
    return place(address) >= 0;
  }
}
