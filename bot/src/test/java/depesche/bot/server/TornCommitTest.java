package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import depesche.bot.chance.Vault;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Reopened;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two transactions end, the second while the file is written for the first.
class TornCommitTest {

  @TempDir Path folder;

  /// A map of H2's file which, when it is the turn of that map to be written, has something done.
  private static final class Turn extends BasicDataType<Integer> {

    private final AtomicReference<Runnable> work = new AtomicReference<>(() -> {});

    @Override
    public Integer[] createStorage(int size) {
      if (StackWalker.getInstance()
          .walk(all -> all.anyMatch(one -> one.getMethodName().equals("setWriteVersion")))) {
        work.getAndSet(() -> {}).run();
      }
      return new Integer[size];
    }

    @Override
    public int getMemory(Integer number) {
      return 8;
    }

    @Override
    public void write(WriteBuffer to, Integer number) {
      to.putInt(number);
    }

    @Override
    public Integer read(ByteBuffer from) {
      return from.getInt();
    }

    @Override
    public int compare(Integer one, Integer other) {
      return one.compareTo(other);
    }
  }

  @Test
  void noTransactionEndsWhileTheFileIsWritten() throws Exception {
    // The file is written map by map. What ended between two of them would be in some of them ended
    // and in others not, and a kill would leave half of it.
    Turn turn = new Turn();
    List<Connection> open = new ArrayList<>();
    try (Ledger ledger = Ledger.open(Reel.url(), Vault.in(folder.resolve("chance.key")))) {
      Connection first = another(ledger, open);
      aligned(file(first));
      run(first, "create table half (id int primary key)");
      MVMap<Integer, Integer> between =
          file(first)
              .openMap(
                  "between",
                  new MVMap.Builder<Integer, Integer>()
                      .keyType(turn)
                      .valueType(turn)
                      .singleWriter());
      run(first, "create table other_half (id int primary key)");
      // H2 gives each open transaction a number: until one has a number that nobody had before. Its
      // list of changes is a new map, which is written last.
      Set<String> before = file(first).getMapNames();
      begin(open, first);
      while (before.containsAll(file(first).getMapNames())) {
        begin(open, another(ledger, open));
      }
      Connection second = open.getLast();
      Reel.Disk disk = Reel.disk();
      Reel.running().cut();
      between.append(1, 1);
      Thread meanwhile = Thread.ofPlatform().unstarted(() -> end(ledger, second));
      turn.work.set(
          () -> {
            meanwhile.start();
            // It waits for the first, or for H2 alone.
            while (meanwhile.getState() != Thread.State.WAITING && meanwhile.isAlive()) {
              Thread.onSpinWait();
            }
          });
      end(ledger, first);
      meanwhile.join();
      List<Reel.Moment> moments = Reel.running().cut();
      for (Connection one : open) {
        one.close();
      }
      List<List<String>> seen = new ArrayList<>();
      for (Reel.Moment moment : moments) {
        disk.apply(moment);
        Reel.reopen(ledger, disk);
        List<String> half = rows(ledger, "half");
        assertThat(rows(ledger, "other_half")).isEqualTo(half);
        seen.add(half);
      }
      assertThat(seen).contains(List.of("0"), List.of("0", String.valueOf(open.size() - 1)));
    }
  }

  /// H2 writes its maps in the order of a hash table, which begins anew at some power of two: the
  /// next few numbers follow each other there, too.
  private static void aligned(MVStore file) {
    int made = 0;
    while (file.openMap("unused" + made).getId() % 64 != 0) {
      made++;
    }
  }

  /// {@return one that the pool, which is small, does not count}
  private static Connection another(Ledger ledger, List<Connection> open) throws SQLException {
    HikariDataSource pool = ledger.source().unwrap(HikariDataSource.class);
    Connection one =
        DriverManager.getConnection(pool.getJdbcUrl(), pool.getUsername(), pool.getPassword());
    open.add(one);
    return one;
  }

  private static void begin(List<Connection> open, Connection one) throws SQLException {
    one.setAutoCommit(false);
    run(one, "insert into half values (%d)".formatted(open.indexOf(one)));
    run(one, "insert into other_half values (%d)".formatted(open.indexOf(one)));
  }

  private static void end(Ledger ledger, Connection connection) {
    ledger.database().end(() -> commit(connection));
  }

  private static List<String> rows(Ledger ledger, String table) {
    List<String> rows = Reopened.rows(ledger, List.of("select id from " + table + " order by id"));
    return rows.stream().skip(1).map(String::strip).toList();
  }

  private static void commit(Connection connection) {
    try {
      connection.commit();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static MVStore file(Connection connection) throws SQLException {
    return ((SessionLocal) connection.unwrap(JdbcConnection.class).getSession())
        .getDatabase()
        .getStore()
        .getMvStore();
  }
}
