package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Picture;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Dislodged;
import depesche.adjudicator.combat.MoveResults;
import depesche.adjudicator.combat.RetreatOrder;
import depesche.adjudicator.combat.RetreatOutcome;
import depesche.adjudicator.combat.RetreatResults;
import depesche.adjudicator.combat.Retreats;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;

/// Judges a retreat phase.
final class RetreatPhase {

  private final Atlas map;
  private final Position.Retreats position;
  private final Chronicle chronicle;
  private final SequencedSet<String> collisions = new LinkedHashSet<>();

  RetreatPhase(Atlas map, Position.Retreats position, Chronicle chronicle) {
    this.map = map;
    this.position = position;
    this.chronicle = chronicle;
  }

  /// {@return the board after all retreats}
  Campaign judged(SequencedMap<Seat, Orders> orders, Chance chance) {
    List<RetreatOrder> flights = new ArrayList<>();
    for (Orders written : orders.values()) {
      written.only(Order.Flight.class).forEach(flight -> flights.add(ordered(flight)));
    }
    for (Displaced displaced : position.displaced()) {
      if (map.isPower(displaced.army().owner())) {
        drawn(displaced, orders, chance).ifPresent(flights::add);
      }
    }
    RetreatResults results = Retreats.judge(moves(), flights);
    results.results().forEach(this::report);
    return position.campaign().withArmies(results.after().stream().map(Units::army).toList());
  }

  private static RetreatOrder ordered(Order.Flight flight) {
    return switch (flight) {
      case Order.Retreat(Army unit, String to) -> new RetreatOrder.Retreat(Units.unit(unit), to);
      case Order.Disband(Army unit) -> new RetreatOrder.Disband(Units.unit(unit));
    };
  }

  private MoveResults moves() {
    List<Unit> standing = position.campaign().armies().stream().map(Units::unit).toList();
    List<Dislodged> dislodged =
        position.displaced().stream()
            .map(
                one ->
                    new Dislodged(Units.unit(one.army()), Units.unit(one.by()), 0, 0, one.open()))
            .toList();
    return new MoveResults(List.of(), standing, dislodged, List.of());
  }

  /// Ruling `foreignDislodged=RETREAT_DRAWN`: the retreat of a foreign army is drawn like its
  /// order.
  private Optional<RetreatOrder> drawn(
      Displaced displaced, SequencedMap<Seat, Orders> orders, Chance chance) {
    String power = displaced.army().owner();
    List<Seat> pool = DrawPool.ballots(position.campaign());
    List<Seat> drawn = pool.isEmpty() ? pool : chance.open("foreign-retreat", power).shuffled(pool);
    for (int i = 0; i < drawn.size(); i++) {
      Optional<String> to = vote(displaced, orders.get(drawn.get(i)));
      if (to.isPresent()) {
        Order.Retreat retreat = new Order.Retreat(displaced.army(), to.get());
        chronicle.tell(new ForeignFact.RetreatDrawn(power, i + 1, retreat.text()));
        return Optional.of(ordered(retreat));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> vote(Displaced displaced, @Nullable Orders written) {
    return written == null
        ? Optional.empty()
        : written.only(Order.RetreatVote.class).stream()
            .filter(vote -> vote.power().equals(displaced.army().owner()))
            .flatMap(vote -> vote.places().stream())
            .filter(displaced.open()::contains)
            .findFirst();
  }

  private void report(RetreatResults.Result result) {
    Army army = Units.army(result.unit());
    UnitAt unit = map.unit(army);
    switch (result.outcome()) {
      case RetreatOutcome.Retreated(String to) -> {
        String order = new Order.Retreat(army, to).text();
        chronicle.tell(new RetreatFact.Retreated(army.owner(), order, map.spot(to)));
        draw(army, to, Picture.Fate.DONE);
      }
      case RetreatOutcome.Collided(String to, List<Unit> others) -> {
        if (collisions.add(to)) {
          List<UnitAt> units = new ArrayList<>(List.of(unit));
          others.forEach(other -> units.add(map.unit(Units.army(other))));
          chronicle.tell(new RetreatFact.RetreatsCollided(map.spot(to), units));
        }
        draw(army, to, Picture.Fate.FAILED);
      }
      case RetreatOutcome.Disbanded _ -> {
        String order = new Order.Disband(army).text();
        chronicle.tell(new RetreatFact.RetreatDisbanded(army.owner(), order, unit));
      }
      case RetreatOutcome.Abandoned _, RetreatOutcome.Destroyed _ ->
          chronicle.tell(
              army.size() == Army.Size.DOUBLE
                  ? new ForeignFact.ForeignDisbanded(unit)
                  : new RetreatFact.RetreatMissed(unit));
      case RetreatOutcome.Forbidden(String to) ->
          throw new IllegalStateException("a closed retreat was read: " + army + " to " + to);
    }
  }

  private void draw(Army army, String to, Picture.Fate fate) {
    chronicle.draw(
        new Picture.Arrow(army.owner(), Picture.Act.RETREAT, army.at(), army.at(), to, fate));
  }
}
