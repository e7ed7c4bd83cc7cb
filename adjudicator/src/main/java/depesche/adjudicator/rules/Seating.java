package depesche.adjudicator.rules;

import java.util.List;

/// Who may play a game.
///
/// @param seats the names of all seats that a table may have, in table order
/// @param size how many players it needs
public record Seating(List<String> seats, TableSize size) {

  public Seating {
    seats = List.copyOf(seats);
  }
}
