package depesche.adjudicator.diplomacy;

import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;

/// Reads what a dislodged unit shall do.
public record FlightReader(Scene scene, PlaceReader places, String text) {

  /// {@return the places a retreat names}
  public static List<String> places(Wording wording) {
    return switch (wording) {
      case Wording.Retreat(_, List<String> to) -> to;
      case Wording.Move(_, String to) -> List.of(to);
      default -> List.of();
    };
  }

  /// {@return the order for a unit that is dislodged now}
  Optional<Order> read(Wording wording) {
    return unit(wording)
        .flatMap(words -> places.ownPlace(words, text))
        .flatMap(this::displaced)
        .flatMap(one -> flight(one, wording));
  }

  private Optional<Displaced> displaced(String at) {
    List<Displaced> own = scene.ownDisplaced();
    Optional<Displaced> here =
        own.stream().filter(one -> one.unit().province().equals(at)).findFirst();
    if (here.isPresent()) {
      return here;
    }
    List<UnitAt> waiting = scene.units(own.stream().map(Displaced::unit).toList());
    Optional<Unit> standing = scene.campaign().unitAt(at);
    boolean mine = standing.filter(unit -> unit.power().equals(scene.seat().name())).isPresent();
    return places
        .remarks()
        .refuse(
            standing.isEmpty()
                ? new RefusalFact.NobodyThere(scene.map().spot(at), waiting)
                : mine
                    ? new RefusalFact.NotDislodged(scene.unit(standing.get()), waiting)
                    : new RefusalFact.NotYours(scene.unit(standing.get()), waiting));
  }

  private Optional<Order> flight(Displaced one, Wording wording) {
    if (wording instanceof Wording.Disband) {
      return Optional.of(new Order.Disband(one.unit()));
    }
    return destination(wording)
        .flatMap(
            to ->
                one.open().contains(to)
                    ? Optional.of(new Order.Retreat(one.unit(), to))
                    : places
                        .remarks()
                        .refuse(
                            new RefusalFact.RetreatClosed(
                                scene.unit(one.unit()),
                                scene.map().spot(to),
                                scene.map().spots(one.open()))));
  }

  /// {@return an order to be read again if the unit is dislodged}
  Optional<Order> early(Wording wording) {
    Optional<Unit> unit = unit(wording).flatMap(words -> places.own(words, text));
    if (unit.isEmpty() || wording instanceof Wording.Disband) {
      return unit.map(Order.Disband::new);
    }
    Atlas map = scene.map();
    return destination(wording)
        .flatMap(
            to ->
                map.reaches(unit.get(), to)
                    ? Optional.of(new Order.Retreat(unit.get(), to))
                    : places
                        .remarks()
                        .refuse(
                            new RefusalFact.NotAdjacent(
                                map.unit(unit.get()), map.spot(to), map.reach(unit.get()))));
  }

  private Optional<String> destination(Wording wording) {
    List<String> to = places(wording);
    return to.size() == 1 && !to.getFirst().isEmpty()
        ? places.open(to.getFirst())
        : places.remarks().refuse(new RefusalFact.NotAnOrder(text));
  }

  private Optional<Wording.Unit> unit(Wording wording) {
    return switch (wording) {
      case Wording.Retreat(Wording.Unit unit, _) -> Optional.of(unit);
      case Wording.Move(Wording.Unit unit, _) -> Optional.of(unit);
      case Wording.Disband(Wording.Unit unit) -> Optional.of(unit);
      default -> places.remarks().refuse(new RefusalFact.NotAnOrder(text));
    };
  }
}
