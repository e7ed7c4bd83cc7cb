package depesche.adjudicator.rules;

/// How many players a table needs.
///
/// @param most at most the seats there are
public record TableSize(int fewest, int most) {

  /// {@return whether so many can play}
  public boolean allows(int players) {
    return players >= fewest && players <= most;
  }
}
