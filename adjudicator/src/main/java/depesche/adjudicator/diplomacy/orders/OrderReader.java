package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Order.Question;
import depesche.adjudicator.diplomacy.campaign.Displaced;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads one order of a letter that was written in a given phase.
public record OrderReader(Scene scene, Timing timing) {

  private static final List<String> DENIALS = List.of("no", "kein");
  private static final List<String> EVERYTHING =
      List.of("all", "everything", "orders", "all orders", "alles");

  public Part read(String text) {
    if (scene.position() instanceof Position.Over) {
      return new Part.Bad(new RefusalFact.GameOver(text));
    }
    // A negation, a condition or a question is no order; but a title may take a no for an answer.
    Optional<String> objection = SmallWords.objection(text);
    Optional<Part> own =
        objection.filter(word -> !DENIALS.contains(word.toLowerCase(Locale.ROOT))).isPresent()
            ? Optional.empty()
            : scene.variant().read(scene, timing, SmallWords.withoutLead(text));
    return own.or(() -> objection.map(word -> new Part.Bad(new RefusalFact.NotPlain(word, text))))
        .orElseGet(() -> read(text, OrderText.read(scene.map().names().whole(text))));
  }

  /// Reads one of the orders that all titles know.
  public Part read(String text, Wording wording) {
    Remarks remarks = new Remarks();
    Part part = own(text, wording, remarks);
    // The first thing that is wrong with an order is the reason to refuse it.
    return remarks.refusal().<Part>map(Part.Bad::new).orElse(part);
  }

  private Part own(String text, Wording wording, Remarks remarks) {
    if (wording instanceof Wording.Clear(Wording.Unit unit)) {
      return clear(unit, text, remarks);
    }
    Question question = timing.written().kind().answered(wording);
    if (timing.spent(question)) {
      return new Part.Spent();
    }
    Optional<Fact> nonsense = nonsense(wording, text);
    if (nonsense.isPresent()) {
      return new Part.Bad(nonsense.get());
    }
    PlaceReader places = new PlaceReader(scene, remarks);
    Optional<Fact> ambiguous = ambiguous(wording);
    if (ambiguous.isPresent()) {
      return new Part.Bad(ambiguous.get());
    }
    return switch (question) {
      case MOVES -> timing.now(question, text, move(places, wording, text), remarks);
      case RETREATS -> {
        FlightReader flights = new FlightReader(scene, places, text);
        yield timing.asked() == Question.RETREATS
            ? timing.now(question, text, flights.read(wording), remarks)
            : timing.later(question, text, flights.early(wording), remarks);
      }
      case ADJUSTMENTS -> {
        AdjustmentReader adjustments = new AdjustmentReader(scene, places, text);
        yield timing.asked() == Question.ADJUSTMENTS
            ? timing.now(question, text, adjustments.read(wording), remarks)
            : timing.later(question, text, adjustments.early(wording), remarks);
      }
    };
  }

  private Optional<Order> move(PlaceReader places, Wording wording, String text) {
    if (timing.asked() != Question.MOVES) {
      return Optional.empty();
    }
    return places
        .own(wording.ordered(), text)
        .flatMap(own -> new MoveReader(scene, places.remarks(), text).read(own, wording));
  }

  /// Why a text is no order in any phase, if it is none.
  private Optional<Fact> nonsense(Wording wording, String text) {
    boolean dry = !scene.map().hasWater();
    return switch (wording) {
      case Wording.Bare(Wording.Unit unit) when unit.kind().equals("F") && dry ->
          Optional.of(new RefusalFact.ArmiesOnly(text));
      // A province and nothing more deserves the question what to do; other text is no order.
      case Wording.Bare(Wording.Unit unit) ->
          Optional.of(
              new PlaceReader(scene, new Remarks()).place(unit.place()).isPresent()
                  ? new RefusalFact.NoVerb(text)
                  : new RefusalFact.NotAnOrder(text));
      case Wording.Convoy(_, _, _, String word) when dry ->
          Optional.of(RefusalFact.ashore(word, text));
      case Wording.Convoyed(_, _, _, String word) when dry ->
          Optional.of(RefusalFact.ashore(word, text));
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
          Wording.Convoy _,
          Wording.Convoyed _,
          Wording.Clear _ ->
          Optional.empty();
    };
  }

  /// `REMOVE` is said of winter; of a unit that is dislodged now it may mean to disband it.
  private Optional<Fact> ambiguous(Wording wording) {
    if (!(wording instanceof Wording.Remove(Wording.Unit unit))
        || timing.asked() != Question.RETREATS) {
      return Optional.empty();
    }
    Optional<String> at = new PlaceReader(scene, new Remarks()).place(unit.place());
    return scene.ownDisplaced().stream()
        .map(Displaced::unit)
        .filter(one -> at.filter(one.province()::equals).isPresent())
        .findFirst()
        .map(one -> new RefusalFact.RemoveOrDisband(scene.unit(one)));
  }

  private Part clear(Wording.Unit unit, String text, Remarks remarks) {
    boolean all = unit.owner().isEmpty() && unit.kind().isEmpty();
    if (all
        && (unit.place().isEmpty() || EVERYTHING.contains(unit.place().toLowerCase(Locale.ROOT)))) {
      return new Part.Clear("", text);
    }
    PlaceReader places = new PlaceReader(scene, remarks);
    return places
        .ownPlace(unit, text)
        .map(Goal::province)
        .<Part>map(place -> new Part.Clear(place, text))
        .orElse(new Part.Spent());
  }
}
