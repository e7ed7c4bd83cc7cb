package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.bismarck.decks.DiscPool;
import depesche.adjudicator.bismarck.news.DanceRefusalFact;
import depesche.adjudicator.kit.LineFacts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// The words behind ALLOCATE.
///
/// @param pools finds a pool by its name, or says why not
record DiscShares(Function<String, Optional<String>> pools, LineFacts facts) {

  private static final Pattern GAP = Pattern.compile("[\\s,=:>/]+");
  private static final Pattern SMALL =
      Pattern.compile("(?i)to|and|in|into|on|the|for|of|pool|discs?");

  /// `EVENT 2 DIPLOMACY 3 POLITICS 1`, `2 3 1`, or any part of it; what is not named stays.
  Optional<List<String>> read(String text) {
    if (text.matches("\\d{1,3}([\\s,/>]+\\d{1,3}){2}")) {
      return Optional.of(List.of(text.split("[\\s,/>]+", -1)));
    }
    if (text.matches("(?i)nothing|none|0|no discs?")) {
      return Optional.of(List.of("0", "0", "0"));
    }
    Map<DiscPool, String> shares = new LinkedHashMap<>();
    List<String> words = words(text);
    // `EVENT 2 DIPLOMACY 3`, or `2 EVENT 3 DIPLOMACY`: names and numbers in turn.
    int number = !words.isEmpty() && isNumber(words.getFirst()) ? 0 : 1;
    for (int i = 0; i + 1 < words.size(); i += 2) {
      String discs = words.get(i + number);
      String name = words.get(i + 1 - number);
      Optional<String> pool = isNumber(name) ? Optional.empty() : pools.apply(name);
      if (pool.isEmpty() && !isNumber(name)) {
        return Optional.empty();
      }
      if (pool.isEmpty() || !isNumber(discs)) {
        return nothing();
      }
      shares.put(DiscPool.valueOf(pool.get()), discs);
    }
    if (words.size() % 2 == 1) {
      return nothing();
    }
    if (shares.isEmpty()) {
      return nothing();
    }
    return Optional.of(
        List.of(
            shares.getOrDefault(DiscPool.EVENT, "0"),
            shares.getOrDefault(DiscPool.DIPLOMACY, "0"),
            shares.getOrDefault(DiscPool.POLITICS, "0")));
  }

  private Optional<List<String>> nothing() {
    facts.refuse(
        new DanceRefusalFact.NothingSaid("ALLOCATE", "ALLOCATE EVENT 2 DIPLOMACY 3 POLITICS 1"));
    return Optional.empty();
  }

  /// {@return the words but for the small ones between them}
  private static List<String> words(String text) {
    return GAP.splitAsStream(text)
        .filter(word -> !word.isEmpty() && !SMALL.matcher(word).matches())
        .toList();
  }

  private static boolean isNumber(String word) {
    return word.matches("\\d{1,3}");
  }
}
