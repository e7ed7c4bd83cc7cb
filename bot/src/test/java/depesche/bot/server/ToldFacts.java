package depesche.bot.server;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a report tells, wherever it is printed.
final class ToldFacts {

  private static final Pattern ORDER = Pattern.compile("\\bA{1,2} [A-Z]{3}\\b.*");
  private static final Pattern UNIT = Pattern.compile("\\bA{1,2} [A-Z]{3}\\b");
  private static final List<String> BEGINS =
      List.of("Orders and results", "Retreats", "Builds and removals");
  private static final List<String> ENDS =
      List.of("Centres and units", "The printed map of", "Other news", "Proof:");

  private ToldFacts() {}

  /// What a report says of orders, a sentence each, whatever is printed around it; of retreats and
  /// builds the units, since those are rows without an end.
  static TreeSet<String> of(String text) {
    String plain = House.plain(text.replaceAll("[*✓✗\\\\\\u200B]", " "));
    String told =
        BEGINS.stream()
            .filter(plain::contains)
            .findFirst()
            .map(word -> plain.substring(plain.indexOf(word)))
            .orElse("");
    for (String word : ENDS) {
      told = told.contains(word) ? told.substring(0, told.indexOf(word)) : told;
    }
    boolean orders = told.startsWith(BEGINS.getFirst());
    return (orders
            ? Stream.of(told.split("\\."))
            : UNIT.matcher(told).results().map(MatchResult::group))
        .map(ORDER::matcher)
        .filter(Matcher::find)
        .map(order -> order.group().strip())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
