package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;

/// Reads what a dislodged unit should do.
public record RetreatReader(OrderContext scene, PlaceReader places, String text) {

  /// {@return the places a retreat names}
  public static List<String> places(Wording wording) {
    return switch (wording) {
      case Wording.Retreat(_, List<String> to) -> to;
      case Wording.Move(_, String to) -> List.of(to);
      case Wording.Hold _,
          Wording.Convoyed _,
          Wording.SupportHold _,
          Wording.SupportMove _,
          Wording.Convoy _,
          Wording.Disband _,
          Wording.Build _,
          Wording.Remove _,
          Wording.Waive _,
          Wording.Pass _,
          Wording.Clear _,
          Wording.Bare _,
          Wording.Stray _,
          Wording.Nothing _ ->
          List.of();
    };
  }

  /// {@return the order for a unit that is dislodged now}
  Optional<Order> read(Wording wording) {
    return displaced(wording.ordered()).flatMap(one -> flight(one, wording));
  }

  private Optional<RetreatingUnit> displaced(Wording.Unit words) {
    Optional<OrderTarget> goal = places.ownPlace(words, text);
    if (goal.isEmpty()) {
      return Optional.empty();
    }
    String at = goal.get().province();
    List<RetreatingUnit> own = scene.ownDisplaced();
    Optional<RetreatingUnit> here =
        own.stream().filter(one -> one.unit().province().equals(at)).findFirst();
    if (here.isPresent()) {
      places.check(here.get().unit(), goal.get(), words);
      return here;
    }
    List<UnitAt> waiting = scene.units(own.stream().map(RetreatingUnit::unit).toList());
    Optional<Unit> standing = scene.campaign().unitAt(at);
    boolean mine = standing.filter(unit -> unit.power().equals(scene.seat().name())).isPresent();
    return places
        .remarks()
        .refuse(
            standing.isEmpty()
                ? new OrderRefusalFact.NobodyThere(scene.map().spot(at), waiting)
                : mine
                    ? new OrderRefusalFact.NotDislodged(scene.unit(standing.get()), waiting)
                    : new OrderRefusalFact.NotYours(scene.unit(standing.get()), waiting));
  }

  private Optional<Order> flight(RetreatingUnit one, Wording wording) {
    if (wording instanceof Wording.Disband) {
      return Optional.of(new Order.Disband(one.unit()));
    }
    MapIndex map = scene.map();
    return destination(one.unit(), wording, one.open())
        .flatMap(
            orderTarget ->
                places
                    .coasts()
                    .settle(
                        one.unit(),
                        orderTarget,
                        one.open(),
                        () ->
                            new OrderRefusalFact.RetreatClosed(
                                scene.unit(one.unit()),
                                map.spot(orderTarget.province()),
                                map.spots(one.open()))))
        .map(to -> new Order.Retreat(one.unit(), to));
  }

  /// {@return an order to be read again if the unit is dislodged}
  Optional<Order> early(Wording wording) {
    Optional<Unit> unit = places.own(wording.ordered(), text);
    if (unit.isEmpty() || wording instanceof Wording.Disband) {
      return unit.map(Order.Disband::new);
    }
    MapIndex map = scene.map();
    UnitAt at = map.unit(unit.get());
    return destination(unit.get(), wording, map.open(unit.get()))
        .flatMap(
            orderTarget ->
                places
                    .coasts()
                    .settle(
                        unit.get(),
                        orderTarget,
                        map.open(unit.get()),
                        () ->
                            new OrderRefusalFact.NotAdjacent(
                                at, map.spot(orderTarget.province()), map.reach(unit.get()))))
        .map(to -> new Order.Retreat(unit.get(), to));
  }

  /// {@return the first open one of the places that a retreat lists, or else the first}
  private Optional<OrderTarget> destination(Unit unit, Wording wording, List<String> open) {
    List<String> to = places(wording).stream().filter(word -> !word.isEmpty()).toList();
    if (to.isEmpty()) {
      return places.remarks().refuse(new OrderRefusalFact.NotAnOrder(text));
    }
    List<OrderTarget> named = to.stream().flatMap(word -> places.openGoal(word).stream()).toList();
    if (named.size() < to.size()) {
      return Optional.empty();
    }
    OrderTarget first =
        named.stream()
            .filter(one -> open.stream().anyMatch(at -> Province.of(at).equals(one.province())))
            .findFirst()
            .orElse(named.getFirst());
    if (named.size() > 1) {
      places
          .remarks()
          .doubt(
              new OrderDoubtFact.FirstOfRetreats(
                  scene.unit(unit), scene.map().spot(first.province())));
    }
    return Optional.of(first);
  }
}
