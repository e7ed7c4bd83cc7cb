package depesche.adjudicator.notation;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a line of a letter is, from the door to the verdict: every text of a player is split here.
/// A line is clean: it holds no line end, every blank in it is a space, and nothing that has no
/// shape stands in it. Cleaning a clean line changes nothing, so what is on file is read again as
/// it was read first.
public final class Lines {

  private static final Pattern END = Pattern.compile("\\R");

  /// Marks of direction, joiners, the soft hyphen, the byte order mark, variation selectors, and
  /// halves of characters: nobody sees them, and they come with copied text.
  private static final Pattern SHAPELESS =
      Pattern.compile("[\\p{Cf}\\p{Cs}\\x{FE00}-\\x{FE0F}\\x{E0100}-\\x{E01EF}\\x{34F}]");

  /// Everything else that looks like nothing: blanks, control characters, fillers.
  private static final Pattern BLANK =
      Pattern.compile("[\\p{Z}\\p{Cc}\\x{115F}\\x{1160}\\x{2800}\\x{3164}\\x{FFA0}]");

  private static final String ARROWS = "→↦⇒⇨⟶⟹➔➙➛➜➝➞➡➤►▶";
  private static final String QUOTES = "“”„‟«»″＂";
  private static final String APOSTROPHES = "‘’‚‛′´`＇";

  /// A bullet or a number in front of what is listed.
  private static final Pattern BULLET =
      Pattern.compile("^\\s*(?:[-\\p{Pd}−*•‣▪▫◦·○●■□]+|\\(?\\d{1,3}[.)](?!\\d)|\\(?\\p{L}\\))\\s*");

  /// Below these signs no letter is made of two, and no accent stands by itself.
  private static final char COMPOSED = '\u0300';

  private static final char SOFT_HYPHEN = '\u00ad';
  private static final char NO_BREAK_SPACE = '\u00a0';

  private static final Pattern COMMENT = Pattern.compile("(#|//).*");
  private static final Pattern PASTED_RESULT = Pattern.compile("\\(\\*.*?(\\*\\)|$)");

  private static final Pattern POINT = Pattern.compile("^[-*•]\\s+");

  /// A heading that may name a phase, with what stands behind its colon: `My bids for turn 4:`.
  private static final Pattern HEADING =
      Pattern.compile(
          "[*_\\s]{0,9}(?:(?:my\\s+)?(?:orders?|bids?|befehle|gebote)\\s+)?"
              + "(?:(?:for|für)\\s+(?:the\\s+)?)?([^:：*_]{2,40}?)[*_\\s.]{0,9}(?:[:：][*_\\s]*(.*))?",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private Lines() {}

  /// {@return the lines of a text, clean; at least one}
  public static List<String> of(String text) {
    return Stream.of(split(text)).map(Lines::clean).toList();
  }

  /// {@return the lines of a text as they are; at least one}
  public static String[] split(String text) {
    return hasOtherEnd(text) ? END.split(text, -1) : text.split("\n", -1);
  }

  /// Whether a line may end otherwise than by the usual sign.
  private static boolean hasOtherEnd(String text) {
    for (int at = 0; at < text.length(); at++) {
      char sign = text.charAt(at);
      boolean other = sign > '~' && !Character.isLetter(sign) && !isPunctuation(sign);
      if ((sign < ' ' && sign != '\n') || other) {
        return true;
      }
    }
    return false;
  }

  /// {@return a text as one clean line}
  public static String clean(String text) {
    if (isShaped(text)) {
      return text;
    }
    String shaped = SHAPELESS.matcher(text).replaceAll("");
    return Normalizer.normalize(BLANK.matcher(shaped).replaceAll(" "), Normalizer.Form.NFC);
  }

  /// Dashes, quotation marks, points and the like, as they are set in print.
  private static boolean isPunctuation(char sign) {
    return sign >= '\u2010' && sign <= '\u2027';
  }

  /// Whether a text has nothing but signs of western letters, of which none is to be cleaned.
  private static boolean isShaped(String text) {
    for (int at = 0; at < text.length(); at++) {
      char sign = text.charAt(at);
      boolean western = sign > NO_BREAK_SPACE && sign < COMPOSED && sign != SOFT_HYPHEN;
      if ((sign < ' ' || sign > '~') && !western && !isPunctuation(sign)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlain(String text) {
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) < ' ' || text.charAt(at) > '~') {
        return false;
      }
    }
    return true;
  }

  /// {@return a line without the bullet or number in front of it}
  public static String withoutBullet(String line) {
    return mayBullet(line) ? BULLET.matcher(line).replaceFirst("") : line;
  }

  /// Most lines begin with a word.
  private static boolean mayBullet(String line) {
    int at = 0;
    while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
      at++;
    }
    boolean word =
        at + 1 < line.length() && Character.isLetter(line.charAt(at)) && line.charAt(at + 1) != ')';
    return !word;
  }

  /// {@return a line without the comment behind it}
  public static String withoutComment(String line) {
    return line.indexOf('#') >= 0 || line.contains("//")
        ? COMMENT.matcher(line).replaceFirst("")
        : line;
  }

  /// {@return a line without results that came along with pasted text: `(*bounce*)`}
  public static String withoutPastedResult(String line) {
    return line.contains("(*") ? PASTED_RESULT.matcher(line).replaceAll(" ") : line;
  }

  /// {@return whether a text has a digit in it}
  public static boolean hasDigit(String text) {
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) >= '0' && text.charAt(at) <= '9') {
        return true;
      }
    }
    return false;
  }

  /// {@return whether there is more in a text than signs}
  public static boolean hasWord(String text) {
    int at = 0;
    while (at < text.length()) {
      int sign = text.codePointAt(at);
      if (Character.isLetterOrDigit(sign)) {
        return true;
      }
      at += Character.charCount(sign);
    }
    return false;
  }

  /// {@return what stands together in a text of letters, digits and some signs}
  public static List<String> runs(String text, String signs) {
    List<String> runs = new ArrayList<>();
    int begin = 0;
    int at = 0;
    while (at < text.length()) {
      int sign = text.codePointAt(at);
      int next = at + Character.charCount(sign);
      if (!Character.isLetterOrDigit(sign) && signs.indexOf(sign) < 0) {
        if (at > begin) {
          runs.add(text.substring(begin, at));
        }
        begin = next;
      }
      at = next;
    }
    if (at > begin) {
      runs.add(text.substring(begin, at));
    }
    return runs;
  }

  /// {@return a text without anything but letters and digits}
  public static String lettersAndDigits(String text) {
    StringBuilder bare = new StringBuilder(text.length());
    int at = 0;
    while (at < text.length()) {
      int sign = text.codePointAt(at);
      if (Character.isLetterOrDigit(sign)) {
        bare.appendCodePoint(sign);
      }
      at += Character.charCount(sign);
    }
    return bare.length() == text.length() ? text : bare.toString();
  }

  /// {@return a line in which every arrow is `->`, every dash `-`, and quotes are straight}
  public static String plainSigns(String line) {
    return isPlain(line) && line.indexOf('>') < 0 && line.indexOf('`') < 0 ? line : plained(line);
  }

  private static String plained(String line) {
    StringBuilder plain = new StringBuilder(line.length() + 1);
    boolean head = false;
    for (int at = 0; at < line.length(); at++) {
      char sign = plainSign(line.charAt(at));
      if (sign != '>') {
        plain.append(sign);
      } else if (!head) {
        plain.setLength(shaft(plain));
        plain.append("->");
      }
      head = sign == '>';
    }
    return plain.toString();
  }

  /// {@return where the dashes begin that a text ends with}
  private static int shaft(CharSequence text) {
    int begin = text.length();
    while (begin > 0 && (text.charAt(begin - 1) == '-' || text.charAt(begin - 1) == '=')) {
      begin--;
    }
    return begin;
  }

  private static char plainSign(char sign) {
    if (sign <= '~' && sign != '`') {
      return sign;
    }
    if (sign == '−' || Character.getType(sign) == Character.DASH_PUNCTUATION) {
      return '-';
    }
    if (ARROWS.indexOf(sign) >= 0) {
      return '>';
    }
    if (QUOTES.indexOf(sign) >= 0) {
      return '"';
    }
    return APOSTROPHES.indexOf(sign) >= 0 ? '\'' : sign;
  }

  /// {@return a line without its comment, and without the sign before it}
  public static String said(String line) {
    String said = withoutComment(line).strip();
    boolean point = !said.isEmpty() && "-*•".indexOf(said.charAt(0)) >= 0;
    return point ? POINT.matcher(said).replaceFirst("") : said;
  }

  /// A heading.
  ///
  /// @param words that may name a phase
  /// @param rest behind its colon
  public record Heading(String words, String rest) {}

  /// {@return a line as a heading that may name a phase}
  public static Optional<Heading> heading(String said) {
    if (said.chars().noneMatch(Character::isDigit)) {
      return Optional.empty();
    }
    Matcher heading = HEADING.matcher(said);
    return heading.matches() && heading.group(1).chars().anyMatch(Character::isDigit)
        ? Optional.of(
            new Heading(heading.group(1), Objects.requireNonNullElse(heading.group(2), "")))
        : Optional.empty();
  }
}
