package depesche.adjudicator.congress.decks;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.List;

/// What a card earns that is played on an issue.
///
/// @param powers who must play it; none if anybody may
/// @param issues on which it must be played; none if on any
/// @param rolled the highest roll of a die with which it is earned; 6 if none is rolled
public record CardGain(Kind kind, List<MajorPower> powers, List<String> issues, int rolled) {

  /// What is earned.
  public enum Kind {
    RESOURCE,
    UNIT,
    POINT,
    /// +1 on the die of the Liberalism track.
    LIBERALISM_DIE,
    /// +1 on the die of the Pax Britannica track.
    PAX_DIE
  }

  public CardGain {
    powers = List.copyOf(powers);
    issues = List.copyOf(issues);
  }

  /// {@return whether it is earned, or rolled for}
  public boolean counts(MajorPower player, String issue) {
    return (powers.isEmpty() || powers.contains(player))
        && (issues.isEmpty() || issues.contains(issue));
  }
}
