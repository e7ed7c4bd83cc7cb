package depesche.adjudicator.congress.state;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/// The wager of a turn until its issue is placed.
///
/// @param cards that were wagered, by power
/// @param winner who has won it, or whom Britain has chosen among those that are tied
/// @param space so far out the winner may place an issue; empty until the wager is decided
/// @param placed whether that issue is placed
public record WagerState(
    SequencedMap<MajorPower, String> cards,
    Optional<MajorPower> winner,
    Optional<Integer> space,
    boolean placed) {

  /// No card is wagered.
  public static final WagerState NONE =
      new WagerState(new LinkedHashMap<>(), Optional.empty(), Optional.empty(), false);

  public WagerState {
    cards = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(cards));
  }

  public WagerState with(MajorPower power, String card) {
    SequencedMap<MajorPower, String> more = new LinkedHashMap<>(cards);
    more.put(power, card);
    return new WagerState(more, winner, space, placed);
  }

  /// {@return the same before anybody has won}
  public WagerState open() {
    return new WagerState(cards, Optional.empty(), Optional.empty(), placed);
  }

  public WagerState chosen(MajorPower power) {
    return new WagerState(cards, Optional.of(power), space, placed);
  }

  public WagerState won(MajorPower power, int out) {
    return new WagerState(cards, Optional.of(power), Optional.of(out), placed);
  }

  public WagerState withIssue() {
    return new WagerState(cards, winner, space, true);
  }
}
