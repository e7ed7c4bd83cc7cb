package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Order.Question;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads one order of a letter that was written in a given phase.
public record OrderReader(OrderContext scene) {

  private static final List<String> DENIALS = List.of("no", "kein");
  private static final List<String> EVERYTHING =
      List.of("all", "everything", "orders", "all orders", "alles");

  public LinePart read(String text) {
    if (scene.position() instanceof DiplomacyPosition.Over) {
      return new LinePart.Bad(new OrderRefusalFact.GameOver(text));
    }
    // A negation, a condition or a question is no order; but a title may take a no for an answer.
    Optional<String> objection = SmallWords.objection(text);
    Optional<LinePart> own =
        objection.filter(word -> !DENIALS.contains(word.toLowerCase(Locale.ROOT))).isPresent()
            ? Optional.empty()
            : scene.variant().read(scene, SmallWords.withoutLead(text));
    return own.or(
            () ->
                objection.map(word -> new LinePart.Bad(new OrderRefusalFact.NotPlain(word, text))))
        .orElseGet(() -> read(text, OrderText.read(scene.map().names().whole(text))));
  }

  /// Reads one of the orders that all titles know.
  public LinePart read(String text, Wording wording) {
    OrderRemarks orderRemarks = new OrderRemarks();
    return orderRemarks.unlessRefused(own(text, wording, orderRemarks));
  }

  private LinePart own(String text, Wording wording, OrderRemarks orderRemarks) {
    if (wording instanceof Wording.Clear(Wording.Unit unit)) {
      return clear(unit, text, orderRemarks);
    }
    Question question = scene.written().kind().answered(wording);
    if (scene.spent(question)) {
      return new LinePart.Spent();
    }
    Optional<Fact> nonsense = nonsense(wording, text);
    if (nonsense.isPresent()) {
      return new LinePart.Bad(nonsense.get());
    }
    PlaceReader places = new PlaceReader(scene, orderRemarks);
    Optional<Fact> ambiguous = ambiguous(wording);
    if (ambiguous.isPresent()) {
      return new LinePart.Bad(ambiguous.get());
    }
    return switch (question) {
      case MOVES -> orderRemarks.now(scene, question, text, move(places, wording, text));
      case RETREATS -> {
        RetreatReader flights = new RetreatReader(scene, places, text);
        yield scene.asked() == Question.RETREATS
            ? orderRemarks.now(scene, question, text, flights.read(wording))
            : orderRemarks.later(scene, question, text, flights.early(wording));
      }
      case ADJUSTMENTS -> {
        AdjustmentReader adjustments = new AdjustmentReader(scene, places, text);
        yield scene.asked() == Question.ADJUSTMENTS
            ? orderRemarks.now(scene, question, text, adjustments.read(wording))
            : orderRemarks.later(scene, question, text, adjustments.early(wording));
      }
    };
  }

  private Optional<Order> move(PlaceReader places, Wording wording, String text) {
    if (scene.asked() != Question.MOVES) {
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
          Optional.of(new OrderRefusalFact.ArmiesOnly(text));
      // A province and nothing more deserves the question what to do; other text is no order.
      case Wording.Bare(Wording.Unit unit) ->
          Optional.of(
              new PlaceReader(scene, new OrderRemarks()).place(unit.place()).isPresent()
                  ? new OrderRefusalFact.NoVerb(text)
                  : new OrderRefusalFact.NotAnOrder(text));
      case Wording.Convoy(_, _, _, String word) when dry ->
          Optional.of(OrderRefusalFact.ashore(word, text));
      case Wording.Convoyed(_, _, _, String word) when dry ->
          Optional.of(OrderRefusalFact.ashore(word, text));
      case Wording.Stray(String word) -> Optional.of(new OrderRefusalFact.StrayWord(word, text));
      case Wording.Pass _, Wording.Nothing _ -> Optional.of(new OrderRefusalFact.NotAnOrder(text));
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
        || scene.asked() != Question.RETREATS) {
      return Optional.empty();
    }
    Optional<String> at = new PlaceReader(scene, new OrderRemarks()).place(unit.place());
    return scene.ownDisplaced().stream()
        .map(RetreatingUnit::unit)
        .filter(one -> at.filter(one.province()::equals).isPresent())
        .findFirst()
        .map(one -> new OrderRefusalFact.RemoveOrDisband(scene.unit(one)));
  }

  private LinePart clear(Wording.Unit unit, String text, OrderRemarks orderRemarks) {
    boolean all = unit.owner().isEmpty() && unit.kind().isEmpty();
    if (all
        && (unit.place().isEmpty() || EVERYTHING.contains(unit.place().toLowerCase(Locale.ROOT)))) {
      return new LinePart.Clear("", text);
    }
    PlaceReader places = new PlaceReader(scene, orderRemarks);
    return places
        .ownPlace(unit, text)
        .map(OrderTarget::province)
        .<LinePart>map(place -> new LinePart.Clear(place, text))
        .orElse(new LinePart.Spent());
  }
}
