package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.OrderLexicon;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words by which a line says that it speaks of more than the orders of now.
final class AheadWords {

  private static final Pattern SPEAKS =
      Pattern.compile(
          "^\\W*(?:phase|always|no\\s+always|stop\\s+always|(?:orders\\s+)?(?:same\\s+)?as"
              + "\\s+before|if|else|otherwise|end\\s*if|clear|withdraw|cancel)(?!\\p{L})",
          Pattern.CASE_INSENSITIVE);

  static final Pattern PHASE =
      Pattern.compile("phase[\\s:]+(.+?)[\\s:.]*", Pattern.CASE_INSENSITIVE);

  /// What may be a line `PHASE F1866M` with a slip of the finger, or as Discord's commands look.
  private static final Pattern LIKE_PHASE =
      Pattern.compile("/?(\\p{L}+)[\\s:]+\\p{L}+[\\s,]*\\d{4}[\\s,]*\\p{L}*[\\s:.]*");

  /// A heading that may name a phase, with what stands behind its colon: `Orders for Fall 1901:`.
  static final Pattern HEADING =
      Pattern.compile(
          "[*_\\s]*(?:(?:my\\s+)?(?:orders?|befehle)\\s+)?(?:(?:for|für)\\s+(?:the\\s+)?)?"
              + "(\\p{L}+[\\s,]*\\d{4}[\\s,]*\\p{L}*(?:\\s+phase)?)[*_\\s.]*"
              + "(?:[:：][*_\\s]*(.*))?",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  static final Pattern ALWAYS = Pattern.compile("always[\\s:,]+(.+)", Pattern.CASE_INSENSITIVE);
  static final Pattern NO_ALWAYS =
      Pattern.compile("(?:no|stop)\\s+always[\\s:,]*(.*?)[\\s.!]*", Pattern.CASE_INSENSITIVE);
  static final Pattern REPEAT =
      Pattern.compile("(?:orders\\s+)?(?:same\\s+)?as\\s+before[\\s.!]*", Pattern.CASE_INSENSITIVE);
  static final Pattern CLEAR =
      Pattern.compile(
          "(?:clear|withdraw|cancel)(?!\\p{L})\\s*(?:phase\\s+)?(.*?)[\\s.!]*",
          Pattern.CASE_INSENSITIVE);
  static final Pattern ALL = Pattern.compile("all|everything|alles", Pattern.CASE_INSENSITIVE);
  static final Pattern COMMENT = Pattern.compile("\\s*(?:#|//).*");
  private static final String BRANCH = "else\\s*if|otherwise|else|end\\s*if";
  static final Pattern OPENING =
      Pattern.compile("(?:if|" + BRANCH + ")(?!\\p{L})", Pattern.CASE_INSENSITIVE);
  static final Pattern IF = Pattern.compile("if(?!\\p{L})", Pattern.CASE_INSENSITIVE);

  /// What else may end a branch behind an order on its line.
  static final Pattern INNER =
      Pattern.compile("(?<!\\p{L})(?:" + BRANCH + ")(?!\\p{L})", Pattern.CASE_INSENSITIVE);

  /// What parts a condition from what is to be done.
  static final Pattern AFTER =
      Pattern.compile("^[\\s:,]*(?:then(?!\\p{L})[\\s:,]*)?", Pattern.CASE_INSENSITIVE);

  static final Pattern THEN = Pattern.compile("^then(?!\\p{L})", Pattern.CASE_INSENSITIVE);

  /// What an order goes on with, but does not begin with.
  static final Pattern GOES_ON =
      Pattern.compile(
          "^(?:[^\\p{L}\\d\\s]|(?:to|moves?|attacks?|supports?|convoys?|retreats?|[smc])(?!\\p{L}))",
          Pattern.CASE_INSENSITIVE);

  static final Pattern CONDITION_END =
      Pattern.compile(
          "[:,;]|(?<!\\p{L})(?:then|" + BRANCH + ")(?!\\p{L})", Pattern.CASE_INSENSITIVE);

  static final Pattern WORD =
      Pattern.compile("(?<!\\p{L})(?:" + BRANCH + "|if|then)(?!\\p{L})", Pattern.CASE_INSENSITIVE);

  private AheadWords() {}

  /// {@return whether a line may be more than an order of now}
  static boolean speaks(String line) {
    // The name of a phase has a year in it.
    return SPEAKS.matcher(line).find()
        || (Lines.hasDigit(line)
            && (HEADING.matcher(line.strip()).matches() || misspellsPhase(line.strip())));
  }

  /// {@return whether a line is meant as `PHASE F1866M`, and does not say so: `PHSE F1866M`}
  static boolean misspellsPhase(String said) {
    Matcher like = LIKE_PHASE.matcher(said);
    return like.matches()
        && !PHASE.matcher(said).matches()
        && OrderLexicon.isNear(like.group(1), List.of("phase"));
  }

  /// {@return the end of a text that has these words, with its blanks}
  static String tail(String text, String words) {
    long left = words.chars().filter(sign -> sign != ' ').count();
    int at = text.length();
    while (left > 0) {
      left -= Character.isWhitespace(text.charAt(--at)) ? 0 : 1;
    }
    return text.substring(at);
  }

  /// {@return what may be the condition: up to the word or sign behind it}
  static String conditionText(String text) {
    Matcher end = CONDITION_END.matcher(text);
    return end.find() ? text.substring(0, end.start()) : text;
  }

  /// {@return whether what is cleared is a phase, or all}
  static boolean isWholePhase(String words) {
    return words.isEmpty()
        || ALL.matcher(words).matches()
        || words.matches("(?i)now|this phase|this")
        || PhaseWords.read(words).isPresent();
  }
}
