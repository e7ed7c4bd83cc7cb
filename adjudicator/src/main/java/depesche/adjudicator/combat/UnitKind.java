package depesche.adjudicator.combat;

import java.util.Optional;

/// What a unit is.
public enum UnitKind {
  ARMY("A"),
  FLEET("F"),
  DOUBLE_ARMY("AA");

  private final String letter;

  UnitKind(String letter) {
    this.letter = letter;
  }

  /// {@return how orders and reports write it: `A`, `F`, `AA`}
  public String letter() {
    return letter;
  }

  /// {@return the kind that is written so}
  public static Optional<UnitKind> of(String letter) {
    for (UnitKind unitKind : values()) {
      if (unitKind.letter.equals(letter)) {
        return Optional.of(unitKind);
      }
    }
    return Optional.empty();
  }
}
