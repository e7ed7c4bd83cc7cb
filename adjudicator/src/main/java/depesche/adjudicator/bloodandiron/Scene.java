package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Seat;
import depesche.adjudicator.notation.Names;
import java.util.List;
import java.util.Optional;

/// A position as one seat reads it: who asks, on which board, in which phase.
record Scene(Atlas map, Names names, Position position, Seat seat) {

  Scene(Atlas map, Position position, Seat seat) {
    this(map, map.names(), position, seat);
  }

  PhaseId now() {
    return PhaseId.of(position);
  }

  Campaign campaign() {
    return position.campaign();
  }

  List<Army> own() {
    return campaign().armiesOf(seat.name());
  }

  /// {@return the dislodged units of this seat, or those of foreign powers}
  List<Displaced> displaced(boolean foreign) {
    return position instanceof Position.Retreats(_, _, List<Displaced> displaced)
        ? displaced.stream()
            .filter(
                one ->
                    foreign
                        ? map.isPower(one.army().owner())
                        : one.army().owner().equals(seat.name()))
            .toList()
        : List.of();
  }

  /// {@return the army of a foreign power, on the board or dislodged}
  Optional<Army> foreign(String power) {
    Optional<Army> dislodged =
        displaced(true).stream()
            .map(Displaced::army)
            .filter(army -> army.owner().equals(power))
            .findFirst();
    return dislodged.or(() -> campaign().armiesOf(power).stream().findFirst());
  }

  UnitAt unit(Army army) {
    return map.unit(army);
  }

  List<UnitAt> units(List<Army> armies) {
    return armies.stream().map(this::unit).toList();
  }

  /// {@return the seat or power of that name, in any case}
  Optional<String> ownerNamed(String word) {
    Optional<String> named =
        campaign().seats().stream()
            .map(Seat::name)
            .filter(name -> name.equalsIgnoreCase(word.strip()))
            .findFirst();
    return named.or(() -> map.powerNamed(word));
  }
}
