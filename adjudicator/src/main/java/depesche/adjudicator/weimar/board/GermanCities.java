package depesche.adjudicator.weimar.board;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Predicate;

/// All cities and what is in them, in the order of the board's table of two dice.
public record GermanCities(SequencedMap<String, CityState> all) {

  public GermanCities {
    all = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(all));
  }

  /// {@return cities with nothing in them}
  public static GermanCities empty(List<CityPlace> places) {
    SequencedMap<String, CityState> cities = new LinkedHashMap<>();
    places.forEach(place -> cities.put(place.id(), new CityState(place)));
    return new GermanCities(cities);
  }

  /// {@return a city}
  ///
  /// @throws IllegalArgumentException if there is none of this name
  public CityState at(String city) {
    CityState state = all.get(city);
    if (state == null) {
      throw new IllegalArgumentException("no city " + city);
    }
    return state;
  }

  /// {@return the same with another state of one city}
  public GermanCities with(CityState city) {
    SequencedMap<String, CityState> changed = new LinkedHashMap<>(all);
    changed.put(city.place().id(), city);
    return new GermanCities(changed);
  }

  /// {@return how many cities are so}
  public int count(Predicate<CityState> which) {
    return (int) all.values().stream().filter(which).count();
  }

  /// {@return how many markers of a kind lie in cities}
  public int threats(ThreatKind kind) {
    return all.values().stream()
        .mapToInt(city -> Collections.frequency(city.threats(), kind))
        .sum();
  }

  /// {@return how many bases a party has}
  public int bases(WeimarParty party) {
    return all.values().stream().mapToInt(city -> city.bases(party)).sum();
  }

  /// {@return in how many cities a party has a base}
  public int citiesOf(WeimarParty party) {
    return count(city -> city.bases(party) > 0);
  }

  /// {@return the names of the cities that are so}
  public List<String> names(Predicate<CityState> which) {
    return all.values().stream().filter(which).map(city -> city.place().id()).toList();
  }
}
