package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Order.Question;
import depesche.adjudicator.combat.rulebook.Writing;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.Meaning;
import depesche.adjudicator.diplomacy.orders.OrderReader;
import depesche.adjudicator.diplomacy.orders.Part;
import depesche.adjudicator.diplomacy.orders.Scene;
import depesche.adjudicator.diplomacy.orders.Timing;
import depesche.adjudicator.kit.SeatLetters;
import depesche.adjudicator.notation.LetterLine;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads all the letters of a seat, oldest first, into what is on file. A later letter replaces
/// earlier ones unit by unit, or, by the ruling `laterLetter`, all that they answered.
public final class LetterReader extends SeatLetters<PhaseId, Orders> {

  private final Scene scene;
  private final OnFile file = new OnFile();

  /// What an earlier letter kept for now and cannot be done.
  private final List<Fact> lost = new ArrayList<>();

  public LetterReader(Scene scene) {
    this.scene = scene;
  }

  /// A letter of another year says nothing of this phase.
  @Override
  protected Optional<PhaseId> written(String phase) {
    return PhaseId.parse(phase).filter(written -> written.year() == scene.now().year());
  }

  @Override
  protected Optional<Orders> orders() {
    List<Order> orders = file.orders();
    return orders.isEmpty() ? Optional.empty() : Optional.of(new Orders(orders));
  }

  @Override
  protected List<Fact> missing() {
    List<Fact> missing = new ArrayList<>(Owed.missing(scene, new Orders(file.orders())));
    if (!missing.isEmpty()) {
      missing.addAll(lost);
    }
    return missing;
  }

  @Override
  protected List<Line> file(List<String> text, PhaseId written) {
    OrderReader reader = new OrderReader(scene, new Timing(scene.now(), written));
    List<LineParts> lines =
        LetterLine.withCoasts(text).stream()
            .map(line -> LineParts.read(scene, reader, line))
            .toList();
    Writing writing = scene.campaign().law().rulebook().writing();
    AdjustmentLimit limit = new AdjustmentLimit(scene);
    lines = settled(lines, limit);
    List<Question> answered =
        lines.stream().flatMap(line -> line.questions().stream()).distinct().toList();
    boolean anew = written.equals(scene.now());
    if (anew && answered.contains(scene.now().kind().question())) {
      lost.clear();
    }
    if (writing.laterLetter() == Writing.LaterLetter.REPLACES) {
      answered.forEach(file::drop);
    }
    if (!anew) {
      lines.forEach(line -> line.lost(scene.now().kind(), written.kind()).forEach(lost::add));
    }
    file.beginLetter();
    List<LineParts.FiledLine> filed = new ArrayList<>();
    lines.forEach(line -> filed.add(line.filed(file, scene.map())));
    return fitted(filed, limit);
  }

  /// {@return which orders of a letter count, of those that can be carried out}
  private List<LineParts> settled(List<LineParts> lines, AdjustmentLimit limit) {
    Writing writing = scene.campaign().law().rulebook().writing();
    return limit.applied(new Contradictions(lines, writing).settled());
  }

  /// {@return what becomes of the orders of one letter of this phase, each on a line of its own}
  public List<Part> parts(List<Wording> orders) {
    OrderReader reader = new OrderReader(scene, new Timing(scene.now(), scene.now()));
    List<LineParts> lines = new ArrayList<>();
    for (Wording order : orders) {
      LetterLine line = new LetterLine(lines.size() + 1, "", "", List.of(""), "");
      lines.add(new LineParts(line, List.of(reader.read("", order))));
    }
    return settled(lines, new AdjustmentLimit(scene)).stream()
        .flatMap(line -> line.parts().stream())
        .toList();
  }

  /// What earlier letters chose and this one leaves no room for is doubted where this one chooses.
  private List<Line> fitted(List<LineParts.FiledLine> lines, AdjustmentLimit limit) {
    limit
        .fitted(file)
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
    for (OnFile.Entry entry : file.entries()) {
      Order order = entry.order();
      facts.add(entry.kept() ? Timing.kept(order) : Meaning.of(scene.map(), order));
    }
    return facts;
  }
}
