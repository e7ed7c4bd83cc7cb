package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Picture;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Dislodged;
import depesche.adjudicator.combat.MoveResults;
import depesche.adjudicator.combat.Movement;
import depesche.adjudicator.combat.Ordered;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Weights;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Judges a movement phase. Rule 1: the rules of Diplomacy are in effect.
final class MovementPhase {

  private final Atlas map;
  private final Position.Movement position;
  private final Chronicle chronicle;

  /// What each army does, by its province; armies without an order are not in it.
  private final SequencedMap<String, Order.Move> moves = new LinkedHashMap<>();

  MovementPhase(Atlas map, Position.Movement position, Chronicle chronicle) {
    this.map = map;
    this.position = position;
    this.chronicle = chronicle;
  }

  Position judged(SequencedMap<Seat, Orders> orders, Chance chance) {
    for (Orders written : orders.values()) {
      written.only(Order.Move.class).forEach(this::note);
    }
    new ForeignDraw(map, position, orders, chronicle).drawn(chance).forEach(this::note);
    Campaign campaign = position.campaign();
    List<Ordered> ordered =
        campaign.armies().stream()
            .map(army -> new Ordered(Units.unit(army), Units.order(order(army))))
            .toList();
    MoveResults results = Movement.judge(map.board(), Rulebook.NEWEST, weights(campaign), ordered);
    report(results);
    List<Army> standing = results.after().stream().map(Units::army).toList();
    List<Displaced> displaced = new ArrayList<>();
    for (Dislodged dislodged : results.dislodged()) {
      dislodge(dislodged, displaced);
    }
    return new Position.Retreats(position.season(), campaign.withArmies(standing), displaced);
  }

  private void note(Order.Move move) {
    moves.put(move.unit().at(), move);
  }

  private Order.Move order(Army army) {
    // Rule 1 and civil disorder: a unit without an order holds.
    return moves.getOrDefault(army.at(), new Order.Hold(army));
  }

  private static Weights weights(Campaign campaign) {
    return switch (campaign.rulings().foreignStrength()) {
      case TWO -> Weights.TWOFOLD;
      case TWO_BUT_ONE_IN_SUPPORT -> Weights.SINGLE_SUPPORT;
    };
  }

  private void report(MoveResults results) {
    MoveReport report = new MoveReport(map, moves);
    for (var result : results.results()) {
      Army army = Units.army(result.unit());
      chronicle.tell(report.fact(army, result.outcome()));
      boolean lost = results.dislodged(result.unit()).isPresent();
      chronicle.draw(Arrows.of(order(army), result.outcome(), lost));
    }
  }

  private void dislodge(Dislodged dislodged, List<Displaced> displaced) {
    Unit loser = dislodged.unit();
    Army army = Units.army(loser);
    Army by = Units.army(dislodged.by());
    boolean foreign = army.size() == Army.Size.DOUBLE;
    boolean removed =
        foreign
            && position.campaign().rulings().foreignDislodged() == Rulings.ForeignDislodged.REMOVE;
    if (removed) {
      // Our ruling to rule 3: nobody commands the retreat of a foreign army.
      chronicle.tell(new ForeignFact.ForeignDislodged(map.unit(army), map.unit(by)));
    } else if (dislodged.retreats().isEmpty()) {
      chronicle.tell(new MovementFact.Destroyed(map.unit(army), map.unit(by)));
    } else {
      displaced.add(new Displaced(army, by, dislodged.retreats()));
      chronicle.tell(
          new MovementFact.Dislodged(
              map.unit(army), map.unit(by), map.spots(dislodged.retreats())));
    }
  }

  /// The arrows of orders on the map.
  static final class Arrows {

    private Arrows() {}

    static Picture.Arrow of(
        Order.Move order, depesche.adjudicator.combat.Outcome outcome, boolean dislodged) {
      Picture.Fate fate =
          MoveReport.succeeded(outcome, dislodged) ? Picture.Fate.DONE : Picture.Fate.FAILED;
      Army unit = order.unit();
      String at = unit.at();
      return switch (order) {
        case Order.Hold _ -> new Picture.Arrow(unit.owner(), Picture.Act.HOLD, at, at, at, fate);
        case Order.Advance(_, String to) ->
            new Picture.Arrow(unit.owner(), Picture.Act.MOVE, at, at, to, fate);
        case Order.SupportHold(_, Army aided) ->
            new Picture.Arrow(
                unit.owner(), Picture.Act.SUPPORT_HOLD, at, aided.at(), aided.at(), fate);
        case Order.SupportAdvance(_, Army aided, String to) ->
            new Picture.Arrow(unit.owner(), Picture.Act.SUPPORT_MOVE, at, aided.at(), to, fate);
      };
    }
  }
}
