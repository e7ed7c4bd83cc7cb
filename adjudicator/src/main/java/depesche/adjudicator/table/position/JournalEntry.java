package depesche.adjudicator.table.position;

import depesche.adjudicator.table.news.TableNews.ActEntered;

/// An entry of the journal.
///
/// @param seat who did it; `-` if the rules did
/// @param kind what was done, in a word
/// @param undone whether it was taken back
/// @param key of the track or place that changed, for undoing it; `-` if it cannot be undone
public record JournalEntry(
    int number,
    String seat,
    String kind,
    boolean undone,
    String key,
    TextValue what,
    TextValue before,
    TextValue after,
    TextValue why) {

  /// What cannot be undone.
  public static final String FIXED = "-";

  /// {@return this as reports tell it}
  public ActEntered told() {
    return new ActEntered(
        number,
        seat.equals(FIXED) ? "" : seat,
        kind,
        what.text(),
        before.text(),
        after.text(),
        why.text());
  }

  JournalEntry withUndone() {
    return new JournalEntry(number, seat, kind, true, key, what, before, after, why);
  }
}
