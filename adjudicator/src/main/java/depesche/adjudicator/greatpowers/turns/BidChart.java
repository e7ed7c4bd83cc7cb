package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.greatpowers.table.Token;
import java.util.List;

/// The six bid results charts. They differ only in what else the third bidder loses.
final class BidChart {

  /// Tokens gained or lost for a bid.
  record Entry(Token token, int by) {}

  private static final int FIRST = 1;
  private static final int SECOND = 2;
  private static final int THIRD = 3;
  private static final int FOURTH = 4;

  private BidChart() {}

  /// {@return what the nth bid of a turn on a trait brings, in the order in which it happens}
  static List<Entry> of(Token trait, int nth) {
    return switch (nth) {
      case FIRST -> List.of(new Entry(trait, 1));
      case SECOND -> List.of(new Entry(trait, 2));
      // Ruling thirdBidOrder: first the gain, then the loss.
      case THIRD -> List.of(new Entry(trait, 4), new Entry(cost(trait), -1));
      case FOURTH -> List.of();
      default -> List.of(new Entry(trait, -1));
    };
  }

  /// {@return what the third bidder on a trait loses one of}
  private static Token cost(Token trait) {
    return switch (trait) {
      case INDUSTRY -> Token.POPULATION; // hazardous working conditions
      case POPULATION -> Token.NATIONALISM; // the influx of immigrants
      case NATIONALISM -> Token.POPULATION; // purges and pogroms
      case ARMIES -> Token.POPULATION; // conscription
      case NAVIES -> Token.INDUSTRY; // naval programs
      case COLONIES -> Token.NAVIES; // dispersal of the fleet
      case VP -> throw new IllegalArgumentException("there is no bid card for victory points");
    };
  }
}
