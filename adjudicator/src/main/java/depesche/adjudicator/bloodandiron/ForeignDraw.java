package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
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
    List<Army> armies = campaign.foreign();
    List<Order.Move> drawn = new ArrayList<>();
    boolean together =
        campaign.rulings().foreignOrderDraw() == Rulings.ForeignOrderDraw.ONE_SET_FOR_BOTH;
    List<Seat> shared =
        together && !armies.isEmpty() ? shuffled(campaign, chance, BOTH) : List.of();
    for (Army army : armies) {
      List<Seat> ballots = together ? shared : shuffled(campaign, chance, army.owner());
      drawn.add(chosen(army, ballots));
    }
    return drawn;
  }

  private static List<Seat> shuffled(Campaign campaign, Chance chance, String scope) {
    List<Seat> pool = DrawPool.ballots(campaign);
    return pool.isEmpty() ? pool : chance.open("foreign-army", scope).shuffled(pool);
  }

  private Order.Move chosen(Army army, List<Seat> ballots) {
    for (int i = 0; i < ballots.size(); i++) {
      Seat author = ballots.get(i);
      Optional<Order.Move> order = turnedUp(army, author, i + 1);
      if (order.isPresent()) {
        chronicle.tell(new ForeignFact.BallotDrawn(army.owner(), i + 1, order.get().text()));
        if (position.campaign().rulings().revealForeign() == Rulings.RevealForeign.AUTHOR_SHOWN) {
          chronicle.tell(new ForeignFact.BallotAuthor(army.owner(), author));
        }
        return order.get();
      }
    }
    return byRule(army);
  }

  /// {@return the order on a ballot, unless the next one must be turned up}
  private Optional<Order.Move> turnedUp(Army army, Seat author, int place) {
    Optional<Order.Move> order = vote(army, author);
    if (order.isEmpty()) {
      if (position.campaign().rulings().foreignBlank() == Rulings.ForeignBlank.HOLD) {
        return Optional.of(new Order.Hold(army));
      }
      chronicle.tell(new ForeignFact.BallotBlank(army.owner(), place));
      return order;
    }
    boolean legal =
        position.season() == Season.SPRING
            || ForeignLaw.legalInFall(map, position.campaign(), order.get());
    if (!legal) {
      // Rule 3: should the chosen orders send the army to a non-sc, discard and draw again.
      chronicle.tell(new ForeignFact.BallotDiscarded(army.owner(), place, order.get().text()));
      return Optional.empty();
    }
    return order;
  }

  private Optional<Order.Move> vote(Army army, Seat author) {
    Orders written = orders.get(author);
    return written == null
        ? Optional.empty()
        : written.only(Order.Vote.class).stream()
            .filter(vote -> vote.power().equals(army.owner()))
            .map(Order.Vote::order)
            .findFirst();
  }

  /// Rule 3: if nobody legally ordered the unit, it attacks the province that is first by name.
  private Order.Move byRule(Army army) {
    boolean spring = position.season() == Season.SPRING;
    boolean holds =
        spring && position.campaign().rulings().foreignDefault() == Rulings.ForeignDefault.HOLD;
    List<Spot> targets = spring ? map.reach(army.at()) : ForeignLaw.centresNear(map, army);
    if (holds || targets.isEmpty()) {
      Order.Move hold = new Order.Hold(army);
      chronicle.tell(new ForeignFact.ForeignHoldsByRule(army.owner(), hold.text()));
      return hold;
    }
    Order.Move attack = new Order.Advance(army, targets.getFirst().id());
    chronicle.tell(new ForeignFact.ForeignByRule(army.owner(), attack.text(), targets.getFirst()));
    return attack;
  }
}
