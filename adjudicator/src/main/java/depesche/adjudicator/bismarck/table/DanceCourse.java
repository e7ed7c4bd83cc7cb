package depesche.adjudicator.bismarck.table;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
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
    DanceTable table) {

  public DanceCourse {
    options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
    journal = List.copyOf(journal);
    kept = List.copyOf(kept);
    answers = List.copyOf(answers);
  }

  /// {@return the same course with another order of the cards that are still in the draw pile}
  public DanceCourse withPile(List<String> other) {
    List<String> pile = start.pile();
    List<String> before = new ArrayList<>(pile.subList(0, pile.size() - other.size()));
    before.addAll(other);
    return new DanceCourse(
        seat,
        options,
        step,
        stage,
        start.withPile(before),
        journal,
        told,
        kept,
        answers,
        table.withPile(other));
  }
}
