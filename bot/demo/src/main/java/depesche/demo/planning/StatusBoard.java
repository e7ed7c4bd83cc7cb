package depesche.demo.planning;

import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The public position, as a STATUS mail says it. It is all the scripted players know of the
/// others.
///
/// @param units by the province where they stand
/// @param owners of centres, by centre
/// @param dislodged with the places to which they may retreat
public record StatusBoard(
    String phase,
    SequencedMap<String, Unit> units,
    SequencedMap<String, String> owners,
    SequencedMap<Unit, List<String>> dislodged) {

  public StatusBoard {
    units = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(units));
    owners = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(owners));
    dislodged = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(dislodged));
  }

  /// A unit on the board.
  ///
  /// @param kind `A`, `F`, or `AA` for a foreign double army
  /// @param place where it stands, such as `BER` or `STP/NC`
  public record Unit(String owner, String kind, String place) {

    public String at() {
      return PrintedMap.province(place);
    }

    public boolean fleet() {
      return kind.equals("F");
    }

    public int strength() {
      return kind.length();
    }
  }

  /// {@return what everybody sees of a position}
  ///
  /// @param all everybody who may own something, in the order of a STATUS mail
  public static StatusBoard of(String phase, DiplomacyPosition position, List<String> all) {
    SharedBoard board = position.campaign();
    SequencedMap<String, Unit> units = new LinkedHashMap<>();
    SequencedMap<String, String> owners = new LinkedHashMap<>();
    for (String owner : all) {
      board.unitsOf(owner).forEach(unit -> units.put(unit.province(), unit(unit)));
      board.ownedBy(owner).forEach(centre -> owners.put(centre, owner));
    }
    SequencedMap<Unit, List<String>> dislodged = new LinkedHashMap<>();
    if (position instanceof DiplomacyPosition.Retreats retreats) {
      retreats.displaced().forEach(one -> dislodged.put(unit(one.unit()), one.open()));
    }
    return new StatusBoard(phase, units, owners, dislodged);
  }

  private static Unit unit(depesche.adjudicator.combat.Unit unit) {
    return new Unit(unit.power(), unit.unitKind().letter(), unit.place());
  }

  /// {@return the units of a seat or power, by place}
  public List<Unit> unitsOf(String owner) {
    return units.values().stream().filter(unit -> unit.owner().equals(owner)).toList();
  }

  public List<Unit> dislodgedOf(String owner) {
    return dislodged.keySet().stream().filter(unit -> unit.owner().equals(owner)).toList();
  }

  public List<String> centresOf(String owner) {
    return owners.entrySet().stream()
        .filter(entry -> entry.getValue().equals(owner))
        .map(java.util.Map.Entry::getKey)
        .toList();
  }

  /// {@return the foreign armies: those of no seat}
  public List<Unit> foreign(List<String> seats) {
    return units.values().stream().filter(unit -> !seats.contains(unit.owner())).toList();
  }

  /// {@return where a dislodged unit may go}
  public List<String> flights(Unit unit) {
    return dislodged.getOrDefault(unit, List.of());
  }

  Optional<Unit> at(String place) {
    return Optional.ofNullable(units.get(PrintedMap.province(place)));
  }

  public int year() {
    return Integer.parseInt(phase.substring(1, 5));
  }

  /// {@return `S`, `F` or `W`}
  char season() {
    return phase.charAt(0);
  }

  /// {@return `M`, `R` or `A`}
  public char kind() {
    return phase.charAt(5);
  }

  /// {@return everybody who owns a centre or a unit}
  public Stream<String> living() {
    return Stream.concat(owners.values().stream(), units.values().stream().map(Unit::owner))
        .distinct();
  }
}
