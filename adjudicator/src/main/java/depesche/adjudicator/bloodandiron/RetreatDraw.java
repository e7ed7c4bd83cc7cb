package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Ruling `foreignDislodged=RETREAT_DRAWN`: the retreat of a foreign army is drawn like its order.
record RetreatDraw(
    DiplomacyPosition.Retreats position, SequencedMap<Seat, Orders> orders, StepLog chronicle) {

  /// {@return the retreats of the foreign armies for which a ballot could be followed}
  List<Order.Flight> drawn(Chance chance) {
    List<Order.Flight> flights = new ArrayList<>();
    for (RetreatingUnit retreatingUnit : position.displaced()) {
      if (ForeignArmies.isForeign(retreatingUnit.unit())) {
        drawn(retreatingUnit, chance).ifPresent(flights::add);
      }
    }
    return flights;
  }

  private Optional<Order.Flight> drawn(RetreatingUnit retreatingUnit, Chance chance) {
    String power = retreatingUnit.unit().power();
    List<Seat> pool = new ForeignArmies(position.campaign()).ballots();
    List<Seat> drawn =
        pool.isEmpty() ? pool : chance.blind("foreign-retreat", power).shuffled(pool);
    for (int i = 0; i < drawn.size(); i++) {
      Optional<String> to = vote(retreatingUnit, orders.get(drawn.get(i)));
      if (to.isPresent()) {
        Order.Retreat retreat = new Order.Retreat(retreatingUnit.unit(), to.get());
        chronicle.tell(new ForeignFact.RetreatDrawn(power, i + 1, retreat.text()));
        return Optional.of(retreat);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> vote(RetreatingUnit retreatingUnit, @Nullable Orders written) {
    return written == null
        ? Optional.empty()
        : written.only(Ballot.RetreatVote.class).stream()
            .filter(vote -> vote.power().equals(retreatingUnit.unit().power()))
            .flatMap(vote -> vote.places().stream().map(NamedProvince::id))
            .filter(retreatingUnit.open()::contains)
            .findFirst();
  }
}
