package depesche.adjudicator.congress.game;

/// Why the rules change a track or a piece. The journal keeps its name, beside the reasons that
/// players write in words of their own.
public enum CongressReason {
  TWO_FLEETS,
  END_OF_TURN
}
