package depesche.adjudicator.cases;

import java.util.List;

/// How each line of a case is written, by its first word.
enum CaseForms {
  CASE("id", 1),
  VARIANT("standard or VARIANT blood-and-iron", 1),
  OPTION("question=answer, such as OPTION paradox=ALL_HOLD", 1),
  PHASE("S|F|W + year + M|R|A, such as S1901M", 1),
  CENTER("POWER PROVINCE", 2),
  UNIT("POWER A|F|AA PLACE, such as UNIT RUSSIA F STP/SC", 3),
  ORDER(
      "POWER A|F|AA PLACE followed by H, - PLACE, - PLACE VIA, S A|F PLACE,"
          + " S A|F PLACE - PLACE or C A PLACE - PLACE",
      3),
  RETREAT("POWER A|F|AA PLACE followed by - PLACE or D", 3),
  BUILD("POWER A|F PLACE", 3),
  DISBAND("POWER A|F|AA PLACE", 3),
  WAIVE("POWER", 1),
  END("", 0);

  /// Lines that say something about a case to people.
  static final List<String> REMARKS = List.of("TITLE", "ISSUES", "ADDED", "CHANGED", "NOTE");

  /// Lines with the expected results of a case; they are computed again.
  static final List<String> RESULTS =
      List.of("AFTER", "DISLODGED", "FINAL", "AUTODISBAND", "AGREE");

  /// A line tab is no blank between words, and no word may hold it.
  private static final char LINE_TAB = '\u000B';

  private final String rest;
  private final int words;

  /// @param words how many stand behind the first, before what a unit does
  CaseForms(String rest, int words) {
    this.rest = rest;
    this.words = words;
  }

  private static boolean known(String keyword) {
    return keywords().contains(keyword);
  }

  /// {@return whether a line has the form that its first word wants}
  static boolean fits(CaseRawLine line) {
    CaseForms form = valueOf(line.first());
    List<String> words = line.words();
    int told = form.words + 1;
    if (line.text().indexOf(LINE_TAB) >= 0) {
      return false;
    }
    boolean deed = form == ORDER || form == RETREAT;
    return deed
        ? words.size() > told && isKind(words.get(2)) && isDeed(words, told)
        : words.size() == told;
  }

  /// {@return whether the words from one on say what a unit does}
  private static boolean isDeed(List<String> words, int from) {
    int count = words.size() - from;
    return switch (words.get(from)) {
      case "H", "D" -> count == 1;
      case "-" -> isWay(words, from);
      case "S" -> count == 3 ? isKind(words.get(from + 1)) : isAdvance(words, from);
      case "C" -> isAdvance(words, from);
      default -> false;
    };
  }

  /// {@return whether words are `S A PLACE - PLACE`}
  private static boolean isAdvance(List<String> words, int from) {
    return words.size() == from + 5
        && isKind(words.get(from + 1))
        && words.get(from + 3).equals("-");
  }

  /// {@return whether words are `- PLACE`, `- PLACE VIA` or `- PLACE - PLACE` and so on}
  private static boolean isWay(List<String> words, int from) {
    int count = words.size() - from;
    if (count == 3) {
      return words.getLast().equals("VIA");
    }
    for (int i = from; i < words.size(); i += 2) {
      if (!words.get(i).equals("-")) {
        return false;
      }
    }
    return count % 2 == 0;
  }

  private static boolean isKind(String word) {
    return word.equals("A") || word.equals("F") || word.equals("AA");
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
