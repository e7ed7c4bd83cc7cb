package depesche.adjudicator.weimar.board;

/// Why the rules change a track or a piece, or what a part of a sum is for. The journal and the
/// sums keep its name, beside the reasons that players write in words of their own.
public enum WeimarReason {
  ISSUE_MAJORITY,
  ISSUE_RESOLVED,
  PARTY_GOALS,
  SAFE_CITIES,
  UNSAFE_CITIES,
  STABILISATION,
  PARLIAMENT_CUT,
  ROUND_CARD,
  STREET,
  ELECTION,
  TO_PARLIAMENT,
  END_OF_GAME,
  COUNCILS,
  REGIME,
  NO_REGIME,
  FEW_UNREST,
  LONDON_MISSED,
  ECONOMY_LOW,
  NOT_GOVERNING,
  GOVERNING,
  BOX_FULL,
  INFLATION,
  UPRISINGS,
  NO_DISSOLVED,
  MUCH_UNREST,
  FOUR_SEATS,
  FIVE_SEATS,
  FIGURES
}
