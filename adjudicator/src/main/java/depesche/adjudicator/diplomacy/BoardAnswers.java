package depesche.adjudicator.diplomacy;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.combat.Weight;
import depesche.adjudicator.combat.movement.ConvoyRoutes;
import depesche.adjudicator.diplomacy.BoardAnswer.Neighbour;
import depesche.adjudicator.diplomacy.BoardAnswer.Owned;
import depesche.adjudicator.diplomacy.BoardAnswer.Reaching;
import depesche.adjudicator.diplomacy.BoardAnswer.Spot;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What the board says, place by place.
record BoardAnswers(OrderContext scene) {

  private MapIndex map() {
    return scene.map();
  }

  private Board board() {
    return map().board();
  }

  private SharedBoard campaign() {
    return scene.campaign();
  }

  Optional<Unit> unit(String province) {
    return campaign().unitAt(province);
  }

  /// {@return everybody who owns something}
  List<String> sides() {
    return map().owners(campaign());
  }

  // One unit

  BoardAnswer moves(Unit unit) {
    ConvoyRoutes routes = map().crossing(campaign().units());
    List<String> shores =
        unit.unitKind() == UnitKind.FLEET ? List.of() : routes.shores(unit.province());
    boolean carries =
        unit.unitKind() == UnitKind.FLEET
            && board().province(unit.province()).terrain() == Terrain.SEA;
    return new BoardAnswer.UnitReaches(
        map().unit(unit), map().reach(unit), map().spots(shores), carries);
  }

  Optional<BoardAnswer> flight(String province) {
    return scene.displaced().stream()
        .filter(one -> one.unit().isIn(province))
        .findFirst()
        .map(
            one ->
                new BoardAnswer.UnitFlees(
                    map().unit(one.unit()), map().unit(one.by()), map().spots(one.open())));
  }

  BoardAnswer nobody(String province) {
    List<UnitAt> near =
        around(province).stream()
            .flatMap(next -> unit(next.id()).stream())
            .map(map()::unit)
            .toList();
    return new BoardAnswer.NoUnitThere(map().spot(province), near);
  }

  // One place

  Spot spot(String id) {
    Province province = board().province(id);
    Stream<Unit> displaced =
        scene.displaced().stream().map(RetreatingUnit::unit).filter(unit -> unit.isIn(id));
    return new Spot(
        map().spot(id),
        province.terrain(),
        province.centre(),
        campaign().ownerOf(id).orElse(""),
        Stream.concat(unit(id).stream(), displaced).map(map()::unit).toList());
  }

  BoardAnswer place(String id) {
    return new BoardAnswer.PlaceShown(spot(id));
  }

  BoardAnswer aroundPlace(String id) {
    return new BoardAnswer.AroundPlace(
        spot(id), around(id).stream().map(other -> neighbour(id, other)).toList());
  }

  private Neighbour neighbour(String id, Province other) {
    List<String> harbours =
        places(id)
            .flatMap(place -> board().fleetNeighbours(place).stream())
            .filter(place -> Province.of(place).equals(other.id()))
            .distinct()
            .toList();
    return new Neighbour(
        spot(other.id()), board().armyReaches(id, other.id()), map().spots(harbours));
  }

  /// A box is next to where it lets out, though nobody may go back.
  private List<Province> around(String id) {
    return board().provinces().stream()
        .filter(other -> !other.id().equals(id))
        .filter(other -> touches(id, other.id()) || touches(other.id(), id))
        .sorted(Comparator.comparing(Province::name))
        .toList();
  }

  private boolean touches(String from, String to) {
    return board().armyReaches(from, to)
        || places(from).anyMatch(place -> board().fleetReachesInto(place, to));
  }

  private Stream<String> places(String id) {
    return Stream.concat(Stream.of(id), board().province(id).coastPlaces().stream());
  }

  // Sides

  BoardAnswer side(String owner) {
    List<UnitAt> dislodged =
        scene.displaced().stream()
            .map(RetreatingUnit::unit)
            .filter(unit -> unit.power().equals(owner))
            .map(map()::unit)
            .toList();
    return new BoardAnswer.SideShown(owner, scene.units(campaign().unitsOf(owner)), dislodged);
  }

  BoardAnswer centres() {
    List<Owned> owned =
        sides().stream()
            .map(
                owner ->
                    new Owned(
                        owner,
                        map().spots(campaign().ownedBy(owner)),
                        campaign().unitsOf(owner).size()))
            .toList();
    List<NamedProvince> free =
        map()
            .spots(
                board().provinces().stream()
                    .filter(Province::centre)
                    .map(Province::id)
                    .filter(id -> campaign().ownerOf(id).isEmpty())
                    .toList());
    return new BoardAnswer.CentresShown(owned, free);
  }

  /// Strength is what rules count: one unit moves, or holds, and all others of its side that could
  /// go there support it. A convoy adds none: the fleet that carries could support instead.
  BoardAnswer reachers(String id) {
    List<Reaching> sides =
        sides().stream()
            .map(owner -> reaching(owner, id))
            .filter(one -> one.strength() > 0)
            .sorted(Comparator.comparingInt(Reaching::strength).reversed())
            .toList();
    return new BoardAnswer.PlaceReached(spot(id), sides);
  }

  private Reaching reaching(String owner, String id) {
    Optional<Unit> there = unit(id).filter(unit -> unit.power().equals(owner));
    List<Unit> near =
        campaign().unitsOf(owner).stream()
            .filter(unit -> !unit.isIn(id))
            .filter(unit -> map().reaches(unit, id))
            .toList();
    ConvoyRoutes routes = map().crossing(campaign().units());
    List<Unit> carried =
        campaign().unitsOf(owner).stream()
            .filter(unit -> unit.unitKind() != UnitKind.FLEET && !unit.isIn(id))
            .filter(unit -> !near.contains(unit) && routes.links(unit.province(), id))
            .toList();
    int supports = near.stream().mapToInt(unit -> weight(unit).support()).sum();
    int moved =
        near.stream()
            .mapToInt(unit -> supports - weight(unit).support() + weight(unit).attack())
            .max()
            .orElseGet(
                () -> carried.stream().mapToInt(one -> weight(one).attack()).max().orElse(0));
    return new Reaching(
        owner,
        there.map(unit -> weight(unit).hold() + supports).orElse(moved),
        there.isPresent(),
        scene.units(near),
        scene.units(carried));
  }

  private Weight weight(Unit unit) {
    return campaign().law().weights().of(unit.unitKind());
  }
}
