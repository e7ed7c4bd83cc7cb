package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.bismarck.decks.DiscPool;
import depesche.adjudicator.bismarck.news.DanceRefusalFact;
import depesche.adjudicator.kit.LineFacts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words behind ALLOCATE.
///
/// @param pools finds a pool by its name, or says why not
record DiscShares(Function<String, Optional<String>> pools, LineFacts facts) {

  private static final Pattern SHARE =
      Pattern.compile(
          "(?:(\\d{1,3})\\s*([\\p{L} ]+?)|([\\p{L}"
              + " ]+?)\\s*[=:]?\\s*(\\d{1,3}))(?=[\\s,]*(?:$|[\\d\\p{L}]))");

  /// `EVENT 2 DIPLOMACY 3 POLITICS 1`, `2 3 1`, or any part of it; what is not named stays.
  Optional<List<String>> read(String text) {
    if (text.matches("\\d{1,3}([\\s,/>]+\\d{1,3}){2}")) {
      return Optional.of(List.of(text.split("[\\s,/>]+")));
    }
    if (text.matches("(?i)nothing|none|0|no discs?")) {
      return Optional.of(List.of("0", "0", "0"));
    }
    Map<DiscPool, String> shares = new LinkedHashMap<>();
    Matcher share =
        SHARE.matcher(text.replace(">", " ").replaceAll("(?i)\\b(to|and|in|discs?)\\b", " "));
    while (share.find()) {
      String pool = share.group(2) == null ? share.group(3) : share.group(2);
      String discs = share.group(1) == null ? share.group(4) : share.group(1);
      Optional<String> named = pools.apply(pool.strip());
      if (named.isEmpty()) {
        return Optional.empty();
      }
      shares.put(DiscPool.valueOf(named.get()), discs);
    }
    if (shares.isEmpty()) {
      facts.refuse(
          new DanceRefusalFact.NothingSaid("ALLOCATE", "ALLOCATE EVENT 2 DIPLOMACY 3 POLITICS 1"));
      return Optional.empty();
    }
    return Optional.of(
        List.of(
            shares.getOrDefault(DiscPool.EVENT, "0"),
            shares.getOrDefault(DiscPool.DIPLOMACY, "0"),
            shares.getOrDefault(DiscPool.POLITICS, "0")));
  }
}
