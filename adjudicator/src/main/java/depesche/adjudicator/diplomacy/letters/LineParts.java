package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Firmness;
import depesche.adjudicator.Line;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.AllUnits;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderFact;
import depesche.adjudicator.diplomacy.orders.OrderReader;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.MeantFact;
import depesche.adjudicator.kit.SetAside;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.letter.Surrounding;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// A line of a letter and what its orders were read as.
record LineParts(LetterLine line, List<LinePart> parts) {

  LineParts {
    parts = List.copyOf(parts);
  }

  static LineParts read(OrderReader reader, LetterLine line) {
    return read(reader.scene(), line.joined().spelledOut(reader::spelledOut), reader::read);
  }

  /// @param reader says what an order is
  static LineParts read(
      OrderContext orderContext, LetterLine line, Function<String, LinePart> reader) {
    List<LinePart> parts = new ArrayList<>();
    String speaker = line.speaker();
    // `FOREIGN AUSTRIA: PAS - MUN`: the name before the colon is an address, not a speaker.
    boolean address = !speaker.isEmpty() && orderContext.variant().addresses(orderContext, speaker);
    boolean placed = !address && isPlace(orderContext, speaker);
    Optional<LinePart> unheard =
        setAside(orderContext, line)
            .or(() -> address || placed ? Optional.empty() : spokenBy(orderContext, line));
    for (String order : line.orders()) {
      String before = address || (placed && parts.isEmpty()) ? speaker + " " : "";
      boolean polite = line.orders().size() > 1 && ProseDetector.isCourtesy(order);
      if (polite) {
        parts.add(new LinePart.Spent());
      } else {
        parts.add(unheard.isPresent() ? unheard.get() : reader.apply(before + order));
      }
    }
    line.correctsItself()
        .filter(_ -> unheard.isEmpty())
        .ifPresent(
            words ->
                parts.add(
                    new LinePart.Bad(new OrderRefusalFact.NotPlain(words, line.text().strip()))));
    List<LinePart> plain = plain(parts);
    boolean none =
        plain.stream()
            .noneMatch(
                linePart ->
                    linePart instanceof LinePart.Good
                        || linePart instanceof LinePart.Kept
                        || linePart instanceof LinePart.Ahead
                        || linePart instanceof LinePart.Others
                        || linePart instanceof LinePart.Clear);
    // A line that is plainly no order is passed over, and the receipt says so.
    boolean passed =
        none
            && plain.stream().noneMatch(LineParts::takesBackNothing)
            && isProse(orderContext, line);
    return new LineParts(line, passed ? List.of() : plain);
  }

  private static boolean isProse(OrderContext orderContext, LetterLine line) {
    return orderContext.isProse(line.text())
        || (line.surrounding() instanceof Surrounding.Signed
            && !ProseDetector.isShaped(line.text()));
  }

  private static boolean takesBackNothing(LinePart part) {
    return part instanceof LinePart.Bad(Fact why) && why instanceof MeantFact.NothingRetracted;
  }

  /// `Munich: hold`, `A Kie : - HOL`.
  private static boolean isPlace(OrderContext orderContext, String speaker) {
    return !speaker.isEmpty()
        && orderContext.ownerNamed(speaker).isEmpty()
        && OrderText.read(speaker) instanceof Wording.Bare(Wording.Unit unit)
        && orderContext.map().names().find(unit.place()) instanceof Match.Found;
  }

  private static Optional<LinePart> setAside(OrderContext orderContext, LetterLine line) {
    return SetAside.of(
            line,
            orderContext.seat().name(),
            name -> orderContext.ownerMeant(name, 1),
            OrderRefusalFact.TakenBack::new)
        .map(LinePart.Bad::new);
  }

  /// What is wrong with the words before a colon, if they are neither the seat's name nor a
  /// heading.
  private static Optional<LinePart> spokenBy(OrderContext orderContext, LetterLine line) {
    String speaker = line.speaker();
    if (speaker.isEmpty()) {
      return Optional.empty();
    }
    Optional<String> named = named(orderContext, speaker);
    if (named.isPresent()) {
      return named
          .filter(name -> !name.equals(orderContext.seat().name()))
          .map(_ -> new LinePart.Bad(new OrderRefusalFact.OtherSeatNamed(speaker)));
    }
    Optional<String> objection = SmallWords.objection(speaker);
    if (objection.isPresent()) {
      return Optional.of(
          new LinePart.Bad(new OrderRefusalFact.NotPlain(objection.get(), line.text())));
    }
    boolean now = speaker.equalsIgnoreCase(orderContext.now().id());
    return now || SmallWords.isLabel(speaker)
        ? Optional.empty()
        : Optional.of(new LinePart.Bad(new OrderRefusalFact.StrayWord(speaker, line.text())));
  }

  /// {@return the seat that speaks: `France`, `FRA`, `F`, `Orders for France`}
  private static Optional<String> named(OrderContext orderContext, String speaker) {
    List<String> names =
        Stream.of(speaker.split("\\s+")).filter(word -> !SmallWords.isLabel(word)).toList();
    Optional<String> whole = orderContext.ownerNamed(speaker);
    return whole.isPresent() || names.size() != 1
        ? whole
        : orderContext.ownerMeant(names.getFirst(), 1);
  }

  /// A negation, a condition, a question or a heading says it of the whole line; polite words say
  /// nothing.
  private static List<LinePart> plain(List<LinePart> parts) {
    Optional<LinePart> unplain =
        parts.stream()
            .filter(
                linePart ->
                    linePart instanceof LinePart.Bad(Fact why)
                        && (why instanceof OrderRefusalFact.NotPlain
                            || why instanceof OrderRefusalFact.TakenBack
                            || why instanceof MeantFact))
            .findFirst();
    return unplain.map(List::of).orElse(parts);
  }

  /// {@return the orders that were kept for the question of this phase and are refused now}
  ///
  /// @param written the kind of the earlier phase in which the line was written
  List<Fact> lost(PhaseId.Kind now, PhaseId.Kind written) {
    List<Fact> lost = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      String text = line.orders().get(i);
      Question question = written.answered(OrderText.read(text));
      if (parts.get(i) instanceof LinePart.Bad(Fact why) && question == now.question()) {
        lost.add(new OrderMissingFact.NoLongerPossible(text, List.of(why)));
      }
    }
    return lost;
  }

  /// {@return whether the line takes orders back and says nothing else}
  boolean onlyClears() {
    return !parts.isEmpty() && parts.stream().allMatch(LinePart.Clear.class::isInstance);
  }

  /// {@return whether the line takes orders back}
  boolean clears() {
    return parts.stream().anyMatch(LinePart.Clear.class::isInstance);
  }

  /// {@return the questions that the line answers}
  List<Question> questions() {
    return parts.stream()
        .flatMap(linePart -> linePart.accepted().stream())
        .map(Order::question)
        .distinct()
        .toList();
  }

  /// {@return the same with a hold for each unit that has no order, where the line says so of the
  /// others}
  ///
  /// @param ordered whether a unit has an order
  LineParts others(OrderContext orderContext, Predicate<Order> ordered) {
    List<LinePart> all = new ArrayList<>();
    for (LinePart linePart : parts) {
      if (linePart instanceof LinePart.Others(AllUnits units, String text)) {
        List<LinePart> holds = new ArrayList<>();
        orderContext.own().stream()
            .filter(units::includes)
            .map(Order.Hold::new)
            .filter(ordered.negate())
            .forEach(hold -> holds.add(new LinePart.Good(hold, List.of(), false)));
        all.addAll(
            holds.isEmpty()
                ? List.of(new LinePart.Bad(new OrderRefusalFact.NoOthers(text)))
                : holds);
      } else {
        all.add(linePart);
      }
    }
    return new LineParts(line, all);
  }

  /// Puts its good orders on file.
  ///
  /// @return what became of it
  ///
  /// @param facts what has been said of it already
  /// @param said what is to be said of the meaning of an order
  FiledLine filed(
      Shelf shelf, OrderContext orderContext, LineFacts facts, UnaryOperator<Fact> said) {
    boolean adjusts = false;
    for (LinePart linePart : parts) {
      switch (linePart) {
        case LinePart.Good(Order order, List<Fact> doubts, _) -> {
          shelf.put(order, false);
          facts.mean(said.apply(orderContext.meaning(order)));
          doubts.forEach(facts::doubt);
          adjusts |= order instanceof Order.Adjustment;
        }
        case LinePart.Kept(Order order, Fact meaning, List<Fact> doubts) -> {
          shelf.put(order, true);
          facts.mean(said.apply(meaning));
          doubts.forEach(facts::doubt);
        }
        case LinePart.Clear(String about, String text) -> {
          List<String> dropped = shelf.drop(about);
          if (dropped.isEmpty()) {
            facts.refuse(
                new MeantFact.NothingOnFile(about.isEmpty() ? "" : text, shelf.contents()));
          } else {
            facts.mean(new MeantFact.Withdrawn(dropped));
          }
        }
        case LinePart.Ahead ahead -> {
          shelf.put(ahead);
          facts.mean(ahead.meaning());
          ahead.doubts().forEach(facts::doubt);
        }
        case LinePart.Bad(Fact why) -> facts.refuse(why);
        case LinePart.Spent _, LinePart.Others _ -> {}
      }
    }
    boolean says = parts.isEmpty() && !facts.counts() && !facts.isRefused();
    if (says && line.surrounding() instanceof Surrounding.Unsettled(Firmness firmness, _)) {
      facts.mean(said.apply(MeantFact.of(firmness)));
    }
    return new FiledLine(line, facts, adjusts);
  }

  /// What became of a line: its orders are on file or refused.
  ///
  /// @param adjusts whether a build or removal of it counts this winter
  record FiledLine(LetterLine source, LineFacts facts, boolean adjusts) {

    Line line() {
      return new Line(source.number(), source.text(), facts.verdict(OrderFact.Several::new));
    }
  }
}
