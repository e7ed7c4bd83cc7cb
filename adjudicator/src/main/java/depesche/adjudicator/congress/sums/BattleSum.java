package depesche.adjudicator.congress.sums;

import depesche.adjudicator.congress.sums.SumTerm.Why;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A battle: both numbers with their dice, the losses, and who has won.
///
/// @param alliedLosses that the French number inflicts; empty if the table has to read them off
/// @param frenchLosses that the Allied number inflicts
public record BattleSum(
    Sum allied, Sum french, OptionalInt alliedLosses, OptionalInt frenchLosses, boolean major) {

  /// Both sides had so many units when a major battle began.
  private static final int MAJOR = 4;

  /// Who has inflicted more.
  public enum Result {
    ALLIED_VICTORY,
    FRENCH_VICTORY,
    DRAW
  }

  /// {@return the battle after the dice}
  public static BattleSum of(BattleSide allied, int alliedDice, BattleSide french, int frenchDice) {
    Sum ours = allied.beforeDice().plus(new SumTerm(Why.DICE, alliedDice));
    Sum theirs = french.beforeDice().plus(new SumTerm(Why.DICE, frenchDice));
    return new BattleSum(
        ours,
        theirs,
        LossTrack.losses(theirs.total()),
        LossTrack.losses(ours.total()),
        allied.units() >= MAJOR && french.units() >= MAJOR);
  }

  /// {@return the battle with losses that the table has read off the track}
  public BattleSum stated(int lossesOfAllies, int lossesOfFrance) {
    return new BattleSum(
        allied, french, OptionalInt.of(lossesOfAllies), OptionalInt.of(lossesOfFrance), major);
  }

  /// {@return who has won; empty while losses are not known}
  public Optional<Result> result() {
    if (alliedLosses.isEmpty() || frenchLosses.isEmpty()) {
      return Optional.empty();
    }
    int balance = Integer.compare(frenchLosses.getAsInt(), alliedLosses.getAsInt());
    return Optional.of(
        balance == 0 ? Result.DRAW : balance > 0 ? Result.ALLIED_VICTORY : Result.FRENCH_VICTORY);
  }

  /// {@return the victory points of a major battle, for each winner and off each loser; 0 in a draw
  /// and in a small battle}
  public int points(boolean napoleon) {
    boolean decided = result().filter(result -> result != Result.DRAW).isPresent();
    return major && decided ? napoleon ? 2 : 1 : 0;
  }

  /// {@return the best of several rolls, as of Napoleon with Berthier, or of Wellington}
  public static int best(List<Integer> rolls) {
    return rolls.stream().mapToInt(Integer::intValue).max().orElse(0);
  }
}
