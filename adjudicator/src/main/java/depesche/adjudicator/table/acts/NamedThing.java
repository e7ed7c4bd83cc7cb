package depesche.adjudicator.table.acts;

import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.ProvinceNames;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A thing that words of a line name.
///
/// @param end of its words in the line
record NamedThing(String id, int end) {

  /// No name has more words.
  private static final int LONGEST = 8;

  /// Words that stand behind a name and are no part of one.
  private static final List<String> BEHIND = List.of("WITH", "TO", "VALUE", "AS");

  /// {@return the thing whose name begins at a word: the longest that fits exactly, else the
  /// longest that fits nearly}
  static Optional<NamedThing> of(ProvinceNames names, List<String> words, int at) {
    Optional<NamedThing> nearly = Optional.empty();
    for (int end = longest(words, at); end > at; end--) {
      Match match = names.find(String.join(" ", words.subList(at, end)));
      if (match instanceof Match.Found(String id)) {
        return Optional.of(new NamedThing(id, end));
      }
      if (match instanceof Match.Close(String id) && nearly.isEmpty()) {
        nearly = Optional.of(new NamedThing(id, end));
      }
    }
    return nearly;
  }

  /// {@return what might be a name: words up to one that begins something else}
  static String spoken(List<String> words, int at) {
    int end = at + 1;
    while (end < longest(words, at) && !BEHIND.contains(words.get(end).toUpperCase(Locale.ROOT))) {
      end++;
    }
    return String.join(" ", words.subList(at, end));
  }

  /// {@return where a name ends at the latest} Two numbers are two cards: `1, 2` is not `12`.
  static int longest(List<String> words, int at) {
    int end = Math.min(words.size(), at + 1);
    while (end < Math.min(words.size(), at + LONGEST)
        && !(words.get(end - 1) + " " + words.get(end)).matches(".*\\d \\d.*")) {
      end++;
    }
    return end;
  }
}
