package depesche.adjudicator.congress.decks;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.Optional;

/// Whose National card it is.
public enum CardNation {
  FRENCH,
  RUSSIAN,
  BRITISH,
  AUSTRIAN,
  NEUTRAL;

  /// {@return the power; none of a neutral card}
  public Optional<MajorPower> power() {
    return switch (this) {
      case FRENCH -> Optional.of(MajorPower.FRANCE);
      case RUSSIAN -> Optional.of(MajorPower.RUSSIA);
      case BRITISH -> Optional.of(MajorPower.BRITAIN);
      case AUSTRIAN -> Optional.of(MajorPower.AUSTRIA);
      case NEUTRAL -> Optional.empty();
    };
  }

  /// {@return whether it is a National card of this power}
  public boolean isOf(MajorPower asked) {
    return power().filter(asked::equals).isPresent();
  }
}
