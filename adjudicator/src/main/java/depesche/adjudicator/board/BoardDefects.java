package depesche.adjudicator.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;

/// Finds every defect in the raw material of a map, in the order of the file.
public final class BoardDefects {

  private final List<Province> provinces;
  private final SequencedMap<String, List<String>> armies;
  private final SequencedMap<String, List<String>> fleets;
  private final Map<String, Province> known = new LinkedHashMap<>();
  private final List<Defect> defects = new ArrayList<>();

  private BoardDefects(
      List<Province> provinces,
      SequencedMap<String, List<String>> armies,
      SequencedMap<String, List<String>> fleets) {
    this.provinces = provinces;
    this.armies = armies;
    this.fleets = fleets;
  }

  /// {@return what is wrong with a map: nothing if the list is empty}
  ///
  /// @param provinces with the boxes among them
  /// @param armies for every province the ids an army may go to
  /// @param fleets for every place the places a fleet may go to
  public static List<Defect> of(
      List<Province> provinces,
      SequencedMap<String, List<String>> armies,
      SequencedMap<String, List<String>> fleets) {
    BoardDefects boardDefects = new BoardDefects(provinces, armies, fleets);
    boardDefects.neighbours();
    return List.copyOf(boardDefects.defects);
  }

  /// {@return what is wrong with a map, its list of borders and its start areas}
  ///
  /// @param borders pairs of ids, every border once; those of boxes need not be there
  public static List<Defect> of(
      List<Province> provinces,
      SequencedMap<String, List<String>> armies,
      SequencedMap<String, List<String>> fleets,
      List<List<String>> borders,
      List<DealtArea> areas) {
    BoardDefects boardDefects = new BoardDefects(provinces, armies, fleets);
    boardDefects.neighbours();
    boardDefects.borders(borders);
    boardDefects.areas(areas);
    return List.copyOf(boardDefects.defects);
  }

  private void neighbours() {
    for (Province province : provinces) {
      if (known.putIfAbsent(province.id(), province) != null) {
        defects.add(new Defect.Duplicate(province.id()));
      }
    }
    armies.forEach((from, to) -> to.forEach(place -> step(armies, from, place, armyFits(place))));
    fleets.forEach((from, to) -> to.forEach(place -> step(fleets, from, place, fleetFits(place))));
    armies.keySet().stream().filter(from -> !isPlace(from)).forEach(this::unknown);
    fleets.keySet().stream().filter(from -> !isPlace(from)).forEach(this::unknown);
  }

  private void step(
      SequencedMap<String, List<String>> neighbours, String from, String to, boolean fits) {
    if (!isPlace(to)) {
      defects.add(new Defect.Unknown(from, to));
    } else if (!isPlace(from)) {
      return;
    } else if (Province.of(from).equals(Province.of(to))) {
      defects.add(new Defect.BordersItself(from));
    } else if (!fits) {
      defects.add(new Defect.Unfit(from, to));
    } else if (!box(from) && !box(to) && !neighbours.getOrDefault(to, List.of()).contains(from)) {
      defects.add(new Defect.OneWay(from, to));
    }
  }

  private void unknown(String place) {
    defects.add(new Defect.Unknown(place, place));
  }

  private boolean isPlace(String place) {
    Province province = known.get(Province.of(place));
    return province != null
        && (province.id().equals(place) || province.coastPlaces().contains(place));
  }

  private boolean armyFits(String place) {
    Province province = known.get(place);
    return province != null && province.terrain() != Terrain.SEA;
  }

  private boolean fleetFits(String place) {
    Province province = known.get(Province.of(place));
    return province != null
        && (province.terrain() == Terrain.SEA || province.terrain() == Terrain.COAST)
        && (province.coasts().isEmpty() || !province.id().equals(place));
  }

  private void borders(List<List<String>> borders) {
    SequencedSet<List<String>> drawn = new LinkedHashSet<>();
    for (List<String> border : borders) {
      String first = border.getFirst();
      String second = border.getLast();
      drawn.add(border);
      drawn.add(border.reversed());
      if (!known.containsKey(first) || !known.containsKey(second)) {
        defects.add(new Defect.Unknown(first, known.containsKey(first) ? second : first));
      } else if (!borders(first, second) && !borders(second, first)) {
        defects.add(new Defect.NotNeighbours(first, second));
      }
    }
    armies.forEach((from, to) -> to.forEach(place -> drawn(drawn, from, place)));
    fleets.forEach((from, to) -> to.forEach(place -> drawn(drawn, from, place)));
  }

  private void drawn(SequencedSet<List<String>> drawn, String from, String to) {
    String first = Province.of(from);
    String second = Province.of(to);
    boolean land = isPlace(from) && isPlace(to) && !box(from) && !box(to);
    if (land && !first.equals(second) && !drawn.contains(List.of(first, second))) {
      // Once for both directions.
      drawn.add(List.of(first, second));
      drawn.add(List.of(second, first));
      defects.add(new Defect.NotInBorders(first, second));
    }
  }

  private void areas(List<DealtArea> areas) {
    for (DealtArea dealtArea : areas) {
      for (String start : dealtArea.startCentres()) {
        Province province = known.get(start);
        if (province == null) {
          defects.add(new Defect.Unknown(dealtArea.id(), start));
        } else if (!province.centre()) {
          defects.add(new Defect.NoCentre(dealtArea.id(), start));
        }
      }
    }
  }

  private boolean borders(String from, String to) {
    return armies.getOrDefault(from, List.of()).contains(to)
        || fleets.entrySet().stream()
            .filter(entry -> Province.of(entry.getKey()).equals(from))
            .anyMatch(entry -> entry.getValue().stream().map(Province::of).anyMatch(to::equals));
  }

  private boolean box(String id) {
    Province province = known.get(id);
    return province != null && province.terrain() == Terrain.BOX;
  }
}
