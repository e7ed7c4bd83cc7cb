package depesche.adjudicator.congress.game;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.news.CongressFact.PointsSummed;
import depesche.adjudicator.congress.news.CongressFact.TreasurySummed;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.TurnBook;
import depesche.adjudicator.congress.sums.Sum;
import depesche.adjudicator.congress.sums.SumTerm;
import depesche.adjudicator.congress.sums.SumTerm.Why;
import depesche.adjudicator.table.position.JournalEntry;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TextValue;
import java.util.List;

/// The sums of a turn: what each power earned and spent, and how its points came about. They are
/// read off the journal phase by phase, since its old entries do not stay at the table.
public final class TurnSums {

  /// The reason of the entry with which a power has its resources of the turn.
  public static final String INCOME = "income";

  private TurnSums() {}

  /// Remembers what was entered since it was asked last.
  public static void gather(LiveTable table) {
    int first =
        Math.max(CongressState.of(table).book().seen(), table.entries() - LiveTable.KEPT) + 1;
    for (int number = first; number <= table.entries(); number++) {
      JournalEntry entry = table.entry(number).orElseThrow();
      for (MajorPower power : PowerTracks.counted(table)) {
        gather(table, entry, PowerTracks.points(table, power));
        gather(table, entry, PowerTracks.resources(table, power));
      }
    }
    CongressState.book(table, book -> book.readTo(table.entries()));
  }

  private static void gather(LiveTable table, JournalEntry entry, String key) {
    if (!entry.kind().equals("TRACK") || !entry.key().equals("track." + key)) {
      return;
    }
    String why = entry.why().text();
    int before = why.equals(INCOME) ? 0 : Integer.parseInt(entry.before().text());
    int more = Integer.parseInt(entry.after().text()) - before;
    String reason = why.replaceAll("[^\\p{L}\\p{N}.,'&-]+", " ");
    TurnBook.Term term = new TurnBook.Term(key, more, new TextValue(reason));
    CongressState.book(table, book -> book.with(term));
  }

  private static List<SumTerm> terms(LiveTable table, String key) {
    return CongressState.of(table).book().terms().stream()
        .filter(term -> term.track().equals(key) && term.value() != 0)
        .map(term -> new SumTerm(Why.ENTERED, term.reason().text(), term.value()))
        .toList();
  }

  /// Tells what each power had, and what it paid (12).
  public static void government(LiveTable table) {
    gather(table);
    for (MajorPower power : PowerTracks.counted(table)) {
      String key = PowerTracks.resources(table, power);
      List<SumTerm> terms = terms(table, key);
      Sum income = new Sum(terms.stream().filter(term -> term.value() > 0).toList());
      Sum spent = new Sum(terms.stream().filter(term -> term.value() < 0).toList());
      table.tell(
          new TreasurySummed(
              power.name(),
              income.terms(),
              income.total(),
              spent.terms(),
              table.tracks().value(key)));
      CongressState.book(table, book -> book.without(key));
    }
  }

  /// Tells how the points of each power came about in this turn (16.5).
  public static void turn(LiveTable table) {
    gather(table);
    for (MajorPower power : PowerTracks.counted(table)) {
      String key = PowerTracks.points(table, power);
      Sum won = new Sum(terms(table, key));
      int now = table.tracks().value(key);
      table.tell(new PointsSummed(power.name(), now - won.total(), won.terms(), now));
      String resources = PowerTracks.resources(table, power);
      CongressState.book(table, book -> book.without(key).without(resources));
    }
  }
}
