package depesche.adjudicator.bismarck.table;

import depesche.adjudicator.Seat;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The course of a turn: where it was when a phase began, and what has come from outside since. The
/// rules are gone through again from there, so that a question may come in the middle of any of
/// them.
///
/// @param options what the table chose otherwise than our answer
/// @param step of the turn, from 1; it changes with every change
/// @param start the table when the phase began
/// @param told how much has been told of all that followed from the journal
/// @param kept what was written ahead and waits for its phase
/// @param answers on file for the questions of this turn
/// @param table as it lies now
/// @param ended the turn before, while nothing has been done in this one
public record DanceCourse(
    Seat seat,
    SequencedMap<String, String> options,
    int step,
    DanceStage stage,
    DanceTable start,
    List<CourseEntry> journal,
    int told,
    List<DanceCommand> kept,
    List<DanceCommand> answers,
    DanceTable table,
    Optional<EndedTurn> ended) {

  /// More steps than a turn has.
  private static final int TAKEN_UP = 1000;

  public DanceCourse {
    options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
    journal = List.copyOf(journal);
    kept = List.copyOf(kept);
    answers = List.copyOf(answers);
  }

  /// {@return the course of a stage that begins, and to which nothing has come from outside}
  public static DanceCourse begun(
      Seat seat, SequencedMap<String, String> options, DanceStage stage, DanceTable table) {
    return new DanceCourse(
        seat,
        options,
        1,
        stage,
        table,
        List.of(),
        0,
        List.of(),
        List.of(),
        table,
        Optional.empty());
  }

  /// {@return the same course with another order of the cards that are still in the draw pile}
  public DanceCourse withPile(List<String> other) {
    return new DanceCourse(
        seat,
        options,
        step,
        stage,
        start.withPile(EndedTurn.behindDrawn(start, other)),
        journal,
        told,
        kept,
        answers,
        table.withPile(other),
        ended.map(turn -> turn.withPile(other)));
  }

  /// {@return the number of the step that leads to a table. Steps begin anew with a turn; once a
  /// turn has been taken up again they only grow, so that no phase has the id of an earlier one}
  public int stepTo(DanceTable next) {
    int turns = next.turn() - table.turn();
    if (turns < 0) {
      return step + TAKEN_UP;
    }
    return turns == 0 || step > TAKEN_UP ? step + 1 : 1;
  }

  /// {@return the same course; the end of its last turn can no more be taken back}
  public DanceCourse settled() {
    return new DanceCourse(
        seat, options, step, stage, start, journal, told, kept, answers, table, Optional.empty());
  }
}
