package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Way;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.combat.movement.ConvoyRoutes;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;

/// Reads what a unit should do in a movement phase; for a seat's own units and for foreign armies.
public record MoveReader(OrderContext scene, OrderRemarks remarks, String text) {

  /// {@return what the words order this unit to do}
  public Optional<Order.Move> read(Unit unit, Wording wording) {
    return switch (wording) {
      case Wording.Hold _ -> Optional.of(new Order.Hold(unit));
      case Wording.Move(_, String to) -> advance(unit, to);
      case Wording.Convoyed(_, String to, List<String> through, String word) ->
          scene.map().hasWater()
              ? convoyed(unit, to, through)
              : remarks.refuse(OrderRefusalFact.ashore(word, text));
      case Wording.SupportHold(_, Wording.Unit aided) -> supportHold(unit, aided);
      case Wording.SupportMove(_, Wording.Unit aided, String to) -> supportMove(unit, aided, to);
      case Wording.Convoy(_, Wording.Unit army, String to, String word) ->
          scene.map().hasWater()
              ? convoy(unit, army, to)
              : remarks.refuse(OrderRefusalFact.ashore(word, text));
      case Wording.Stray(String word) -> remarks.refuse(new OrderRefusalFact.StrayWord(word, text));
      case Wording.Bare _ -> remarks.refuse(new OrderRefusalFact.NoVerb(text));
      case Wording.Retreat _,
          Wording.Disband _,
          Wording.Build _,
          Wording.Remove _,
          Wording.Waive _,
          Wording.Pass _,
          Wording.Clear _,
          Wording.Nothing _ ->
          remarks.refuse(new OrderRefusalFact.NotAnOrder(text));
    };
  }

  private PlaceReader places() {
    return new PlaceReader(scene, remarks);
  }

  private Rulebook rulebook() {
    return scene.campaign().law().rulebook();
  }

  private ConvoyRoutes crossing() {
    return scene.map().crossing(scene.campaign().units());
  }

  private Optional<Order.Move> advance(Unit unit, String words) {
    if (words.isEmpty()) {
      return remarks.refuse(new OrderRefusalFact.NotAnOrder(text));
    }
    Optional<OrderTarget> goal = places().openGoal(words);
    return goal.isPresent() ? reach(unit, goal.get()) : Optional.empty();
  }

  private Optional<Order.Move> reach(Unit unit, OrderTarget orderTarget) {
    MapIndex map = scene.map();
    String to = orderTarget.province();
    if (to.equals(unit.province())) {
      return remarks.refuse(new OrderRefusalFact.SamePlace(map.unit(unit), map.reach(unit)));
    }
    boolean near = map.reaches(unit, to);
    if (!near && unit.unitKind() != UnitKind.FLEET && crossing().links(unit.province(), to)) {
      return rulebook().path() == Rulebook.Path.REQUIRED
          ? remarks.refuse(new OrderRefusalFact.PathMissing(map.unit(unit), map.spot(to)))
          : Optional.of(new Order.Advance(unit, to, Way.ANY));
    }
    // DATC 4.E.1.
    if (!near && rulebook().impossible() == Rulebook.Impossible.MOVES) {
      remarks.doubt(new OrderDoubtFact.Hopeless(map.unit(unit), map.spot(to)));
      return Optional.of(new Order.Advance(unit, to, Way.ANY));
    }
    return places()
        .coasts()
        .settle(unit, orderTarget, map.open(unit), () -> tooFar(unit, map.spot(to)))
        .map(place -> new Order.Advance(unit, place, Way.ANY));
  }

  private OrderRefusalFact tooFar(Unit unit, NamedProvince to) {
    MapIndex map = scene.map();
    UnitAt at = map.unit(unit);
    Terrain terrain = map.board().province(to.id()).terrain();
    boolean fleet = unit.unitKind() == UnitKind.FLEET;
    if (!fleet && terrain == Terrain.SEA) {
      return new OrderRefusalFact.ArmyAtSea(at, to, map.reach(unit));
    }
    if (fleet && terrain == Terrain.LAND) {
      return new OrderRefusalFact.FleetInland(at, to, map.reach(unit));
    }
    boolean coastal = terrain == Terrain.COAST && map.isCoastal(unit.province());
    return !fleet && coastal
        ? new OrderRefusalFact.NoRoute(at, to, map.reach(unit))
        : new OrderRefusalFact.NotAdjacent(at, to, map.reach(unit));
  }

  private Optional<Order.Move> convoyed(Unit unit, String words, List<String> through) {
    MapIndex map = scene.map();
    List<String> seas = through.stream().flatMap(sea -> places().place(sea).stream()).toList();
    if (seas.size() < through.size()) {
      return Optional.empty();
    }
    if (unit.unitKind() == UnitKind.FLEET) {
      return remarks.refuse(new OrderRefusalFact.NotAnArmy(map.unit(unit)));
    }
    Optional<String> to = places().open(words);
    if (to.isEmpty()) {
      return Optional.empty();
    }
    boolean linked = crossing().links(unit.province(), to.get());
    // DATC 4.A.3: earlier rules know no order to go by convoy only.
    if (!linked && rulebook().landsAnyway() && map.reaches(unit, to.get())) {
      return Optional.of(new Order.Advance(unit, to.get(), Way.VIA));
    }
    if (!linked) {
      return remarks.refuse(
          new OrderRefusalFact.NoRoute(map.unit(unit), map.spot(to.get()), map.reach(unit)));
    }
    // DATC 4.A.6.
    if (rulebook().path() == Rulebook.Path.REQUIRED && seas.isEmpty()) {
      return remarks.refuse(new OrderRefusalFact.PathMissing(map.unit(unit), map.spot(to.get())));
    }
    List<String> path = rulebook().path() == Rulebook.Path.IGNORED ? List.of() : seas;
    return Optional.of(new Order.Advance(unit, to.get(), Way.VIA, path));
  }

  private Optional<Order.Move> supportHold(Unit unit, Wording.Unit words) {
    Optional<Unit> aided = places().aided(words, text);
    if (aided.isEmpty() || !near(unit, aided.get(), aided.get().province())) {
      return Optional.empty();
    }
    return Optional.of(new Order.SupportHold(unit, aided.get()));
  }

  private Optional<Order.Move> supportMove(Unit unit, Wording.Unit words, String toWords) {
    if (toWords.isEmpty()) {
      return remarks.refuse(new OrderRefusalFact.NotAnOrder(text));
    }
    Optional<Unit> aided = places().aided(words, text);
    Optional<OrderTarget> goal = aided.isEmpty() ? Optional.empty() : places().openGoal(toWords);
    if (aided.isEmpty() || goal.isEmpty() || !near(unit, aided.get(), goal.get().province())) {
      return Optional.empty();
    }
    return supported(unit, aided.get(), goal.get())
        .map(to -> new Order.SupportAdvance(unit, aided.get(), to));
  }

  /// {@return the place into which a unit is supported, if it can go there}
  private Optional<String> supported(Unit unit, Unit aided, OrderTarget orderTarget) {
    MapIndex map = scene.map();
    String province = orderTarget.province();
    boolean required = rulebook().supportedCoast() == Rulebook.SupportedCoast.REQUIRED;
    boolean named = map.board().province(province).coasts().contains(orderTarget.coast());
    // DATC 4.B.4: a support need not name the coast.
    boolean walked = !named && !required && map.reaches(aided, province);
    if (walked || carried(unit, aided, province)) {
      if (!orderTarget.coast().isEmpty()) {
        places().coasts().strange(orderTarget, province);
      }
      return Optional.of(province);
    }
    return places()
        .coasts()
        .settle(
            aided,
            orderTarget,
            map.open(aided),
            () ->
                new OrderRefusalFact.SupportedCannotReach(
                    map.unit(aided), map.spot(province), map.reach(aided)));
  }

  /// DATC 6.D.31: whether fleets could carry the unit there; one that supports it does not.
  private boolean carried(Unit unit, Unit aided, String province) {
    return aided.unitKind() != UnitKind.FLEET
        && crossing().without(unit).links(aided.province(), province);
  }

  private Optional<Order.Move> convoy(Unit unit, Wording.Unit words, String toWords) {
    MapIndex map = scene.map();
    if (unit.unitKind() != UnitKind.FLEET || map.isCoastal(unit.province())) {
      return remarks.refuse(new OrderRefusalFact.CannotConvoy(map.unit(unit)));
    }
    Optional<Unit> army = places().aided(words, text);
    if (army.isPresent() && army.get().unitKind() == UnitKind.FLEET) {
      return remarks.refuse(new OrderRefusalFact.NotAnArmy(map.unit(army.get())));
    }
    if (toWords.isEmpty()) {
      return remarks.refuse(new OrderRefusalFact.NotAnOrder(text));
    }
    Optional<String> to = army.isEmpty() ? Optional.empty() : places().open(toWords);
    if (army.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    return crossing().links(army.get().province(), to.get(), unit.province())
        ? Optional.of(new Order.Convoy(unit, army.get(), to.get()))
        : remarks.refuse(
            new OrderRefusalFact.ConvoyTooFar(
                map.unit(unit), map.unit(army.get()), map.spot(to.get())));
  }

  /// Whether the supporter could itself go where it gives support.
  private boolean near(Unit unit, Unit aided, String target) {
    MapIndex map = scene.map();
    if (aided.equals(unit)) {
      remarks.refuse(new OrderRefusalFact.SupportsItself(map.unit(unit)));
      return false;
    }
    if (map.isBox(target)) {
      remarks.refuse(new OrderRefusalFact.HomeBoxClosed(map.spot(target)));
      return false;
    }
    if (!map.reaches(unit, Province.of(target))) {
      remarks.refuse(
          new OrderRefusalFact.SupportTooFar(map.unit(unit), map.spot(target), map.reach(unit)));
      return false;
    }
    return true;
  }
}
