package depesche.adjudicator.bismarck.players;

import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.turns.CardIndex;
import java.util.List;

/// Decides what to do at a moment that is not over.
public interface DancePlayer {

  /// {@return commands that lead on}
  List<DanceCommand> decide(DancePosition position, CardIndex cards, DanceRulings rulings);
}
