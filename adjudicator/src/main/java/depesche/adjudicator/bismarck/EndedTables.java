package depesche.adjudicator.bismarck;

import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.picture.SheetPicture;
import java.util.List;

/// Several tables that have ended, on one sheet: the track of each, with what decides the standing.
public final class EndedTables {

  private EndedTables() {}

  /// {@return the tables, one below the other}
  ///
  /// @param moment as the heading of the sheet
  public static SheetPicture of(
      String moment, List<DancePosition> tables, CardIndex cards, DanceRulings rulings) {
    return new SheetPicture(
        TablePictures.NAME,
        moment,
        tables.stream().map(table -> TablePictures.ended(table, cards, rulings)).toList());
  }
}
