package depesche.adjudicator.rules;

import java.util.List;
import java.util.Locale;

/// A question the printed rules leave open or a house may answer otherwise, with the answers a game
/// may choose from.
///
/// @param key the option's name in `option KEY=VALUE`
/// @param question what is asked, in a few words
/// @param values the answers; the first is the default
public record Ruling(String key, String question, List<String> values) {

  public Ruling {
    values = List.copyOf(values);
  }

  /// {@return the answer of a game that names none}
  public String standard() {
    return values.getFirst();
  }

  /// {@return the question with this key, whatever its case and punctuation}
  ///
  /// @throws IllegalArgumentException if none of them has it
  public static Ruling named(String key, List<Ruling> rulings) {
    return rulings.stream()
        .filter(ruling -> plain(ruling.key()).equals(plain(key)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no option "
                        + key
                        + "; there are "
                        + String.join(", ", rulings.stream().map(Ruling::key).toList())));
  }

  /// {@return the answer that is written so, whatever its case and punctuation}
  ///
  /// @throws IllegalArgumentException if none of the answers is
  public String answer(String value) {
    return values.stream()
        .filter(known -> plain(known).equals(plain(value)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "option "
                        + key
                        + " cannot be "
                        + value
                        + "; write "
                        + String.join(" or ", values)));
  }

  private static String plain(String word) {
    return word.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }
}
