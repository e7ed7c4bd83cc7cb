package depesche.adjudicator.table.turns;

import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.Seating;
import depesche.adjudicator.rules.TableSize;
import depesche.adjudicator.rules.Title;
import java.util.List;
import java.util.Optional;

/// What a table with some options needs.
///
/// @param seating its seats, and how many players it takes
/// @param played the file that its owner has typed, to which a game is committed; empty if there is
///   none
public record TableNeeds(Seating seating, Optional<PlayedDeck> played) {

  /// {@return the same of a table with these seats, of which as many are played as the title says}
  public static TableNeeds of(Title title, List<String> seats, Optional<PlayedDeck> played) {
    TableSize size = new TableSize(title.fewest(), Math.min(title.most(), seats.size()));
    return new TableNeeds(new Seating(seats, size), played);
  }
}
