package depesche.adjudicator.bismarck.table;

import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import java.util.Locale;

/// A phase in which the player acts of their own accord.
public enum DanceStage {
  /// Before the first turn: the row may be cancelled at its price.
  SETUP,
  /// Rule 1, and rule 2 behind it.
  ALLOCATE,
  /// Rule 3, and rule 4 behind it.
  ACTION;

  /// {@return the word of `play` and of phases: `Setup`}
  public String word() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }

  /// {@return the pool that pays for cancelling: before the first turn the free discs do}
  public DiscPool cancels() {
    return this == SETUP ? DiscPool.INFLUENCE : DiscPool.EVENT;
  }
}
