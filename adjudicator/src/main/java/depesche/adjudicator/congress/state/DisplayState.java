package depesche.adjudicator.congress.state;

/// The card displays, where one player has both sides.
///
/// @param france that of France
/// @param allies that of the Allies
public record DisplayState(SideDisplay france, SideDisplay allies) {

  /// None is laid.
  public static final DisplayState NONE = new DisplayState(SideDisplay.NONE, SideDisplay.NONE);
}
