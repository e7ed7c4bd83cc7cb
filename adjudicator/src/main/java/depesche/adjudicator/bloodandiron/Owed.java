package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who owes an answer, what is asked of him, and what of it is still missing.
final class Owed {

  private Owed() {}

  /// {@return the demands of a position, in table order}
  static List<Demand> demands(Atlas map, Position position) {
    List<Demand> demands = new ArrayList<>();
    for (Seat seat : position.campaign().seats()) {
      Scene scene = new Scene(map, position, seat);
      prompt(scene).ifPresent(prompt -> demands.add(demand(scene, prompt)));
    }
    return demands;
  }

  private static Demand demand(Scene scene, Fact prompt) {
    boolean movement = scene.position() instanceof Position.Movement;
    String name =
        switch (scene.position()) {
          case Position.Movement _ -> "orders";
          case Position.Retreats _ -> "retreats";
          case Position.Adjustments _, Position.Over _ -> "builds";
        };
    return new Demand(
        scene.seat(),
        name,
        Demand.Secrecy.SEALED,
        movement ? Demand.Pace.DELIBERATE : Demand.Pace.BRISK,
        Demand.Silence.DEFAULTS,
        prompt);
  }

  private static Optional<Fact> prompt(Scene scene) {
    String title = scene.now().title();
    return switch (scene.position()) {
      case Position.Movement _ -> {
        List<UnitAt> units = scene.units(scene.own());
        List<UnitAt> foreign = scene.units(ballots(scene));
        yield units.isEmpty() && foreign.isEmpty()
            ? Optional.empty()
            : Optional.of(new PromptFact.OrdersWanted(title, units, foreign));
      }
      case Position.Retreats _ -> {
        List<PromptFact.Choice> own = choices(scene, scene.displaced(false));
        List<PromptFact.Choice> foreign = choices(scene, retreatBallots(scene));
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
            : new PromptFact.RemovalsWanted(title, -change, scene.units(scene.own())));
  }

  private static List<PromptFact.Choice> choices(Scene scene, List<Displaced> displaced) {
    return displaced.stream()
        .map(one -> new PromptFact.Choice(scene.unit(one.army()), scene.map().spots(one.open())))
        .toList();
  }

  /// {@return the foreign armies this seat may order}
  private static List<Army> ballots(Scene scene) {
    // Our ruling: every player still alive with a unit or a centre writes.
    return DrawPool.mayWrite(scene.campaign(), scene.seat())
        ? scene.campaign().foreign()
        : List.of();
  }

  private static List<Displaced> retreatBallots(Scene scene) {
    return DrawPool.mayWrite(scene.campaign(), scene.seat()) ? scene.displaced(true) : List.of();
  }

  /// {@return what of its demand a seat has not answered yet}
  static List<Fact> missing(Scene scene, List<Order> orders) {
    List<String> answered = orders.stream().map(OnFile::subject).toList();
    return switch (scene.position()) {
      case Position.Movement _ -> missingOrders(scene, answered);
      case Position.Retreats _ -> missingRetreats(scene, answered);
      case Position.Adjustments _ -> missingAdjustments(scene, orders.size());
      case Position.Over _ -> List.of();
    };
  }

  private static List<Fact> missingOrders(Scene scene, List<String> answered) {
    List<Fact> missing = new ArrayList<>();
    for (Army army : scene.own()) {
      if (!answered.contains("unit " + army.at())) {
        missing.add(new MissingFact.UnitWithoutOrder(scene.unit(army)));
      }
    }
    for (Army army : ballots(scene)) {
      if (!answered.contains("ballot " + army.owner())) {
        missing.add(new MissingFact.BallotMissing(army.owner(), scene.unit(army)));
      }
    }
    return missing;
  }

  private static List<Fact> missingRetreats(Scene scene, List<String> answered) {
    List<Fact> missing = new ArrayList<>();
    for (PromptFact.Choice choice : choices(scene, scene.displaced(false))) {
      if (!answered.contains("retreat " + choice.unit().at().id())) {
        missing.add(new MissingFact.RetreatMissing(choice.unit(), choice.open()));
      }
    }
    for (PromptFact.Choice choice : choices(scene, retreatBallots(scene))) {
      if (!answered.contains("retreat " + choice.unit().owner())) {
        missing.add(new MissingFact.RetreatBallotMissing(choice.unit(), choice.open()));
      }
    }
    return missing;
  }

  private static List<Fact> missingAdjustments(Scene scene, int chosen) {
    int change = scene.campaign().change(scene.seat());
    int open = Math.abs(change) - chosen;
    if (open <= 0) {
      return List.of();
    }
    return List.of(
        change > 0
            ? new MissingFact.BuildsOpen(
                open, scene.map().spots(scene.campaign().vacant(scene.seat())))
            : new MissingFact.RemovalsOpen(open, scene.units(scene.own())));
  }
}
