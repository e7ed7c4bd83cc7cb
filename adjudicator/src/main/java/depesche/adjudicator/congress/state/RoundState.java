package depesche.adjudicator.congress.state;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How far the Diplomacy Phase of a turn is.
///
/// @param order of the rounds; empty before the wager
/// @param selected how many issues the power that selects has selected
/// @param debated the powers that have debated since their last round
/// @param preempted how often France has pre-empted a debate
/// @param absolutist the power that has moved Liberalism where one plays all Allied Powers
/// @param winner of the phase
public record RoundState(
    List<MajorPower> order,
    int selected,
    List<MajorPower> debated,
    int preempted,
    Optional<MajorPower> absolutist,
    Optional<MajorPower> winner) {

  /// At the beginning of a turn.
  public static final RoundState NONE =
      new RoundState(List.of(), 0, List.of(), 0, Optional.empty(), Optional.empty());

  public RoundState {
    order = List.copyOf(order);
    debated = debated.stream().sorted().toList();
  }

  public RoundState ordered(List<MajorPower> powers) {
    return new RoundState(powers, selected, debated, preempted, absolutist, winner);
  }

  public RoundState selecting(int issues) {
    return new RoundState(order, issues, debated, preempted, absolutist, winner);
  }

  public RoundState debated(MajorPower power, boolean has) {
    List<MajorPower> powers = new ArrayList<>(debated);
    powers.remove(power);
    if (has) {
      powers.add(power);
    }
    return new RoundState(order, selected, powers, preempted, absolutist, winner);
  }

  public RoundState preemptedOnce() {
    return new RoundState(order, selected, debated, preempted + 1, absolutist, winner);
  }

  public RoundState absolutist(MajorPower power) {
    return new RoundState(order, selected, debated, preempted, Optional.of(power), winner);
  }

  public RoundState won(Optional<MajorPower> power) {
    return new RoundState(order, selected, debated, preempted, absolutist, power);
  }
}
