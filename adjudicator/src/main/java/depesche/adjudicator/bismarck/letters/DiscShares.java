package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.turns.DanceRefusalFact;
import depesche.adjudicator.kit.LineFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// The words behind ALLOCATE.
///
/// @param pools finds a pool by its name, or says why not
/// @param free how many discs there are to allocate
record DiscShares(Function<String, Optional<String>> pools, int free, LineFacts facts) {

  private static final Pattern GAP = Pattern.compile("[\\s,=:>/]+");
  private static final Pattern SMALL =
      Pattern.compile("(?i)to|and|in|into|on|the|for|of|pool|discs?|disks?|->?");
  private static final Pattern THREE =
      Pattern.compile("(\\d{1,3})\\s*[-+|]\\s*(\\d{1,3})\\s*[-+|]\\s*(\\d{1,3})");

  /// `E2`, or `2E`.
  private static final Pattern SHORT = Pattern.compile("(?i)\\b([edp])(\\d)\\b|\\b(\\d)([edp])\\b");

  private static final List<String> NUMBERS =
      List.of("zero", "one", "two", "three", "four", "five", "six", "seven");
  private static final Pattern NUMBER =
      Pattern.compile("(?i)\\b(?:" + String.join("|", NUMBERS) + ")\\b");

  /// `EVENT 2 DIPLOMACY 3 POLITICS 1`, `2 3 1`, or any part of it; others stay.
  Optional<List<String>> read(String said) {
    String text = plain(said);
    if (text.matches("\\d{1,3}([\\s,/>]+\\d{1,3}){2}")) {
      return Optional.of(List.of(text.split("[\\s,/>]+", -1)));
    }
    if (text.matches("(?i)nothing|none|0|no dis[ck]s?")) {
      return Optional.of(List.of("0", "0", "0"));
    }
    return named(words(text));
  }

  /// {@return two allocations as one; empty if a pool is in both}
  static Optional<List<String>> together(List<String> one, List<String> other) {
    List<String> all = new ArrayList<>();
    for (int pool = 0; pool < one.size(); pool++) {
      if (!one.get(pool).equals("0") && !other.get(pool).equals("0")) {
        return Optional.empty();
      }
      all.add(one.get(pool).equals("0") ? other.get(pool) : one.get(pool));
    }
    return Optional.of(all);
  }

  /// {@return a text without brackets and full stops, its numbers as digits}
  private static String plain(String said) {
    String text = said.replaceAll("[()\\[\\]]", " ").replaceAll("[\\s.!]+$", "").strip();
    text = NUMBER.matcher(text).replaceAll(it -> digit(it.group()));
    text = SHORT.matcher(text).replaceAll("$1$4 $2$3");
    text = text.replaceFirst("(?i)\\s+(?:in |for )?this turn$", "");
    return THREE.matcher(text).replaceAll("$1 $2 $3");
  }

  /// `EVENT 2 DIPLOMACY 3`, or `2 EVENT 3 DIPLOMACY`: names and numbers in turn.
  private Optional<List<String>> named(List<String> words) {
    Map<DiscPool, String> shares = new LinkedHashMap<>();
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
      if (shares.put(DiscPool.valueOf(pool.get()), discs) != null) {
        facts.refuse(new DanceRefusalFact.PoolNamedTwice(DiscPool.valueOf(pool.get())));
        return Optional.empty();
      }
    }
    // Discs for the Influence Pool are not allocated.
    shares.remove(DiscPool.INFLUENCE);
    if (words.size() % 2 == 1 || shares.isEmpty()) {
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
  private List<String> words(String text) {
    List<String> words =
        GAP.splitAsStream(text)
            .filter(word -> !word.isEmpty() && !SMALL.matcher(word).matches())
            .toList();
    int named = words.stream().filter(DiscShares::isNumber).mapToInt(Integer::parseInt).sum();
    return words.stream().map(word -> number(word, free, named)).toList();
  }

  private static String digit(String word) {
    return String.valueOf(NUMBERS.indexOf(word.toLowerCase(Locale.ROOT)));
  }

  /// `all` is what is free, `rest` what the other numbers leave of it.
  private static String number(String word, int free, int named) {
    if (word.matches("(?i)all|everything")) {
      return String.valueOf(free);
    }
    return word.matches("(?i)rest|remaining|remainder")
        ? String.valueOf(Math.max(0, free - named))
        : word;
  }

  private static boolean isNumber(String word) {
    return word.matches("\\d{1,3}");
  }
}
