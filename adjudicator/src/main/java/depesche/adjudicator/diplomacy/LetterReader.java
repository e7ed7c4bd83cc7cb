package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.combat.Writing;
import depesche.adjudicator.notation.LetterLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads all the letters of a seat, oldest first, into what is on file.
///
/// A line may hold several orders. It is taken if all of them are good, refused if none is, and
/// doubted if some are: the good ones count.
public final class LetterReader {

  private final Scene scene;
  private final OnFile file = new OnFile();

  /// What an earlier letter kept for now and cannot be done.
  private final List<Fact> lost = new ArrayList<>();

  public LetterReader(Scene scene) {
    this.scene = scene;
  }

  /// {@return what is on file when all the letters are read}
  public Reading<Orders> read(List<Letter> letters) {
    List<Line> lines = List.of();
    for (Letter letter : letters) {
      // A letter of another year says nothing of this phase.
      Optional<PhaseId> written =
          PhaseId.parse(letter.phase()).filter(phase -> phase.year() == scene.now().year());
      lines = written.isPresent() ? read(letter.text(), written.get()) : List.of();
    }
    List<Order> orders = file.orders();
    List<Fact> missing = new ArrayList<>(Owed.missing(scene, new Orders(orders)));
    if (!missing.isEmpty()) {
      missing.addAll(lost);
    }
    return new Reading<>(
        lines,
        onFile(),
        missing,
        orders.isEmpty() ? Optional.empty() : Optional.of(new Orders(orders)));
  }

  private List<Line> read(String text, PhaseId written) {
    OrderReader reader = new OrderReader(scene, new Timing(scene.now(), written));
    List<LineParts> lines =
        LetterLine.withCoasts(text).stream().map(line -> LineParts.read(scene, reader, line)).toList();
    Writing writing = scene.campaign().law().rulebook().writing();
    lines = new Contradictions(lines, writing).settled();
    lines = new AdjustmentLimit(scene).applied(lines);
    List<Question> answered =
        lines.stream().flatMap(line -> line.questions().stream()).distinct().toList();
    if (answered.contains(Question.ADJUSTMENTS)) {
      file.drop(Question.ADJUSTMENTS);
      lost.clear();
    }
    if (writing.laterLetter() == Writing.LaterLetter.REPLACES) {
      answered.forEach(file::drop);
    }
    if (!written.equals(scene.now())) {
      lines.forEach(line -> line.lost(scene.now().kind(), written.kind()).forEach(lost::add));
    }
    return lines.stream().map(this::filed).toList();
  }

  /// Puts the good orders of a line on file and says what became of the line.
  private Line filed(LineParts line) {
    List<Fact> meanings = new ArrayList<>();
    List<Fact> objections = new ArrayList<>();
    List<Fact> refusals = new ArrayList<>();
    for (Part part : line.parts()) {
      switch (part) {
        case Part.Good(Order order, List<Fact> doubts, _) -> {
          file.put(order, false);
          meanings.add(Meaning.of(scene.map(), order));
          objections.addAll(doubts);
        }
        case Part.Kept(Order order, Fact meaning, List<Fact> doubts) -> {
          file.put(order, true);
          meanings.add(meaning);
          objections.addAll(doubts);
        }
        case Part.Clear(String about, String text) -> {
          List<String> dropped = file.drop(about);
          (dropped.isEmpty() ? refusals : meanings)
              .add(
                  dropped.isEmpty()
                      ? new RefusalFact.NothingOnFile(text)
                      : new OrderFact.Withdrawn(dropped));
        }
        case Part.Bad(Fact why) -> refusals.add(why);
        case Part.Spent _ -> {}
      }
    }
    LetterLine source = line.line();
    return new Line(source.number(), source.text(), verdict(meanings, objections, refusals));
  }

  private static Verdict verdict(List<Fact> meanings, List<Fact> objections, List<Fact> refusals) {
    if (meanings.isEmpty()) {
      return refusals.isEmpty() ? new Verdict.Skipped() : new Verdict.Refused(together(refusals));
    }
    List<Fact> against = new ArrayList<>(objections);
    against.addAll(refusals);
    return against.isEmpty()
        ? new Verdict.Taken(together(meanings))
        : new Verdict.Doubted(together(meanings), together(against));
  }

  private static Fact together(List<Fact> facts) {
    List<Fact> distinct = facts.stream().distinct().toList();
    return distinct.size() == 1 ? distinct.getFirst() : new OrderFact.Several(distinct);
  }

  private List<Fact> onFile() {
    List<Fact> facts = new ArrayList<>();
    for (OnFile.Entry entry : file.entries()) {
      Order order = entry.order();
      Question later = order instanceof Order.Adjustment ? Question.ADJUSTMENTS : Question.RETREATS;
      facts.add(entry.kept() ? Timing.kept(later, order) : Meaning.of(scene.map(), order));
    }
    return facts;
  }
}
