package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Ruling;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.SequencedMap;

/// What a table answered to the questions of [Options]; case and punctuation do not matter.
final class Answers {

  private static final int LONGEST = 40;

  private final SequencedMap<String, String> chosen = new LinkedHashMap<>();

  /// @throws IllegalArgumentException if an option or its value is unknown
  Answers(SequencedMap<String, String> options) {
    options.forEach(
        (key, value) -> {
          Ruling ruling = ruling(key);
          String answer = answer(ruling, value);
          if (!answer.equals(ruling.standard())) {
            chosen.put(ruling.key(), answer);
          }
        });
  }

  private static Ruling ruling(String key) {
    return Options.ALL.stream()
        .filter(ruling -> plain(ruling.key()).equals(plain(key)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no option "
                        + key
                        + "; there are "
                        + String.join(", ", Options.ALL.stream().map(Ruling::key).toList())));
  }

  private static String answer(Ruling ruling, String value) {
    if (ruling.equals(Options.TURNS) && isTurns(value.strip())) {
      return String.valueOf(Integer.parseInt(value.strip()));
    }
    return ruling.values().stream()
        .filter(known -> plain(known).equals(plain(value)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "option "
                        + ruling.key()
                        + " cannot be "
                        + value
                        + "; write "
                        + String.join(" or ", ruling.values())));
  }

  private static boolean isTurns(String value) {
    return value.matches("\\d{1,2}")
        && Integer.parseInt(value) >= 1
        && Integer.parseInt(value) <= LONGEST;
  }

  private static String plain(String word) {
    return word.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  private String value(Ruling ruling) {
    return chosen.getOrDefault(ruling.key(), ruling.standard());
  }

  <E extends Enum<E>> E pick(Ruling ruling, E[] meanings) {
    return meanings[ruling.values().indexOf(value(ruling))];
  }

  int turns() {
    return Integer.parseInt(value(Options.TURNS));
  }

  /// {@return what differs from our answers, by key}
  SequencedMap<String, String> chosen() {
    return Collections.unmodifiableSequencedMap(chosen);
  }
}
