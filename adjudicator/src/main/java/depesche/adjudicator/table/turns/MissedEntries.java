package depesche.adjudicator.table.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.news.TableNews.ActEntered;
import java.util.List;

/// The entries of the journal that a seat has missed when its turn comes again in the same phase.
final class MissedEntries {

  private static final String ROLL = "ROLL";
  private static final String PHASE = "PHASE";

  private MissedEntries() {}

  /// {@return what was entered since a seat began its last turn, but for what it did itself: of its
  /// own acts only the dice are news}
  ///
  /// @param untold the entries since the last report to everybody
  static List<ActEntered> of(List<ActEntered> untold, String seat) {
    return untold.subList(begin(untold, seat), untold.size()).stream()
        .filter(entry -> !entry.seat().equals(seat) || entry.kind().equals(ROLL))
        .toList();
  }

  /// {@return the number of the last entry that a seat heard of when its last turn of this phase
  /// began; 0 if it has had none}
  static int heard(List<ActEntered> untold, String seat) {
    int phase = untold.size();
    while (phase > 0 && !untold.get(phase - 1).kind().equals(PHASE)) {
      phase--;
    }
    List<ActEntered> own = untold.subList(phase, untold.size());
    int begin = begin(own, seat);
    return begin == 0 ? 0 : own.get(begin - 1).number();
  }

  private static int begin(List<ActEntered> untold, String seat) {
    int at = untold.size() - 1;
    while (at >= 0 && !(isEnd(untold.get(at)) && untold.get(at).seat().equals(seat))) {
      at--;
    }
    do {
      at--;
    } while (at >= 0 && !isEnd(untold.get(at)));
    return Math.max(0, at + 1);
  }

  private static boolean isEnd(ActEntered entry) {
    return entry.kind().equals(TableVerbs.END) || entry.kind().equals(TableVerbs.PASS);
  }

  /// {@return whether a public fact of an act is in the journal, or asks others only}
  static boolean isEntered(Fact fact) {
    return fact instanceof ActEntered || fact instanceof TableNews.ReactionsAsked;
  }
}
