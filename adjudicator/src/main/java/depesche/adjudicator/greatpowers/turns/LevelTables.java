package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.SharedTable;
import java.util.ArrayList;
import java.util.List;

/// The table of all levels at the end of a step.
public final class LevelTables {

  private LevelTables() {}

  /// {@return all levels, and how they changed between two worlds}
  public static TurnFact.LevelTable of(SharedTable before, SharedTable after) {
    List<Standing> standing = Standing.of(after);
    List<TurnFact.Row> rows = new ArrayList<>();
    for (Power power : after.powers()) {
      int rank =
          standing.stream()
              .filter(one -> one.seat().equals(power.seat()))
              .findFirst()
              .orElseThrow()
              .rank();
      List<TurnFact.Cell> cells = new ArrayList<>();
      for (Token token : Token.values()) {
        int level = power.levels().of(token);
        int change = level - before.level(power.seat(), token);
        cells.add(new TurnFact.Cell(token, level, change, after.leadsAlone(power.seat(), token)));
      }
      boolean leads = power.seat().equals(after.leader());
      rows.add(new TurnFact.Row(power.seat(), leads, rank, cells));
    }
    return new TurnFact.LevelTable(after.round().turn(), rows);
  }
}
