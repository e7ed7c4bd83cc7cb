package depesche.adjudicator.congress.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The four Major Powers, clockwise as in the example of play.
public enum MajorPower {
  FRANCE("FR"),
  RUSSIA("RU"),
  BRITAIN("BR"),
  AUSTRIA("AU");

  private final String letters;

  MajorPower(String letters) {
    this.letters = letters;
  }

  /// {@return its two letters, as on the issues, such as `FR`}
  public String letters() {
    return letters;
  }

  public boolean isAllied() {
    return this != FRANCE;
  }

  /// {@return the three powers of the Coalition, clockwise}
  public static List<MajorPower> allies() {
    return List.of(RUSSIA, BRITAIN, AUSTRIA);
  }

  /// {@return the power that a word names, by its name or its letters}
  public static Optional<MajorPower> named(String word) {
    String capitals = word.strip().toUpperCase(Locale.ROOT);
    for (MajorPower power : values()) {
      if (power.name().equals(capitals) || power.letters.equals(capitals)) {
        return Optional.of(power);
      }
    }
    return Optional.empty();
  }

  /// {@return the powers of a table in its order, beginning to the left of one}
  ///
  /// @param clockwise the powers as they sit
  public static List<MajorPower> leftOf(MajorPower power, List<MajorPower> clockwise) {
    int at = clockwise.indexOf(power) + 1;
    List<MajorPower> order = new ArrayList<>(clockwise.subList(at, clockwise.size()));
    order.addAll(clockwise.subList(0, at));
    return order;
  }
}
