package depesche.adjudicator.weimar.politics;

import depesche.adjudicator.weimar.board.WeimarParty;

/// What a society marker does in each Politics Phase, as far as the playbook says.
///
/// @param marker its name
/// @param party whom it concerns
/// @param kind of effect
/// @param count of it; a loss is below 0
public record SocietyEffect(String marker, WeimarParty party, Kind kind, int count) {

  /// What it does.
  public enum Kind {
    SEAT,
    BASE,
    /// The Chancellor, whoever it is, dissolves units.
    DISSOLVE,
    UNREST
  }
}
