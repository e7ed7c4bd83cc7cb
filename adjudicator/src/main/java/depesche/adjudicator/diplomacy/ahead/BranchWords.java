package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.kit.AheadLine;
import depesche.adjudicator.notation.WordList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words of conditions, and of headings that may name a phase.
final class BranchWords {

  private static final WordList BEGINNINGS = WordList.of("if else elseif otherwise end endif");

  private static final Pattern SPEAKS =
      Pattern.compile("^\\W*(?:if|else|otherwise|end\\s*if)(?!\\p{L})", Pattern.CASE_INSENSITIVE);

  /// A heading that may name a phase, with what stands behind its colon: `Orders for Fall 1901:`.
  static final Pattern HEADING =
      Pattern.compile(
          "[*_\\s]*(?:(?:my\\s+)?(?:orders?|befehle)\\s+)?(?:(?:for|für)\\s+(?:the\\s+)?)?"
              + "(\\p{L}+[\\s,]*\\d{4}[\\s,]*\\p{L}*(?:\\s+phase)?)[*_\\s.]*"
              + "(?:[:：][*_\\s]*(.*))?",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

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

  /// What takes back, and never counts under a condition.
  static final Pattern CLEARS =
      Pattern.compile(
          "(?:clear|withdraw|cancel|(?:no|stop)\\s+always)(?!\\p{L})", Pattern.CASE_INSENSITIVE);

  private BranchWords() {}

  /// {@return whether a line begins with a word of a condition}
  static boolean speaks(String line) {
    return AheadLine.begins(line, BEGINNINGS) && SPEAKS.matcher(line).find();
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
}
