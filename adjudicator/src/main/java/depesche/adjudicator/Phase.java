package depesche.adjudicator;

/// One phase of a game.
///
/// @param id short and unique within the game, such as `S1866M` or `3-Bid`; it begins with its turn
/// @param title for a heading, such as `Spring 1866, movement`
/// @param turn the turn or season it belongs to, such as `S1866`: a letter may speak of later
///   phases of its turn
/// @param kind what sort of phase it is, in one word, such as `movement` or `Bid`: it comes again
///   in every turn
public record Phase(String id, String title, String turn, String kind) {

  public Phase {
    if (!isOf(id, turn)) {
      throw new IllegalArgumentException("phase " + id + " does not begin with its turn " + turn);
    }
  }

  /// Turn 1 is not the beginning of turn 12.
  private static boolean isOf(String id, String turn) {
    return id.startsWith(turn)
        && !(id.length() > turn.length() && Character.isDigit(id.charAt(turn.length())));
  }
}
