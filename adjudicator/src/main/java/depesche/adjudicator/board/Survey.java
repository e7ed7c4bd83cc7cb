package depesche.adjudicator.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;

/// Finds every defect in the raw material of a map, in the order of the file.
public final class Survey {

  private final List<Province> provinces;
  private final SequencedMap<String, List<String>> neighbours;
  private final Map<String, Province> known = new LinkedHashMap<>();
  private final List<Defect> defects = new ArrayList<>();

  private Survey(List<Province> provinces, SequencedMap<String, List<String>> neighbours) {
    this.provinces = provinces;
    this.neighbours = neighbours;
  }

  /// {@return what is wrong with a map: nothing if the list is empty}
  ///
  /// @param provinces with the boxes among them
  /// @param neighbours for every province the ids it borders
  public static List<Defect> of(
      List<Province> provinces, SequencedMap<String, List<String>> neighbours) {
    Survey survey = new Survey(provinces, neighbours);
    survey.ids();
    survey.neighbours();
    return List.copyOf(survey.defects);
  }

  /// {@return what is wrong with a map, its list of borders and its start areas}
  ///
  /// @param borders pairs of ids, every land border once; those of boxes need not be there
  public static List<Defect> of(
      List<Province> provinces,
      SequencedMap<String, List<String>> neighbours,
      List<List<String>> borders,
      List<Area> areas) {
    Survey survey = new Survey(provinces, neighbours);
    survey.ids();
    survey.neighbours();
    survey.borders(borders);
    survey.areas(areas);
    return List.copyOf(survey.defects);
  }

  private void ids() {
    for (Province province : provinces) {
      if (known.putIfAbsent(province.id(), province) != null) {
        defects.add(new Defect.Duplicate(province.id()));
      }
    }
  }

  private void neighbours() {
    for (var entry : neighbours.entrySet()) {
      String from = entry.getKey();
      if (!known.containsKey(from)) {
        defects.add(new Defect.Unknown(from, from));
      }
      for (String to : entry.getValue()) {
        if (!known.containsKey(to)) {
          defects.add(new Defect.Unknown(from, to));
        } else if (from.equals(to)) {
          defects.add(new Defect.BordersItself(from));
        } else if (!box(from) && !box(to) && !borders(to, from)) {
          defects.add(new Defect.OneWay(from, to));
        }
      }
    }
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
    for (var entry : neighbours.entrySet()) {
      for (String to : entry.getValue()) {
        boolean once = entry.getKey().compareTo(to) < 0 || !borders(to, entry.getKey());
        if (once
            && known.containsKey(to)
            && !box(entry.getKey())
            && !box(to)
            && !drawn.contains(List.of(entry.getKey(), to))) {
          defects.add(new Defect.NotInBorders(entry.getKey(), to));
        }
      }
    }
  }

  private void areas(List<Area> areas) {
    for (Area area : areas) {
      for (String start : area.startCentres()) {
        Province province = known.get(start);
        if (province == null) {
          defects.add(new Defect.Unknown(area.id(), start));
        } else if (!province.centre()) {
          defects.add(new Defect.NoCentre(area.id(), start));
        }
      }
    }
  }

  private boolean borders(String from, String to) {
    return neighbours.getOrDefault(from, List.of()).contains(to);
  }

  private boolean box(String id) {
    Province province = known.get(id);
    return province != null && province.terrain() == Terrain.BOX;
  }
}
