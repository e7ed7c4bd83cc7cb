package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One line of a letter, split into the orders it holds.
///
/// @param number from 1
/// @param text as written
/// @param speaker a name before a colon, as in `Red: A BER - MUN`; empty if there is none
/// @param orders the orders of the line, parted by `;` or `,`; empty for a blank line, a comment,
///   and everything from a line `SIGNOFF` on
/// @param heading the heading above it that takes it back: `do not carry out:`; empty if there is
///   none
public record LetterLine(
    int number, String text, String speaker, List<String> orders, String heading) {

  private static final Pattern MARK = Pattern.compile("^\\s*+(?:#++|//)\\s*+(?=\\S)");
  private static final Pattern SMILEY = Pattern.compile("(?<=\\h)[:;]['-]?[()\\[\\]DPp|](?=\\h|$)");
  private static final Pattern KIND = Pattern.compile("(?i)a|aa|f|army|fleet|armee|flotte");
  private static final Pattern UNIT = Pattern.compile("(?i)(?:a|aa|f|army|fleet|armee|flotte)\\h");
  private static final int LONGEST_SPEAKER = 40;
  private static final String SIGN_OFF = "SIGNOFF";

  public LetterLine {
    orders = List.copyOf(orders);
  }

  /// {@return all the lines of a letter}
  public static List<LetterLine> of(List<String> letter) {
    return of(letter, Remarks::without, (_, line) -> LineSplit.parts(line));
  }

  /// {@return all the lines of a letter that may name coasts: `Spain, south coast`}
  public static List<LetterLine> withCoasts(List<String> letter) {
    return of(letter, Coasts::slashed, LineSplit::orders);
  }

  /// {@return the heading above each line of a letter that takes it back; empty where none does}
  public static List<String> headings(List<String> letter) {
    return of(letter, line -> line, (_, _) -> List.of()).stream().map(LetterLine::heading).toList();
  }

  private static List<LetterLine> of(
      List<String> letter,
      UnaryOperator<String> spelled,
      BiFunction<String, String, List<String>> split) {
    List<LetterLine> lines = new ArrayList<>();
    Headings headings = new Headings();
    boolean closed = false;
    for (String text : letter) {
      closed |= isSignOff(text);
      lines.add(
          closed
              ? silent(lines.size() + 1, text)
              : line(lines.size() + 1, text, spelled, split, headings));
    }
    return lines;
  }

  /// {@return the same line with the kind of a unit before a colon as part of its order: `A: PAR
  /// H`}
  public LetterLine joined() {
    boolean kind = !speaker.isEmpty() && KIND.matcher(speaker).matches();
    if (!kind || orders.isEmpty() || UNIT.matcher(orders.getFirst()).lookingAt()) {
      return this;
    }
    List<String> joined = new ArrayList<>(orders);
    joined.set(0, speaker + " " + orders.getFirst());
    return new LetterLine(number, text, "", joined, heading);
  }

  /// {@return the same line with all the orders that each of its own stands for}
  public LetterLine spelledOut(Function<String, List<String>> orders) {
    List<String> all = new ArrayList<>();
    this.orders.forEach(order -> all.addAll(orders.apply(order)));
    return new LetterLine(number, text, speaker, all, heading);
  }

  private static boolean isSignOff(String text) {
    int read = 0;
    int at = 0;
    while (at < text.length()) {
      int sign = text.codePointAt(at);
      if (Character.isLetter(sign)) {
        boolean next =
            read < SIGN_OFF.length() && SIGN_OFF.charAt(read) == Character.toUpperCase(sign);
        if (!next) {
          return false;
        }
        read++;
      }
      at += Character.charCount(sign);
    }
    return read == SIGN_OFF.length();
  }

  /// `# If Germany attacks:` is a comment, and a heading all the same.
  private static String unmarked(String text, String plain) {
    if (!plain.isEmpty()) {
      return plain;
    }
    Matcher mark = MARK.matcher(text);
    return mark.lookingAt() ? Lines.plainSigns(text.substring(mark.end())).strip() : plain;
  }

  private static String withoutSmiley(String line) {
    return line.indexOf(':') >= 0 || line.indexOf(';') >= 0
        ? SMILEY.matcher(line).replaceAll("")
        : line;
  }

  private static LetterLine silent(int number, String text) {
    return new LetterLine(number, text, "", List.of(), "");
  }

  private static LetterLine line(
      int number,
      String text,
      UnaryOperator<String> spelled,
      BiFunction<String, String, List<String>> split,
      Headings headings) {
    String written = Lines.withoutPastedResult(text);
    String said = Lines.withoutBullet(Lines.withoutComment(written));
    String plain = withoutSmiley(Lines.plainSigns(said)).strip();
    String bare = spelled.apply(plain);
    int colon = bare.indexOf(':');
    boolean spoken = colon > 0 && colon <= LONGEST_SPEAKER && bare.lastIndexOf('(', colon) < 0;
    String speaker = spoken ? bare.substring(0, colon).strip() : "";
    String rest = spoken ? bare.substring(colon + 1) : bare;
    List<String> orders = split.apply(speaker, rest);
    return new LetterLine(number, text, speaker, orders, headings.above(unmarked(text, plain)));
  }
}
