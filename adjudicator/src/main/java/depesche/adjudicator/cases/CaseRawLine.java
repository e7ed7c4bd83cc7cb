package depesche.adjudicator.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/// A line of the file, without an earlier result behind it.
///
/// @param number counts from 1
/// @param words at least one
record CaseRawLine(int number, String text, List<String> words) {

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
    StringTokenizer tokens = new StringTokenizer(text);
    while (tokens.hasMoreTokens()) {
      words.add(tokens.nextToken());
    }
    return words;
  }

  String first() {
    return words.getFirst();
  }

  String second() {
    return words.get(1);
  }

  /// {@return the words behind the power}
  List<String> rest() {
    return words.subList(Math.min(2, words.size()), words.size());
  }
}
