package depesche.adjudicator.letter;

import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.WordList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Whose the orders below a heading are, by its words: `Red:`, `Orders for Red:`, `Rob's orders:`.
public final class Owners {

  private static final Pattern POSSESSIVE =
      Pattern.compile("(?<!\\p{L})(\\p{L}{2,30}+)['’]s?(?!\\p{L})", Pattern.UNICODE_CASE);

  private static final Pattern MARKS = Pattern.compile("[*_:.,!()\\[\\]\"]");

  /// They own no orders: `Here's what I do:`, `Tomorrow's orders:`.
  private static final WordList NOBODY =
      WordList.of(
          """
          here it that let what there who today tonight tomorrow now next turn season spring summer fall
          autumn winter year round phase week month monday tuesday wednesday thursday friday saturday
          sunday game everything my i you we he she they this one
          """);

  private static final WordList LINKS = WordList.of("of from to von an pour de du von's");

  private Owners() {}

  /// {@return the one word of a heading that may name whose orders stand below it}
  public static Optional<String> named(String heading) {
    if (heading.isEmpty()) {
      return Optional.empty();
    }
    List<String> names =
        Stream.of(MARKS.matcher(heading).replaceAll(" ").strip().split("\\s+"))
            .filter(word -> !SmallWords.isLabel(word) && !LINKS.has(word.toLowerCase(Locale.ROOT)))
            .toList();
    return names.size() == 1
        ? Optional.of(names.getFirst().replaceFirst("['’]s?$", ""))
        : Optional.empty();
  }

  /// {@return the name in a heading that orders are said to be somebody's}
  public static Optional<String> possessor(String heading) {
    if (heading.indexOf('\'') < 0 && heading.indexOf('’') < 0) {
      return Optional.empty();
    }
    Matcher possessive = POSSESSIVE.matcher(heading);
    while (possessive.find()) {
      String name = possessive.group(1);
      if (!NOBODY.has(name.toLowerCase(Locale.ROOT)) && !SmallWords.isLabel(name)) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  }
}
