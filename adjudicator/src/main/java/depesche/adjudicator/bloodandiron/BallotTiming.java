package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Order.Question;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.FlightReader;
import depesche.adjudicator.diplomacy.orders.Part;
import depesche.adjudicator.diplomacy.orders.Remarks;
import depesche.adjudicator.diplomacy.orders.Scene;
import depesche.adjudicator.diplomacy.orders.Timing;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.Wording;
import java.util.Optional;

/// Reads a ballot of a letter that was written in a given phase.
record BallotTiming(Scene scene, Timing timing, String text) {

  Part read(BallotReader.Address address) {
    Remarks remarks = new Remarks();
    Part part = read(new BallotReader(scene, remarks, text), address, remarks);
    // The first thing that is wrong with an order is the reason to refuse it.
    return remarks.refusal().<Part>map(Part.Bad::new).orElse(part);
  }

  private Part read(BallotReader reader, BallotReader.Address address, Remarks remarks) {
    Wording wording = OrderText.read(address.rest());
    if (wording instanceof Wording.Clear) {
      return reader
          .army(address)
          .<Part>map(army -> new Part.Clear(army.power(), text))
          .orElse(new Part.Spent());
    }
    boolean retreat =
        wording instanceof Wording.Retreat
            || (wording instanceof Wording.Move
                && timing.written().kind() == PhaseId.Kind.RETREATS);
    Question question = retreat ? Question.RETREATS : Question.MOVES;
    if (timing.spent(question)) {
      return new Part.Spent();
    }
    Optional<Unit> army = reader.army(address);
    if (!retreat) {
      boolean open = timing.asked() == Question.MOVES;
      Optional<Order> ballot =
          open ? army.flatMap(one -> reader.ballot(one, wording)) : Optional.empty();
      return timing.now(question, text, ballot, remarks);
    }
    if (Rulings.of(scene.campaign()).foreignDislodged() == Rulings.ForeignDislodged.REMOVE) {
      // Rule 3 and our ruling: nobody commands the retreat of a foreign army.
      return new Part.Bad(new BallotFact.ForeignRetreatsNot(address.power()));
    }
    boolean open = timing.asked() == Question.RETREATS;
    Optional<Unit> standing =
        open ? army.filter(scene.campaign().units()::contains) : Optional.empty();
    if (standing.isPresent()) {
      return new Part.Bad(new BallotFact.ForeignNotDislodged(scene.map().unit(standing.get())));
    }
    Optional<Order> vote = army.flatMap(one -> reader.retreat(one, FlightReader.places(wording)));
    return open
        ? timing.now(question, text, vote, remarks)
        : timing.later(question, text, vote, remarks);
  }
}
