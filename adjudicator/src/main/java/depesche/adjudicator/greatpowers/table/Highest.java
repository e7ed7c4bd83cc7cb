package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;
import java.util.Comparator;
import java.util.List;

/// Who has the highest level: most tokens of a trait, or of several together.
///
/// @param level the highest
/// @param reached who has as many, in the order of play; one alone is the sole leader
/// @param awarded who counts as highest under the ruling `tieAward`, in the order of play
public record Highest(int level, List<Seat> reached, List<Seat> awarded) {

  /// {@return who is highest}
  ///
  /// @param powers as they are measured, in the order of play
  public static Highest of(
      List<Power> powers, List<Token> traits, GreatPowersRulings.TieAward ties) {
    int most = powers.stream().mapToInt(power -> sum(power, traits)).max().orElse(0);
    List<Power> best = powers.stream().filter(power -> sum(power, traits) == most).toList();
    List<Power> awarded =
        best.size() == 1
            ? best
            : switch (ties) {
              case NONE -> List.of();
              case ALL, SPLIT_DOWN -> best;
              case WAR_TIEBREAK -> foremost(best);
            };
    return new Highest(most, seats(best), seats(awarded));
  }

  private static List<Seat> seats(List<Power> powers) {
    return powers.stream().map(Power::seat).toList();
  }

  private static int sum(Power power, List<Token> traits) {
    return traits.stream().mapToInt(trait -> power.levels().of(trait)).sum();
  }

  /// Ruling `tieAward=WAR_TIEBREAK`: Industry, then Nationalism; nobody if both are equal.
  private static List<Power> foremost(List<Power> tied) {
    Comparator<Power> strength =
        Comparator.<Power>comparingInt(power -> power.levels().industry())
            .thenComparingInt(power -> power.levels().nationalism());
    Power best = tied.stream().max(strength).orElseThrow();
    return tied.stream().filter(power -> strength.compare(power, best) == 0).count() == 1
        ? List.of(best)
        : List.of();
  }
}
