package depesche.adjudicator.rules;

/// How many players a table needs.
///
/// @param most at most the seats there are
public record TableSize(int fewest, int most) {

  /// {@return whether so many can play}
  public boolean allows(int players) {
    return players >= fewest && players <= most;
  }

  /// Refuses to set a table up for so many.
  ///
  /// @param title its name, for the message
  /// @throws IllegalArgumentException if so many cannot play
  public void require(String title, int players) {
    if (!allows(players)) {
      String seats = fewest == most ? String.valueOf(most) : fewest + " to " + most;
      throw new IllegalArgumentException(
          title + " with these options is for " + seats + " seats, not for " + players);
    }
  }
}
