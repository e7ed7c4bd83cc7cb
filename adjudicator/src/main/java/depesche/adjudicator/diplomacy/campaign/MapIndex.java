package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.Seat;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.combat.movement.ConvoyRoutes;
import depesche.adjudicator.combat.movement.MovementJudge;
import depesche.adjudicator.notation.ProvinceNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// A map looked up over and over: everything the rules ask of it, worked out once.
public final class MapIndex {

  private final Board board;
  private final ProvinceNames provinceNames;
  private final List<Power> powers;

  /// By each word for a power, its name.
  private final SequencedMap<String, String> powerOf = new LinkedHashMap<>();

  private final boolean water;
  private final boolean boxes;
  private final ConvoyRoutes seas;
  private final MovementJudge judge;
  private final SequencedMap<String, NamedProvince> spots = new LinkedHashMap<>();
  private final SequencedMap<String, List<String>> spellings = new LinkedHashMap<>();

  /// A power of the map.
  ///
  /// @param name such as `AUSTRIA`
  /// @param words for the power and its country, in capitals
  public record Power(String name, List<String> words) {

    public Power {
      words = List.copyOf(words);
    }
  }

  /// @param spellings for each province every other way to write its name
  public MapIndex(Board board, SequencedMap<String, List<String>> spellings, List<Power> powers) {
    this.board = board;
    this.provinceNames = names(board, spellings);
    this.powers = List.copyOf(powers);
    powers.forEach(power -> power.words().forEach(it -> powerOf.putIfAbsent(it, power.name())));
    this.seas = new ConvoyRoutes(board);
    this.judge = new MovementJudge(board);
    this.water = board.provinces().stream().anyMatch(one -> one.terrain() == Terrain.SEA);
    this.boxes = board.provinces().stream().anyMatch(one -> one.terrain() == Terrain.BOX);
    for (Province province : board.provinces()) {
      this.spellings.put(province.id(), provinceNames.spellings(province.id()));
      spots.put(province.id(), new NamedProvince(province.id(), province.name()));
      for (String coast : province.coasts()) {
        String place = province.id() + Province.SLASH + coast;
        spots.put(place, new NamedProvince(place, province.name() + " (" + coast(coast) + ")"));
      }
    }
  }

  private static String coast(String code) {
    return switch (code) {
      case "NC" -> "north coast";
      case "SC" -> "south coast";
      case "EC" -> "east coast";
      case "WC" -> "west coast";
      default -> code;
    };
  }

  private static ProvinceNames names(Board board, SequencedMap<String, List<String>> spellings) {
    List<ProvinceNames.Name> names = new ArrayList<>();
    for (Province province : board.provinces()) {
      List<String> all = new ArrayList<>(List.of(province.name()));
      all.addAll(spellings.getOrDefault(province.id(), List.of()));
      names.add(new ProvinceNames.Name(province.id(), all));
    }
    return new ProvinceNames(names);
  }

  /// {@return the board in the terms of the combat rules}
  public Board board() {
    return board;
  }

  /// {@return all the names a letter may use, home countries included}
  public ProvinceNames names() {
    return provinceNames;
  }

  /// {@return all the ways to write a province}
  public List<String> spellings(String id) {
    return spellings.getOrDefault(id, List.of());
  }

  /// {@return a province or home country as a sentence names it}
  public NamedProvince spot(String id) {
    NamedProvince spokenProvince = spots.get(id);
    if (spokenProvince == null) {
      throw new IllegalStateException("no province " + id);
    }
    return spokenProvince;
  }

  /// {@return these provinces by English name}
  public List<NamedProvince> spots(List<String> ids) {
    return ids.stream().map(this::spot).sorted(Comparator.comparing(NamedProvince::name)).toList();
  }

  /// {@return a unit as a sentence names it}
  public UnitAt unit(Unit unit) {
    return new UnitAt(unit.power(), unit.unitKind().letter(), spot(unit.place()));
  }

  /// {@return where a unit there may go, by English name}
  public List<NamedProvince> reach(Unit unit) {
    return spots(open(unit));
  }

  /// {@return the places to which a unit may go in one step}
  public List<String> open(Unit unit) {
    return unit.unitKind() == UnitKind.FLEET
        ? board.fleetNeighbours(unit.place())
        : board.armyNeighbours(unit.province());
  }

  /// {@return whether a unit may go to a province in one step, to whichever coast}
  public boolean reaches(Unit unit, String province) {
    return unit.unitKind() == UnitKind.FLEET
        ? board.fleetReachesInto(unit.place(), province)
        : board.armyReaches(unit.province(), province);
  }

  /// {@return the ways by which the fleets among these units could carry an army}
  public ConvoyRoutes crossing(List<Unit> units) {
    return seas.by(units);
  }

  /// {@return the judge of movement on this map}
  public MovementJudge judge() {
    return judge;
  }

  public boolean hasWater() {
    return water;
  }

  public boolean isCoastal(String id) {
    return board.find(id).filter(one -> one.terrain() == Terrain.COAST).isPresent();
  }

  public boolean isBox(String id) {
    return boxes && board.find(id).filter(one -> one.terrain() == Terrain.BOX).isPresent();
  }

  /// {@return whether a province is a supply centre}
  public boolean isCentre(String id) {
    return board.find(id).filter(Province::centre).isPresent();
  }

  /// {@return the powers of the map, in the order of its file}
  public List<String> powers() {
    return powers.stream().map(Power::name).toList();
  }

  /// {@return the words for a power and its country, in capitals}
  public List<String> powerWords(String name) {
    return powers.stream()
        .filter(power -> power.name().equals(name))
        .flatMap(power -> power.words().stream())
        .toList();
  }

  /// {@return the powers that no seat plays}
  public List<String> unplayed(SharedBoard sharedBoard) {
    List<String> seats = sharedBoard.seats().stream().map(Seat::name).toList();
    return powers().stream().filter(one -> !seats.contains(sharedBoard.law().player(one))).toList();
  }

  /// {@return everybody who may own something: the seats, then the powers without a player}
  public List<String> owners(SharedBoard sharedBoard) {
    List<String> owners = new ArrayList<>(sharedBoard.seats().stream().map(Seat::name).toList());
    owners.addAll(unplayed(sharedBoard));
    return owners;
  }

  /// {@return the power that a word names: `AUSTRIA`, `Austrian`, or its home country}
  public Optional<String> powerNamed(String word) {
    return Optional.ofNullable(powerOf.get(word.strip().toUpperCase(Locale.ROOT)));
  }
}
