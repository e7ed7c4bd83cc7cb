package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.movement.Crossing;
import depesche.adjudicator.combat.orders.Kind;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Order.Way;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.combat.rulebook.Rulebook;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Spot;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;

/// Reads what a unit should do in a movement phase; for a seat's own units and for foreign armies.
public record MoveReader(Scene scene, Remarks remarks, String text) {

  /// {@return what the words order this unit to do}
  public Optional<Order.Move> read(Unit unit, Wording wording) {
    return switch (wording) {
      case Wording.Hold _ -> Optional.of(new Order.Hold(unit));
      case Wording.Move(_, String to) -> advance(unit, to);
      case Wording.Convoyed(_, String to, List<String> through, String word) ->
          scene.map().hasWater()
              ? convoyed(unit, to, through)
              : remarks.refuse(RefusalFact.ashore(word, text));
      case Wording.SupportHold(_, Wording.Unit aided) -> supportHold(unit, aided);
      case Wording.SupportMove(_, Wording.Unit aided, String to) -> supportMove(unit, aided, to);
      case Wording.Convoy(_, Wording.Unit army, String to, String word) ->
          scene.map().hasWater()
              ? convoy(unit, army, to)
              : remarks.refuse(RefusalFact.ashore(word, text));
      case Wording.Stray(String word) -> remarks.refuse(new RefusalFact.StrayWord(word, text));
      case Wording.Bare _ -> remarks.refuse(new RefusalFact.NoVerb(text));
      case Wording.Retreat _,
          Wording.Disband _,
          Wording.Build _,
          Wording.Remove _,
          Wording.Waive _,
          Wording.Pass _,
          Wording.Clear _,
          Wording.Nothing _ ->
          remarks.refuse(new RefusalFact.NotAnOrder(text));
    };
  }

  private PlaceReader places() {
    return new PlaceReader(scene, remarks);
  }

  private Rulebook rulebook() {
    return scene.campaign().law().rulebook();
  }

  private Crossing crossing() {
    return scene.map().crossing(scene.campaign().units());
  }

  private Optional<Order.Move> advance(Unit unit, String words) {
    if (words.isEmpty()) {
      return remarks.refuse(new RefusalFact.NotAnOrder(text));
    }
    return places().openGoal(words).flatMap(goal -> reach(unit, goal));
  }

  private Optional<Order.Move> reach(Unit unit, Goal goal) {
    Atlas map = scene.map();
    UnitAt at = map.unit(unit);
    Spot to = map.spot(goal.province());
    if (goal.province().equals(unit.province())) {
      return remarks.refuse(new RefusalFact.SamePlace(at, map.reach(unit)));
    }
    boolean carried =
        unit.kind() != Kind.FLEET
            && !map.reaches(unit, goal.province())
            && crossing().links(unit.province(), goal.province());
    if (carried) {
      return rulebook().path() == Rulebook.Path.REQUIRED
          ? remarks.refuse(new RefusalFact.PathMissing(at, to))
          : Optional.of(new Order.Advance(unit, goal.province(), Way.ANY));
    }
    // DATC 4.E.1.
    if (rulebook().impossible() == Rulebook.Impossible.MOVES
        && !map.reaches(unit, goal.province())) {
      remarks.doubt(new DoubtFact.Hopeless(at, to));
      return Optional.of(new Order.Advance(unit, goal.province(), Way.ANY));
    }
    return places()
        .settle(unit, goal, map.open(unit), () -> tooFar(unit, at, to))
        .map(place -> new Order.Advance(unit, place, Way.ANY));
  }

  private RefusalFact tooFar(Unit unit, UnitAt at, Spot to) {
    Atlas map = scene.map();
    Terrain terrain = map.board().province(to.id()).terrain();
    boolean fleet = unit.kind() == Kind.FLEET;
    if (!fleet && terrain == Terrain.SEA) {
      return new RefusalFact.ArmyAtSea(at, to, map.reach(unit));
    }
    if (fleet && terrain == Terrain.LAND) {
      return new RefusalFact.FleetInland(at, to, map.reach(unit));
    }
    boolean coastal = terrain == Terrain.COAST && map.isCoastal(unit.province());
    return !fleet && coastal
        ? new RefusalFact.NoRoute(at, to, map.reach(unit))
        : new RefusalFact.NotAdjacent(at, to, map.reach(unit));
  }

  private Optional<Order.Move> convoyed(Unit unit, String words, List<String> through) {
    Atlas map = scene.map();
    List<String> seas = through.stream().flatMap(sea -> places().place(sea).stream()).toList();
    if (seas.size() < through.size()) {
      return Optional.empty();
    }
    if (unit.kind() == Kind.FLEET) {
      return remarks.refuse(new RefusalFact.NotAnArmy(map.unit(unit)));
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
          new RefusalFact.NoRoute(map.unit(unit), map.spot(to.get()), map.reach(unit)));
    }
    // DATC 4.A.6.
    if (rulebook().path() == Rulebook.Path.REQUIRED && seas.isEmpty()) {
      return remarks.refuse(new RefusalFact.PathMissing(map.unit(unit), map.spot(to.get())));
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
    Optional<Unit> aided = places().aided(words, text);
    Optional<Goal> goal = aided.isEmpty() ? Optional.empty() : places().openGoal(toWords);
    if (aided.isEmpty() || goal.isEmpty() || !near(unit, aided.get(), goal.get().province())) {
      return Optional.empty();
    }
    return supported(unit, aided.get(), goal.get())
        .map(to -> new Order.SupportAdvance(unit, aided.get(), to));
  }

  /// {@return the place into which a unit is supported, if it can go there}
  private Optional<String> supported(Unit unit, Unit aided, Goal goal) {
    Atlas map = scene.map();
    String province = goal.province();
    boolean required = rulebook().supportedCoast() == Rulebook.SupportedCoast.REQUIRED;
    boolean named = map.board().province(province).coasts().contains(goal.coast());
    // DATC 4.B.4: a support need not name the coast.
    boolean walked = !named && !required && map.reaches(aided, province);
    if (walked || carried(unit, aided, province)) {
      if (!goal.coast().isEmpty()) {
        places().strange(goal, province);
      }
      return Optional.of(province);
    }
    return places()
        .settle(
            aided,
            goal,
            map.open(aided),
            () ->
                new RefusalFact.SupportedCannotReach(
                    map.unit(aided), map.spot(province), map.reach(aided)));
  }

  /// DATC 6.D.31: whether fleets could carry the unit there; one that supports it does not.
  private boolean carried(Unit unit, Unit aided, String province) {
    return aided.kind() != Kind.FLEET && crossing().without(unit).links(aided.province(), province);
  }

  private Optional<Order.Move> convoy(Unit unit, Wording.Unit words, String toWords) {
    Atlas map = scene.map();
    if (unit.kind() != Kind.FLEET || map.isCoastal(unit.province())) {
      return remarks.refuse(new RefusalFact.CannotConvoy(map.unit(unit)));
    }
    Optional<Unit> army = places().aided(words, text);
    if (army.isPresent() && army.get().kind() == Kind.FLEET) {
      return remarks.refuse(new RefusalFact.NotAnArmy(map.unit(army.get())));
    }
    if (toWords.isEmpty()) {
      return remarks.refuse(new RefusalFact.NotAnOrder(text));
    }
    Optional<String> to = army.isEmpty() ? Optional.empty() : places().open(toWords);
    if (army.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    return crossing().links(army.get().province(), to.get(), unit.province())
        ? Optional.of(new Order.Convoy(unit, army.get(), to.get()))
        : remarks.refuse(
            new RefusalFact.ConvoyTooFar(map.unit(unit), map.unit(army.get()), map.spot(to.get())));
  }

  /// Whether the supporter could itself go where it gives support.
  private boolean near(Unit unit, Unit aided, String target) {
    Atlas map = scene.map();
    if (aided.equals(unit)) {
      remarks.refuse(new RefusalFact.SupportsItself(map.unit(unit)));
      return false;
    }
    if (map.isBox(target)) {
      remarks.refuse(new RefusalFact.HomeBoxClosed(map.spot(target)));
      return false;
    }
    if (!map.reaches(unit, Province.of(target))) {
      remarks.refuse(
          new RefusalFact.SupportTooFar(map.unit(unit), map.spot(target), map.reach(unit)));
      return false;
    }
    return true;
  }
}
