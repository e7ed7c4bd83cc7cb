package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Ruling;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// What a table answered to the questions of [Options]; case and punctuation do not matter.
final class Answers {

  private static final int LONGEST = 40;

  private final SequencedMap<String, String> chosen = new LinkedHashMap<>();

  /// @throws IllegalArgumentException if an option or its value is unknown
  Answers(SequencedMap<String, String> options) {
    options.forEach(
        (key, value) -> {
          Ruling ruling = Ruling.named(key, Options.ALL);
          String answer = answer(ruling, value);
          if (!answer.equals(ruling.standard())) {
            chosen.put(ruling.key(), answer);
          }
        });
  }

  private static String answer(Ruling ruling, String value) {
    if (ruling.equals(Options.TURNS) && isTurns(value.strip())) {
      return String.valueOf(Integer.parseInt(value.strip()));
    }
    return ruling.answer(value);
  }

  private static boolean isTurns(String value) {
    return value.matches("\\d{1,2}")
        && Integer.parseInt(value) >= 1
        && Integer.parseInt(value) <= LONGEST;
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
