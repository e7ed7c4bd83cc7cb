package depesche.adjudicator.congress.state;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.Optional;

/// What the French bot of the introductory scenario has done.
///
/// @param won whether it has won the wager
/// @param declined whether its offer was not taken
/// @param offer what it offers
/// @param earned how many resources its cards have earned
/// @param units how many units it recruits
/// @param spent what it has paid for
public record IntroState(
    boolean won, boolean declined, Optional<Offer> offer, int earned, int units, Spent spent) {

  /// At the beginning.
  public static final IntroState NONE =
      new IntroState(false, false, Optional.empty(), 0, 0, new Spent(0, 0, 0));

  /// A card that it offers to a power.
  public record Offer(String card, MajorPower to) {}

  /// What it has paid for in the Government Phase.
  ///
  /// @param supports markers of support
  /// @param operations Military Operations
  /// @param minors units of minor powers
  public record Spent(int supports, int operations, int minors) {}

  public IntroState winning() {
    return new IntroState(true, declined, offer, earned, units, spent);
  }

  public IntroState declined(boolean now) {
    return new IntroState(won, now, offer, earned, units, spent);
  }

  public IntroState offering(Optional<Offer> card) {
    return new IntroState(won, declined, card, earned, units, spent);
  }

  public IntroState earningOne() {
    return new IntroState(won, declined, offer, earned + 1, units, spent);
  }

  public IntroState withUnits(int count) {
    return new IntroState(won, declined, offer, earned, count, spent);
  }

  public IntroState with(Spent all) {
    return new IntroState(won, declined, offer, earned, units, all);
  }
}
