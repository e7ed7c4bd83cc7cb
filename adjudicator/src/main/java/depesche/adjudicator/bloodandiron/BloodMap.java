package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.notation.Names;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// The board: provinces in the order of the map file, start areas, and the closed home countries.
///
/// @param id of the map, for its picture
/// @param note what players should know of it
/// @param startYear the first year
/// @param victoryCentres how many centres win
public record BloodMap(
    String id,
    String note,
    int startYear,
    int victoryCentres,
    List<Province> provinces,
    List<StartArea> areas,
    List<HomeBox> boxes) {

  public BloodMap {
    provinces = List.copyOf(provinces);
    areas = List.copyOf(areas);
    boxes = List.copyOf(boxes);
  }

  /// A province.
  ///
  /// @param id three letters
  /// @param spellings every other way to write it
  /// @param area the id of its start area, empty if it lies in none
  public record Province(
      String id,
      String name,
      List<String> spellings,
      String area,
      boolean centre,
      List<String> neighbours) {

    public Province {
      spellings = List.copyOf(spellings);
      neighbours = List.copyOf(neighbours);
    }
  }

  /// A part of the board in which every seat gets one army.
  ///
  /// @param centres one for every seat, in the order of the map file
  public record StartArea(String id, List<String> centres) {

    public StartArea {
      centres = List.copyOf(centres);
    }
  }

  /// A home country that no unit may enter.
  ///
  /// @param power the name of its army's owner, such as `AUSTRIA`
  /// @param spellings words for the power and its country, in capitals
  /// @param neighbours where its army may go
  public record HomeBox(
      String id, String name, String power, List<String> spellings, List<String> neighbours) {

    public HomeBox {
      spellings = List.copyOf(spellings);
      neighbours = List.copyOf(neighbours);
    }
  }

  /// What is wrong with a map.
  ///
  /// @param where the id of the province, area or box it is about
  /// @param problem and how to mend it
  public record Fault(String where, String problem) {}

  /// {@return everything that would keep a game from being played on this map}
  public List<Fault> faults() {
    return new MapCheck(this).faults();
  }

  /// {@return the provinces by id, in the order of the map file}
  SequencedMap<String, Province> byId() {
    SequencedMap<String, Province> byId = new LinkedHashMap<>();
    provinces.forEach(province -> byId.put(province.id(), province));
    return byId;
  }

  /// {@return all the names a letter may use, home countries included}
  Names names() {
    List<Names.Name> names = new ArrayList<>();
    for (Province province : provinces) {
      List<String> spellings = new ArrayList<>(List.of(province.name()));
      spellings.addAll(province.spellings());
      names.add(new Names.Name(province.id(), spellings));
    }
    for (HomeBox box : boxes) {
      names.add(new Names.Name(box.id(), box.spellings()));
    }
    return new Names(names);
  }

  /// {@return a province or home country as a sentence names it}
  Spot spot(String id) {
    for (Province province : provinces) {
      if (province.id().equals(id)) {
        return new Spot(id, province.name());
      }
    }
    for (HomeBox box : boxes) {
      if (box.id().equals(id)) {
        return new Spot(id, box.name());
      }
    }
    throw new IllegalStateException("no province " + id);
  }

  boolean isBox(String id) {
    return boxes.stream().anyMatch(box -> box.id().equals(id));
  }

  boolean isCentre(String id) {
    return provinces.stream().anyMatch(place -> place.id().equals(id) && place.centre());
  }

  boolean isPower(String owner) {
    return boxes.stream().anyMatch(box -> box.power().equals(owner));
  }

  /// {@return where a unit there may go, by English name}
  List<Spot> reach(String from) {
    List<String> neighbours =
        isBox(from)
            ? boxes.stream().filter(box -> box.id().equals(from)).toList().getFirst().neighbours()
            : provinces.stream()
                .filter(place -> place.id().equals(from))
                .toList()
                .getFirst()
                .neighbours();
    return spots(neighbours);
  }

  /// {@return these provinces by English name}
  List<Spot> spots(List<String> ids) {
    return ids.stream().map(this::spot).sorted(Comparator.comparing(Spot::name)).toList();
  }

  boolean adjacent(String from, String to) {
    return reach(from).stream().anyMatch(spot -> spot.id().equals(to));
  }

  /// {@return the foreign powers, in the order of the map file}
  List<String> powers() {
    return boxes.stream().map(HomeBox::power).toList();
  }

  /// {@return the power that a word names: `AUSTRIA`, `Austrian`, or its home country}
  Optional<String> powerNamed(String word) {
    String plain = word.strip().toUpperCase(Locale.ROOT);
    return boxes.stream()
        .filter(box -> box.id().equals(plain) || box.spellings().contains(plain))
        .map(HomeBox::power)
        .findFirst();
  }

  UnitAt unit(Army army) {
    return new UnitAt(army.owner(), army.kind(), spot(army.at()));
  }

  /// {@return the board in the terms of the combat rules}
  Board board() {
    List<depesche.adjudicator.board.Province> places = new ArrayList<>();
    SequencedMap<String, List<String>> neighbours = new LinkedHashMap<>();
    for (Province province : provinces) {
      places.add(
          new depesche.adjudicator.board.Province(
              province.id(), province.name(), Terrain.LAND, province.centre()));
      neighbours.put(province.id(), province.neighbours());
    }
    for (HomeBox box : boxes) {
      places.add(new depesche.adjudicator.board.Province(box.id(), box.name(), Terrain.BOX, false));
      neighbours.put(box.id(), box.neighbours());
    }
    return Board.of(id, places, neighbours);
  }
}
