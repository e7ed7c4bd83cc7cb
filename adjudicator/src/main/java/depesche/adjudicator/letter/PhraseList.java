package depesche.adjudicator.letter;

import depesche.adjudicator.notation.WordList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// PhraseList that lines are searched for, each of one or more words in small letters.
final class PhraseList {

  /// The first words, so that most lines need no more than a glance.
  private final WordList firsts;

  /// By their first words, the longest phrase first.
  private final SequencedMap<String, List<List<String>>> byFirst = new LinkedHashMap<>();

  private PhraseList(List<List<String>> phrases) {
    phrases.forEach(
        phrase -> byFirst.computeIfAbsent(phrase.getFirst(), _ -> new ArrayList<>()).add(phrase));
    byFirst.values().forEach(all -> all.sort((one, other) -> other.size() - one.size()));
    firsts = WordList.of(String.join(" ", byFirst.sequencedKeySet()));
  }

  /// {@return the phrases of a text, a comma between them}
  static PhraseList of(String text) {
    return new PhraseList(
        Arrays.stream(text.split("[,\\n]"))
            .map(String::strip)
            .filter(phrase -> !phrase.isEmpty())
            .map(phrase -> List.of(phrase.split("\\s+")))
            .collect(Collectors.toList()));
  }

  /// {@return of how many words the phrase is that begins at a word of a line; 0 if none does}
  int at(List<String> words, int begin) {
    for (List<String> phrase : byFirst.getOrDefault(words.get(begin), List.of())) {
      int end = begin + phrase.size();
      if (end <= words.size() && words.subList(begin, end).equals(phrase)) {
        return phrase.size();
      }
    }
    return 0;
  }

  /// {@return where the first phrase begins in a line; -1 if there is none}
  int in(List<String> words) {
    for (int begin = 0; begin < words.size(); begin++) {
      if (at(words, begin) > 0) {
        return begin;
      }
    }
    return -1;
  }

  /// {@return the words by which these and some more begin}
  static WordList firsts(List<PhraseList> lists, String more) {
    StringBuilder all = new StringBuilder(more);
    lists.forEach(list -> all.append(' ').append(String.join(" ", list.byFirst.sequencedKeySet())));
    return WordList.of(all.toString());
  }

  /// {@return whether a line may hold one of them}
  boolean mayBeIn(String line) {
    return holds(line, firsts);
  }

  /// {@return whether one of these words is in a line}
  static boolean holds(String line, WordList firsts) {
    int at = 0;
    while (at < line.length()) {
      int end = at;
      while (end < line.length() && Character.isLetter(line.charAt(end))) {
        end++;
      }
      if (firsts.has(line, at, end)) {
        return true;
      }
      at = end + 1;
    }
    return false;
  }
}
