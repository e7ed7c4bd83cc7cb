package depesche.adjudicator.weimar.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Predicate;

/// What is in a city.
///
/// @param bases of each party that has some, in board order
/// @param units in the order in which they came
/// @param threats the markers there
public record CityState(
    CityPlace place,
    SequencedMap<WeimarParty, Integer> bases,
    List<CityUnit> units,
    List<ThreatKind> threats) {

  public CityState {
    SequencedMap<WeimarParty, Integer> sorted = new LinkedHashMap<>();
    for (WeimarParty party : WeimarParty.values()) {
      int count = bases.getOrDefault(party, 0);
      if (count > 0) {
        sorted.put(party, count);
      }
    }
    bases = Collections.unmodifiableSequencedMap(sorted);
    units = List.copyOf(units);
    threats = List.copyOf(threats);
  }

  /// A city with nothing in it.
  public CityState(CityPlace place) {
    this(place, new LinkedHashMap<>(), List.of(), List.of());
  }

  public int bases(WeimarParty party) {
    return bases.getOrDefault(party, 0);
  }

  /// {@return how many bases others have}
  public int basesAgainst(WeimarParty party) {
    return filled() - bases(party);
  }

  private int filled() {
    return bases.values().stream().mapToInt(Integer::intValue).sum();
  }

  /// {@return how many more bases there is room for}
  public int free() {
    return place.room() - filled();
  }

  public boolean has(ThreatKind kind) {
    return threats.contains(kind);
  }

  /// {@return how many threats count there: Prosperity makes up for one of them}
  public int threatCount() {
    int good = Collections.frequency(threats, ThreatKind.PROSPERITY);
    return Math.max(0, threats.size() - 2 * good);
  }

  /// {@return the strength of the units that fit}
  public int strength(Predicate<CityUnit> which) {
    return units.stream().filter(which).mapToInt(CityUnit::strength).sum();
  }

  public int strengthOf(UnitOwner owner) {
    return strength(unit -> unit.commander() == owner);
  }

  /// {@return the same with so many bases of a party more, or fewer}
  public CityState withBases(WeimarParty party, int more) {
    SequencedMap<WeimarParty, Integer> changed = new LinkedHashMap<>(bases);
    changed.put(party, bases(party) + more);
    return new CityState(place, changed, units, threats);
  }

  /// {@return the same with these units}
  public CityState withUnits(List<CityUnit> others) {
    return new CityState(place, bases, others, threats);
  }

  /// {@return the same with a unit more}
  public CityState with(CityUnit unit) {
    List<CityUnit> more = new ArrayList<>(units);
    more.add(unit);
    return withUnits(more);
  }

  /// {@return the same with these markers}
  public CityState withThreats(List<ThreatKind> others) {
    return new CityState(place, bases, units, others);
  }

  /// {@return the same with a marker more}
  public CityState with(ThreatKind threat) {
    List<ThreatKind> more = new ArrayList<>(threats);
    more.add(threat);
    return withThreats(more);
  }

  /// {@return the same with one such marker fewer, if there is one}
  public CityState without(ThreatKind threat) {
    List<ThreatKind> fewer = new ArrayList<>(threats);
    fewer.remove(threat);
    return withThreats(fewer);
  }
}
