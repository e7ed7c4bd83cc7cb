package depesche.adjudicator.kit;

import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.OrderLexicon;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.WordList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A line by the words with which it says that it speaks of more than the orders of now.
///
/// @param rest what stands behind those words; the whole line if there are none
public record AheadLine(Kind kind, String rest) {

  /// What it is.
  public enum Kind {
    /// `PHASE F1866M`
    PHASE,
    /// `ALWAYS A BER H`
    STANDING,
    /// `NO ALWAYS`
    END_STANDING,
    /// `AS BEFORE`
    REPEAT,
    /// `CLEAR`, and what is to be cleared: a phase, `ALL`, `NOW`, or nothing.
    CLEAR,
    /// Anything else.
    ORDER
  }

  private static final String REPEATING =
      "(?:(?:my|the|same|exactly)\\s+)*+(?:(?:orders|ballots?|votes)\\s+)?(?:same\\s+)?as\\s+(?:before|last\\s+(?:time|turn|phase|season))";

  /// What a line that is more than an order of now begins with.
  private static final WordList BEGINNINGS =
      WordList.of(
          "phase always no stop orders my the same exactly as clear withdraw cancel please pls"
              + " bitte");

  private static final Pattern SPEAKS =
      Pattern.compile(
          "^\\W*(?:(?:please|pls|bitte)[\\s,]+)?(?:phase|always|no\\s+always|stop\\s+always|"
              + REPEATING
              + "|clear|withdraw|cancel)(?!\\p{L})",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern PHASE =
      Pattern.compile("phase[\\s:]+(.+?)[\\s:.]*", Pattern.CASE_INSENSITIVE);

  /// What may be a line `PHASE F1866M` with a slip of the finger, or as Discord's commands look.
  private static final Pattern LIKE_PHASE =
      Pattern.compile(
          "/?(\\p{L}+)[\\s:]+(?:\\p{L}+[\\s,]*\\d{4}[\\s,]*\\p{L}*|\\d{1,3}-\\p{L}+(?:-\\d+)?)[\\s:.]*");

  private static final Pattern ALWAYS =
      Pattern.compile("always[\\s:,]+(.+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern NO_ALWAYS =
      Pattern.compile("(?:no|stop)\\s+always[\\s:,]*(.*?)[\\s.!]*", Pattern.CASE_INSENSITIVE);
  private static final Pattern REPEAT =
      Pattern.compile(REPEATING + "[\\s.!]*", Pattern.CASE_INSENSITIVE);
  private static final Pattern CLEAR =
      Pattern.compile(
          "(?:clear|withdraw|cancel)(?!\\p{L})\\s*(?:phase\\s+)?(.*?)[\\s.!]*",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern ALL =
      Pattern.compile("all|everything|alles", Pattern.CASE_INSENSITIVE);

  /// {@return whether a line may speak of more than the orders of now}
  public static boolean speaks(String line) {
    return (begins(line, BEGINNINGS) && SPEAKS.matcher(line).find())
        || (Lines.hasDigit(line) && misspellsPhase(line.strip()));
  }

  /// {@return whether the first word of a line, behind any signs, is one of these}
  public static boolean begins(String line, WordList words) {
    int at = 0;
    while (at < line.length() && (line.charAt(at) > '~' || !Character.isLetter(line.charAt(at)))) {
      at++;
    }
    int end = at;
    while (end < line.length() && line.charAt(end) <= '~' && Character.isLetter(line.charAt(end))) {
      end++;
    }
    return words.begins(line.substring(0, end), at);
  }

  /// {@return what a line is}
  ///
  /// @param isPhase whether words name a phase
  /// @param isProse whether words are none of an order
  public static AheadLine of(String said, Predicate<String> isPhase, Predicate<String> isProse) {
    if (!BEGINNINGS.begins(said) && !Lines.hasDigit(said)) {
      return new AheadLine(Kind.ORDER, said);
    }
    Matcher always = ALWAYS.matcher(said);
    Matcher noAlways = NO_ALWAYS.matcher(said);
    Matcher clear = CLEAR.matcher(said);
    Matcher phase = PHASE.matcher(said);
    if (phase.matches()) {
      return new AheadLine(Kind.PHASE, phase.group(1));
    } else if (misspellsPhase(said)) {
      return new AheadLine(Kind.PHASE, said);
    } else if (noAlways.matches()) {
      return new AheadLine(Kind.END_STANDING, noAlways.group(1));
    } else if (always.matches() && !isProse.test(always.group(1))) {
      return new AheadLine(Kind.STANDING, always.group(1));
    } else if (REPEAT.matcher(SmallWords.withoutPoliteness(said)).matches()) {
      return new AheadLine(Kind.REPEAT, said);
    }
    return clear.matches() && isWholePhase(clear.group(1), isPhase)
        ? new AheadLine(Kind.CLEAR, clear.group(1))
        : new AheadLine(Kind.ORDER, said);
  }

  /// {@return whether a line is meant as `PHASE F1866M`, and does not say so: `PHSE F1866M`}
  private static boolean misspellsPhase(String said) {
    Matcher like = LIKE_PHASE.matcher(said);
    return like.matches()
        && !PHASE.matcher(said).matches()
        && OrderLexicon.isNear(like.group(1), List.of("phase"));
  }

  /// {@return whether what is cleared is a phase, or all}
  private static boolean isWholePhase(String words, Predicate<String> isPhase) {
    return words.isEmpty()
        || isAll(words)
        || words.matches("(?i)now|this phase|this")
        || isPhase.test(words);
  }

  /// {@return whether words say `ALL`}
  public static boolean isAll(String words) {
    return ALL.matcher(words).matches();
  }
}
