package depesche.adjudicator.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/// Provinces and which of them a unit may step to. Immutable, and safe to share.
///
/// A *place* is where a unit stands as it is written: a province, or a coast such as `STP/NC`. For
/// those who count in integers every place has an index: provinces in the order of the list, then
/// the coasts.
public final class Board {

  private final String id;
  private final List<Province> provinces;
  private final List<String> places;
  private final PlaceIndex index;
  private final int[] provinceOf;
  private final PlaceSet[] army;
  private final PlaceSet[] fleet;

  /// By province, the places in it; by coast, none.
  private final PlaceSet[] within;

  private final List<List<String>> armyNeighbours;
  private final List<List<String>> fleetNeighbours;

  private Board(
      String id,
      List<Province> provinces,
      SequencedMap<String, List<String>> armies,
      SequencedMap<String, List<String>> fleets) {
    this.id = id;
    this.provinces = List.copyOf(provinces);
    List<String> all = new ArrayList<>();
    provinces.forEach(province -> all.add(province.id()));
    provinces.forEach(province -> all.addAll(province.coastPlaces()));
    places = List.copyOf(all);
    if (places.size() > PlaceSet.LIMIT) {
      throw new IllegalArgumentException(
          id + " has " + places.size() + " places; at most " + PlaceSet.LIMIT);
    }
    index = new PlaceIndex(places);
    provinceOf = places.stream().mapToInt(place -> index.of(Province.of(place))).toArray();
    army = steps(armies);
    fleet = steps(fleets);
    within = new PlaceSet[places.size()];
    Arrays.fill(within, PlaceSet.NONE);
    for (int place = 0; place < provinceOf.length; place++) {
      within[provinceOf[place]] = within[provinceOf[place]].with(place);
    }
    armyNeighbours = Arrays.stream(army).map(this::written).toList();
    fleetNeighbours = Arrays.stream(fleet).map(this::written).toList();
  }

  /// {@return the board of these provinces, in this order}
  ///
  /// @param armies for every province the ids an army may go to; a box lists where it lets out, and
  ///   is never entered
  /// @param fleets for every place the places a fleet may go to
  /// @throws IllegalArgumentException if [BoardDefects] would find a defect in it
  public static Board of(
      String id,
      List<Province> provinces,
      SequencedMap<String, List<String>> armies,
      SequencedMap<String, List<String>> fleets) {
    List<Defect> defects = BoardDefects.of(provinces, armies, fleets);
    if (!defects.isEmpty()) {
      throw new IllegalArgumentException(id + ": " + defects);
    }
    return new Board(id, provinces, armies, fleets);
  }

  /// {@return a board without water}
  public static Board of(
      String id, List<Province> provinces, SequencedMap<String, List<String>> armies) {
    return of(id, provinces, armies, new LinkedHashMap<>());
  }

  private PlaceSet[] steps(SequencedMap<String, List<String>> neighbours) {
    PlaceSet[] steps = new PlaceSet[places.size()];
    for (int from = 0; from < steps.length; from++) {
      PlaceSet reached = PlaceSet.NONE;
      for (String to : neighbours.getOrDefault(places.get(from), List.of())) {
        int index = index(to);
        if (province(provinceOf(index)).terrain() != Terrain.BOX) {
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

  /// {@return all places, each at its index: the provinces, then their coasts}
  public List<String> places() {
    return places;
  }

  /// {@return the province with this index}
  public Province province(int index) {
    return provinces.get(index);
  }

  /// {@return the index of the province that the place with this index lies in}
  public int provinceOf(int place) {
    return provinceOf[place];
  }

  /// {@return the province of this place}
  ///
  /// @throws IllegalArgumentException if there is no such place
  public Province province(String place) {
    return find(place)
        .orElseThrow(() -> new IllegalArgumentException(id + " has no place " + place));
  }

  /// {@return the province of this place, if there is such a place}
  public Optional<Province> find(String place) {
    int index = index(place);
    return index < 0 ? Optional.empty() : Optional.of(provinces.get(provinceOf[index]));
  }

  /// {@return the index of this place; -1 if there is none}
  public int index(String place) {
    return index.of(place);
  }

  /// {@return the provinces an army may step to from here, by index}
  public PlaceSet armyReach(int from) {
    return army[from];
  }

  /// {@return the places a fleet may step to from here, by index}
  public PlaceSet fleetReach(int from) {
    return fleet[from];
  }

  /// {@return whether an army may step from the one province to the other; never into a box}
  public boolean armyReaches(int from, int to) {
    return army[from].has(to);
  }

  /// {@return whether an army may step from the one province to the other; unknown provinces touch
  /// nothing}
  public boolean armyReaches(String from, String to) {
    int start = index(from);
    int end = index(to);
    return start >= 0 && end >= 0 && army[start].has(end);
  }

  /// {@return whether a fleet may step from the one place to the other}
  public boolean fleetReaches(int from, int to) {
    return fleet[from].has(to);
  }

  /// {@return whether a fleet may step from the one place to the other; where coasts are split,
  /// only the coast is a place for a fleet}
  public boolean fleetReaches(String from, String to) {
    int start = index(from);
    int end = index(to);
    return start >= 0 && end >= 0 && fleet[start].has(end);
  }

  /// {@return whether a fleet may step from the place to some place in the province}
  public boolean fleetReachesInto(String from, String province) {
    int start = index(from);
    int end = index(province);
    return start >= 0 && end >= 0 && fleet[start].meets(within[end]);
  }

  /// {@return the ids of the provinces an army may step to from here, in the order of the board}
  public List<String> armyNeighbours(String from) {
    int index = index(from);
    return index < 0 ? List.of() : armyNeighbours.get(index);
  }

  /// {@return the places a fleet may step to from here, in the order of the board}
  public List<String> fleetNeighbours(String from) {
    int index = index(from);
    return index < 0 ? List.of() : fleetNeighbours.get(index);
  }

  private List<String> written(PlaceSet set) {
    return Arrays.stream(set.toArray()).mapToObj(places::get).toList();
  }

  /// {@return how many provinces away the nearest of these is, for a unit that could take both land
  /// and sea; 0 if it stands on one, [Integer#MAX_VALUE] if it never gets there}
  public int distance(String from, Collection<String> goals) {
    int start = index(from);
    return start < 0 ? Integer.MAX_VALUE : steps(provinceOf[start], goals, this::around);
  }

  /// {@return how many steps a fleet is away from the nearest of these; 0 if it is at one,
  /// [Integer#MAX_VALUE] if it never gets there}
  public int voyage(String from, Collection<String> goals) {
    int start = index(from);
    return start < 0
        ? Integer.MAX_VALUE
        : steps(start, goals, here -> Arrays.stream(fleet[here].toArray()).boxed());
  }

  private int steps(int start, Collection<String> goals, IntFunction<Stream<Integer>> around) {
    boolean[] seen = new boolean[places.size()];
    List<Integer> ring = List.of(start);
    for (int steps = 0; !ring.isEmpty(); steps++) {
      if (ring.stream().anyMatch(here -> goals.contains(province(provinceOf[here]).id()))) {
        return steps;
      }
      ring.forEach(here -> seen[here] = true);
      ring = ring.stream().flatMap(around::apply).filter(there -> !seen[there]).distinct().toList();
    }
    return Integer.MAX_VALUE;
  }

  private Stream<Integer> around(int province) {
    List<String> coasts = province(province).coastPlaces();
    return Stream.concat(
            Arrays.stream(army[province].toArray()).boxed(),
            Stream.concat(Stream.of(province), coasts.stream().map(this::index))
                .flatMap(place -> Arrays.stream(fleet[place].toArray()).boxed()))
        .map(place -> provinceOf[place]);
  }

  @Override
  public String toString() {
    return id;
  }
}
