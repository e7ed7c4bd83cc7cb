package depesche.adjudicator.notation;

import java.text.Normalizer;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a line of a letter is, from the door to the verdict: whoever splits a text of a player
/// splits it here. A line is clean: it holds no line end, every blank in it is a space, and nothing
/// that has no shape stands in it. Cleaning a clean line changes nothing, so what is on file is
/// read again as it was read first.
public final class Lines {

  private static final Pattern END = Pattern.compile("\\R");

  /// Marks of direction, joiners, the soft hyphen, the byte order mark, variation selectors, and
  /// halves of characters: nobody sees them, and they come with copied text.
  private static final Pattern SHAPELESS =
      Pattern.compile("[\\p{Cf}\\p{Cs}\\x{FE00}-\\x{FE0F}\\x{E0100}-\\x{E01EF}\\x{34F}]");

  /// Everything else that looks like nothing: blanks, control characters, fillers.
  private static final Pattern BLANK =
      Pattern.compile("[\\p{Z}\\p{Cc}\\x{115F}\\x{1160}\\x{2800}\\x{3164}\\x{FFA0}]");

  private static final Pattern ARROW = Pattern.compile("[-=\\p{Pd}−]*[>→⇒⇨⟶⟹➔➙➛➜➝➞➡➤►▶]+");
  private static final Pattern DASH = Pattern.compile("[\\p{Pd}−]");
  private static final Pattern QUOTES = Pattern.compile("[“”„‟«»″＂]");
  private static final Pattern APOSTROPHES = Pattern.compile("[‘’‚‛′´`＇]");

  /// A bullet or a number in front of what is listed.
  private static final Pattern BULLET =
      Pattern.compile("^\\s*(?:[-\\p{Pd}−*•‣▪▫◦·○●■□]+|\\(?\\d{1,3}[.)](?!\\d)|\\(?\\p{L}\\))\\s*");

  private Lines() {}

  /// {@return the lines of a text, clean; at least one}
  public static List<String> of(String text) {
    return Stream.of(END.split(text, -1)).map(Lines::clean).toList();
  }

  /// {@return a text as one clean line}
  public static String clean(String text) {
    if (text.chars().allMatch(sign -> sign >= ' ' && sign <= '~')) {
      return text;
    }
    String shaped = SHAPELESS.matcher(text).replaceAll("");
    return Normalizer.normalize(BLANK.matcher(shaped).replaceAll(" "), Normalizer.Form.NFC);
  }

  /// {@return a line without the bullet or number in front of it}
  public static String withoutBullet(String line) {
    return BULLET.matcher(line).replaceFirst("");
  }

  /// {@return a line in which every arrow is `->`, every dash `-`, and quotes are straight}
  static String plainSigns(String line) {
    String arrows = ARROW.matcher(line).replaceAll("->");
    String dashes = DASH.matcher(arrows).replaceAll("-");
    String quotes = QUOTES.matcher(dashes).replaceAll("\"");
    return APOSTROPHES.matcher(quotes).replaceAll("'");
  }
}
