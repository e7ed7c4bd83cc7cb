package depesche.adjudicator.weimar.politics;

/// The eight steps of the Politics Phase, in their order.
public enum PoliticsStep {
  ISSUE_MAJORITY,
  ISSUES,
  SOCIETY,
  PARTIES,
  REPUBLIC,
  MINOR_PARTIES,
  PARLIAMENT,
  GOVERNMENT
}
