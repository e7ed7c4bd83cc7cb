package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.notation.LetterLine;
import java.util.ArrayList;
import java.util.List;

/// What became of a line: its orders are on file or refused.
///
/// A line may hold several orders. It is taken if all of them are good, refused if none is, and
/// doubted if some are: the good ones count.
///
/// @param adjusts whether a build or removal of it counts this winter
record FiledLine(
    LetterLine source,
    List<Fact> meanings,
    List<Fact> objections,
    List<Fact> refusals,
    boolean adjusts) {

  FiledLine {
    meanings = List.copyOf(meanings);
    objections = List.copyOf(objections);
    refusals = List.copyOf(refusals);
  }

  /// Puts the good orders of a line on file.
  static FiledLine of(LineParts line, OnFile file, Atlas map) {
    List<Fact> meanings = new ArrayList<>();
    List<Fact> objections = new ArrayList<>();
    List<Fact> refusals = new ArrayList<>();
    boolean adjusts = false;
    for (Part part : line.parts()) {
      switch (part) {
        case Part.Good(Order order, List<Fact> doubts, _) -> {
          file.put(order, false);
          meanings.add(Meaning.of(map, order));
          objections.addAll(doubts);
          adjusts |= order instanceof Order.Adjustment;
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
    return new FiledLine(line.line(), meanings, objections, refusals, adjusts);
  }

  FiledLine doubted(Fact doubt) {
    List<Fact> all = new ArrayList<>(objections);
    all.add(doubt);
    return new FiledLine(source, meanings, all, refusals, adjusts);
  }

  Line line() {
    return new Line(source.number(), source.text(), verdict());
  }

  private Verdict verdict() {
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
}
