package depesche.adjudicator.congress.sums;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The wager: the highest printed value wins; no modifier counts.
///
/// @param values of the cards, by power
/// @param best the powers with the highest value; of several Britain chooses
/// @param winner empty while Britain has to choose
/// @param space where the winner places an issue: 0 is the Negotiation Table
/// @param order of the rounds, from the left of the winner; empty while there is none
public record WagerSum(
    SequencedMap<MajorPower, Integer> values,
    List<MajorPower> best,
    Optional<MajorPower> winner,
    int space,
    List<MajorPower> order) {

  public WagerSum {
    values = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(values));
    best = List.copyOf(best);
    order = List.copyOf(order);
  }

  /// {@return the wager of these cards}
  ///
  /// @param clockwise the powers as they sit
  /// @param chosen by Britain, if there was a tie
  public static WagerSum of(
      WagerKind kind,
      SequencedMap<MajorPower, Integer> values,
      List<MajorPower> clockwise,
      Optional<MajorPower> chosen) {
    int highest = Collections.max(values.values());
    List<MajorPower> best = new ArrayList<>();
    values.forEach(
        (power, value) -> {
          if (value == highest) {
            best.add(power);
          }
        });
    Optional<MajorPower> winner =
        best.size() == 1 ? Optional.of(best.getFirst()) : chosen.filter(best::contains);
    int space = winner.map(power -> space(kind, power, values)).orElse(0);
    return new WagerSum(
        values,
        best,
        winner,
        space,
        winner.map(power -> MajorPower.leftOf(power, clockwise)).orElseGet(List::of));
  }

  /// {@return whom the British bot chooses in a tie (20.2): never France}
  public static MajorPower choiceOfBot(List<MajorPower> tied) {
    for (MajorPower power : List.of(MajorPower.BRITAIN, MajorPower.AUSTRIA, MajorPower.RUSSIA)) {
      if (tied.contains(power)) {
        return power;
      }
    }
    return MajorPower.FRANCE;
  }

  private static int space(
      WagerKind kind, MajorPower winner, SequencedMap<MajorPower, Integer> values) {
    int highest = Collections.max(values.values());
    int lowest = Collections.min(values.values());
    int french = values.getOrDefault(MajorPower.FRANCE, lowest);
    int allied =
        values.entrySet().stream()
            .filter(one -> one.getKey().isAllied())
            .mapToInt(Map.Entry::getValue)
            .max()
            .orElse(lowest);
    return switch (kind) {
      case HIGHEST_MINUS_LOWEST -> highest - lowest;
      case MINUS_FRENCH -> winner.isAllied() ? highest - french : highest - lowest;
      case BETWEEN_SIDES -> Math.abs(allied - french);
    };
  }
}
