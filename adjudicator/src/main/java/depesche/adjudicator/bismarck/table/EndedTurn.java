package depesche.adjudicator.bismarck.table;

import java.util.ArrayList;
import java.util.List;

/// The Action Phase of a turn that has ended, so that its end can be taken back as long as nothing
/// has been done since.
///
/// @param start the table when that phase began
/// @param journal what came in during it
/// @param answers that were on file for its turn
public record EndedTurn(
    DanceTable start, List<CourseEntry> journal, List<DanceCommand> answers) {

  public EndedTurn {
    journal = List.copyOf(journal);
    answers = List.copyOf(answers);
  }

  /// {@return the same with another order of the cards that are still in the draw pile}
  EndedTurn withPile(List<String> other) {
    return new EndedTurn(start.withPile(behindDrawn(start, other)), journal, answers);
  }

  /// {@return a pile as it was, with another order of what is still in it}
  static List<String> behindDrawn(DanceTable before, List<String> other) {
    List<String> pile = before.pile();
    List<String> all = new ArrayList<>(pile.subList(0, pile.size() - other.size()));
    all.addAll(other);
    return all;
  }
}
