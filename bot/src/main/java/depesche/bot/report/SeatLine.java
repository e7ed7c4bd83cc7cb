package depesche.bot.report;

/// A seat in a status report.
///
/// @param state in small letters, such as `orders in`, `waiting`, `abandoned`
/// @param who plays it, if that may be told; empty if not
public record SeatLine(String seat, String state, String who) {

  /// A seat of which nobody is told who plays it.
  public SeatLine(String seat, String state) {
    this(seat, state, "");
  }
}
