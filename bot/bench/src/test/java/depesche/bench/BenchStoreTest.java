package depesche.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import depesche.bot.config.UnusableInput;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Issue 46, point 7: a measurement works in a schema of its own that it made, and touches nothing
/// else in the database, whether it ends well, fails at its beginning or was told of another
/// schema.
class BenchStoreTest {

  private static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();

  private static final String VARIABLE = "DEPESCHE_TEST_POSTGRES";

  /// {@return the address of a database with an operator's tables, in two schemas}
  private static String treasury() throws SQLException {
    String server = System.getenv(VARIABLE);
    assumeTrue(server != null, "needs PostgreSQL: run it by .ci/postgres, which sets " + VARIABLE);
    String name = "bench" + System.nanoTime();
    sql(server, "create database " + name);
    String address = server.replaceFirst("/[^/?]*\\?", "/" + name + "?");
    sql(
        address,
        "create table treasure (gold int)",
        "insert into treasure values (7)",
        "create schema vault",
        "create table vault.treasure (gold int)");
    return address;
  }

  private static void sql(String address, String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection(address);
        Statement statement = connection.createStatement()) {
      for (String one : statements) {
        statement.execute(one);
      }
    }
  }

  private static List<String> all(String address) throws SQLException {
    List<String> all = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection(address);
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select nspname || '.' || coalesce(relname, '') from pg_namespace"
                    + " left join pg_class on relnamespace = pg_namespace.oid and relkind = 'r'"
                    + " where nspname not like 'pg_%' and nspname <> 'information_schema'"
                    + " union all select 'gold ' || gold from treasure order by 1")) {
      while (row.next()) {
        all.add(row.getString(1));
      }
    }
    return all;
  }

  @Test
  void aMeasurementLeavesADatabaseAsItWas() throws SQLException {
    // Played where the operator's tables lie, and where the address looks at a schema of theirs.
    String database = treasury();
    List<String> before = all(database);
    assertThat(before).contains("public.treasure", "vault.treasure", "gold 7");
    BenchStore store = BenchStore.of(database + "&currentSchema=vault");
    assertThat(new ServiceBench(2, 2, store, 0).play(ROOT, 0).live()).isPositive();
    assertThat(all(database)).isEqualTo(before);
  }

  @Test
  void whatBeganByFailingTouchesNothing() throws SQLException {
    // Without a right to make a schema, without a folder of the program, and if it was never made.
    String database = treasury();
    List<String> before = all(database);
    BenchStore store = BenchStore.of(database);
    store.remove();
    assertThat(all(database)).isEqualTo(before);
    Path nowhere = ROOT.resolve("no such folder");
    assertThatThrownBy(() -> new ServiceBench(1, 1, store, 0).play(nowhere, 0))
        .isInstanceOf(RuntimeException.class);
    assertThat(all(database)).isEqualTo(before);
    store.make();
    assertThatThrownBy(store::make).isInstanceOf(UnusableInput.class);
    store.remove();
    assertThat(all(database)).isEqualTo(before);
  }
}
