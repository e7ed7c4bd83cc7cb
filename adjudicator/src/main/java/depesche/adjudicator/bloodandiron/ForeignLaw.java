package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Spot;
import java.util.List;

/// Rule 3: what a foreign army may be ordered to do.
final class ForeignLaw {

  private ForeignLaw() {}

  /// {@return whether a ballot that is legal in Spring is legal in Fall too}
  static boolean legalInFall(Atlas map, Campaign campaign, Order.Move order) {
    return switch (order) {
      // Rule 3: in fall turns the foreign armies must be legally ordered to attack a supply centre.
      case Order.Advance(_, String to, _, _) -> map.isCentre(to);
      case Order.Hold(Unit army) ->
          Rulings.of(campaign).foreignFallLegal() == Rulings.ForeignFallLegal.HOLD_ON_CENTRE_OK
              && map.isCentre(army.province());
      case Order.SupportHold _, Order.SupportAdvance _, Order.Convoy _ -> false;
    };
  }

  /// {@return the centres next to a foreign army, by English name}
  static List<Spot> centresNear(Atlas map, Unit army) {
    return map.reach(army).stream().filter(spot -> map.isCentre(spot.id())).toList();
  }
}
