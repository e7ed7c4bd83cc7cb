package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Order.Question;
import depesche.adjudicator.combat.rulebook.OrderRulebook;
import depesche.adjudicator.diplomacy.ahead.LetterOutline;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderFact;
import depesche.adjudicator.diplomacy.orders.OrderReader;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.SeatLetters;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.letter.Surrounding;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/// Reads all the letters of a seat, oldest first, into what is on file. A later letter replaces
/// earlier ones unit by unit, or, by the ruling `laterLetter`, all that they answered.
public final class OrderLetterReader extends SeatLetters<PhaseId, Orders> {

  private final OrderContext orderContext;

  /// The phase whose orders are read: the one that stands open, or the one that `AS BEFORE` means.
  private final PhaseId target;

  private final OrdersOnFile file = new OrdersOnFile();
  private final List<Letter> letters = new ArrayList<>();

  private final AheadOrders aheadOrders;

  /// What an earlier letter kept for now and cannot be done.
  private final List<Fact> lost = new ArrayList<>();

  public OrderLetterReader(OrderContext orderContext) {
    this(orderContext, orderContext.now(), new Repetitions());
  }

  OrderLetterReader(OrderContext orderContext, PhaseId target, Repetitions repetitions) {
    this.orderContext = orderContext;
    this.target = target;
    this.aheadOrders = new AheadOrders(this, file, repetitions);
  }

  /// A letter and how it enters the file.
  ///
  /// @param phase for which it is meant
  /// @param written the phase in which it was written
  /// @param replaces whether it replaces what earlier letters answered, where that is the ruling
  record Entering(PhaseId phase, PhaseId written, boolean replaces) {}

  OrderContext scene() {
    return orderContext;
  }

  PhaseId target() {
    return target;
  }

  AheadOrders ahead() {
    return aheadOrders;
  }

  /// {@return all the letters of the seat}
  List<Letter> letters() {
    return letters;
  }

  @Override
  protected void begin(List<Letter> all) {
    letters.addAll(all);
  }

  @Override
  protected Optional<PhaseId> written(String phase) {
    return PhaseId.parse(phase).filter(written -> written.compareTo(target) <= 0);
  }

  /// {@return whether what is meant for a phase may say something of this one} A letter of another
  /// year says nothing of it.
  boolean answers(PhaseId phase) {
    return target.equals(orderContext.now())
        ? phase.year() == target.year()
        : phase.reaches(target);
  }

  /// {@return the phase of now that is to the open one as this is to the one that is read}
  private PhaseId asOfNow(PhaseId phase) {
    PhaseId now = orderContext.now();
    return phase.equals(target)
        ? now
        : new PhaseId(phase.season(), phase.year() + now.year() - target.year(), phase.kind());
  }

  /// {@return a reader of orders that are meant for a phase}
  OrderReader orders(PhaseId phase) {
    return new OrderReader(orderContext.writtenIn(asOfNow(phase)));
  }

  Shelf shelf(PhaseId phase) {
    return new Shelf(phase, file, aheadOrders.onFile(), phase.compareTo(target) > 0);
  }

  @Override
  protected Optional<Orders> orders() {
    List<Order> orders = file.orders();
    return orders.isEmpty() ? Optional.empty() : Optional.of(new Orders(orders));
  }

  @Override
  protected List<Fact> missing() {
    List<Fact> missing =
        new ArrayList<>(OrderDemands.missing(orderContext, new Orders(file.orders())));
    if (!missing.isEmpty()) {
      missing.addAll(lost);
    }
    return missing;
  }

  /// {@return the orders of an earlier letter that cannot be carried out now}
  List<Fact> lost() {
    return lost;
  }

  @Override
  protected List<Line> file(List<String> text, PhaseId written) {
    if (LetterOutline.speaks(text)) {
      LetterOutline outline =
          LetterOutline.of(orderContext.writtenIn(asOfNow(written)), written, text);
      if (outline.speaks()) {
        return new LetterPieces(this, text, written, outline).filed();
      }
    }
    if (!answers(written)) {
      return List.of();
    }
    OrderReader reader = orders(written);
    List<LineParts> lines =
        LetterLine.withCoasts(text).stream().map(line -> LineParts.read(reader, line)).toList();
    List<LineParts> meant = new CorrectedOrders(orderContext, lines).settled();
    return enter(meant, new Entering(written, written, true), new LinkedHashMap<>(), fact -> fact)
        .stream()
        .map(LineParts.FiledLine::line)
        .toList();
  }

  /// Puts the lines of a letter on file that are meant for one phase.
  ///
  /// @param facts what has been said of each line
  /// @param said what is to be said of the meaning of an order
  /// @return what became of each line
  List<LineParts.FiledLine> enter(
      List<LineParts> read,
      Entering entering,
      SequencedMap<Integer, LineFacts> facts,
      UnaryOperator<Fact> said) {
    OrderRulebook orderRulebook = orderContext.campaign().law().rulebook().orderRulebook();
    Optional<AdjustmentLimit> limit = limit();
    List<LineParts> lines = others(settled(read, limit), entering, orderRulebook);
    List<Question> answered =
        lines.stream().flatMap(line -> line.questions().stream()).distinct().toList();
    boolean anew = entering.written().equals(orderContext.now());
    if (anew && answered.contains(orderContext.now().kind().question())) {
      lost.clear();
    }
    if (entering.replaces() && orderRulebook.laterLetter() == OrderRulebook.LaterLetter.REPLACES) {
      answered.forEach(file::drop);
    }
    if (!anew) {
      PhaseId.Kind kind = entering.phase().kind();
      lines.forEach(line -> line.lost(orderContext.now().kind(), kind).forEach(lost::add));
    }
    file.beginLetter();
    List<LineParts.FiledLine> filed = new ArrayList<>();
    for (LineParts line : lines) {
      LineFacts known = facts.computeIfAbsent(line.line().number(), _ -> new LineFacts());
      filed.add(line.filed(shelf(entering.phase()), orderContext, known, said));
      if (known.counts() && entering.phase().equals(orderContext.now())) {
        stands(line.line().surrounding());
      }
    }
    fit(filed, limit);
    return filed;
  }

  /// {@return the lines with holds for `others hold`: for units that have no order in this letter,
  /// and none on file that stays there}
  private List<LineParts> others(
      List<LineParts> lines, Entering entering, OrderRulebook orderRulebook) {
    boolean cleared =
        lines.stream()
            .flatMap(line -> line.parts().stream())
            .anyMatch(part -> part instanceof LinePart.Clear(String about, _) && about.isEmpty());
    boolean replaces =
        cleared
            || (entering.replaces()
                && orderRulebook.laterLetter() == OrderRulebook.LaterLetter.REPLACES);
    List<String> ordered =
        lines.stream()
            .flatMap(line -> line.parts().stream())
            .flatMap(linePart -> linePart.accepted().stream())
            .map(OrdersOnFile::subject)
            .toList();
    return lines.stream()
        .map(
            line ->
                line.others(
                    orderContext,
                    hold ->
                        ordered.contains(OrdersOnFile.subject(hold))
                            || (!replaces && file.has(hold))))
        .toList();
  }

  /// {@return which orders of a letter count, of those that can be carried out}
  private List<LineParts> settled(List<LineParts> lines, Optional<AdjustmentLimit> limit) {
    OrderRulebook orderRulebook = orderContext.campaign().law().rulebook().orderRulebook();
    List<LineParts> settled = new Contradictions(lines, orderRulebook).settled();
    return limit.map(due -> due.applied(settled)).orElse(settled);
  }

  private Optional<AdjustmentLimit> limit() {
    return orderContext.position() instanceof DiplomacyPosition.Adjustments
        ? Optional.of(new AdjustmentLimit(orderContext))
        : Optional.empty();
  }

  /// {@return what becomes of the orders of one letter of this phase, each on a line of its own}
  public List<LinePart> parts(List<Wording> orders) {
    OrderReader reader = new OrderReader(orderContext);
    List<LineParts> lines = new ArrayList<>();
    for (Wording order : orders) {
      LetterLine line =
          new LetterLine(lines.size() + 1, "", "", List.of(""), new Surrounding.Plain(""));
      lines.add(new LineParts(line, List.of(reader.read("", order))));
    }
    List<LinePart> parts = new ArrayList<>();
    settled(lines, limit()).forEach(line -> parts.addAll(line.parts()));
    return parts;
  }

  /// What earlier letters chose and this one leaves no room for is doubted where this one chooses.
  private void fit(List<LineParts.FiledLine> lines, Optional<AdjustmentLimit> limit) {
    limit
        .flatMap(due -> due.fitted(file))
        .ifPresent(
            doubt ->
                lines.stream()
                    .filter(LineParts.FiledLine::adjusts)
                    .reduce((_, last) -> last)
                    .orElseThrow()
                    .facts()
                    .doubt(doubt));
  }

  /// Standing orders fill what nothing else has filled.
  @Override
  protected void end() {
    if (target.equals(orderContext.now())) {
      aheadOrders.fill();
    }
  }

  @Override
  protected List<Fact> onFile() {
    List<Fact> facts = new ArrayList<>();
    for (OrdersOnFile.Entry entry : file.entries()) {
      Order order = entry.order();
      if (!aheadOrders.isStanding(order)) {
        facts.add(entry.kept() ? OrderFact.kept(order) : orderContext.meaning(order));
      }
    }
    facts.addAll(aheadOrders.facts());
    return facts;
  }
}
