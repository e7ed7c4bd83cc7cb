package depesche.adjudicator.kit;

import depesche.adjudicator.rules.Ruling;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What a table wrote for its options, key by key; case and punctuation do not matter.
public final class OptionAnswers {

  private static final String DIGITS = "\\d{1,4}";

  private final Numeral number;
  private final SequencedMap<String, String> chosen = new LinkedHashMap<>();

  /// The one option of a title that a number answers.
  ///
  /// @param least the smallest number allowed
  /// @param most the greatest; none may be written with more digits
  public record Numeral(Ruling ruling, int least, int most) {

    private boolean allows(String value) {
      return value.matches(DIGITS)
          && value.length() <= String.valueOf(most).length()
          && Integer.parseInt(value) >= least
          && Integer.parseInt(value) <= most;
    }
  }

  /// @param rulings all that may be asked
  /// @throws IllegalArgumentException if an option or its value is unknown
  public OptionAnswers(List<Ruling> rulings, Numeral number, SequencedMap<String, String> options) {
    this.number = number;
    options.forEach(
        (key, value) -> {
          Ruling ruling = Ruling.named(key, rulings);
          String answer = answer(ruling, value);
          if (!answer.equals(ruling.standard())) {
            chosen.put(ruling.key(), answer);
          }
        });
  }

  private String answer(Ruling ruling, String value) {
    return ruling.equals(number.ruling()) && number.allows(value.strip())
        ? String.valueOf(Integer.parseInt(value.strip()))
        : ruling.answer(value);
  }

  /// {@return the answer as it is written}
  public String value(Ruling ruling) {
    return chosen.getOrDefault(ruling.key(), ruling.standard());
  }

  /// {@return the answer as a constant}
  ///
  /// @param meanings one for each answer, in the order of the ruling
  public <E> E pick(Ruling ruling, E[] meanings) {
    return meanings[ruling.values().indexOf(value(ruling))];
  }

  /// {@return the number; [Integer#MAX_VALUE] if the answer is a word, such as `OFF`}
  public int number() {
    String value = value(number.ruling());
    return value.matches(DIGITS) ? Integer.parseInt(value) : Integer.MAX_VALUE;
  }

  /// {@return what was chosen otherwise than the first answer, by key}
  public SequencedMap<String, String> chosen() {
    return Collections.unmodifiableSequencedMap(chosen);
  }
}
