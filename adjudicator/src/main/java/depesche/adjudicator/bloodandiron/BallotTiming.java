package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderRemarks;
import depesche.adjudicator.diplomacy.orders.RetreatReader;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.Wording;
import java.util.Optional;

/// Reads a ballot of a letter that was written in a given phase.
record BallotTiming(OrderContext scene, String text) {

  LinePart read(BallotReader.Address address) {
    OrderRemarks orderRemarks = new OrderRemarks();
    BallotReader reader = new BallotReader(scene, orderRemarks, text);
    return orderRemarks.unlessRefused(read(reader, address, orderRemarks));
  }

  private LinePart read(
      BallotReader reader, BallotReader.Address address, OrderRemarks orderRemarks) {
    Wording wording = OrderText.read(address.rest());
    if (wording instanceof Wording.Clear) {
      return reader
          .army(address)
          .<LinePart>map(army -> new LinePart.Clear(army.power(), text))
          .orElse(new LinePart.Spent());
    }
    boolean retreat =
        wording instanceof Wording.Retreat
            || (wording instanceof Wording.Move && scene.written().kind() == PhaseId.Kind.RETREATS);
    Question question = retreat ? Question.RETREATS : Question.MOVES;
    if (scene.spent(question)) {
      return new LinePart.Spent();
    }
    Optional<Unit> army = reader.army(address);
    if (!retreat) {
      boolean open = scene.asked() == Question.MOVES;
      Optional<Order> ballot =
          open ? army.flatMap(one -> reader.ballot(one, wording)) : Optional.empty();
      return orderRemarks.now(scene, question, text, ballot);
    }
    if (BloodAndIronRulings.of(scene.campaign()).foreignDislodged()
        == BloodAndIronRulings.ForeignDislodged.REMOVE) {
      // Rule 3 and our ruling: nobody commands the retreat of a foreign army.
      return new LinePart.Bad(new BallotFact.ForeignRetreatsNot(address.power()));
    }
    boolean open = scene.asked() == Question.RETREATS;
    Optional<Unit> standing =
        open ? army.filter(scene.campaign().units()::contains) : Optional.empty();
    if (standing.isPresent()) {
      return new LinePart.Bad(new BallotFact.ForeignNotDislodged(scene.map().unit(standing.get())));
    }
    Optional<Order> vote = army.flatMap(one -> reader.retreat(one, RetreatReader.places(wording)));
    return open
        ? orderRemarks.now(scene, question, text, vote)
        : orderRemarks.later(scene, question, text, vote);
  }
}
