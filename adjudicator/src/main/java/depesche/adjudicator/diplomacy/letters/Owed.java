package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.combat.rulebook.Writing;
import depesche.adjudicator.diplomacy.campaign.Displaced;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.campaign.Spot;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.diplomacy.orders.Scene;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who must answer, what they are asked, and what of it is still missing.
public final class Owed {

  private Owed() {}

  /// {@return the demands of a position, in table order}
  public static List<Demand> demands(Variant variant, Position position) {
    List<Demand> demands = new ArrayList<>();
    for (Seat seat : position.campaign().seats()) {
      Scene scene = new Scene(variant, position, seat);
      prompt(scene).ifPresent(prompt -> demands.add(demand(scene, prompt)));
    }
    return demands;
  }

  private static Demand demand(Scene scene, Fact prompt) {
    return new Demand(scene.seat(), pace(scene.position()), Demand.Silence.DEFAULTS, prompt);
  }

  private static Demand.Pace pace(Position position) {
    return switch (position) {
      case Position.Movement _ -> Demand.Pace.DELIBERATE;
      case Position.Retreats _ -> Demand.Pace.BRISK;
      case Position.Adjustments _, Position.Over _ -> Demand.Pace.REFLEX;
    };
  }

  private static Optional<Fact> prompt(Scene scene) {
    String title = scene.now().title();
    return switch (scene.position()) {
      case Position.Movement _ -> {
        List<UnitAt> units = scene.units(scene.own());
        List<UnitAt> foreign = scene.units(scene.foreign());
        yield units.isEmpty() && foreign.isEmpty()
            ? Optional.empty()
            : Optional.of(new PromptFact.OrdersWanted(title, units, foreign));
      }
      case Position.Retreats _ -> {
        List<PromptFact.Choice> own = choices(scene, scene.ownDisplaced());
        List<PromptFact.Choice> foreign = choices(scene, scene.foreignDisplaced());
        yield own.isEmpty() && foreign.isEmpty()
            ? Optional.empty()
            : Optional.of(new PromptFact.RetreatsWanted(title, own, foreign));
      }
      case Position.Adjustments _ -> adjustments(scene, title);
      case Position.Over _ -> Optional.empty();
    };
  }

  private static Optional<Fact> adjustments(Scene scene, String title) {
    int change = scene.campaign().change(scene.seat());
    if (change == 0 || !scene.campaign().living().contains(scene.seat())) {
      return Optional.empty();
    }
    List<Spot> places = scene.map().spots(scene.campaign().vacant(scene.seat()));
    return Optional.of(
        change > 0
            ? new PromptFact.BuildsWanted(title, change, places)
            : new PromptFact.RemovalsWanted(
                title,
                -change,
                scene.units(scene.own()),
                scene.campaign().isFalling(scene.seat())));
  }

  private static List<PromptFact.Choice> choices(Scene scene, List<Displaced> displaced) {
    return displaced.stream()
        .map(one -> new PromptFact.Choice(scene.unit(one.unit()), scene.map().spots(one.open())))
        .toList();
  }

  /// {@return what of its demand a seat has not answered yet}
  public static List<Fact> missing(Scene scene, Orders orders) {
    List<String> answered = orders.orders().stream().map(OnFile::subject).toList();
    List<Fact> missing =
        switch (scene.position()) {
          case Position.Movement _ -> missingOrders(scene, answered);
          case Position.Retreats _ -> missingRetreats(scene, answered);
          case Position.Adjustments _ -> missingAdjustments(scene, orders.orders().size());
          case Position.Over _ -> new ArrayList<>();
        };
    missing.addAll(scene.variant().missing(scene, orders));
    return missing;
  }

  private static List<Fact> missingOrders(Scene scene, List<String> answered) {
    List<Fact> missing = new ArrayList<>();
    for (Unit unit : scene.own()) {
      if (!answered.contains("unit " + unit.province())) {
        missing.add(new MissingFact.UnitWithoutOrder(scene.unit(unit)));
      }
    }
    return missing;
  }

  private static List<Fact> missingRetreats(Scene scene, List<String> answered) {
    List<Fact> missing = new ArrayList<>();
    for (Displaced one : scene.ownDisplaced()) {
      if (!answered.contains("retreat " + one.unit().province())) {
        List<Spot> open = scene.map().spots(one.open());
        missing.add(new MissingFact.RetreatMissing(scene.unit(one.unit()), open));
      }
    }
    return missing;
  }

  private static List<Fact> missingAdjustments(Scene scene, int chosen) {
    int change = scene.campaign().change(scene.seat());
    int open = Math.abs(change) - chosen;
    List<Fact> missing = new ArrayList<>();
    if (open > 0) {
      missing.add(
          change > 0
              ? new MissingFact.BuildsOpen(
                  open,
                  scene.map().spots(scene.campaign().vacant(scene.seat())),
                  scene.campaign().law().rulebook().writing().waiving() == Writing.Waiving.ALLOWED)
              : new MissingFact.RemovalsOpen(open, scene.units(scene.own())));
    }
    return missing;
  }
}
