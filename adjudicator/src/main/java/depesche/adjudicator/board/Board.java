package depesche.adjudicator.board;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Provinces and which of them a unit may step to. Immutable, and safe to share.
///
/// Every province has an index, its place in the list, for those who count in integers.
public final class Board {

  private final String id;
  private final List<Province> provinces;
  private final Map<String, Integer> indices;
  private final ProvinceSet[] steps;
  private final int[][] neighbours;

  private Board(
      String id, List<Province> provinces, Map<String, Integer> indices, ProvinceSet[] steps) {
    this.id = id;
    this.provinces = provinces;
    this.indices = indices;
    this.steps = steps;
    this.neighbours = new int[steps.length][];
    for (int from = 0; from < steps.length; from++) {
      neighbours[from] = steps[from].toArray();
    }
  }

  /// {@return the board of these provinces, in this order}
  ///
  /// @param neighbours for every province the ids it borders; a box lists where it lets out, and is
  ///   never entered
  /// @throws IllegalArgumentException if [Survey] would find a defect in it
  public static Board of(
      String id, List<Province> provinces, SequencedMap<String, List<String>> neighbours) {
    if (provinces.size() > ProvinceSet.LIMIT) {
      throw new IllegalArgumentException(
          id + " has " + provinces.size() + " provinces; at most " + ProvinceSet.LIMIT);
    }
    List<Defect> defects = Survey.of(provinces, neighbours);
    if (!defects.isEmpty()) {
      throw new IllegalArgumentException(id + ": " + defects);
    }
    Map<String, Integer> indices = new LinkedHashMap<>();
    for (Province province : provinces) {
      indices.put(province.id(), indices.size());
    }
    return new Board(id, List.copyOf(provinces), indices, steps(provinces, indices, neighbours));
  }

  private static ProvinceSet[] steps(
      List<Province> provinces,
      Map<String, Integer> indices,
      SequencedMap<String, List<String>> neighbours) {
    ProvinceSet[] steps = new ProvinceSet[provinces.size()];
    for (int from = 0; from < steps.length; from++) {
      ProvinceSet reached = ProvinceSet.NONE;
      for (String to : neighbours.getOrDefault(provinces.get(from).id(), List.of())) {
        int index = indices.getOrDefault(to, -1);
        if (provinces.get(index).terrain() != Terrain.BOX) {
          reached = reached.with(index);
        }
      }
      steps[from] = reached;
    }
    return steps;
  }

  /// {@return the name of the map}
  public String id() {
    return id;
  }

  /// {@return all provinces, each at its index}
  public List<Province> provinces() {
    return provinces;
  }

  /// {@return how many provinces there are}
  public int size() {
    return provinces.size();
  }

  /// {@return the province with this index}
  public Province province(int index) {
    return provinces.get(index);
  }

  /// {@return the province with this id}
  public Optional<Province> find(String province) {
    int index = index(province);
    return index < 0 ? Optional.empty() : Optional.of(provinces.get(index));
  }

  /// {@return the index of the province with this id; -1 if there is none}
  public int index(String province) {
    return indices.getOrDefault(province, -1);
  }

  /// {@return the indices of the provinces a unit may step to from here, ascending}
  public int[] neighbours(int from) {
    return neighbours[from].clone();
  }

  /// {@return the ids of the provinces a unit may step to from here, in the order of the board}
  public List<String> neighbours(String from) {
    int index = index(from);
    return index < 0
        ? List.of()
        : Arrays.stream(neighbours[index]).mapToObj(at -> province(at).id()).toList();
  }

  /// {@return whether a unit may step from the one to the other; never into a box}
  public boolean adjacent(int from, int to) {
    return steps[from].has(to);
  }

  /// {@return whether a unit may step from the one to the other; unknown provinces touch nothing}
  public boolean adjacent(String from, String to) {
    int start = index(from);
    int end = index(to);
    return start >= 0 && end >= 0 && adjacent(start, end);
  }

  /// {@return how many steps it takes a unit to reach the nearest of these places; 0 if it stands
  /// on one, [Integer#MAX_VALUE] if it never gets there}
  public int distance(String from, Collection<String> places) {
    int start = index(from);
    if (start < 0) {
      return Integer.MAX_VALUE;
    }
    boolean[] seen = new boolean[size()];
    seen[start] = true;
    int[] queue = new int[size()];
    int[] steps = new int[size()];
    queue[0] = start;
    int known = 1;
    for (int next = 0; next < known; next++) {
      int here = queue[next];
      if (places.contains(province(here).id())) {
        return steps[here];
      }
      for (int there : neighbours[here]) {
        if (!seen[there]) {
          seen[there] = true;
          steps[there] = steps[here] + 1;
          queue[known++] = there;
        }
      }
    }
    return Integer.MAX_VALUE;
  }

  @Override
  public String toString() {
    return id;
  }
}
