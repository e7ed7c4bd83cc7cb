package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.campaign.Season;
import depesche.adjudicator.diplomacy.campaign.Spot;
import depesche.adjudicator.diplomacy.reports.Chronicle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Rule 3: each player writes an order for the foreign armies, and one is chosen at random.
final class ForeignDraw {

  private static final String BOTH = "BOTH";

  private final Atlas map;
  private final Position.Movement position;
  private final SequencedMap<Seat, Orders> orders;
  private final Chronicle chronicle;

  ForeignDraw(
      Atlas map,
      Position.Movement position,
      SequencedMap<Seat, Orders> orders,
      Chronicle chronicle) {
    this.map = map;
    this.position = position;
    this.orders = orders;
    this.chronicle = chronicle;
  }

  /// {@return what the foreign armies do}
  List<Order.Move> drawn(Chance chance) {
    Campaign campaign = position.campaign();
    List<Unit> armies = Foreigners.armies(campaign);
    List<Order.Move> drawn = new ArrayList<>();
    boolean together =
        Rulings.of(campaign).foreignOrderDraw() == Rulings.ForeignOrderDraw.ONE_SET_FOR_BOTH;
    List<Seat> shared =
        together && !armies.isEmpty() ? shuffled(campaign, chance, BOTH) : List.of();
    for (Unit army : armies) {
      List<Seat> ballots = together ? shared : shuffled(campaign, chance, army.power());
      drawn.add(chosen(army, ballots));
    }
    return drawn;
  }

  private static List<Seat> shuffled(Campaign campaign, Chance chance, String scope) {
    List<Seat> pool = DrawPool.ballots(campaign);
    return pool.isEmpty() ? pool : chance.blind("foreign-army", scope).shuffled(pool);
  }

  private Order.Move chosen(Unit army, List<Seat> ballots) {
    for (int i = 0; i < ballots.size(); i++) {
      Seat author = ballots.get(i);
      Optional<Order.Move> order = turnedUp(army, author, i + 1);
      if (order.isPresent()) {
        chronicle.tell(new ForeignFact.BallotDrawn(army.power(), i + 1, order.get().text()));
        if (Rulings.of(position.campaign()).revealForeign() == Rulings.RevealForeign.AUTHOR_SHOWN) {
          chronicle.tell(new ForeignFact.BallotAuthor(army.power(), author));
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
      if (Rulings.of(position.campaign()).foreignBlank() == Rulings.ForeignBlank.HOLD
          && isLegal(hold)) {
        return Optional.of(hold);
      }
      chronicle.tell(new ForeignFact.BallotBlank(army.power(), place));
      return order;
    }
    if (!isLegal(order.get())) {
      // Rule 3: should the chosen orders send the army to a non-sc, discard and draw again.
      chronicle.tell(new ForeignFact.BallotDiscarded(army.power(), place, order.get().text()));
      return Optional.empty();
    }
    return order;
  }

  private boolean isLegal(Order.Move order) {
    return position.season() == Season.SPRING
        || ForeignLaw.legalInFall(map, position.campaign(), order);
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
        spring && Rulings.of(position.campaign()).foreignDefault() == Rulings.ForeignDefault.HOLD;
    List<Spot> targets = spring ? map.reach(army) : ForeignLaw.centresNear(map, army);
    if (holds || targets.isEmpty()) {
      Order.Move hold = new Order.Hold(army);
      chronicle.tell(new ForeignFact.ForeignHoldsByRule(army.power(), hold.text()));
      return hold;
    }
    Order.Move attack = new Order.Advance(army, targets.getFirst().id());
    chronicle.tell(new ForeignFact.ForeignByRule(army.power(), attack.text(), targets.getFirst()));
    return attack;
  }
}
