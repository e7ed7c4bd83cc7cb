package depesche.adjudicator.combat;

import java.util.Optional;

/// What a unit is. Fleets come with the titles that have them.
public enum Kind {
  ARMY("A"),
  DOUBLE_ARMY("AA");

  private final String letter;

  Kind(String letter) {
    this.letter = letter;
  }

  /// {@return how orders and reports write it: `A`, `AA`}
  public String letter() {
    return letter;
  }

  /// {@return the kind that is written so}
  public static Optional<Kind> of(String letter) {
    for (Kind kind : values()) {
      if (kind.letter.equals(letter)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
