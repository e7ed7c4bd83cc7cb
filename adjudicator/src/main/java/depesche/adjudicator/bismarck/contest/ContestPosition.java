package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// All tables of a contest at one moment.
///
/// @param step from 1; it changes with every step
/// @param dice what every table rolls, by the names of the draws in a game for one; drawn once, and
///   as hidden as the order of the cards
/// @param tables in seat order
public record ContestPosition(
    int step, SequencedMap<String, Integer> dice, List<ContestTable> tables) {

  private static final String TURN = "1";

  public ContestPosition {
    dice = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(dice));
    tables = List.copyOf(tables);
  }

  /// {@return the table of a seat}
  public ContestTable table(Seat seat) {
    return tables.stream().filter(table -> table.seat().equals(seat)).findFirst().orElseThrow();
  }

  /// {@return whether all have ended}
  public boolean isOver() {
    return tables.stream().allMatch(ContestTable::isOver);
  }

  /// {@return the tables that are still played}
  public List<ContestTable> open() {
    return tables.stream().filter(table -> !table.isOver()).toList();
  }

  /// {@return the phase; of the tables it says nothing}
  public Phase phase() {
    return isOver()
        ? new Phase(TURN + "-Over", "Contest, over", TURN, "Over")
        : new Phase(TURN + "-Contest-" + step, "Contest", TURN, "Contest");
  }

  /// {@return the step of a phase}
  ///
  /// @param phase its id
  static int stepOf(String phase) {
    String number = phase.substring(phase.lastIndexOf('-') + 1);
    return number.matches("\\d{1,9}") ? Integer.parseInt(number) : 0;
  }
}
