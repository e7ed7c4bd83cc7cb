package depesche.adjudicator.cases;

import java.util.List;
import java.util.regex.Pattern;

/// How each line of a case is written, by its first word.
enum CaseForms {
  CASE("id", "* "),
  VARIANT("standard or VARIANT blood-and-iron", "* "),
  OPTION("question=answer, such as OPTION paradox=ALL_HOLD", "* "),
  PHASE("S|F|W + year + M|R|A, such as S1901M", "* "),
  CENTER("POWER PROVINCE", "* * "),
  UNIT("POWER A|F|AA PLACE, such as UNIT RUSSIA F STP/SC", "* * * "),
  ORDER(
      "POWER A|F|AA PLACE followed by H, - PLACE, - PLACE VIA, S A|F PLACE,"
          + " S A|F PLACE - PLACE or C A PLACE - PLACE",
      CaseForms.TOLD),
  RETREAT("POWER A|F|AA PLACE followed by - PLACE or D", CaseForms.TOLD),
  BUILD("POWER A|F PLACE", "* * * "),
  DISBAND("POWER A|F|AA PLACE", "* * * "),
  WAIVE("POWER", "* "),
  END("", "");

  /// Lines that say something about a case to people.
  static final List<String> REMARKS = List.of("TITLE", "ISSUES", "ADDED", "CHANGED", "NOTE");

  /// Lines with the expected results of a case; they are computed again.
  static final List<String> RESULTS =
      List.of("AFTER", "DISLODGED", "FINAL", "AUTODISBAND", "AGREE");

  private static final String TOLD =
      "* @ * (H |D |- * (VIA )?|(- * ){2,}|S @ * (- * )?|C @ * - * )";

  private final String rest;
  private final Pattern form;

  /// @param form what is behind the first word: `*` is any word, `@` a kind of unit
  CaseForms(String rest, String form) {
    this.rest = rest;
    this.form =
        Pattern.compile((name() + " " + form).replace("*", "\\S+").replace("@", "(A|F|AA)"));
  }

  private static boolean known(String keyword) {
    return keywords().contains(keyword);
  }

  /// {@return whether a line has the form that its first word wants}
  static boolean fits(CaseRawLine line) {
    return valueOf(line.first()).form.matcher(String.join(" ", line.words()) + " ").matches();
  }

  /// {@return the form of a line with this first word; if there is no such line, which there are}
  static String of(String keyword) {
    return known(keyword)
        ? (keyword + " " + valueOf(keyword).rest).strip()
        : "a line that starts with " + String.join(", ", keywords());
  }

  private static List<String> keywords() {
    return List.of(values()).stream().map(CaseForms::name).toList();
  }
}
