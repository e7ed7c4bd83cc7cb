package depesche.adjudicator.letter;

import depesche.adjudicator.notation.Coasts;
import depesche.adjudicator.notation.LineSplit;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.Remarks;
import depesche.adjudicator.notation.Sayings;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
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
/// @param surrounding how it is meant
public record LetterLine(
    int number, String text, String speaker, List<String> orders, Surrounding surrounding) {

  private static final Pattern MARK = Pattern.compile("^\\s*+(?:#++|//)\\s*+(?=\\S)");
  private static final Pattern SMILEY = Pattern.compile("(?<=\\h)[:;]['-]?[()\\[\\]DPp|](?=\\h|$)");
  private static final Pattern KIND = Pattern.compile("(?i)a|aa|f|army|fleet|armee|flotte");
  private static final Pattern UNIT = Pattern.compile("(?i)(?:a|aa|f|army|fleet|armee|flotte)\\h");
  private static final Pattern EMPHASIS =
      Pattern.compile("(?<![\\p{L}\\d*_])([*_]{1,3})(?=\\S)([^*_]++)(?<=\\S)\\1(?![\\p{L}\\d*_])");
  private static final WordList RESULTS =
      WordList.of(
          "bounce bounced dislodged cut void fails failed succeeds succeeded annihilated destroyed"
              + " no");
  private static final Pattern NUMBERS =
      Pattern.compile("(?<=[^\\h;,])\\h{1,3}\\(?\\d{1,2}[.)]\\h{0,3}(?=\\p{L})");
  private static final int LONGEST_SPEAKER = 40;
  private static final String SIGN_OFF = "SIGNOFF";

  public LetterLine {
    orders = List.copyOf(orders);
  }

  /// {@return all the lines of a letter} Of a line and its correction neither counts.
  ///
  /// @param isProse whether words are plainly none of a command
  public static List<LetterLine> of(List<String> letter, Predicate<String> isProse) {
    return Corrected.both(of(letter), isProse);
  }

  /// {@return the same with its text, and that of the line it corrects, as they were written}
  ///
  /// @param spelled the lines as they were read
  public LetterLine asWritten(List<String> written, List<String> spelled) {
    if (written.equals(spelled)) {
      return this;
    }
    int other =
        surrounding instanceof Surrounding.Corrected(String said)
            ? spelled.stream().map(String::strip).toList().indexOf(said.strip())
            : -1;
    return new LetterLine(
        number,
        written.get(number - 1),
        speaker,
        orders,
        other < 0 ? surrounding : new Surrounding.Corrected(written.get(other).strip()));
  }

  /// {@return the same of a letter in which no line corrects another}
  public static List<LetterLine> of(List<String> letter) {
    return of(letter, Remarks::without, (_, line) -> LineSplit.parts(line));
  }

  /// {@return whether a line ends as a heading does}
  public static boolean heads(String line) {
    return Headings.heads(line);
  }

  /// {@return what takes it back: a heading above it, such as `do not carry out:`, or a line below
  /// it; empty if nothing does}
  public String heading() {
    return switch (surrounding) {
      case Surrounding.TakenBack(String above) -> above;
      case Surrounding.Retracted(String by) -> by;
      case Surrounding.Plain _,
          Surrounding.Retraction _,
          Surrounding.Correction _,
          Surrounding.Corrected _,
          Surrounding.Signed _,
          Surrounding.Unsettled _ ->
          "";
    };
  }

  /// {@return the words by which it corrects itself: `F BRE - MAO, rather GAS`; empty if it does
  /// not}
  public Optional<String> correctsItself() {
    return orders.isEmpty() ? Optional.empty() : Corrections.within(orders);
  }

  /// {@return the same line, meant otherwise}
  LetterLine meant(Surrounding otherwise) {
    return new LetterLine(number, text, speaker, orders, otherwise);
  }

  /// {@return all the lines of a letter that may name coasts: `Spain, south coast`} Which orders a
  /// correction is about shows when they are read.
  public static List<LetterLine> withCoasts(List<String> letter) {
    return of(letter, line -> Coasts.slashed(withoutNumbers(line)), LineSplit::orders);
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
    boolean signed = false;
    for (String text : letter) {
      closed |= isSignOff(text);
      LetterLine line =
          closed
              ? silent(lines.size() + 1, text)
              : line(lines.size() + 1, text, spelled, split, headings);
      boolean plain = line.surrounding().equals(Headings.PLAIN);
      lines.add(signed && plain ? line.meant(new Surrounding.Signed()) : line);
      signed |= letter.size() > 1 && Sayings.closes(text);
    }
    return Corrected.retracted(lines);
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
    return new LetterLine(number, text, "", joined, surrounding);
  }

  /// {@return the same line with all the orders that each of its own stands for}
  public LetterLine spelledOut(Function<String, List<String>> orders) {
    List<String> all = new ArrayList<>();
    this.orders.forEach(order -> all.addAll(orders.apply(order)));
    return new LetterLine(number, text, speaker, all, surrounding);
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

  /// {@return a line without the signs of bold and slanted words: `BID *Navies* **Armies**`}
  /// `*bounced*` and the like are remarks.
  public static String withoutEmphasis(String line) {
    if (line.indexOf('*') < 0 && line.indexOf('_') < 0) {
      return line;
    }
    return EMPHASIS
        .matcher(line)
        .replaceAll(
            it ->
                RESULTS.begins(it.group(2))
                    ? Matcher.quoteReplacement(it.group())
                    : Matcher.quoteReplacement(it.group(2)));
  }

  /// `1. A MUN - BUR 2. F KIE - HOL`: a list on one line.
  private static String withoutNumbers(String line) {
    return Lines.hasDigit(line) ? NUMBERS.matcher(line).replaceAll("; ") : line;
  }

  private static LetterLine silent(int number, String text) {
    return new LetterLine(number, text, "", List.of(), new Surrounding.Plain(""));
  }

  private static LetterLine line(
      int number,
      String text,
      UnaryOperator<String> spelled,
      BiFunction<String, String, List<String>> split,
      Headings headings) {
    String written = withoutEmphasis(Lines.withoutPastedResult(text));
    String said = Lines.withoutBullet(Lines.withoutComment(written));
    String plain = withoutSmiley(Lines.plainSigns(said)).strip();
    Surrounding above = headings.above(unmarked(text, plain));
    boolean heading = above instanceof Surrounding.Unsettled;
    Meant meant = heading ? new Meant("", above) : Meant.of(plain, above);
    String bare = spelled.apply(meant.order());
    int colon = bare.indexOf(':');
    boolean spoken = colon > 0 && colon <= LONGEST_SPEAKER && !isBracketed(bare, colon);
    String speaker = spoken ? bare.substring(0, colon).strip() : "";
    String rest = spoken ? bare.substring(colon + 1) : bare;
    return new LetterLine(number, text, speaker, split.apply(speaker, rest), meant.surrounding());
  }

  private static boolean isBracketed(String line, int colon) {
    return line.lastIndexOf('(', colon) >= 0
        || line.lastIndexOf('[', colon) > 0
        || line.lastIndexOf('{', colon) > 0;
  }

  /// A line without the words that say how it is meant.
  private record Meant(String order, Surrounding surrounding) {

    static Meant of(String line, Surrounding above) {
      if (!(above instanceof Surrounding.Plain || above instanceof Surrounding.Correction)) {
        return new Meant(line, above);
      }
      return Corrections.mayBe(line) || Provisos.mayBe(line)
          ? said(line, above)
          : new Meant(line, above);
    }

    private static Meant said(String line, Surrounding above) {
      if (Corrections.drafts(line)) {
        return new Meant(line, new Surrounding.Retraction(true));
      }
      boolean retracts = Corrections.retracts(line);
      Optional<Corrections.Mark> mark =
          Corrections.of(line)
              .filter(one -> Lines.hasWord(one.rest()) && !SmallWords.isNoise(one.rest()));
      if (mark.isPresent()) {
        return new Meant(
            mark.get().rest(),
            new Surrounding.Correction(mark.get().words(), mark.get().denies(), retracts));
      }
      if (retracts) {
        return new Meant(line, new Surrounding.Retraction(false));
      }
      Optional<Provisos> provisos =
          Headings.heads(line) ? Optional.empty() : Provisos.of(line, false);
      return provisos.isPresent() && above instanceof Surrounding.Plain
          ? new Meant(
              provisos.get().rest(),
              new Surrounding.Unsettled(provisos.get().firmness(), provisos.get().words().strip()))
          : new Meant(line, above);
    }
  }
}
