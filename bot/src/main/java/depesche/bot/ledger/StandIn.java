package depesche.bot.ledger;

import java.util.Optional;

/// Who acts for a seat for a number of phases, with tokens of their own. The seat stays its
/// player's, who may write as well.
public final class StandIn {

  private final Pages pages;
  private final SeatRow row;

  StandIn(Pages pages, SeatRow row) {
    this.pages = pages;
    this.row = row;
  }

  public Optional<PlayerRow> player() {
    return Optional.ofNullable(row.standIn).map(pages::player);
  }

  /// {@return their number}
  public Optional<Long> number() {
    return Optional.ofNullable(row.standIn);
  }

  /// {@return for how many more phases}
  public int phases() {
    return row.standInPhases;
  }

  boolean is(PlayerRow player) {
    Long acting = row.standIn;
    return acting != null && acting == player.id;
  }

  /// From now on somebody acts for the seat: it is answered for again.
  public void begin(PlayerRow player, int phases) {
    row.standIn = player.id;
    row.standInPhases = phases;
    row.state = SeatState.HELD;
    row.missed = 0;
  }

  public void end() {
    row.standIn = null;
    row.standInPhases = 0;
    if (row.playerId == null && row.state == SeatState.HELD) {
      row.state = SeatState.ABANDONED;
    }
  }

  /// A phase is over.
  ///
  /// @return whether it was the last in which somebody acted for the seat
  public boolean pass() {
    if (row.standIn == null) {
      return false;
    }
    row.standInPhases--;
    boolean last = row.standInPhases <= 0;
    if (last) {
      end();
    }
    return last;
  }
}
