package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Unit;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// What all phases share: the year, the units, who owns which centre, who is out.
///
/// @param law what this table plays by
/// @param units by province
/// @param owners the owner of each owned centre, by province
/// @param out the eliminated seats and their last year, in the order they fell
public record SharedBoard(
    int year,
    List<Seat> seats,
    HouseRules law,
    List<Unit> units,
    SequencedMap<String, String> owners,
    SequencedMap<Seat, Integer> out) {

  public SharedBoard {
    seats = List.copyOf(seats);
    // The slash before a coast sorts in front of every letter, so places sort as provinces do.
    units = units.stream().sorted(Comparator.comparing(Unit::place)).toList();
    owners = sorted(owners);
    out = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(out));
  }

  private static SequencedMap<String, String> sorted(SequencedMap<String, String> owners) {
    SequencedMap<String, String> sorted = new LinkedHashMap<>();
    owners.keySet().stream().sorted().forEach(id -> sorted.put(id, owner(owners, id)));
    return Collections.unmodifiableSequencedMap(sorted);
  }

  private static String owner(SequencedMap<String, String> owners, String id) {
    return owners.getOrDefault(id, "");
  }

  /// {@return the same board in another year}
  public SharedBoard withYear(int newYear) {
    return new SharedBoard(newYear, seats, law, units, owners, out);
  }

  /// {@return the same year with these units on the board}
  public SharedBoard withUnits(List<Unit> newUnits) {
    return new SharedBoard(year, seats, law, newUnits, owners, out);
  }

  /// {@return the same board with other owners}
  public SharedBoard withOwners(SequencedMap<String, String> newOwners) {
    return new SharedBoard(year, seats, law, units, newOwners, out);
  }

  /// {@return the same board with these seats out of the game}
  public SharedBoard withOut(SequencedMap<Seat, Integer> newOut) {
    return new SharedBoard(year, seats, law, units, owners, newOut);
  }

  /// {@return the unit in a province, if there is one}
  public Optional<Unit> unitAt(String province) {
    int low = 0;
    int high = units.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (units.get(middle).place().compareTo(province) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < units.size() && units.get(low).isIn(province)
        ? Optional.of(units.get(low))
        : Optional.empty();
  }

  /// {@return the units of a seat or power}
  public List<Unit> unitsOf(String owner) {
    return units.stream().filter(unit -> unit.power().equals(owner)).toList();
  }

  /// {@return who owns a centre, if anybody does}
  public Optional<String> ownerOf(String centre) {
    return Optional.ofNullable(owners.get(centre));
  }

  /// {@return the centres of an owner, also those that do not count now}
  public List<String> ownedBy(String owner) {
    return owners.entrySet().stream()
        .filter(held -> held.getValue().equals(owner))
        .map(Map.Entry::getKey)
        .toList();
  }

  /// {@return the centres that count for an owner}
  public List<String> centresOf(String owner) {
    return ownedBy(owner).stream().filter(centre -> law.counts(this, centre)).toList();
  }

  /// {@return the seats that are not eliminated, in table order}
  public List<Seat> living() {
    return seats.stream().filter(seat -> !out.containsKey(seat)).toList();
  }

  /// {@return how many units an owner may keep this winter}
  public int allowed(String owner) {
    return Math.max(0, centresOf(owner).size() - law.offset(year));
  }

  /// {@return how many units a seat has fewer than it may keep, or more if negative}
  public int room(Seat seat) {
    return allowed(seat.name()) - unitsOf(seat.name()).size();
  }

  /// {@return how many units a seat may build, or must remove if negative}
  public int change(Seat seat) {
    return Math.min(room(seat), vacant(seat).size());
  }

  /// {@return whether a seat has too little after a winter to go on}
  public boolean isFallen(Seat seat) {
    return falls(seat, 0);
  }

  /// {@return whether this winter leaves a seat too little to go on, whatever it writes}
  public boolean isFalling(Seat seat) {
    return falls(seat, change(seat));
  }

  private boolean falls(Seat seat, int change) {
    int units = unitsOf(seat.name()).size() + change;
    return law.falls(centresOf(seat.name()).size(), units);
  }

  /// {@return where a seat may build: in vacant centres of its own that the law opens to it}
  public List<String> vacant(Seat seat) {
    return centresOf(seat.name()).stream()
        .filter(id -> unitAt(id).isEmpty() && law.buildsIn(seat.name(), id))
        .toList();
  }
}
