package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.kit.AheadLine;
import depesche.adjudicator.notation.WordList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Lines with a condition, which this title has none of.
final class PlanConditions {

  /// The words that a line with a condition begins with.
  private static final WordList BRANCHES = WordList.of("if else otherwise end endif");

  /// `IF Blue leads THEN BID 1 2 3`, or `IF Blue leads BID 1 2 3`.
  private static final Pattern CONDITION =
      Pattern.compile(
          "\\W*(?:(?i:if\\b.*\\bthen[\\s:,]+(\\w+).*)|IF\\b.*\\b"
              + "(?i:bid|pick|take|target|discard|steal|keep|foe|ally)\\b.*)");

  private PlanConditions() {}

  /// {@return whether a line may belong to a condition}
  static boolean mayBe(String text) {
    return AheadLine.begins(text, BRANCHES);
  }

  /// {@return whether a line is a condition with a command}
  static boolean is(String text) {
    Matcher condition = CONDITION.matcher(text);
    return condition.matches()
        && (condition.group(1) == null || PlanVerb.of(condition.group(1)) != PlanVerb.NONE);
  }
}
