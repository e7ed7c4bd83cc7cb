package depesche.adjudicator.congress.sums;

import depesche.adjudicator.congress.board.IssueSpace;

/// Whether a bot debates: M is 7 minus the space of the issue. The two bots compare their die with
/// M in different ways, and both are kept as printed.
///
/// @param number M
public record DebateNumber(int number) {

  /// {@return M of a space}
  public static DebateNumber at(IssueSpace space) {
    return new DebateNumber(IssueSpace.SEAT - space.placed().distanceOut());
  }

  /// {@return whether the Allied bot debates (20.7): a die less than M}
  public boolean alliedDebates(int die) {
    return die < number;
  }

  /// {@return whether the French bot debates (21.6): a die from 1 to M}
  public boolean frenchDebates(int die) {
    return die <= number;
  }
}
