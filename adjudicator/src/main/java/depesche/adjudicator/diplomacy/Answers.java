package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Ruling;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What a table wrote for its options, key by key; case and punctuation do not matter.
public final class Answers {

  private static final String OFF = "OFF";
  private static final int LATEST = 1999;

  private final Ruling lastYear;
  private final int earliest;
  private final SequencedMap<String, String> chosen = new LinkedHashMap<>();

  /// @param rulings all that may be asked
  /// @param lastYear the one of them that any year from `earliest` answers
  /// @throws IllegalArgumentException if an option or its value is unknown
  public Answers(
      List<Ruling> rulings, Ruling lastYear, int earliest, SequencedMap<String, String> options) {
    this.lastYear = lastYear;
    this.earliest = earliest;
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
    if (ruling.equals(lastYear) && isYear(value)) {
      return value.strip();
    }
    return ruling.answer(value);
  }

  private boolean isYear(String value) {
    String year = value.strip();
    return year.matches("\\d{4}")
        && Integer.parseInt(year) >= earliest
        && Integer.parseInt(year) <= LATEST;
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

  /// {@return the last year; [Integer#MAX_VALUE] if there is none}
  public int lastYear() {
    String value = value(lastYear);
    return value.equals(OFF) ? Integer.MAX_VALUE : Integer.parseInt(value);
  }

  /// {@return what was chosen otherwise than the first answer, by key}
  public SequencedMap<String, String> chosen() {
    return Collections.unmodifiableSequencedMap(chosen);
  }
}
