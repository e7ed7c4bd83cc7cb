package depesche.adjudicator.cases;

import depesche.adjudicator.Seat;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.movement.OrderSheet;
import depesche.adjudicator.combat.orders.Kind;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The units and the owned centres of a case, each where it can be.
final class Muster {

  private final Variant variant;
  private final List<Trouble> troubles;
  private final SequencedMap<String, String> owners = new LinkedHashMap<>();
  private final SequencedMap<String, Unit> units = new LinkedHashMap<>();

  Muster(Variant variant, List<Trouble> troubles) {
    this.variant = variant;
    this.troubles = troubles;
  }

  /// {@return who owns which centre}
  SequencedMap<String, String> owners() {
    return owners;
  }

  /// {@return the powers that have anything, and a player}
  List<Seat> seats() {
    List<String> players = variant.title().colours();
    List<String> foreign =
        variant.map().powers().stream().filter(power -> !players.contains(power)).toList();
    return Stream.concat(owners.values().stream(), units.values().stream().map(Unit::power))
        .distinct()
        .filter(power -> !foreign.contains(power))
        .map(Seat::new)
        .toList();
  }

  /// {@return the units by province}
  SequencedMap<String, Unit> units() {
    return units;
  }

  /// Takes a line `CENTER POWER PROVINCE`.
  void centre(RawLine line) {
    String id = line.words().get(2);
    if (variant.map().board().find(id).filter(it -> it.centre() && it.id().equals(id)).isEmpty()) {
      misplaced(line, id, List.of());
    }
    owners.put(id, line.second());
  }

  /// Takes a line `UNIT POWER A|F|AA PLACE`.
  void unit(RawLine line) {
    String letter = line.words().get(2);
    String place = line.words().get(3);
    Optional<Kind> kind = Kind.of(letter);
    if (kind.isEmpty()) {
      troubles.add(new Trouble.Misread(line.number(), letter, Forms.of("UNIT")));
      return;
    }
    List<String> places = places(variant.map().board(), kind.get(), place);
    if (!places.contains(place)) {
      misplaced(line, place, places);
    } else if (units.containsKey(Province.of(place))) {
      troubles.add(new Trouble.Occupied(line.number(), Province.of(place)));
    } else if (units.size() == OrderSheet.LIMIT) {
      troubles.add(new Trouble.Crowded(line.number(), OrderSheet.LIMIT));
    } else {
      units.put(Province.of(place), new Unit(line.second(), kind.get(), place));
    }
  }

  /// {@return where in the province of this place a unit of this kind may stand}
  static List<String> places(Board board, Kind kind, String place) {
    Optional<Province> province =
        board.find(Province.of(place)).filter(it -> stands(kind, it.terrain()));
    boolean coasts =
        kind == Kind.FLEET && province.filter(it -> !it.coasts().isEmpty()).isPresent();
    return coasts
        ? province.map(Province::coastPlaces).orElse(List.of())
        : province.map(Province::id).stream().toList();
  }

  private static boolean stands(Kind kind, Terrain terrain) {
    return switch (terrain) {
      case COAST -> true;
      case LAND, BOX -> kind != Kind.FLEET;
      case SEA -> kind == Kind.FLEET;
    };
  }

  private void misplaced(RawLine line, String word, List<String> places) {
    troubles.add(new Trouble.NotOnMap(line.number(), word, variant.title().id(), places));
  }
}
