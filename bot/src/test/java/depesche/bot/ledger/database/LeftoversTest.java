package depesche.bot.ledger.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.db.MVSecondaryIndex;
import org.h2.result.SearchRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files with leftovers of killed transactions: rows that were entered, changed or taken away by a
/// transaction whose list of changes was not written.
class LeftoversTest {

  private static final int ROWS = 30;
  private static final int FILES = 20;

  private final long seed = Long.getLong("depesche.seed", System.nanoTime());

  @TempDir Path folder;

  private static Connection open(Path data) throws SQLException {
    return DriverManager.getConnection(
        EmbeddedDatabase.url(data) + EmbeddedDatabase.SAFE + ";MAX_COMPACT_TIME=0", "depesche", "");
  }

  @Test
  void whateverIsLeftOverIsUndone() throws Exception {
    // Afterwards all transactions, whatever their number, see what was committed.
    System.out.printf("LeftoversTest: -Ddepesche.seed=%d%n", seed);
    Random random = new Random(seed);
    for (int i = 0; i < Integer.getInteger("depesche.leftovers", FILES); i++) {
      Path data = Files.createDirectories(folder.resolve("file" + i));
      Path killed = Files.createDirectories(folder.resolve("killed" + i));
      List<String> committed = leave(data, killed, random);
      try (Connection connection = open(killed)) {
        List<String> wrong = IndexCheck.look(connection);
        assertThat(wrong).as("leftovers of file %d", i).isNotEmpty();
        assertThat(IndexCheck.mend(connection)).isEqualTo(wrong);
        assertThat(IndexCheck.look(connection)).isEmpty();
      }
      for (int number = 1; number <= 5; number++) {
        assertThat(rows(killed, number)).as("number %d", number).isEqualTo(committed);
      }
    }
  }

  /// {@return what was committed before the kill}
  private static List<String> leave(Path data, Path killed, Random random)
      throws SQLException, IOException {
    List<Connection> killedOnes = new ArrayList<>();
    try (Connection keeper = open(data)) {
      run(
          keeper,
          "create table mail (id bigint primary key, digest varchar(20) not null unique,"
              + " box varchar(20) not null, state varchar(20) not null, unique (box, id))");
      run(keeper, "create index mail_state on mail (state)");
      for (int id = 0; id < ROWS; id++) {
        run(keeper, "insert into mail values (%d, 'd%d', 'box', 'WAITING')".formatted(id, id));
      }
      for (int number = 0; number < 3; number++) {
        Connection one = open(data);
        one.setAutoCommit(false);
        killedOnes.add(one);
        for (int step = random.nextInt(1, 4); step > 0; step--) {
          change(one, 10 * number + random.nextInt(10), random.nextInt(3));
        }
      }
      MVStore file = EmbeddedDatabase.file(keeper);
      forgetChanges(file);
      file.commit();
      Files.copy(data.resolve("depesche.mv.db"), killed.resolve("depesche.mv.db"));
      List<String> committed = read(keeper);
      EmbeddedDatabase.database(keeper).shutdownImmediately();
      return committed;
    }
  }

  private static void change(Connection one, int id, int kind) throws SQLException {
    switch (kind) {
      case 0 ->
          run(one, "merge into mail values (%d, 'n%d', 'box', 'NEW')".formatted(100 + id, id));
      case 1 ->
          run(
              one,
              "update mail set state = 'DONE', digest = 'e%d' where id = %d".formatted(id, id));
      default -> run(one, "delete from mail where id = " + id);
    }
  }

  private static void forgetChanges(MVStore file) {
    for (String name : file.getMapNames()) {
      if (name.startsWith("undoLog")) {
        int number = Integer.parseInt(file.getMetaMap().get("name." + name), 16);
        MVMap<Object, Object> log = file.getMap(number);
        if (log != null) {
          log.clear();
        }
      }
    }
  }

  private static List<String> rows(Path data, int number) throws SQLException {
    List<Connection> all = new ArrayList<>();
    List<String> rows = List.of();
    for (int i = 0; i < number; i++) {
      Connection one = open(data);
      one.setAutoCommit(false);
      all.add(one);
      run(one, "insert into mail values (%d, 'x%d', 'box', 'X')".formatted(1000 + i, i));
      rows = read(one);
    }
    for (Connection one : all) {
      one.rollback();
      one.close();
    }
    return rows;
  }

  private static List<String> read(Connection connection) throws SQLException {
    return Reopened.rows(
        connection,
        List.of(
            "select * from mail where id < 1000 order by id",
            "select digest from mail where digest < 'x' order by digest",
            "select id from mail where state <> 'X' order by state, id"));
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void anIndexThatIsNotLikeItsRowsIsMadeAnew() throws Exception {
    // An entry is missing in it, and one is there that no row has.
    try (Connection connection = open(folder)) {
      run(connection, "create table mail (id bigint primary key, digest varchar(20) unique)");
      run(connection, "insert into mail values (1, 'a'), (2, 'b'), (3, 'c')");
      SessionLocal session = (SessionLocal) connection.unwrap(JdbcConnection.class).getSession();
      MVSecondaryIndex index =
          session
              .getDatabase()
              .getMainSchema()
              .getAllTablesAndViews(session)
              .iterator()
              .next()
              .getIndexes()
              .stream()
              .filter(MVSecondaryIndex.class::isInstance)
              .map(MVSecondaryIndex.class::cast)
              .findFirst()
              .orElseThrow();
      List<SearchRow> entries = new ArrayList<>(index.getMVMap().keyList());
      index.getMVMap().remove(entries.get(1));
      run(connection, "delete from mail where id = 3");
      index.getMVMap().put(entries.get(2), index.getMVMap().get(entries.get(0)));
      assertThat(IndexCheck.mend(connection))
          .containsExactly("MAIL (DIGEST): is not like the rows");
      assertThat(IndexCheck.look(connection)).isEmpty();
      run(connection, "insert into mail values (3, 'c')");
      try (ResultSet row =
          connection.createStatement().executeQuery("select id from mail where digest = 'b'")) {
        assertThat(row.next()).isTrue();
      }
    }
  }
}
