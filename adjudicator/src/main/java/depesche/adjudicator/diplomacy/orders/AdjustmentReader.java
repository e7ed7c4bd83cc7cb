package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.OrderRulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;

/// Reads builds and removals.
record AdjustmentReader(OrderContext scene, PlaceReader places, String text) {

  private static final String NOBODY = "nobody";

  /// {@return an order for this winter}
  Optional<Order> read(Wording wording) {
    return switch (wording) {
      case Wording.Build(Wording.Unit unit) ->
          due(true)
              ? places.ownPlace(unit, text).filter(this::open).flatMap(at -> built(unit, at))
              : Optional.empty();
      case Wording.Waive(Wording.Unit who, _, Wording.Unit at) ->
          due(true) ? waived(who, at) : Optional.empty();
      case Wording other ->
          due(false)
              ? removed(other).flatMap(unit -> places.own(unit, text)).map(Order.Remove::new)
              : Optional.empty();
    };
  }

  /// Whether this seat has any builds, or any removals, to choose.
  private boolean due(boolean builds) {
    int room = scene.campaign().room(scene.seat());
    int units = scene.own().size();
    int allowed = scene.campaign().allowed(scene.seat().name());
    if (builds && room <= 0) {
      places.remarks().refuse(new OrderRefusalFact.NoBuildsDue(text, units, allowed));
    }
    if (!builds && room >= 0) {
      places.remarks().refuse(new OrderRefusalFact.NoRemovalsDue(text, units, allowed));
    }
    return builds ? room > 0 : room < 0;
  }

  /// Whether this seat may build there now; if not, says why.
  private boolean open(OrderTarget orderTarget) {
    MapIndex map = scene.map();
    String at = orderTarget.province();
    NamedProvince spokenProvince = map.spot(at);
    List<NamedProvince> open = map.spots(scene.campaign().vacant(scene.seat()));
    String owner = scene.campaign().ownerOf(at).orElse(NOBODY);
    Optional<Unit> occupant = scene.campaign().unitAt(at);
    if (!map.isCentre(at)) {
      places.remarks().refuse(new OrderRefusalFact.NotACentre(spokenProvince, open));
    } else if (!owner.equals(scene.seat().name())) {
      places.remarks().refuse(new OrderRefusalFact.CentreNotYours(spokenProvince, owner, open));
    } else if (!scene.campaign().law().buildsIn(owner, at)) {
      places.remarks().refuse(new OrderRefusalFact.NotAHomeCentre(spokenProvince, open));
    } else if (occupant.isPresent()) {
      UnitAt by = map.unit(occupant.get());
      places.remarks().refuse(new OrderRefusalFact.CentreOccupied(spokenProvince, by, open));
    }
    return places.remarks().refusal().isEmpty();
  }

  /// {@return the build of the unit that the words name, if such a unit can stand there}
  private Optional<Order> built(Wording.Unit words, OrderTarget orderTarget) {
    Province province = scene.map().board().province(orderTarget.province());
    NamedProvince spokenProvince = scene.map().spot(orderTarget.province());
    boolean coast = province.terrain() == Terrain.COAST;
    Optional<UnitKind> named = UnitKind.of(words.kind()).filter(one -> one != UnitKind.DOUBLE_ARMY);
    Optional<UnitKind> kind = named.or(() -> inferred(coast, orderTarget));
    if (kind.isEmpty()) {
      return places.remarks().refuse(new OrderRefusalFact.WhichKind(spokenProvince));
    }
    if (kind.get() == UnitKind.ARMY) {
      return army(orderTarget);
    }
    if (!coast) {
      return ashore(orderTarget, spokenProvince);
    }
    if (province.coasts().isEmpty()) {
      if (!orderTarget.coast().isEmpty()) {
        places.coasts().strange(orderTarget, orderTarget.province());
      }
      return Optional.of(new Order.Build(UnitKind.FLEET, orderTarget.province()));
    }
    // DATC 4.B.7: a fleet built where coasts are split must name one.
    return province.coastPlaces().contains(orderTarget.place())
        ? Optional.of(new Order.Build(UnitKind.FLEET, orderTarget.place()))
        : places
            .remarks()
            .refuse(
                new OrderRefusalFact.WhichCoastBuilt(
                    spokenProvince, scene.map().spots(province.coastPlaces())));
  }

  private Optional<Order> army(OrderTarget orderTarget) {
    if (!orderTarget.coast().isEmpty()) {
      places.coasts().strange(orderTarget, orderTarget.province());
    }
    return Optional.of(new Order.Build(UnitKind.ARMY, orderTarget.province()));
  }

  /// DATC 4.C.3: what is built where the letter names neither army nor fleet.
  private Optional<UnitKind> inferred(boolean coast, OrderTarget orderTarget) {
    Optional<UnitKind> inland = coast ? Optional.empty() : Optional.of(UnitKind.ARMY);
    boolean fleet = coast && !orderTarget.coast().isEmpty();
    return switch (writing().builtType()) {
      case INFERRED -> fleet ? Optional.of(UnitKind.FLEET) : inland;
      case ARMY_INLAND -> inland;
      case FAILS -> Optional.empty();
    };
  }

  /// DATC 4.C.4: a fleet where no coast is.
  private Optional<Order> ashore(OrderTarget orderTarget, NamedProvince spokenProvince) {
    return switch (writing().inlandFleet()) {
      case FAILS -> places.remarks().refuse(new OrderRefusalFact.FleetBuiltInland(spokenProvince));
      case ARMY -> {
        places.remarks().doubt(new OrderDoubtFact.BuiltAsArmy(spokenProvince));
        yield Optional.of(new Order.Build(UnitKind.ARMY, orderTarget.province()));
      }
    };
  }

  /// DATC 4.D.7.
  private Optional<Order> waived(Wording.Unit who, Wording.Unit at) {
    if (!places.speaks(who, text)
        || (!at.place().isEmpty() && places.ownPlace(at, text).isEmpty())) {
      return Optional.empty();
    }
    return switch (writing().waiving()) {
      case ALLOWED -> Optional.of(new Order.Waive());
      case FORBIDDEN -> places.remarks().refuse(new OrderRefusalFact.NoWaiving(text));
    };
  }

  private OrderRulebook writing() {
    return scene.campaign().law().rulebook().orderRulebook();
  }

  /// {@return an order to be read again in winter}
  Optional<Order> early(Wording wording) {
    return switch (wording) {
      case Wording.Waive(Wording.Unit who, _, Wording.Unit at) -> waived(who, at);
      case Wording.Build(Wording.Unit unit) ->
          places.ownPlace(unit, text).filter(this::centre).flatMap(at -> built(unit, at));
      // Units move before winter comes: only the province can be checked.
      case Wording other ->
          removed(other)
              .flatMap(
                  unit ->
                      places
                          .ownPlace(unit, text)
                          .map(orderTarget -> new Order.Remove(expected(unit, orderTarget))));
    };
  }

  private boolean centre(OrderTarget orderTarget) {
    MapIndex map = scene.map();
    boolean centre = map.isCentre(orderTarget.province());
    if (!centre) {
      List<NamedProvince> own = map.spots(scene.campaign().centresOf(scene.seat().name()));
      places
          .remarks()
          .refuse(new OrderRefusalFact.NotACentre(map.spot(orderTarget.province()), own));
    }
    return centre;
  }

  /// The unit that may stand there in winter.
  private Unit expected(Wording.Unit words, OrderTarget orderTarget) {
    boolean sea = scene.map().board().province(orderTarget.province()).terrain() == Terrain.SEA;
    UnitKind unitKind =
        UnitKind.of(words.kind())
            .or(() -> scene.campaign().unitAt(orderTarget.province()).map(Unit::unitKind))
            .orElse(sea ? UnitKind.FLEET : UnitKind.ARMY);
    return new Unit(scene.seat().name(), unitKind, orderTarget.province());
  }

  private Optional<Wording.Unit> removed(Wording wording) {
    return switch (wording) {
      case Wording.Remove(Wording.Unit unit) -> Optional.of(unit);
      case Wording.Disband(Wording.Unit unit) -> Optional.of(unit);
      // `R A BER`: the letter R in front, and a unit that has nowhere to retreat to.
      case Wording.Retreat(Wording.Unit unit, List<String> to)
          when unit.place().isEmpty() && to.size() == 1 ->
          Optional.of(new Wording.Unit("", "", to.getFirst()));
      case Wording.Retreat(Wording.Unit unit, List<String> to)
          when to.isEmpty() && !unit.place().isEmpty() ->
          Optional.of(unit);
      case Wording.Retreat _,
          Wording.Hold _,
          Wording.Move _,
          Wording.Convoyed _,
          Wording.SupportHold _,
          Wording.SupportMove _,
          Wording.Convoy _,
          Wording.Build _,
          Wording.Waive _,
          Wording.Pass _,
          Wording.Clear _,
          Wording.Bare _,
          Wording.Stray _,
          Wording.Nothing _ ->
          places.remarks().refuse(new OrderRefusalFact.NotAnOrder(text));
    };
  }
}
