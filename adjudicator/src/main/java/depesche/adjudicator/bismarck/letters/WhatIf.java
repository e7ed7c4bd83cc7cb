package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceCourse;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.turns.DanceLineFact;
import depesche.adjudicator.bismarck.turns.DanceRefusalFact;
import depesche.adjudicator.bismarck.turns.DanceRun;
import depesche.adjudicator.bismarck.turns.ForetoldAction;
import java.util.ArrayList;
import java.util.List;

/// `WHAT IF` a command were written: what would come of it at once, or, if its phase has not come,
/// its price and effect as the table lies now.
record WhatIf(DanceTrial trial, DanceNames names, DanceRulings rulings) {

  DanceTrial.Tried of(DanceFile file, DanceCommand command) {
    DanceTrial.Tried tried = trial.of(file, command);
    return tried
                instanceof
                DanceTrial.Tried.Good(DanceLineFact.DanceKept(_, var words, var phase), _)
            && isAction(command.verb())
        ? foretold(file, command, words, phase)
        : tried;
  }

  private static boolean isAction(DanceVerb verb) {
    return switch (verb) {
      case CANCEL, MOVE, REGAIN, PLAY -> true;
      case ALLOCATE, END, UNDO, SIDE, LOSE, DISC, DISCARD, CHOOSE, MANUAL -> false;
    };
  }

  private DanceTrial.Tried foretold(
      DanceFile file, DanceCommand command, List<String> words, String phase) {
    DanceRun run = trial.run(file.commands());
    DanceCourse course = run.position().course();
    boolean allocated =
        trial.isAsked() || course.stage() == DanceStage.ACTION || file.allocation().isPresent();
    List<DanceCommand> waiting = new ArrayList<>(course.kept());
    if (!run.changed() && !run.beyond()) {
      // Nothing came of what is on file, so all of it waits.
      waiting.addAll(file.commands());
    }
    ForetoldAction action =
        ForetoldAction.of(names.cards(), rulings, course, waiting, allocated, command);
    Fact meaning =
        new DanceLineFact.ActionForetold(
            command.verb(),
            words,
            phase,
            action.pool().map(DiscPool::name).orElse(""),
            action.price(),
            action.there(),
            allocated,
            action.effects());
    return new DanceTrial.Tried.Good(
        meaning, action.refused().stream().filter(why -> !isPrice(why)).toList());
  }

  /// The price is said already, and the pool may only be thought of as full.
  private static boolean isPrice(Fact why) {
    return why instanceof DanceRefusalFact.CancelTooDear
        || why instanceof DanceRefusalFact.MoveTooDear
        || why instanceof DanceRefusalFact.RegainTooDear;
  }
}
