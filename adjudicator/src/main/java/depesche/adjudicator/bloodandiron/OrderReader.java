package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.Wording;
import java.util.Optional;

/// Reads one order of a letter that was written in a given phase.
record OrderReader(Scene scene, PhaseId written) {

  Part read(String text) {
    Remarks remarks = new Remarks();
    Optional<BallotReader.Address> address = BallotReader.address(scene, text);
    Part part =
        address.isPresent()
            ? foreign(new BallotReader(scene, remarks, text), address.get(), remarks)
            : own(text, OrderText.read(text), remarks);
    // The first thing that is wrong with an order is the reason to refuse it.
    return remarks.refusal().<Part>map(Part.Bad::new).orElse(part);
  }

  private Part own(String text, Wording wording, Remarks remarks) {
    if (wording instanceof Wording.Clear(Wording.Unit unit)) {
      return clear(unit, text, remarks);
    }
    Question question = Question.answeredBy(wording, written.kind());
    if (spent(question)) {
      return new Part.Spent();
    }
    Optional<Fact> nonsense = nonsense(wording, text);
    if (nonsense.isPresent()) {
      return new Part.Bad(nonsense.get());
    }
    PlaceReader places = new PlaceReader(scene, remarks);
    return switch (question) {
      case MOVES -> now(question, text, move(places, wording, text), remarks);
      case RETREATS -> {
        FlightReader flights = new FlightReader(scene, places, text);
        yield now() == Question.RETREATS
            ? now(question, text, flights.read(wording), remarks)
            : later(question, text, flights.early(wording), remarks);
      }
      case ADJUSTMENTS -> {
        AdjustmentReader adjustments = new AdjustmentReader(scene, places, text);
        yield now() == Question.ADJUSTMENTS
            ? now(question, text, adjustments.read(wording), remarks)
            : later(question, text, adjustments.early(wording), remarks);
      }
    };
  }

  private Optional<Order> move(PlaceReader places, Wording wording, String text) {
    if (now() != Question.MOVES) {
      return Optional.empty();
    }
    Remarks remarks = places.remarks();
    MoveReader reader = new MoveReader(scene, remarks, text);
    return switch (wording) {
      case Wording.Hold(Wording.Unit unit) -> move(reader, places, unit, wording);
      case Wording.Move(Wording.Unit unit, _) -> move(reader, places, unit, wording);
      case Wording.SupportHold(Wording.Unit unit, _) -> move(reader, places, unit, wording);
      case Wording.SupportMove(Wording.Unit unit, _, _) -> move(reader, places, unit, wording);
      case Wording.Retreat _,
          Wording.Disband _,
          Wording.Build _,
          Wording.Remove _,
          Wording.Waive _,
          Wording.Pass _,
          Wording.Clear _,
          Wording.Bare _,
          Wording.Convoy _,
          Wording.Stray _,
          Wording.Nothing _ ->
          remarks.refuse(new RefusalFact.NotAnOrder(text));
    };
  }

  private static Optional<Order> move(
      MoveReader reader, PlaceReader places, Wording.Unit unit, Wording wording) {
    return places.own(unit, reader.text()).flatMap(army -> reader.read(army, wording));
  }

  /// Why a text is no order in any phase, if it is none.
  private Optional<Fact> nonsense(Wording wording, String text) {
    return switch (wording) {
      case Wording.Bare(Wording.Unit unit) when unit.kind().equals("F") ->
          Optional.of(new RefusalFact.ArmiesOnly(text));
      // A province and nothing more deserves the question what to do; other text is no order.
      case Wording.Bare(Wording.Unit unit) ->
          Optional.of(
              new PlaceReader(scene, new Remarks()).place(unit.place()).isPresent()
                  ? new RefusalFact.NoVerb(text)
                  : new RefusalFact.NotAnOrder(text));
      case Wording.Convoy(String word) -> Optional.of(new RefusalFact.ArmiesOnly(word));
      case Wording.Stray(String word) -> Optional.of(new RefusalFact.StrayWord(word, text));
      case Wording.Pass _, Wording.Nothing _ -> Optional.of(new RefusalFact.NotAnOrder(text));
      case Wording.Hold _,
          Wording.Move _,
          Wording.SupportHold _,
          Wording.SupportMove _,
          Wording.Retreat _,
          Wording.Disband _,
          Wording.Build _,
          Wording.Remove _,
          Wording.Waive _,
          Wording.Clear _ ->
          Optional.empty();
    };
  }

  private Part foreign(BallotReader reader, BallotReader.Address address, Remarks remarks) {
    Wording wording = OrderText.read(address.rest());
    if (wording instanceof Wording.Clear) {
      return reader
          .army(address)
          .<Part>map(army -> new Part.Clear(army.owner(), reader.text()))
          .orElse(new Part.Spent());
    }
    boolean retreat =
        wording instanceof Wording.Retreat
            || (wording instanceof Wording.Move && written.kind() == PhaseId.Kind.RETREATS);
    Question question = retreat ? Question.RETREATS : Question.MOVES;
    if (spent(question)) {
      return new Part.Spent();
    }
    Optional<Army> army = reader.army(address);
    if (!retreat) {
      return now(
          question,
          reader.text(),
          now() == Question.MOVES
              ? army.flatMap(one -> reader.ballot(one, wording))
              : Optional.empty(),
          remarks);
    }
    Optional<Order> vote = army.flatMap(one -> reader.retreat(one, FlightReader.places(wording)));
    boolean drawn =
        scene.campaign().rulings().foreignDislodged() == Rulings.ForeignDislodged.RETREAT_DRAWN;
    if (!drawn) {
      // Rule 3 and our ruling: nobody commands the retreat of a foreign army.
      return new Part.Bad(new RefusalFact.ForeignRetreatsNot(address.power()));
    }
    return now() == Question.RETREATS
        ? now(question, reader.text(), vote, remarks)
        : later(question, reader.text(), vote, remarks);
  }

  private Part clear(Wording.Unit unit, String text, Remarks remarks) {
    if (unit.place().isEmpty() || unit.place().equalsIgnoreCase("all")) {
      return new Part.Clear("", text);
    }
    return new PlaceReader(scene, remarks)
        .place(unit.place())
        .<Part>map(place -> new Part.Clear(place, text))
        .orElse(new Part.Spent());
  }

  private Part now(Question question, String text, Optional<Order> order, Remarks remarks) {
    if (question != now()) {
      return new Part.Bad(new RefusalFact.WrongPhase(text, scene.now().title()));
    }
    return order
        .<Part>map(one -> new Part.Good(one, remarks.doubts()))
        .orElseGet(() -> new Part.Bad(new RefusalFact.NotAnOrder(text)));
  }

  private Part later(Question question, String text, Optional<Order> order, Remarks remarks) {
    if (question.compareTo(now()) < 0) {
      return new Part.Bad(new RefusalFact.WrongPhase(text, scene.now().title()));
    }
    return order
        .<Part>map(one -> new Part.Kept(one, kept(question, one), remarks.doubts()))
        .orElseGet(() -> new Part.Bad(new RefusalFact.NotAnOrder(text)));
  }

  static Fact kept(Question question, Order order) {
    return question == Question.RETREATS
        ? new OrderFact.KeptForRetreats(order.text())
        : new OrderFact.KeptForWinter(order.text());
  }

  private Question now() {
    return Question.of(scene.now().kind());
  }

  /// Whether an order of an earlier phase answers a question that is no longer open.
  private boolean spent(Question question) {
    PhaseId now = scene.now();
    return switch (question) {
      case MOVES -> !written.equals(now);
      case RETREATS -> !written.season().equals(now.season()) || earlier(question, now);
      case ADJUSTMENTS -> false;
    };
  }

  private boolean earlier(Question question, PhaseId now) {
    return !written.equals(now) && question.compareTo(Question.of(now.kind())) < 0;
  }
}
