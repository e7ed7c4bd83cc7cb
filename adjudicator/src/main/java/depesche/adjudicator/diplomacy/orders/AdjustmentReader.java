package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.orders.Kind;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.combat.rulebook.Writing;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Spot;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;

/// Reads builds and removals.
record AdjustmentReader(Scene scene, PlaceReader places, String text) {

  private static final String NOBODY = "nobody";

  /// {@return an order for this winter}
  Optional<Order> read(Wording wording) {
    return switch (wording) {
      case Wording.Build(Wording.Unit unit) ->
          due(true)
              ? places.ownPlace(unit, text).filter(this::open).flatMap(at -> built(unit, at))
              : Optional.empty();
      case Wording.Waive(Wording.Unit who) -> due(true) ? waived(who) : Optional.empty();
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
      places.remarks().refuse(new RefusalFact.NoBuildsDue(text, units, allowed));
    }
    if (!builds && room >= 0) {
      places.remarks().refuse(new RefusalFact.NoRemovalsDue(text, units, allowed));
    }
    return builds ? room > 0 : room < 0;
  }

  /// Whether this seat may build there now; if not, says why.
  private boolean open(Goal goal) {
    Atlas map = scene.map();
    String at = goal.province();
    Spot spot = map.spot(at);
    List<Spot> open = map.spots(scene.campaign().vacant(scene.seat()));
    String owner = scene.campaign().ownerOf(at).orElse(NOBODY);
    Optional<Unit> occupant = scene.campaign().unitAt(at);
    if (!map.isCentre(at)) {
      places.remarks().refuse(new RefusalFact.NotACentre(spot, open));
    } else if (!owner.equals(scene.seat().name())) {
      places.remarks().refuse(new RefusalFact.CentreNotYours(spot, owner, open));
    } else if (!scene.campaign().law().buildsIn(owner, at)) {
      places.remarks().refuse(new RefusalFact.NotAHomeCentre(spot, open));
    } else if (occupant.isPresent()) {
      UnitAt by = map.unit(occupant.get());
      places.remarks().refuse(new RefusalFact.CentreOccupied(spot, by, open));
    }
    return places.remarks().refusal().isEmpty();
  }

  /// {@return the build of the unit that the words name, if such a unit can stand there}
  private Optional<Order> built(Wording.Unit words, Goal goal) {
    Province province = scene.map().board().province(goal.province());
    Spot spot = scene.map().spot(goal.province());
    boolean coast = province.terrain() == Terrain.COAST;
    Optional<Kind> named = Kind.of(words.kind()).filter(one -> one != Kind.DOUBLE_ARMY);
    Optional<Kind> kind = named.or(() -> inferred(coast, goal));
    if (kind.isEmpty()) {
      return places.remarks().refuse(new RefusalFact.WhichKind(spot));
    }
    if (kind.get() == Kind.ARMY) {
      return army(goal);
    }
    if (!coast) {
      return ashore(goal, spot);
    }
    if (province.coasts().isEmpty()) {
      if (!goal.coast().isEmpty()) {
        places.strange(goal, goal.province());
      }
      return Optional.of(new Order.Build(Kind.FLEET, goal.province()));
    }
    // DATC 4.B.7: a fleet built where coasts are split must name one.
    return province.coastPlaces().contains(goal.place())
        ? Optional.of(new Order.Build(Kind.FLEET, goal.place()))
        : places
            .remarks()
            .refuse(
                new RefusalFact.WhichCoastBuilt(spot, scene.map().spots(province.coastPlaces())));
  }

  private Optional<Order> army(Goal goal) {
    if (!goal.coast().isEmpty()) {
      places.strange(goal, goal.province());
    }
    return Optional.of(new Order.Build(Kind.ARMY, goal.province()));
  }

  /// DATC 4.C.3: what is built where the letter names neither army nor fleet.
  private Optional<Kind> inferred(boolean coast, Goal goal) {
    Optional<Kind> inland = coast ? Optional.empty() : Optional.of(Kind.ARMY);
    boolean fleet = coast && !goal.coast().isEmpty();
    return switch (writing().builtType()) {
      case INFERRED -> fleet ? Optional.of(Kind.FLEET) : inland;
      case ARMY_INLAND -> inland;
      case FAILS -> Optional.empty();
    };
  }

  /// DATC 4.C.4: a fleet where no coast is.
  private Optional<Order> ashore(Goal goal, Spot spot) {
    return switch (writing().inlandFleet()) {
      case FAILS -> places.remarks().refuse(new RefusalFact.FleetBuiltInland(spot));
      case ARMY -> {
        places.remarks().doubt(new DoubtFact.BuiltAsArmy(spot));
        yield Optional.of(new Order.Build(Kind.ARMY, goal.province()));
      }
    };
  }

  /// DATC 4.D.7.
  private Optional<Order> waived(Wording.Unit who) {
    if (!places.speaks(who, text)) {
      return Optional.empty();
    }
    return switch (writing().waiving()) {
      case ALLOWED -> Optional.of(new Order.Waive());
      case FORBIDDEN -> places.remarks().refuse(new RefusalFact.NoWaiving(text));
    };
  }

  private Writing writing() {
    return scene.campaign().law().rulebook().writing();
  }

  /// {@return an order to be read again in winter}
  Optional<Order> early(Wording wording) {
    return switch (wording) {
      case Wording.Waive(Wording.Unit who) -> waived(who);
      case Wording.Build(Wording.Unit unit) ->
          places.ownPlace(unit, text).filter(this::centre).flatMap(at -> built(unit, at));
      // Units move before winter comes: only the province can be checked.
      case Wording other ->
          removed(other)
              .flatMap(
                  unit ->
                      places
                          .ownPlace(unit, text)
                          .map(goal -> new Order.Remove(expected(unit, goal))));
    };
  }

  private boolean centre(Goal goal) {
    Atlas map = scene.map();
    boolean centre = map.isCentre(goal.province());
    if (!centre) {
      List<Spot> own = map.spots(scene.campaign().centresOf(scene.seat().name()));
      places.remarks().refuse(new RefusalFact.NotACentre(map.spot(goal.province()), own));
    }
    return centre;
  }

  /// The unit that may stand there in winter.
  private Unit expected(Wording.Unit words, Goal goal) {
    boolean sea = scene.map().board().province(goal.province()).terrain() == Terrain.SEA;
    Kind kind =
        Kind.of(words.kind())
            .or(() -> scene.campaign().unitAt(goal.province()).map(Unit::kind))
            .orElse(sea ? Kind.FLEET : Kind.ARMY);
    return new Unit(scene.seat().name(), kind, goal.province());
  }

  private Optional<Wording.Unit> removed(Wording wording) {
    return switch (wording) {
      case Wording.Remove(Wording.Unit unit) -> Optional.of(unit);
      case Wording.Disband(Wording.Unit unit) -> Optional.of(unit);
      // `R A BER`: the letter R in front, and a unit that has nowhere to retreat to.
      case Wording.Retreat(Wording.Unit unit, List<String> to)
          when unit.place().isEmpty() && to.size() == 1 ->
          Optional.of(new Wording.Unit("", "", to.getFirst()));
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
          places.remarks().refuse(new RefusalFact.NotAnOrder(text));
    };
  }
}
