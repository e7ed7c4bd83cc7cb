package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is asked for again and again does not cost more on PostgreSQL the more games there are.
class ManyGamesTest {

  private static final String GAMES =
      "insert into game (name, title, edition, options, state, turn, phase, position, clock,"
          + " master, secret_hidden, secret_open, created, version) select 'game' || n, 'standard',"
          + " '1', '', case when n % 10 = 0 then 'RUNNING' else 'OVER' end, 3, 'S1901M',"
          + " repeat('x', 4000), 'c', 'm@x.org', '', '', now(), 0 from generate_series(1, 10000) n";

  private static final String PLAYERS =
      "insert into player (address, zone) select 'p' || n || '@x.org', 'UTC' from"
          + " generate_series(1, 50000) n";

  private static final String SEATS =
      "insert into seat (game_id, place, name, country, country_key, player_id, state, password,"
          + " missed) select g.id, p, 'S' || p, '', '#' || p, 5 * (g.id - 1) + p + 1, 'HELD', '', 0"
          + " from game g, generate_series(0, 4) p";

  private static final String ALARMS =
      "insert into alarm (game_id, phase, kind, due, done) select g.id, 'P' || n, 'DEADLINE',"
          + " now() + n * interval '1 day', n < 10 from game g, generate_series(1, 10) n";

  @TempDir private Path folder;
  private PostgresDatabase database;
  private Ledger ledger;

  @BeforeEach
  void fill() {
    database = Postgres.fresh();
    Postgres.sql(database, GAMES, PLAYERS, SEATS, ALARMS, "analyze");
    ledger = Ledger.open(database, Vault.in(folder.resolve("key")));
  }

  @AfterEach
  void close() {
    if (ledger != null) {
      ledger.close();
    }
  }

  @Test
  void whatIsAskedEachRoundGoesByAnIndex() throws SQLException {
    List<String> scans = new ArrayList<>();
    try (Connection connection = database.connection();
        Statement statement = connection.createStatement()) {
      for (String question :
          List.of(
              "select id from game where state = 'RUNNING' order by id limit 20",
              "select id from seat where player_id = 77",
              "select g.name from game g where g.state in ('FORMING', 'RUNNING') and g.id in"
                  + " (select s.game_id from seat s where s.state in ('VACANT', 'ABANDONED',"
                  + " 'RESIGNED')) order by g.name limit 20",
              "select name from game where state in ('FORMING', 'RUNNING') and name like '%zzz%'",
              "select due from alarm where done = false order by done, due, id limit 1",
              "select id from inbox where state = 'WAITING' order by received, id",
              "select due from parcel where state = 'WAITING' and on_discord = false and due >"
                  + " now() order by state, on_discord, due limit 1",
              "select id from letter where game_id = 77",
              "select token from token where seat_id = 77")) {
        StringBuilder plan = new StringBuilder();
        try (ResultSet row = statement.executeQuery("explain " + question)) {
          while (row.next()) {
            plan.append(row.getString(1)).append('\n');
          }
        }
        if (plan.toString().matches("(?s).*Seq Scan on (game|seat|alarm|player).*")) {
          scans.add(question + "\n" + plan);
        }
      }
    }
    assertThat(scans).isEmpty();
  }
}
