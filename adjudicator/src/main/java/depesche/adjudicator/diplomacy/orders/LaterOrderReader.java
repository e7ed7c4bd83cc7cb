package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;

/// Reads an order for a phase whose board nobody knows yet: its words must make sense and its
/// places must be on the map. The rest is for the phase itself.
public record LaterOrderReader(OrderContext scene) {

  /// What an order for a later phase is.
  public sealed interface Later {

    /// An order that makes sense.
    ///
    /// @param subject what it is about, so that another order about it replaces it
    /// @param text in canonical notation
    /// @param question that it answers
    record Good(String subject, Question question, String text, List<Fact> doubts)
        implements Later {}

    /// Takes back the orders about a province, or all if it is empty.
    record Clear(String subject) implements Later {}

    /// No order.
    record Bad(Fact why) implements Later {}
  }

  /// {@return what an order says}
  ///
  /// @param phase for which it is meant
  public Later read(String text, PhaseId phase) {
    Optional<String> objection = SmallWords.objection(text);
    if (objection.isPresent()) {
      return new Later.Bad(new OrderRefusalFact.NotPlain(objection.get(), text));
    }
    Optional<Later> addressed =
        scene
            .variant()
            .addressed(scene, SmallWords.withoutLead(text))
            .flatMap(order -> addressed(order, phase, text));
    if (addressed.isPresent()) {
      return addressed.get();
    }
    Optional<LinePart> own = scene.variant().read(scene, SmallWords.withoutLead(text));
    if (own.isPresent()) {
      return own(own.get(), text);
    }
    if (AllUnits.read(text).isPresent()) {
      return new Later.Bad(new OrderRefusalFact.AllHoldLater(text, phase.title()));
    }
    OrderRemarks remarks = new OrderRemarks();
    Wording wording = OrderText.read(scene.map().names().whole(text));
    Later later = read(text, wording, phase, remarks);
    return remarks.refusal().<Later>map(Later.Bad::new).orElse(later);
  }

  /// {@return what an order for a unit of nobody's says, if it is a move; its names must be on the
  /// map, and all else is asked when its phase comes}
  private Optional<Later> addressed(Variant.Addressed order, PhaseId phase, String text) {
    OrderRemarks remarks = new OrderRemarks();
    PlaceReader places = new PlaceReader(scene, remarks);
    Wording wording = OrderText.read(scene.map().names().whole(order.order()));
    Wording.Unit unit = wording.ordered();
    if (phase.kind() != PhaseId.Kind.MOVEMENT || !unit.owner().isEmpty()) {
      return Optional.empty();
    }
    Optional<String> deed =
        switch (wording) {
          case Wording.Hold _ -> Optional.of("H");
          case Wording.Pass _ -> Optional.of("PASS");
          case Wording.Move(_, String to) -> Optional.of("- " + place(places, to, text));
          case Wording.SupportHold(_, Wording.Unit aided) ->
              Optional.of("S " + other(places, aided, text));
          case Wording.SupportMove(_, Wording.Unit aided, String to) ->
              Optional.of("S " + other(places, aided, text) + " - " + place(places, to, text));
          case Wording.Convoyed _,
              Wording.Convoy _,
              Wording.Retreat _,
              Wording.Disband _,
              Wording.Build _,
              Wording.Remove _,
              Wording.Waive _,
              Wording.Clear _,
              Wording.Bare _,
              Wording.Stray _,
              Wording.Nothing _ ->
              Optional.empty();
        };
    String at = unit.place().isEmpty() ? "" : " " + place(places, unit.place(), text);
    return deed.map(
        does ->
            remarks
                .refusal()
                .<Later>map(Later.Bad::new)
                .orElseGet(
                    () ->
                        new Later.Good(
                            order.subject(),
                            Question.MOVES,
                            order.address() + at + " " + does,
                            remarks.doubts())));
  }

  /// Orders that only the title knows are read as if they were said now.
  private Later own(LinePart linePart, String text) {
    return switch (linePart) {
      case LinePart.Good(Order order, List<Fact> doubts, _) ->
          new Later.Good(subject(order), order.question(), order.text(), doubts);
      case LinePart.Kept(Order order, _, List<Fact> doubts) ->
          new Later.Good(subject(order), order.question(), order.text(), doubts);
      case LinePart.Bad(Fact why) -> new Later.Bad(why);
      case LinePart.Clear(String place, _) -> new Later.Clear(place);
      case LinePart.Spent _, LinePart.Ahead _, LinePart.Others _ ->
          new Later.Bad(new OrderRefusalFact.NotAnOrder(text));
    };
  }

  private static String subject(Order order) {
    return order instanceof Order.Extra extra ? extra.subject() : order.text();
  }

  private Later read(String text, Wording wording, PhaseId phase, OrderRemarks remarks) {
    PlaceReader places = new PlaceReader(scene, remarks);
    Question question = phase.kind().answered(wording);
    Later nonsense = new Later.Bad(new OrderRefusalFact.NotAnOrder(text));
    // In winter nothing retreats; what disbands is removed.
    boolean retreats = wording instanceof Wording.Retreat && question == Question.ADJUSTMENTS;
    if (retreats || question.compareTo(phase.kind().question()) < 0) {
      return new Later.Bad(new OrderRefusalFact.WrongPhase(text, phase.title()));
    }
    return switch (wording) {
      case Wording.Hold(Wording.Unit unit) -> good(places, unit, question, text, " H");
      case Wording.Move(Wording.Unit unit, String to) ->
          good(places, unit, question, text, " - " + place(places, to, text));
      case Wording.Convoyed(Wording.Unit unit, String to, _, String word) ->
          wet(word, text, remarks)
              ? good(places, unit, question, text, " - " + place(places, to, text) + " VIA")
              : nonsense;
      case Wording.SupportHold(Wording.Unit unit, Wording.Unit aided) ->
          good(places, unit, question, text, " S " + other(places, aided, text));
      case Wording.SupportMove(Wording.Unit unit, Wording.Unit aided, String to) ->
          good(
              places,
              unit,
              question,
              text,
              " S " + other(places, aided, text) + " - " + place(places, to, text));
      case Wording.Convoy(Wording.Unit unit, Wording.Unit army, String to, String word) ->
          wet(word, text, remarks)
              ? good(
                  places,
                  unit,
                  question,
                  text,
                  " C " + other(places, army, text) + " - " + place(places, to, text))
              : nonsense;
      case Wording.Retreat(Wording.Unit unit, List<String> to) when to.size() == 1 ->
          good(places, unit, question, text, " R " + place(places, to.getFirst(), text));
      case Wording.Disband(Wording.Unit unit) -> good(places, unit, question, text, " D");
      case Wording.Build(Wording.Unit unit) -> led(places, unit, text, "BUILD ");
      case Wording.Remove(Wording.Unit unit) -> led(places, unit, text, "REMOVE ");
      case Wording.Waive(Wording.Unit who, int count, _) -> {
        places.speaks(who, text);
        String said = count > 1 ? "WAIVE " + count : count == 0 ? "WAIVE ALL" : "WAIVE";
        yield new Later.Good("WAIVE", Question.ADJUSTMENTS, said, List.of());
      }
      case Wording.Clear(Wording.Unit unit) ->
          new Later.Clear(places.ownPlace(unit, text).map(OrderTarget::province).orElse(""));
      case Wording.Bare _ -> new Later.Bad(new OrderRefusalFact.NoVerb(text));
      case Wording.Stray(String word) -> new Later.Bad(new OrderRefusalFact.StrayWord(word, text));
      case Wording.Retreat _, Wording.Pass _, Wording.Nothing _ -> nonsense;
    };
  }

  private boolean wet(String word, String text, OrderRemarks remarks) {
    if (!scene.map().hasWater()) {
      remarks.refuse(OrderRefusalFact.ashore(word, text));
    }
    return scene.map().hasWater();
  }

  private Later good(
      PlaceReader places, Wording.Unit unit, Question question, String text, String behind) {
    Optional<OrderTarget> at = places.ownPlace(unit, text);
    String subject = at.map(OrderTarget::province).orElse("");
    String named = at.map(place -> named(unit, place)).orElse("");
    return new Later.Good(subject, question, named + behind, places.remarks().doubts());
  }

  private Later led(PlaceReader places, Wording.Unit unit, String text, String before) {
    Optional<OrderTarget> at = places.ownPlace(unit, text);
    String subject = "winter " + at.map(OrderTarget::province).orElse("");
    String named = at.map(place -> named(unit, place)).orElse("");
    return new Later.Good(subject, Question.ADJUSTMENTS, before + named, places.remarks().doubts());
  }

  private static String named(Wording.Unit unit, OrderTarget at) {
    return (unit.kind() + " " + at.place()).strip();
  }

  private String other(PlaceReader places, Wording.Unit unit, String text) {
    if (!unit.owner().isEmpty()) {
      places.owner(unit.owner(), text);
    }
    return (unit.kind() + " " + place(places, unit.place(), text)).strip();
  }

  private String place(PlaceReader places, String words, String text) {
    if (words.isEmpty()) {
      places.remarks().refuse(new OrderRefusalFact.NotAnOrder(text));
      return "";
    }
    return places.openGoal(words).map(OrderTarget::place).orElse("");
  }
}
