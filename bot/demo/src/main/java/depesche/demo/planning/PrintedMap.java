package depesche.demo.planning;

import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.standard.Standard;
import depesche.adjudicator.standard.StandardMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;

/// The printed map, as it hangs on a player's wall.
///
/// @param startYear the first year
/// @param lands by id; seas are among them
/// @param sails for every place of a fleet the places it may go to
/// @param starts the units with which each power begins, such as `F STP/SC`
public record PrintedMap(
    int startYear,
    SequencedMap<String, Land> lands,
    SequencedMap<String, List<String>> sails,
    SequencedMap<String, List<String>> starts) {

  public PrintedMap {
    lands = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(lands));
    sails = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(sails));
    starts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(starts));
  }

  /// A province, or the home box of a foreign power, which nobody may enter.
  ///
  /// @param home the power that builds here; empty if none or anybody
  /// @param neighbours where an army may go: provinces only
  public record Land(
      String id,
      String english,
      String german,
      boolean centre,
      boolean box,
      boolean sea,
      String home,
      List<String> neighbours) {

    public Land {
      neighbours = List.copyOf(neighbours);
    }
  }

  /// {@return the map of a title; without lands if it has none}
  public static PrintedMap of(Rules<?, ?> title) {
    SequencedMap<String, String> german = new LinkedHashMap<>();
    SequencedMap<String, String> homes = new LinkedHashMap<>();
    SequencedMap<String, List<String>> starts = new LinkedHashMap<>();
    return switch (title) {
      case Standard standard -> {
        StandardMap map = standard.map();
        map.spellings().forEach((id, spellings) -> german.put(id, spellings.getFirst()));
        for (StandardMap.Power power : map.powers()) {
          power.homes().forEach(home -> homes.put(home, power.name()));
          starts.put(power.name(), power.units());
        }
        yield of(map.startYear(), map.board(), german, homes, starts);
      }
      case BloodAndIron iron -> {
        iron.map().provinces().forEach(one -> german.put(one.id(), one.spellings().getFirst()));
        Board board = iron.variant().map().board();
        yield of(iron.map().startYear(), board, german, homes, starts);
      }
      default -> new PrintedMap(0, new LinkedHashMap<>(), new LinkedHashMap<>(), starts);
    };
  }

  private static PrintedMap of(
      int startYear,
      Board board,
      SequencedMap<String, String> german,
      SequencedMap<String, String> homes,
      SequencedMap<String, List<String>> starts) {
    SequencedMap<String, Land> lands = new LinkedHashMap<>();
    SequencedMap<String, List<String>> sails = new LinkedHashMap<>();
    for (Province one : board.provinces()) {
      lands.put(
          one.id(),
          new Land(
              one.id(),
              one.name(),
              german.getOrDefault(one.id(), one.name()),
              one.centre(),
              one.terrain() == Terrain.BOX,
              one.terrain() == Terrain.SEA,
              homes.getOrDefault(one.id(), ""),
              board.armyNeighbours(one.id())));
      List<String> places = one.coasts().isEmpty() ? List.of(one.id()) : one.coastPlaces();
      for (String place : places) {
        List<String> next = board.fleetNeighbours(place).stream().sorted().toList();
        if (!next.isEmpty()) {
          sails.put(place, next);
        }
      }
    }
    return new PrintedMap(startYear, lands, sails, starts);
  }

  /// {@return the province of a place: the place without its coast}
  static String province(String place) {
    return place.split("/", 2)[0];
  }

  /// {@return the province of a place}
  public Land land(String place) {
    return Optional.ofNullable(lands.get(province(place)))
        .orElseThrow(() -> new IllegalStateException("not on the map: " + place));
  }

  /// {@return the provinces a unit may go to, without a convoy}
  List<String> reach(StatusBoard.Unit unit) {
    return unit.fleet()
        ? sails.getOrDefault(unit.place(), List.of()).stream()
            .map(PrintedMap::province)
            .distinct()
            .toList()
        : land(unit.place()).neighbours();
  }

  /// {@return whether a unit could go to that province}
  public boolean reaches(StatusBoard.Unit unit, String province) {
    return reach(unit).contains(province);
  }

  /// {@return the place where a unit that goes to a province arrives}
  String landing(StatusBoard.Unit unit, String province) {
    return unit.fleet()
        ? sails.getOrDefault(unit.place(), List.of()).stream()
            .filter(place -> province(place).equals(province))
            .findFirst()
            .orElse(province)
        : province;
  }

  /// {@return the places where a fleet may lie in a province; none where there is no water}
  List<String> harbours(String province) {
    return sails.keySet().stream().filter(place -> province(place).equals(province)).toList();
  }

  /// {@return the provinces round a province: by land, and across a sea; or by water}
  List<String> around(String province, boolean fleet) {
    SequencedSet<String> around = new LinkedHashSet<>();
    for (String harbour : harbours(province)) {
      for (String next : sails.getOrDefault(harbour, List.of())) {
        if (fleet) {
          around.add(province(next));
        } else if (land(next).sea()) {
          around.addAll(shores(next));
        }
      }
    }
    if (!fleet) {
      around.addAll(land(province).neighbours());
    }
    around.remove(province);
    return List.copyOf(around);
  }

  /// {@return the provinces that a sea touches}
  List<String> shores(String sea) {
    return sails.getOrDefault(sea, List.of()).stream()
        .map(PrintedMap::province)
        .filter(shore -> !land(shore).sea())
        .distinct()
        .toList();
  }

  /// {@return every province, without the home boxes}
  List<String> provinces() {
    return lands.values().stream().filter(land -> !land.box()).map(Land::id).toList();
  }
}
