package depesche.adjudicator.congress.decks;

import depesche.adjudicator.Fact;
import depesche.adjudicator.congress.board.MajorPower;
import java.util.List;
import java.util.Optional;

/// What a card adds to its value in the Diplomacy Phase, or takes from it.
///
/// @param powers who must play it; none if anybody may (a white feather)
/// @param issues for which it counts; none if for all
/// @param track on which the issue must lie; empty if on any
public record IssueBonus(
    List<MajorPower> powers, List<String> issues, Optional<MajorPower> track, int add)
    implements Fact {

  public IssueBonus {
    powers = List.copyOf(powers);
    issues = List.copyOf(issues);
  }

  /// {@return whether it counts}
  public boolean counts(MajorPower player, String issue, Optional<MajorPower> holder) {
    return (powers.isEmpty() || powers.contains(player))
        && (issues.isEmpty() || issues.contains(issue))
        && (track.isEmpty() || track.equals(holder));
  }
}
