package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// Issue: 100,000 presses in one game cost no report more than 1 ms: it asks nothing else of the
/// ledger, and gets no more from it, than without them.
class PressWeightTest extends PressTable {

  private static final String COPIES =
      """
      insert into press_copy (press_id, game_id, reader, word)
      select p.id, p.game_id, s.id, 'w' || p.id || 'x' || s.id from press p, seat s
      where s.game_id = p.game_id
      """;

  /// Numbers of rows are asked for by the fifty, so how often depends on what was before.
  private static final String USES =
      "select sql_statement, execution_count, cumulative_row_count"
          + " from information_schema.query_statistics"
          + " where sql_statement not like 'select next value for %'";

  PressWeightTest() {
    super(new Bureau(() -> Secrets.seeded("weight")));
  }

  /// How often a statement was run, and how many rows it read or wrote.
  private record Use(long runs, long rows) {}

  private void sql(String... statements) throws SQLException {
    try (Connection connection = bureau.ledger.source().getConnection();
        Statement statement = connection.createStatement()) {
      for (String one : statements) {
        statement.execute(one);
      }
    }
  }

  /// {@return what a turn asks of the ledger, its letters, answers and reports}
  private Map<String, Use> turn() throws SQLException {
    Holders game = new Holders(bureau, starts);
    sql("set query_statistics_max_entries 2000", "set query_statistics true");
    game.hold(5);
    assertThat(game.phase()).isEqualTo("F1865M");
    Map<String, Use> uses = new TreeMap<>();
    try (Connection connection = bureau.ledger.source().getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(USES)) {
      while (rows.next()) {
        uses.put(rows.getString(1), new Use(rows.getLong(2), rows.getLong(3)));
      }
    }
    sql("set query_statistics false");
    return uses;
  }

  @Test
  void aTurnAsksTheSameOfTheLedgerWithManyPressesAndWithout() throws SQLException {
    // Issue: 100,000 presses in one game cost no report anything.
    begin();
    Map<String, Use> without = turn();
    bureau.close();
    begin();
    sql(
        """
        insert into press (game_id, author, number, turn, phase, made, state, due,
          shown_from, shown_to, told_to, barred, content)
        select %d, %d, x, 1, 'S1865M', timestamp '2026-01-01 00:00:00', 'SENT', null,
          'Red', 'ALL', 'ALL', false, 'words' from system_range(1, 100000)
        """
            .formatted(bureau.game().id(), bureau.seat(0).id()),
        COPIES);
    Map<String, Use> with = turn();
    assertThat(with.keySet()).anyMatch(statement -> statement.contains("press"));
    assertThat(with).isEqualTo(without);
  }
}
