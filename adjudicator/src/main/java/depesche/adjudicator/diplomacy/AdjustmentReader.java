package depesche.adjudicator.diplomacy;

import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;

/// Reads builds and removals.
record AdjustmentReader(Scene scene, PlaceReader places, String text) {

  /// {@return an order for this winter}
  Optional<Order> read(Wording wording) {
    return switch (wording) {
      case Wording.Build(Wording.Unit unit) ->
          due(true) ? places.ownPlace(unit, text).flatMap(this::build) : Optional.empty();
      case Wording.Waive _ -> due(true) ? Optional.of(new Order.Waive()) : Optional.empty();
      default ->
          due(false)
              ? removed(wording).flatMap(unit -> places.own(unit, text)).map(Order.Remove::new)
              : Optional.empty();
    };
  }

  /// Whether this seat has any builds, or any removals, to choose.
  private boolean due(boolean builds) {
    int change = scene.campaign().change(scene.seat());
    int units = scene.own().size();
    int allowed = scene.campaign().allowed(scene.seat().name());
    if (builds && change <= 0) {
      places.remarks().refuse(new RefusalFact.NoBuildsDue(text, units, allowed));
    }
    if (!builds && change >= 0) {
      places.remarks().refuse(new RefusalFact.NoRemovalsDue(text, units, allowed));
    }
    return builds ? change > 0 : change < 0;
  }

  private Optional<Order> build(String at) {
    Atlas map = scene.map();
    Spot spot = map.spot(at);
    List<Spot> open = map.spots(scene.campaign().vacant(scene.seat()));
    String owner = scene.campaign().ownerOf(at).orElse("nobody");
    Optional<Unit> occupant = scene.campaign().unitAt(at);
    if (!map.isCentre(at)) {
      return places.remarks().refuse(new RefusalFact.NotACentre(spot, open));
    }
    if (!owner.equals(scene.seat().name())) {
      return places.remarks().refuse(new RefusalFact.CentreNotYours(spot, owner, open));
    }
    return occupant.isPresent()
        ? places
            .remarks()
            .refuse(new RefusalFact.CentreOccupied(spot, map.unit(occupant.get()), open))
        : Optional.of(new Order.Build(at));
  }

  /// {@return an order to be read again in winter}
  Optional<Order> early(Wording wording) {
    Atlas map = scene.map();
    return switch (wording) {
      case Wording.Waive _ -> Optional.of(new Order.Waive());
      case Wording.Build(Wording.Unit unit) ->
          places
              .ownPlace(unit, text)
              .flatMap(
                  at ->
                      map.isCentre(at)
                          ? Optional.of(new Order.Build(at))
                          : places
                              .remarks()
                              .refuse(
                                  new RefusalFact.NotACentre(
                                      map.spot(at),
                                      map.spots(scene.campaign().centresOf(scene.seat().name())))));
      // Units move before winter comes: only the province can be checked.
      default ->
          removed(wording)
              .flatMap(unit -> places.ownPlace(unit, text))
              .map(at -> new Order.Remove(new Unit(scene.seat().name(), Kind.ARMY, at)));
    };
  }

  private Optional<Wording.Unit> removed(Wording wording) {
    return switch (wording) {
      case Wording.Remove(Wording.Unit unit) -> Optional.of(unit);
      case Wording.Disband(Wording.Unit unit) -> Optional.of(unit);
      // `R A BER`: the letter R in front, and a unit that has nowhere to retreat to.
      case Wording.Retreat(Wording.Unit unit, List<String> to)
          when unit.place().isEmpty() && to.size() == 1 ->
          Optional.of(new Wording.Unit("", "A", to.getFirst()));
      default -> places.remarks().refuse(new RefusalFact.NotAnOrder(text));
    };
  }
}
