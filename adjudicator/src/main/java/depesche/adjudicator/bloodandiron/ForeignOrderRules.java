package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import java.util.List;

/// Rule 3: what a foreign army may be ordered to do.
final class ForeignOrderRules {

  private ForeignOrderRules() {}

  /// {@return whether a ballot that is legal in Spring is legal in Fall too}
  static boolean legalInFall(MapIndex map, SharedBoard sharedBoard, Order.Move order) {
    return switch (order) {
      // Rule 3: in fall turns the foreign armies must be legally ordered to attack a supply centre.
      case Order.Advance(_, String to, _, _) -> map.isCentre(to);
      case Order.Hold(Unit army) ->
          BloodAndIronRulings.of(sharedBoard).foreignFallLegal()
                  == BloodAndIronRulings.ForeignFallLegal.HOLD_ON_CENTRE_OK
              && map.isCentre(army.province());
      case Order.SupportHold _, Order.SupportAdvance _, Order.Convoy _ -> false;
    };
  }

  /// {@return the centres next to a foreign army, by English name}
  static List<NamedProvince> centresNear(MapIndex map, Unit army) {
    return map.reach(army).stream()
        .filter(spokenProvince -> map.isCentre(spokenProvince.id()))
        .toList();
  }
}
