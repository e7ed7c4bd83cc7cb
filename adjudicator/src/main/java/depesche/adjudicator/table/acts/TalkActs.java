package depesche.adjudicator.table.acts;

import static depesche.adjudicator.table.acts.TableVerb.any;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;

/// Acts that change the journal, or take back what is in it.
final class TalkActs {

  private TalkActs() {}

  static List<TableVerb> all() {
    return List.of(
        any("NOTE", "NOTE we play without the optional chits", TalkActs::note),
        any("OBJECT", "OBJECT 214 the card is worth 4", TalkActs::object),
        any("UNDO", "UNDO 214", TalkActs::undo));
  }

  private static void note(LiveTable table, Seat seat, ActWords words) {
    words.mustGoOn();
    table.enter("NOTE", words.text(), "", "", "");
  }

  private static void object(LiveTable table, Seat seat, ActWords words) {
    int number = words.number();
    table.entry(number);
    table.enter(
        "OBJECT", String.valueOf(number), "", "", words.text().replaceFirst("^\\S+\\s*", ""));
  }

  private static void undo(LiveTable table, Seat seat, ActWords words) {
    int number = words.number();
    words.mustEnd();
    if (number < 1) {
      throw new ActRefused(new TableRefusal.NoSuchEntry(number, 1, table.entries()));
    }
    if (seat.equals(Seat.MASTER)) {
      table.answers().undoNow(number, "by the master");
    } else {
      table.answers().undo(seat, number);
    }
  }
}
