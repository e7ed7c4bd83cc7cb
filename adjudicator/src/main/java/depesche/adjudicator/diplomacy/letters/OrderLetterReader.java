package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Order.Question;
import depesche.adjudicator.combat.rulebook.OrderRulebook;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderFact;
import depesche.adjudicator.diplomacy.orders.OrderReader;
import depesche.adjudicator.kit.SeatLetters;
import depesche.adjudicator.notation.LetterLine;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads all the letters of a seat, oldest first, into what is on file. A later letter replaces
/// earlier ones unit by unit, or, by the ruling `laterLetter`, all that they answered.
public final class OrderLetterReader extends SeatLetters<PhaseId, Orders> {

  private final OrderContext orderContext;
  private final OrdersOnFile file = new OrdersOnFile();

  /// What an earlier letter kept for now and cannot be done.
  private final List<Fact> lost = new ArrayList<>();

  public OrderLetterReader(OrderContext orderContext) {
    this.orderContext = orderContext;
  }

  /// A letter of another year says nothing of this phase.
  @Override
  protected Optional<PhaseId> written(String phase) {
    return PhaseId.parse(phase).filter(written -> written.year() == orderContext.now().year());
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

  @Override
  protected List<Line> file(List<String> text, PhaseId written) {
    OrderReader reader = new OrderReader(orderContext.writtenIn(written));
    List<LineParts> lines =
        LetterLine.withCoasts(text).stream().map(line -> LineParts.read(reader, line)).toList();
    OrderRulebook orderRulebook = orderContext.campaign().law().rulebook().orderRulebook();
    Optional<AdjustmentLimit> limit = limit();
    lines = settled(lines, limit);
    List<Question> answered =
        lines.stream().flatMap(line -> line.questions().stream()).distinct().toList();
    boolean anew = written.equals(orderContext.now());
    if (anew && answered.contains(orderContext.now().kind().question())) {
      lost.clear();
    }
    if (orderRulebook.laterLetter() == OrderRulebook.LaterLetter.REPLACES) {
      answered.forEach(file::drop);
    }
    if (!anew) {
      lines.forEach(
          line -> line.lost(orderContext.now().kind(), written.kind()).forEach(lost::add));
    }
    file.beginLetter();
    List<LineParts.FiledLine> filed = new ArrayList<>();
    lines.forEach(line -> filed.add(line.filed(file, orderContext)));
    return fitted(filed, limit);
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
      LetterLine line = new LetterLine(lines.size() + 1, "", "", List.of(""), "");
      lines.add(new LineParts(line, List.of(reader.read("", order))));
    }
    List<LinePart> parts = new ArrayList<>();
    settled(lines, limit()).forEach(line -> parts.addAll(line.parts()));
    return parts;
  }

  /// What earlier letters chose and this one leaves no room for is doubted where this one chooses.
  private List<Line> fitted(List<LineParts.FiledLine> lines, Optional<AdjustmentLimit> limit) {
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
    return lines.stream().map(LineParts.FiledLine::line).toList();
  }

  @Override
  protected List<Fact> onFile() {
    List<Fact> facts = new ArrayList<>();
    for (OrdersOnFile.Entry entry : file.entries()) {
      Order order = entry.order();
      facts.add(entry.kept() ? OrderFact.kept(order) : orderContext.meaning(order));
    }
    return facts;
  }
}
