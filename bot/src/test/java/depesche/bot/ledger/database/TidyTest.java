package depesche.bot.ledger.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The size of the embedded store.
class TidyTest {

  private static final int PICTURE = 100_000;
  private static final int TURNS = 400;
  private static final int KEPT = 20;
  private static final int LATER = 5;

  @TempDir private Path folder;

  @Test
  void theRoomOfWhatIsGoneIsUsedAgain() throws SQLException, IOException {
    // Issue 18: the database has at most five times the size of its content. Useless rows are kept
    // a while, in case of a power cut; here for no time at all. A picture that was read is kept for
    // a second.
    EmbeddedDatabase database =
        new EmbeddedDatabase("jdbc:h2:async:" + folder.resolve("d") + ";RETENTION_TIME=0", "here");
    try (var source = database.connect()) {
      try (Connection connection = source.getConnection();
          var statement = connection.createStatement()) {
        statement.execute("create table turn (id int primary key, words varchar(2000))");
        statement.execute("create table picture (id int primary key, content blob)");
      }
      for (int turn = 1; turn <= TURNS; turn++) {
        judged(source, turn);
        look(source, turn);
        if (turn % KEPT == 0) {
          database.tidy(source);
        }
      }
      // Forty megabytes were written, and two are left.
      AtomicInteger last = new AtomicInteger(TURNS);
      long left = (long) PICTURE * (TURNS / KEPT + LATER);
      Awaitility.await("a small file")
          .untilAsserted(
              () -> {
                judged(source, last.incrementAndGet());
                database.tidy(source);
                assertThat(Files.size(folder.resolve("d.mv.db"))).isLessThan(5 * left);
              });
    }
  }

  /// A turn with its picture, which is needed for a while; one of twenty is for ever.
  private static void judged(DataSource source, int turn) throws SQLException {
    byte[] content = new byte[PICTURE];
    new Random(turn).nextBytes(content);
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      run(connection, "insert into turn values (?, ?)", turn, "x".repeat(1000) + turn);
      run(connection, "insert into picture values (?, ?)", turn, content);
      if ((turn - LATER) % KEPT != 0) {
        run(connection, "delete from picture where id = ?", turn - LATER);
      }
      connection.commit();
    }
  }

  /// Reads a picture, as the sender does.
  private static void look(DataSource source, int turn) throws SQLException {
    try (Connection connection = source.getConnection();
        PreparedStatement statement =
            connection.prepareStatement("select content from picture where id = ?")) {
      connection.setAutoCommit(false);
      statement.setInt(1, turn);
      try (ResultSet row = statement.executeQuery()) {
        assertThat(row.next()).isTrue();
        assertThat(row.getBytes(1)).hasSize(PICTURE);
      }
      connection.commit();
    }
  }

  private static void run(Connection connection, String text, Object... values)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(text)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.executeUpdate();
    }
  }
}
