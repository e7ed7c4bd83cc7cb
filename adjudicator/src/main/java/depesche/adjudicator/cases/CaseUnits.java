package depesche.adjudicator.cases;

import depesche.adjudicator.Seat;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.combat.movement.OrderSheet;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// The units and the owned centres of a case, each where it can be.
final class CaseUnits {

  private final Variant variant;
  private final List<CaseError> troubles;
  private final SequencedMap<String, String> owners = new LinkedHashMap<>();
  private final SequencedMap<String, Unit> units = LinkedHashMap.newLinkedHashMap(OrderSheet.LIMIT);

  CaseUnits(Variant variant, List<CaseError> troubles) {
    this.variant = variant;
    this.troubles = troubles;
  }

  /// {@return who owns which centre}
  SequencedMap<String, String> owners() {
    return owners;
  }

  /// {@return the powers that have anything, and a player}
  List<Seat> seats() {
    Set<String> owning = new LinkedHashSet<>(owners.values());
    units.values().forEach(unit -> owning.add(unit.power()));
    List<String> players = variant.title().colours();
    List<Seat> seats = new ArrayList<>();
    for (String power : owning) {
      if (players.contains(power) || !variant.map().powers().contains(power)) {
        seats.add(new Seat(power));
      }
    }
    return seats;
  }

  /// {@return the units by province}
  SequencedMap<String, Unit> units() {
    return units;
  }

  /// Takes a line `CENTER POWER PROVINCE`.
  void centre(CaseRawLine line) {
    String id = line.words().get(2);
    if (variant.map().board().find(id).filter(it -> it.centre() && it.id().equals(id)).isEmpty()) {
      misplaced(line, id, List.of());
    }
    owners.put(id, line.second());
  }

  /// Takes a line `UNIT POWER A|F|AA PLACE`.
  void unit(CaseRawLine line) {
    String letter = line.words().get(2);
    String place = line.words().get(3);
    Optional<UnitKind> kind = UnitKind.of(letter);
    if (kind.isEmpty()) {
      troubles.add(new CaseError.Misread(line.number(), letter, CaseForms.of("UNIT")));
      return;
    }
    String province = Province.of(place);
    List<String> places = places(variant.map().board(), kind.get(), place);
    if (!places.contains(place)) {
      misplaced(line, place, places);
    } else if (units.containsKey(province)) {
      troubles.add(new CaseError.Occupied(line.number(), province));
    } else if (units.size() == OrderSheet.LIMIT) {
      troubles.add(new CaseError.Crowded(line.number(), OrderSheet.LIMIT));
    } else {
      units.put(province, new Unit(line.second(), kind.get(), place));
    }
  }

  /// {@return where in the province of this place a unit of this kind may stand}
  static List<String> places(Board board, UnitKind unitKind, String place) {
    int index = board.index(Province.of(place));
    if (index < 0) {
      return List.of();
    }
    Province province = board.province(board.provinceOf(index));
    if (!stands(unitKind, province.terrain())) {
      return List.of();
    }
    return unitKind == UnitKind.FLEET && !province.coasts().isEmpty()
        ? province.coastPlaces()
        : List.of(province.id());
  }

  private static boolean stands(UnitKind unitKind, Terrain terrain) {
    return switch (terrain) {
      case COAST -> true;
      case LAND, BOX -> unitKind != UnitKind.FLEET;
      case SEA -> unitKind == UnitKind.FLEET;
    };
  }

  private void misplaced(CaseRawLine line, String word, List<String> places) {
    troubles.add(new CaseError.NotOnMap(line.number(), word, variant.title().id(), places));
  }
}
