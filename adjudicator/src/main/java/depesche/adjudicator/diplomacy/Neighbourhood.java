package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Seat;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import java.util.List;
import java.util.stream.Stream;

/// Who is whose neighbour: two seats whose units or centres lie in the same province or in two of
/// which an army or a fleet can go from one to the other. No rulebook says it; games with touch
/// press have gone by adjacent units, and a centre keeps a neighbour whose armies have marched on.
record Neighbourhood(Board board, DiplomacyPosition diplomacyPosition) {

  boolean includes(Seat one, Seat other) {
    List<String> near = provinces(one);
    List<String> far = provinces(other);
    // A closed box is left and never entered, so the step is looked for both ways.
    return isStep(near, far) || isStep(far, near);
  }

  private boolean isStep(List<String> from, List<String> to) {
    return !to.isEmpty() && from.stream().anyMatch(here -> board.distance(here, to) <= 1);
  }

  private List<String> provinces(Seat seat) {
    SharedBoard shared = diplomacyPosition.campaign();
    Stream<String> units = shared.unitsOf(seat.name()).stream().map(Unit::province);
    return Stream.of(units, shared.ownedBy(seat.name()).stream(), dislodged(seat))
        .flatMap(provinces -> provinces)
        .distinct()
        .toList();
  }

  /// It is where it was until it retreats.
  private Stream<String> dislodged(Seat seat) {
    return diplomacyPosition
            instanceof DiplomacyPosition.Retreats(_, _, List<RetreatingUnit> displaced)
        ? displaced.stream()
            .map(RetreatingUnit::unit)
            .filter(unit -> unit.power().equals(seat.name()))
            .map(Unit::province)
        : Stream.empty();
  }
}
