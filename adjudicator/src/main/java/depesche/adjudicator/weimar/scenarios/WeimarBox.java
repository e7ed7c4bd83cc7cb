package depesche.adjudicator.weimar.scenarios;

import depesche.adjudicator.weimar.board.CityPlace;
import depesche.adjudicator.weimar.board.UnitType;
import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.List;
import java.util.SequencedMap;

/// What is in the box, and the scenarios: the file `weimar.json`, read once.
///
/// @param drBox so many threats end the game
/// @param fixedSeats of Parliament
/// @param white issues in board order
/// @param yellow issues of round cards and events
/// @param minorSeats the seats that each minor party brings
/// @param roundCards the issue of each round, by its number
public record WeimarBox(
    List<CityPlace> cities,
    List<UnitType> units,
    int drBox,
    int fixedSeats,
    List<String> white,
    List<String> yellow,
    List<SocietyMarker> society,
    SequencedMap<String, Integer> minorSeats,
    List<String> roundCards,
    SequencedMap<WeimarParty, List<String>> agendas,
    SequencedMap<String, WeimarScenario> scenarios) {

  /// {@return a scenario}
  ///
  /// @throws IllegalArgumentException if there is none of this name
  public WeimarScenario scenario(String id) {
    WeimarScenario scenario = scenarios.get(id);
    if (scenario == null) {
      throw new IllegalArgumentException("no scenario " + id);
    }
    return scenario;
  }

  /// {@return a sort of unit}
  ///
  /// @throws IllegalArgumentException if there is none of this name
  public UnitType unit(String id) {
    return units.stream()
        .filter(unit -> unit.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no unit " + id));
  }

  /// {@return the city of a roll of two dice}
  public CityPlace rolled(int sum) {
    return cities.stream()
        .filter(city -> city.roll() == sum)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no city for " + sum));
  }
}
