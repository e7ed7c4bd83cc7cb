package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.orders.Meaning;
import depesche.adjudicator.diplomacy.orders.OrderFact;
import depesche.adjudicator.diplomacy.orders.Part;
import depesche.adjudicator.diplomacy.orders.RefusalFact;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.notation.LetterLine;
import java.util.List;

/// What became of a line: its orders are on file or refused.
///
/// @param adjusts whether a build or removal of it counts this winter
record FiledLine(LetterLine source, LineFacts facts, boolean adjusts) {

  /// Puts the good orders of a line on file.
  static FiledLine of(LineParts line, OnFile file, Atlas map) {
    LineFacts facts = new LineFacts();
    boolean adjusts = false;
    for (Part part : line.parts()) {
      switch (part) {
        case Part.Good(Order order, List<Fact> doubts, _) -> {
          file.put(order, false);
          facts.mean(Meaning.of(map, order));
          doubts.forEach(facts::doubt);
          adjusts |= order instanceof Order.Adjustment;
        }
        case Part.Kept(Order order, Fact meaning, List<Fact> doubts) -> {
          file.put(order, true);
          facts.mean(meaning);
          doubts.forEach(facts::doubt);
        }
        case Part.Clear(String about, String text) -> {
          List<String> dropped = file.drop(about);
          if (dropped.isEmpty()) {
            facts.refuse(new RefusalFact.NothingOnFile(text));
          } else {
            facts.mean(new OrderFact.Withdrawn(dropped));
          }
        }
        case Part.Bad(Fact why) -> facts.refuse(why);
        case Part.Spent _ -> {}
      }
    }
    return new FiledLine(line.line(), facts, adjusts);
  }

  Line line() {
    return new Line(source.number(), source.text(), facts.verdict(OrderFact.Several::new));
  }
}
