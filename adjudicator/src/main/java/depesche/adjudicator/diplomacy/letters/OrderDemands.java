package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.OrderRulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What one seat is asked, and what of it is still missing.
public record OrderDemands(OrderContext orderContext) {

  /// {@return the demands of a position, in table order}
  public static List<Demand> of(Variant variant, DiplomacyPosition diplomacyPosition) {
    List<Demand> demands = new ArrayList<>();
    for (Seat seat : diplomacyPosition.campaign().seats()) {
      OrderContext orderContext = new OrderContext(variant, diplomacyPosition, seat);
      OrderDemands one = new OrderDemands(orderContext);
      one.prompt().ifPresent(prompt -> demands.add(one.demand(prompt)));
    }
    return demands;
  }

  private Demand demand(Fact prompt) {
    return new Demand(
        orderContext.seat(), pace(orderContext.position()), Demand.Silence.DEFAULTS, prompt);
  }

  private static Demand.Pace pace(DiplomacyPosition diplomacyPosition) {
    return switch (diplomacyPosition) {
      case DiplomacyPosition.Movement _ -> Demand.Pace.DELIBERATE;
      case DiplomacyPosition.Retreats _ -> Demand.Pace.BRISK;
      case DiplomacyPosition.Adjustments _, DiplomacyPosition.Over _ -> Demand.Pace.REFLEX;
    };
  }

  private Optional<Fact> prompt() {
    String title = orderContext.now().title();
    return switch (orderContext.position()) {
      case DiplomacyPosition.Movement _ -> {
        List<UnitAt> units = orderContext.units(orderContext.own());
        List<UnitAt> foreign = orderContext.units(orderContext.foreign());
        yield units.isEmpty() && foreign.isEmpty()
            ? Optional.empty()
            : Optional.of(new OrderPromptFact.OrdersWanted(title, units, foreign));
      }
      case DiplomacyPosition.Retreats _ -> {
        List<OrderPromptFact.Choice> own = choices(orderContext.ownDisplaced());
        List<OrderPromptFact.Choice> foreign = choices(orderContext.foreignDisplaced());
        yield own.isEmpty() && foreign.isEmpty()
            ? Optional.empty()
            : Optional.of(new OrderPromptFact.RetreatsWanted(title, own, foreign));
      }
      case DiplomacyPosition.Adjustments _ -> adjustments(title);
      case DiplomacyPosition.Over _ -> Optional.empty();
    };
  }

  private Optional<Fact> adjustments(String title) {
    int change = orderContext.campaign().change(orderContext.seat());
    if (change == 0 || !orderContext.campaign().living().contains(orderContext.seat())) {
      return Optional.empty();
    }
    List<NamedProvince> places =
        orderContext.map().spots(orderContext.campaign().vacant(orderContext.seat()));
    return Optional.of(
        change > 0
            ? new OrderPromptFact.BuildsWanted(title, change, places)
            : new OrderPromptFact.RemovalsWanted(
                title,
                -change,
                orderContext.units(orderContext.own()),
                orderContext.campaign().isFalling(orderContext.seat())));
  }

  private List<OrderPromptFact.Choice> choices(List<RetreatingUnit> displaced) {
    return displaced.stream()
        .map(
            one ->
                new OrderPromptFact.Choice(
                    orderContext.unit(one.unit()), orderContext.map().spots(one.open())))
        .toList();
  }

  /// {@return what of its demand a seat has not answered yet}
  public List<Fact> missing(Orders orders) {
    List<String> answered = orders.orders().stream().map(OrdersOnFile::subject).toList();
    List<Fact> missing =
        switch (orderContext.position()) {
          case DiplomacyPosition.Movement _ -> missingOrders(answered);
          case DiplomacyPosition.Retreats _ -> missingRetreats(answered);
          case DiplomacyPosition.Adjustments _ -> missingAdjustments(orders.orders().size());
          case DiplomacyPosition.Over _ -> new ArrayList<>();
        };
    missing.addAll(orderContext.variant().missing(orderContext, orders));
    return missing;
  }

  private List<Fact> missingOrders(List<String> answered) {
    List<Fact> missing = new ArrayList<>();
    for (Unit unit : orderContext.own()) {
      if (!answered.contains("unit " + unit.province())) {
        missing.add(new OrderMissingFact.UnitWithoutOrder(orderContext.unit(unit)));
      }
    }
    return missing;
  }

  private List<Fact> missingRetreats(List<String> answered) {
    List<Fact> missing = new ArrayList<>();
    for (RetreatingUnit one : orderContext.ownDisplaced()) {
      if (!answered.contains("retreat " + one.unit().province())) {
        List<NamedProvince> open = orderContext.map().spots(one.open());
        missing.add(new OrderMissingFact.RetreatMissing(orderContext.unit(one.unit()), open));
      }
    }
    return missing;
  }

  private List<Fact> missingAdjustments(int chosen) {
    int change = orderContext.campaign().change(orderContext.seat());
    int open = Math.abs(change) - chosen;
    List<Fact> missing = new ArrayList<>();
    if (open > 0) {
      missing.add(
          change > 0
              ? new OrderMissingFact.BuildsOpen(
                  open,
                  orderContext.map().spots(orderContext.campaign().vacant(orderContext.seat())),
                  orderContext.campaign().law().rulebook().orderRulebook().waiving()
                      == OrderRulebook.Waiving.ALLOWED)
              : new OrderMissingFact.RemovalsOpen(open, orderContext.units(orderContext.own())));
    }
    return missing;
  }
}
