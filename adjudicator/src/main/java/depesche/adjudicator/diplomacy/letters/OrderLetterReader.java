package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.combat.OrderRulebook;
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
  private final ReadPhase readPhase;
  private final OrdersOnFile file = new OrdersOnFile();
  private final List<Letter> letters = new ArrayList<>();

  private final AheadOrders aheadOrders;

  /// What an earlier letter kept for now and cannot be done.
  private final List<Fact> lost = new ArrayList<>();

  /// What the letters gave in earlier phases; each phase once, for one `AS BEFORE` may repeat
  /// another.
  private final SequencedMap<PhaseId, Repeated> repeated;

  public OrderLetterReader(OrderContext orderContext) {
    this(new ReadPhase(orderContext, orderContext.now()), new LinkedHashMap<>());
  }

  private OrderLetterReader(ReadPhase readPhase, SequencedMap<PhaseId, Repeated> repeated) {
    this.orderContext = readPhase.scene();
    this.readPhase = readPhase;
    this.repeated = repeated;
    this.aheadOrders = new AheadOrders(readPhase, file, this::before, lost);
  }

  private Repeated before(PhaseId phase) {
    Repeated known = repeated.get(phase);
    if (known == null) {
      OrderLetterReader reader =
          new OrderLetterReader(new ReadPhase(orderContext, phase), repeated);
      List<Order> orders = reader.read(letters).orders().map(Orders::orders).orElse(List.of());
      known = new Repeated(orders, reader.lost);
      repeated.put(phase, known);
    }
    return known;
  }

  /// A letter and how it enters the file.
  ///
  /// @param phase for which it is meant
  /// @param written the phase in which it was written
  /// @param replaces whether it replaces what earlier letters answered, where that is the ruling
  record Entering(PhaseId phase, PhaseId written, boolean replaces) {}

  AheadOrders ahead() {
    return aheadOrders;
  }

  @Override
  protected void begin(List<Letter> all) {
    letters.addAll(all);
  }

  @Override
  protected Optional<PhaseId> written(String phase) {
    return PhaseId.parse(phase).filter(written -> !readPhase.isLater(written));
  }

  @Override
  protected Optional<Orders> orders() {
    List<Order> orders = file.orders();
    return orders.isEmpty() ? Optional.empty() : Optional.of(new Orders(orders));
  }

  @Override
  protected List<Fact> missing() {
    List<Fact> missing =
        new ArrayList<>(new OrderDemands(orderContext).missing(new Orders(file.orders())));
    if (!missing.isEmpty()) {
      missing.addAll(lost);
    }
    return missing;
  }

  @Override
  protected List<Line> file(List<String> text, PhaseId written) {
    if (LetterOutline.speaks(text)) {
      LetterOutline outline = LetterOutline.of(readPhase.meant(written), written, text);
      if (outline.speaks()) {
        return new LetterPieces(this, readPhase, text, written, outline).filed();
      }
    }
    if (!readPhase.answers(written)) {
      return List.of();
    }
    OrderReader reader = readPhase.orders(written);
    List<LineParts> lines = new ArrayList<>();
    for (LetterLine line : LetterLine.withCoasts(text)) {
      lines.add(LineParts.read(reader, line));
    }
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
      filed.add(line.filed(aheadOrders.shelf(entering.phase()), orderContext, known, said));
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

  /// Where this letter chooses, it is doubted if earlier letters' choices leave no room for it.
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
    if (readPhase.isNow()) {
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

  /// {@return all orders on file, when the letters are read; standing ones where they count now}
  public List<FiledOrder> filed() {
    List<FiledOrder> filed = new ArrayList<>();
    for (OrdersOnFile.Entry entry : file.entries()) {
      Order order = entry.order();
      String when = entry.kept() ? orderContext.now().at(order.question()).id() : "";
      filed.add(new FiledOrder(order.text(), Optional.of(order).filter(_ -> !entry.kept()), when));
    }
    filed.addAll(aheadOrders.onFile().filed(orderContext.now()));
    return filed;
  }
}
