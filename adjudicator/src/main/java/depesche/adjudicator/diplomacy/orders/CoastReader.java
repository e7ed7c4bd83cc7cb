package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.OrderRulebook;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Finds the place in a province to which a unit goes, where a coast may be named or missing.
record CoastReader(OrderContext scene, OrderRemarks remarks) {

  /// {@return the place to which a unit goes that is sent there, if it is one of these}
  ///
  /// @param open the places it can go to
  /// @param closed why not, if none of them lies in the province
  Optional<String> settle(
      Unit unit, OrderTarget orderTarget, List<String> open, Supplier<OrderRefusalFact> closed) {
    // Most orders name a province that is next to the unit, and no coast.
    if (orderTarget.coast().isEmpty() && open.contains(orderTarget.province())) {
      return Optional.of(orderTarget.province());
    }
    List<String> places =
        open.stream().filter(place -> Province.of(place).equals(orderTarget.province())).toList();
    if (places.isEmpty()) {
      return remarks.refuse(closed.get());
    }
    boolean split = places.getFirst().contains(Province.SLASH);
    if (places.contains(orderTarget.place()) && (split || orderTarget.coast().isEmpty())) {
      return Optional.of(orderTarget.place());
    }
    if (unit.unitKind() != UnitKind.FLEET || !split) {
      // DATC 4.B.6: a coast does not count for an army, nor where there is but one.
      strange(orderTarget, orderTarget.province());
      return Optional.of(orderTarget.province());
    }
    boolean known =
        scene.map().board().province(orderTarget.province()).coasts().contains(orderTarget.coast());
    if (known || orderTarget.coast().isEmpty()) {
      return coast(unit, orderTarget, places);
    }
    Optional<String> place = coast(unit, new OrderTarget(orderTarget.province(), ""), places);
    place.ifPresent(at -> strange(orderTarget, at));
    return place;
  }

  /// DATC 4.B.6: deals with a coast that is not there or does not matter.
  ///
  /// @param read what is meant, if the coast is not heard
  void strange(OrderTarget orderTarget, String read) {
    NamedProvince at = scene.map().spot(read);
    if (writing().strangeCoast() == OrderRulebook.Stray.ILLEGAL) {
      remarks.refuse(new OrderRefusalFact.StrangeCoast(orderTarget.place(), at));
    } else {
      remarks.doubt(new OrderDoubtFact.CoastIgnored(orderTarget.place(), at));
    }
  }

  private OrderRulebook writing() {
    return scene.campaign().law().rulebook().orderRulebook();
  }

  private Optional<String> coast(Unit unit, OrderTarget orderTarget, List<String> places) {
    Rulebook rulebook = scene.campaign().law().rulebook();
    boolean named = !orderTarget.coast().isEmpty();
    // DATC 4.B.2 and 4.B.3: a coast that is missing, or not possible, where only one is.
    boolean lenient =
        named
            ? rulebook.impossibleCoast() == Rulebook.ImpossibleCoast.ONLY_ONE
            : rulebook.omittedCoast() == Rulebook.OmittedCoast.ONLY_ONE;
    UnitAt at = scene.unit(unit);
    List<NamedProvince> spots = scene.map().spots(places);
    if (lenient && places.size() == 1) {
      if (named) {
        remarks.doubt(new OrderDoubtFact.CoastIgnored(orderTarget.place(), spots.getFirst()));
      }
      return Optional.of(places.getFirst());
    }
    // DATC 4.B.1: where several are possible the order must name one.
    return remarks.refuse(
        named
            ? new OrderRefusalFact.WrongCoast(at, orderTarget.place(), spots)
            : new OrderRefusalFact.WhichCoast(at, scene.map().spot(orderTarget.province()), spots));
  }
}
