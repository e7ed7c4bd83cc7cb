package depesche.adjudicator.congress.sums;

/// What a resource is spent on in the Government Phase.
///
/// @param what the issue, the marker or the track
public record Spending(Use use, String what, int resources) {

  /// The kinds of spending.
  public enum Use {
    /// An issue that has to be paid: Military Operation, Financial Aid, Austria at War.
    MANDATORY,
    ISSUE,
    SUPPORT,
    TRACK,
    SOUND_GOVERNMENT
  }
}
