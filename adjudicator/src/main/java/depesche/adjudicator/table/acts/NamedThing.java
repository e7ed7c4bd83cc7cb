package depesche.adjudicator.table.acts;

import depesche.adjudicator.Fact;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.news.TableLineFact;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A thing that words of a line name.
///
/// @param end of its words in the line
/// @param nearly whether they are not quite its name
record NamedThing(String id, int end, boolean nearly) {

  /// Behind these words a line says why.
  private static final List<String> REASONS = List.of("FOR", "BECAUSE", "REASON");

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
        return Optional.of(new NamedThing(id, end, false));
      }
      if (match instanceof Match.Close(String id) && nearly.isEmpty()) {
        nearly = Optional.of(new NamedThing(id, end, true));
      }
    }
    return nearly;
  }

  /// {@return what to say of words that are not quite the name}
  Optional<Fact> doubt(TableBook book, ProvinceNames names, List<String> words, int at) {
    String shown = names == book.cardNames() ? book.card(id).shown() : id;
    return nearly
        ? Optional.of(new TableLineFact.NameReadAs(String.join(" ", words.subList(at, end)), shown))
        : Optional.empty();
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

  /// {@return where the word stands behind which a line says why} In the name of a thing it is
  /// none: `PLAY Kitchen for the Poor`.
  static int reason(ProvinceNames names, List<String> all) {
    for (int at = 0; at < all.size(); at++) {
      if (REASONS.contains(all.get(at).toUpperCase(Locale.ROOT)) && !isNamed(names, all, at)) {
        return at;
      }
    }
    return all.size();
  }

  /// Whether words around one of a line, and it with them, are a name.
  private static boolean isNamed(ProvinceNames names, List<String> all, int at) {
    for (int begin = Math.max(0, at - LONGEST); begin < at; begin++) {
      for (int end = at + 2; end <= longest(all, begin); end++) {
        Match match = names.find(String.join(" ", all.subList(begin, end)));
        if (match instanceof Match.Found || match instanceof Match.Unclear) {
          return true;
        }
      }
    }
    return false;
  }
}
