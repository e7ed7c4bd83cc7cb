package depesche.adjudicator.congress.state;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The trades of France in a turn (18.2.3).
///
/// @param with the power with which France wants to trade
/// @param traded the powers with which it has traded in its own rounds
public record TradeState(Optional<MajorPower> with, List<MajorPower> traded) {

  /// At the beginning of a turn.
  public static final TradeState NONE = new TradeState(Optional.empty(), List.of());

  public TradeState {
    traded = traded.stream().sorted().toList();
  }

  public TradeState with(MajorPower power) {
    return new TradeState(Optional.of(power), traded);
  }

  public TradeState traded(MajorPower power) {
    return new TradeState(with, Stream.concat(traded.stream(), Stream.of(power)).toList());
  }
}
