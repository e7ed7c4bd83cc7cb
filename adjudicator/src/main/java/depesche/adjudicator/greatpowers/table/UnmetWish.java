package depesche.adjudicator.greatpowers.table;

/// A wish of a ranked list that was not met.
///
/// @param wish as the player might have written it
/// @param by who took the card, if somebody did
public record UnmetWish(String wish, Reason reason, String by) {

  /// Why it was not met.
  public enum Reason {
    TAKEN,
    NOT_THERE,
    CANNOT_PAY,
    NONE_SUCH
  }
}
