package depesche.adjudicator.table.plain;

import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Files of tables in which a hand got one thing wrong.
final class SpoiltTable {

  private static final Pattern FIELD =
      Pattern.compile("\"(\\w+)\": (\"[^\"]*\"|-?\\d+|true|\\[[^\\[\\]{}]*\\])");
  private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"(?!:)");
  private static final Pattern THING = Pattern.compile("\\{[^{}]*\\}");

  private static final List<String> VALUES =
      List.of(
          "0",
          "-1",
          "7",
          "2.5",
          "1000",
          "2000000000",
          "1e300",
          "true",
          "null",
          "{}",
          "[]",
          "[7]",
          "[\"Nobody\"]",
          "\"\"",
          "\" \"",
          "\"a_b.c\"",
          "\"two words\"",
          "\"Points for all\"",
          "\"ROLL\"",
          "\"END\"",
          "\"deck\"",
          "\"passed\"",
          "\"number\"",
          "\"03-01\"",
          "\"" + "x".repeat(61) + "\"");

  private SpoiltTable() {}

  /// {@return the text with a field lost, misspelt, added or filled with something else, with a
  /// name in the place of another, or with one thing twice}
  static String of(String text, Random random) {
    return switch (random.nextInt(7)) {
      case 0 -> lost(text, one(FIELD, text, random));
      case 1 -> misspelt(text, one(FIELD, text, random), random);
      case 2 -> behind(text, one(FIELD, text, random), ", \"" + word(random) + "\": 1");
      case 3, 4 ->
          filled(text, one(FIELD, text, random), VALUES.get(random.nextInt(VALUES.size())));
      case 5 -> in(text, one(TEXT, text, random), one(TEXT, text, random).group());
      default -> {
        MatchResult thing = one(THING, text, random);
        yield behind(text, thing, ", " + thing.group());
      }
    };
  }

  private static MatchResult one(Pattern pattern, String text, Random random) {
    List<MatchResult> all = pattern.matcher(text).results().toList();
    return all.get(random.nextInt(all.size()));
  }

  private static String word(Random random) {
    return List.of("colour", "nam", "most", "title", "in", "repeat").get(random.nextInt(6));
  }

  private static String in(String text, MatchResult place, String other) {
    return text.substring(0, place.start()) + other + text.substring(place.end());
  }

  private static String behind(String text, MatchResult place, String more) {
    return in(text, place, place.group() + more);
  }

  private static String filled(String text, MatchResult field, String value) {
    return in(text, field, "\"" + field.group(1) + "\": " + value);
  }

  private static String misspelt(String text, MatchResult field, Random random) {
    StringBuilder key = new StringBuilder(field.group(1));
    key.deleteCharAt(random.nextInt(key.length()));
    return in(text, field, "\"" + key + "\": " + field.group(2));
  }

  /// The field and one comma beside it.
  private static String lost(String text, MatchResult field) {
    String before = text.substring(0, field.start());
    String after = text.substring(field.end());
    return after.stripLeading().startsWith(",")
        ? before + after.replaceFirst("\\s*,", "")
        : before.replaceFirst(",\\s*$", "") + after;
  }
}
