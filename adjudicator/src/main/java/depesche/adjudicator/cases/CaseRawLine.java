package depesche.adjudicator.cases;

import java.util.ArrayList;
import java.util.List;

/// A line of the file, without an earlier result behind it.
///
/// @param number counts from 1
/// @param words at least one
record CaseRawLine(int number, String text, List<String> words) {

  /// Where the words behind the power begin.
  static final int REST = 2;

  CaseRawLine {
    words = List.copyOf(words);
  }

  /// {@return the line, if it says anything}
  static List<CaseRawLine> of(int number, String text) {
    // A result behind a bar is from an earlier answer, and is computed again.
    int bar = text.indexOf('|');
    String bare = (bar < 0 ? text : text.substring(0, bar)).strip();
    return bare.isEmpty() || bare.startsWith("#")
        ? List.of()
        : List.of(new CaseRawLine(number, bare, words(bare)));
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int from = 0;
    for (int at = 0; at <= text.length(); at++) {
      if (at == text.length() || isBlank(text.charAt(at))) {
        if (at > from) {
          words.add(text.substring(from, at));
        }
        from = at + 1;
      }
    }
    return words;
  }

  private static boolean isBlank(char sign) {
    return sign == ' ' || sign == '\t' || sign == '\n' || sign == '\r' || sign == '\f';
  }

  String first() {
    return words.getFirst();
  }

  String second() {
    return words.get(1);
  }

  /// {@return the words behind the power}
  List<String> rest() {
    return words.subList(Math.min(REST, words.size()), words.size());
  }
}
