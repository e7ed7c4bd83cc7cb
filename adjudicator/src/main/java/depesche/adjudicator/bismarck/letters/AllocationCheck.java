package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.table.CourseEntry;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceCourse;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DanceRefusalFact;
import depesche.adjudicator.bismarck.turns.DanceRun;
import java.util.List;
import java.util.Optional;

/// Whether the discs of a turn can still be allocated.
///
/// @param position before the letter
record AllocationCheck(DancePosition position, CardIndex cards, DanceRulings rulings) {

  /// {@return whether the discs lie in the pools already, and the rules have gone on} A card that
  /// looks, draws or casts a die stops them before that, too.
  boolean isMade(DanceRun run) {
    DanceCourse course = run.position().course();
    boolean allocated =
        course.journal().stream()
            .anyMatch(
                entry ->
                    entry instanceof CourseEntry.Did(DanceCommand done)
                        && done.verb() == DanceVerb.ALLOCATE);
    boolean stopped = run.beyond() || position instanceof DancePosition.Asked;
    return stopped && (allocated || course.stage() == DanceStage.ACTION);
  }

  /// {@return why an allocation is refused}
  ///
  /// @param without what came of the lines before it
  /// @param all those lines with the allocation
  Optional<Fact> whyNot(DanceRun without, List<DanceCommand> all, DanceCommand command) {
    boolean again = all.stream().filter(one -> one.verb() == DanceVerb.ALLOCATE).count() > 1;
    if (isMade(without) || (without.beyond() && again)) {
      return Optional.of(new DanceRefusalFact.AlreadyAllocated());
    }
    // Behind a card that only looks, discs can be counted as they are.
    return without.beyond()
        ? DanceTrial.whyRefused(DanceRun.unseen(cards, rulings, position, all), command).stream()
            .skip(DanceTrial.whyRefused(without, command).size())
            .findFirst()
        : Optional.empty();
  }
}
