package depesche.adjudicator.combat.orders;

import java.util.Optional;

/// What a unit is.
public enum Kind {
  ARMY("A"),
  FLEET("F"),
  DOUBLE_ARMY("AA");

  private final String letter;

  Kind(String letter) {
    this.letter = letter;
  }

  /// {@return how orders and reports write it: `A`, `F`, `AA`}
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
