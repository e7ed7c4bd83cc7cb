package depesche.adjudicator.table.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.news.TableLineFact;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.JournalEntry;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.turns.TableListing;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Lines that only look at the table: `HAND`, `JOURNAL 200-214`, `SHEET`. The answer to the letter
/// holds what they show, and nothing of them is on file.
final class TableLooks {

  private static final Pattern RANGE = Pattern.compile("(\\d{1,6})(?:\\D+(\\d{1,6}))?");
  private static final int MOST_LISTED = 100;
  private static final int LISTED = 20;

  private TableLooks() {}

  static Fact hand(GameTable table, Seat seat, TableBook book) {
    return new TableLineFact.HandListed(book.shown(table.hand(seat)));
  }

  static Fact sheet(LiveTable table) {
    return new TableLineFact.SheetListed(TableListing.of(table));
  }

  /// Without numbers the last twenty entries.
  static Fact journal(GameTable table, String text) {
    Matcher range = RANGE.matcher(text.strip());
    boolean some = range.matches();
    int first = some ? Integer.parseInt(range.group(1)) : table.entries() - LISTED + 1;
    int last = some && range.group(2) == null ? first : table.entries();
    int wanted = some && range.group(2) != null ? Integer.parseInt(range.group(2)) : last;
    int to = Math.min(Math.min(last, wanted), first + MOST_LISTED - 1);
    return new TableLineFact.JournalListed(
        table.journal().stream()
            .filter(entry -> entry.number() >= first && entry.number() <= to)
            .map(JournalEntry::told)
            .toList());
  }
}
