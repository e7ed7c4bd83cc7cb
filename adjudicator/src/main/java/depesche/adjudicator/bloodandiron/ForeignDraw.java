package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Season;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Rule 3: each player writes an order for the foreign armies, and one is chosen at random.
final class ForeignDraw {

  private static final String BOTH = "BOTH";

  private final MapIndex map;
  private final DiplomacyPosition.Movement position;
  private final SequencedMap<Seat, Orders> orders;
  private final StepLog stepLog;

  ForeignDraw(
      MapIndex map,
      DiplomacyPosition.Movement position,
      SequencedMap<Seat, Orders> orders,
      StepLog stepLog) {
    this.map = map;
    this.position = position;
    this.orders = orders;
    this.stepLog = stepLog;
  }

  /// {@return what the foreign armies do}
  List<Order.Move> drawn(Chance chance) {
    SharedBoard sharedBoard = position.campaign();
    List<Unit> armies = new ForeignArmies(sharedBoard).armies();
    List<Order.Move> drawn = new ArrayList<>();
    boolean together =
        BloodAndIronRulings.of(sharedBoard).foreignOrderDraw()
            == BloodAndIronRulings.ForeignOrderDraw.ONE_SET_FOR_BOTH;
    List<Seat> shared =
        together && !armies.isEmpty() ? shuffled(sharedBoard, chance, BOTH) : List.of();
    for (Unit army : armies) {
      List<Seat> ballots = together ? shared : shuffled(sharedBoard, chance, army.power());
      drawn.add(chosen(army, ballots));
    }
    return drawn;
  }

  private static List<Seat> shuffled(SharedBoard sharedBoard, Chance chance, String scope) {
    List<Seat> pool = new ForeignArmies(sharedBoard).ballots();
    return pool.isEmpty() ? pool : chance.blind("foreign-army", scope).shuffled(pool);
  }

  private Order.Move chosen(Unit army, List<Seat> ballots) {
    for (int i = 0; i < ballots.size(); i++) {
      Seat author = ballots.get(i);
      Optional<Order.Move> order = turnedUp(army, author, i + 1);
      if (order.isPresent()) {
        stepLog.tell(new ForeignFact.BallotDrawn(army.power(), i + 1, order.get().text()));
        if (BloodAndIronRulings.of(position.campaign()).revealForeign()
            == BloodAndIronRulings.RevealForeign.AUTHOR_SHOWN) {
          stepLog.tell(new ForeignFact.BallotAuthor(army.power(), author));
        }
        return order.get();
      }
    }
    return byRule(army);
  }

  /// {@return the order on a ballot, unless the next one must be turned up}
  private Optional<Order.Move> turnedUp(Unit army, Seat author, int place) {
    Optional<Order.Move> order = vote(army, author);
    if (order.isEmpty()) {
      Order.Move hold = new Order.Hold(army);
      // Ruling foreignBlank=HOLD: an order to hold, where one is legal.
      if (BloodAndIronRulings.of(position.campaign()).foreignBlank()
              == BloodAndIronRulings.ForeignBlank.HOLD
          && isLegal(hold)) {
        return Optional.of(hold);
      }
      stepLog.tell(new ForeignFact.BallotBlank(army.power(), place));
      return order;
    }
    if (!isLegal(order.get())) {
      // Rule 3: should the chosen orders send the army to a non-sc, discard and draw again.
      stepLog.tell(new ForeignFact.BallotDiscarded(army.power(), place, order.get().text()));
      return Optional.empty();
    }
    return order;
  }

  private boolean isLegal(Order.Move order) {
    return position.season() == Season.SPRING
        || new ForeignArmies(position.campaign()).legalInFall(map, order);
  }

  private Optional<Order.Move> vote(Unit army, Seat author) {
    Orders written = orders.get(author);
    return written == null
        ? Optional.empty()
        : written.only(Ballot.Vote.class).stream()
            .filter(vote -> vote.power().equals(army.power()))
            .map(Ballot.Vote::order)
            .findFirst();
  }

  /// Rule 3: if nobody legally ordered the unit, it attacks the province that is first by name.
  private Order.Move byRule(Unit army) {
    boolean spring = position.season() == Season.SPRING;
    boolean holds =
        spring
            && BloodAndIronRulings.of(position.campaign()).foreignDefault()
                == BloodAndIronRulings.ForeignDefault.HOLD;
    List<NamedProvince> targets = spring ? map.reach(army) : ForeignArmies.centresNear(map, army);
    if (holds || targets.isEmpty()) {
      Order.Move hold = new Order.Hold(army);
      stepLog.tell(new ForeignFact.ForeignHoldsByRule(army.power(), hold.text()));
      return hold;
    }
    Order.Move attack = new Order.Advance(army, targets.getFirst().id());
    stepLog.tell(new ForeignFact.ForeignByRule(army.power(), attack.text(), targets.getFirst()));
    return attack;
  }
}
