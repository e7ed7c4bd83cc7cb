package depesche.adjudicator.picture;

import depesche.adjudicator.Seat;
import java.util.List;
import java.util.Optional;

/// A board as data: who has how much of what, who goes first, and what is on the table. All of it
/// is open to everybody.
///
/// @param name of the game on the box
/// @param title the moment, such as `Turn 3, Bid Phase`
/// @param turn the turn it shows, from 1
/// @param turns how many the game has
/// @param over whether the game has ended
/// @param points what wins, such as `VP`
/// @param traits what else there are levels of, in the order of the columns
/// @param rows every seat, in table order
/// @param cards face up on the table, taken or not
/// @param event the event last turned up, if any was
public record BoardPicture(
    String name,
    String title,
    int turn,
    int turns,
    boolean over,
    String points,
    List<String> traits,
    List<Row> rows,
    List<Card> cards,
    Optional<Card> event)
    implements Picture {

  public BoardPicture {
    traits = List.copyOf(traits);
    rows = List.copyOf(rows);
    cards = List.copyOf(cards);
  }

  /// One seat.
  ///
  /// @param first whether it goes first this turn
  /// @param rank by points, from 1; equals share one
  /// @param bids how many cards it plays this turn
  /// @param points its points
  /// @param levels its levels, in the order of the traits
  /// @param history its points as the game began and at the end of each turn since
  public record Row(
      Seat seat,
      boolean first,
      int rank,
      int bids,
      Level points,
      List<Level> levels,
      List<Integer> history) {

    public Row {
      levels = List.copyOf(levels);
      history = List.copyOf(history);
    }
  }

  /// How much somebody has.
  ///
  /// @param change in the step just judged
  /// @param highest whether it is more than anybody else has
  public record Level(int amount, int change, boolean highest) {}

  /// A card.
  ///
  /// @param text what it does
  /// @param taker who has taken it; an event is nobody's
  public record Card(String name, String text, Optional<Seat> taker) {}
}
