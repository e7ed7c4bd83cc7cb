package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;

/// Who plays which power. With two players the British chair has all Allied Powers (18.2), with
/// three the Russian one has Austria (18.3).
final class CongressSeats {

  private static final List<MajorPower> CHAIRS =
      List.of(MajorPower.FRANCE, MajorPower.BRITAIN, MajorPower.RUSSIA, MajorPower.AUSTRIA);

  private CongressSeats() {}

  /// {@return the powers that have no seat of their own}
  static List<MajorPower> without(PlayMode mode) {
    return switch (mode) {
      case TWO_PLAYERS -> List.of(MajorPower.RUSSIA, MajorPower.AUSTRIA);
      case THREE_PLAYERS -> List.of(MajorPower.AUSTRIA);
      case FOUR_PLAYERS, SOLO_FRANCE, SOLO_COALITION, SOLO_POWER, INTRO -> List.of();
    };
  }

  /// {@return the power of a seat: that of its name, or else of its chair}
  static MajorPower power(LiveTable table, Seat seat) {
    return MajorPower.named(seat.name())
        .orElseGet(() -> CHAIRS.get(Math.max(0, table.seats().indexOf(seat)) % CHAIRS.size()));
  }

  /// {@return the seat that plays a power}
  static Seat seat(LiveTable table, MajorPower power) {
    for (MajorPower chair : List.of(power, MajorPower.RUSSIA, MajorPower.BRITAIN)) {
      for (Seat seat : table.seats()) {
        if (power(table, seat) == chair && (chair == power || power.isAllied())) {
          return seat;
        }
      }
    }
    return table.seats().getFirst();
  }

  /// {@return all four powers clockwise, as their seats stand; a power without a seat behind the
  /// others}
  static List<MajorPower> clockwise(LiveTable table) {
    List<MajorPower> powers = new ArrayList<>();
    table.seats().forEach(seat -> powers.add(power(table, seat)));
    for (MajorPower power : MajorPower.values()) {
      if (!powers.contains(power)) {
        powers.add(power);
      }
    }
    return powers;
  }

  /// {@return the powers of a seat, its own first}
  static List<MajorPower> powers(LiveTable table, Seat seat) {
    List<MajorPower> powers = new ArrayList<>(List.of(power(table, seat)));
    for (MajorPower power : CHAIRS) {
      if (!powers.contains(power) && seat(table, power).equals(seat)) {
        powers.add(power);
      }
    }
    return powers;
  }
}
