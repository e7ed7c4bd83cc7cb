package depesche.adjudicator.bismarck.table;

/// A place of the row.
///
/// @param card its id; `-` if the place is empty
/// @param discs that lie on it
public record RowCard(String card, int discs) {

  /// A place without a card.
  public static final RowCard NONE = new RowCard("-", 0);

  /// {@return whether no card lies there}
  public boolean isEmpty() {
    return card.equals("-");
  }

  /// {@return whether a card lies there that is not cancelled}
  public boolean isOpen() {
    return !isEmpty() && discs == 0;
  }
}
