package depesche.adjudicator.table.acts;

import static depesche.adjudicator.table.acts.TableVerb.any;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.Optional;

/// Acts that change the journal, or take back what is in it.
final class TalkActs {

  private TalkActs() {}

  static List<TableVerb> all() {
    return List.of(
        any("NOTE a word for the journal", TalkActs::note),
        any("OBJECT {entry} this was not so", TalkActs::object),
        any("UNDO {entry}", TalkActs::undo));
  }

  private static Optional<Fact> note(LiveTable table, Seat seat, ActWords words) {
    words.needMore();
    table.enter("NOTE", words.text(), "", "", "");
    return words.refused();
  }

  private static Optional<Fact> object(LiveTable table, Seat seat, ActWords words) {
    int number = words.number();
    if (words.refused().isEmpty() && table.entry(number).isEmpty()) {
      words.refuse(table.unknownEntry(number));
    }
    String why = words.text().replaceFirst("^\\S+\\s*", "");
    table.enter("OBJECT", String.valueOf(number), "", "", why);
    return words.refused();
  }

  private static Optional<Fact> undo(LiveTable table, Seat seat, ActWords words) {
    int number = words.number();
    if (words.end().isPresent()) {
      return words.end();
    }
    if (number < 1) {
      return Optional.of(new TableRefusal.NoSuchEntry(number, 1, table.entries()));
    }
    return seat.equals(Seat.MASTER)
        ? table.answers().undoNow(number, "by the master")
        : table.answers().undo(seat, number);
  }
}
