package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.notation.Names;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// A map looked up over and over: everything the rules ask of it, worked out once.
final class Atlas {

  private final BloodMap map;
  private final Board board;
  private final Names names;
  private final SequencedMap<String, Spot> spots = new LinkedHashMap<>();
  private final SequencedMap<String, List<Spot>> reach = new LinkedHashMap<>();

  Atlas(BloodMap map) {
    this.map = map;
    this.board = board(map);
    this.names = names(map);
    map.provinces().forEach(one -> spots.put(one.id(), new Spot(one.id(), one.name())));
    map.boxes().forEach(box -> spots.put(box.id(), new Spot(box.id(), box.name())));
    map.provinces().forEach(one -> reach.put(one.id(), spots(one.neighbours())));
    map.boxes().forEach(box -> reach.put(box.id(), spots(box.neighbours())));
  }

  private static Board board(BloodMap map) {
    List<Province> places = new ArrayList<>();
    SequencedMap<String, List<String>> neighbours = new LinkedHashMap<>();
    for (BloodMap.Province province : map.provinces()) {
      places.add(new Province(province.id(), province.name(), Terrain.LAND, province.centre()));
      neighbours.put(province.id(), province.neighbours());
    }
    for (BloodMap.HomeBox box : map.boxes()) {
      places.add(new Province(box.id(), box.name(), Terrain.BOX, false));
      neighbours.put(box.id(), box.neighbours());
    }
    return Board.of(map.id(), places, neighbours);
  }

  private static Names names(BloodMap map) {
    List<Names.Name> names = new ArrayList<>();
    for (BloodMap.Province province : map.provinces()) {
      List<String> spellings = new ArrayList<>(List.of(province.name()));
      spellings.addAll(province.spellings());
      names.add(new Names.Name(province.id(), spellings));
    }
    map.boxes().forEach(box -> names.add(new Names.Name(box.id(), box.spellings())));
    return new Names(names);
  }

  /// {@return the map as it was handed in}
  BloodMap map() {
    return map;
  }

  /// {@return the board in the terms of the combat rules}
  Board board() {
    return board;
  }

  /// {@return all the names a letter may use, home countries included}
  Names names() {
    return names;
  }

  /// {@return a province or home country as a sentence names it}
  Spot spot(String id) {
    Spot spot = spots.get(id);
    if (spot == null) {
      throw new IllegalStateException("no province " + id);
    }
    return spot;
  }

  /// {@return these provinces by English name}
  List<Spot> spots(List<String> ids) {
    return ids.stream().map(this::spot).sorted(Comparator.comparing(Spot::name)).toList();
  }

  UnitAt unit(Army army) {
    return new UnitAt(army.owner(), army.kind(), spot(army.at()));
  }

  /// {@return where a unit there may go, by English name}
  List<Spot> reach(String from) {
    return reach.getOrDefault(from, List.of());
  }

  boolean adjacent(String from, String to) {
    return board.armyReaches(from, to);
  }

  boolean isBox(String id) {
    return map.boxes().stream().anyMatch(box -> box.id().equals(id));
  }

  boolean isCentre(String id) {
    return board.find(id).filter(Province::centre).isPresent();
  }

  boolean isPower(String owner) {
    return powers().contains(owner);
  }

  /// {@return the foreign powers, in the order of the map file}
  List<String> powers() {
    return map.boxes().stream().map(BloodMap.HomeBox::power).toList();
  }

  /// {@return the power that a word names: `AUSTRIA`, `Austrian`, or its home country}
  Optional<String> powerNamed(String word) {
    String plain = word.strip().toUpperCase(Locale.ROOT);
    return map.boxes().stream()
        .filter(box -> box.id().equals(plain) || box.spellings().contains(plain))
        .map(BloodMap.HomeBox::power)
        .findFirst();
  }
}
