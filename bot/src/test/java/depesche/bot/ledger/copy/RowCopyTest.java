package depesche.bot.ledger.copy;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.database.DatabaseKind;
import depesche.bot.ledger.database.EmbeddedDatabase;
import depesche.bot.ledger.database.Postgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is copied from one kind of database to the other goes on as it would have.
class RowCopyTest {

  private static final String NEXT_ROW =
      "insert into player (address, zone) values ('next' || (select count(*) from player), 'UTC')";

  @TempDir private Path folder;

  private final RowCopy.Watcher watcher = (_, _, _) -> {};

  @Test
  void numbersGoOnWhereTheyWere() throws SQLException {
    // Numbers of rows that are gone are not given again, on the way there and back.
    Database file = new EmbeddedDatabase("jdbc:h2:mem:" + folder.getFileName(), "memory");
    Database back = new EmbeddedDatabase("jdbc:h2:mem:back" + folder.getFileName(), "memory");
    Database postgres = Postgres.fresh();
    try (var a = file.connect();
        var b = postgres.connect();
        var c = back.connect();
        Connection from = a.getConnection();
        Connection there = b.getConnection();
        Connection again = c.getConnection()) {
      for (var schema : List.of(file.schema(a), postgres.schema(b), back.schema(c))) {
        schema.migrate();
      }
      for (Connection one : List.of(from, there, again)) {
        run(one, "create sequence counter start with 1000 increment by 50");
        one.setAutoCommit(false);
      }
      run(from, NEXT_ROW, NEXT_ROW, NEXT_ROW, "delete from player where id = 3");
      assertThat(next(from, "select next value for counter")).isEqualTo(1000);
      copy(DatabaseKind.EMBEDDED, from, DatabaseKind.POSTGRES, there);
      copy(DatabaseKind.POSTGRES, there, DatabaseKind.EMBEDDED, again);
      for (Connection one : List.of(there, again)) {
        run(one, "insert into player (address, zone) values ('new', 'UTC')");
        assertThat(next(one, "select id from player where address = 'new'")).isEqualTo(4);
      }
      assertThat(next(there, "select nextval('counter')")).isEqualTo(1050);
      assertThat(next(again, "select next value for counter")).isEqualTo(1050);
    }
  }

  @Test
  void oddTextsArrive() throws SQLException {
    // Signs of two parts, quotes, a very long text. For a zero byte PostgreSQL has no room, and for
    // half a sign there is none in UTF-8: what is put in their place is compared, too.
    Database file = new EmbeddedDatabase("jdbc:h2:mem:odd" + folder.getFileName(), "memory");
    String longest = "ü🂡".repeat(300_000);
    List<String> texts =
        List.of("🂡 A MUN – BOH", "'; drop table game; --\\", longest, "", "a\0b", "half \ud83d");
    try (var a = file.connect();
        var b = Postgres.fresh().connect();
        Connection from = a.getConnection();
        Connection there = b.getConnection()) {
      file.schema(a).migrate();
      try (PreparedStatement entry =
          from.prepareStatement(
              "insert into parcel (parcel_key, recipient, message_id, content, state, attempts,"
                  + " due, created, files) values (?, 'a@x', 'm', X'00ff', 'SENT', 0, now(), now(),"
                  + " ?)")) {
        for (String text : texts) {
          entry.setString(1, "k" + texts.indexOf(text));
          entry.setString(2, text);
          entry.executeUpdate();
        }
      }
      from.setAutoCommit(false);
      there.setAutoCommit(false);
      copy(DatabaseKind.EMBEDDED, from, DatabaseKind.POSTGRES, there);
      List<String> found = new ArrayList<>();
      try (Statement statement = there.createStatement();
          ResultSet row = statement.executeQuery("select files from parcel order by parcel_key")) {
        while (row.next()) {
          found.add(row.getString(1));
        }
      }
      assertThat(found.subList(0, 4)).isEqualTo(texts.subList(0, 4));
      assertThat(found.subList(4, 6)).containsExactly("a\ufffdb", "half ?");
    }
  }

  @Test
  void rowsThatReferToLaterOnesAreTaken() throws SQLException {
    // A parcel names the one that goes instead of it, whichever was entered first.
    Database file = new EmbeddedDatabase("jdbc:h2:mem:" + folder.getFileName(), "memory");
    Database postgres = Postgres.fresh();
    try (var a = file.connect();
        var b = postgres.connect();
        Connection from = a.getConnection();
        Connection there = b.getConnection()) {
      file.schema(a).migrate();
      run(
          from,
          "insert into parcel (parcel_key, recipient, message_id, content, state, attempts, due,"
              + " created) select 'k' || x, 'a@x', 'm', X'00ff', 'SENT', 0, now(), now() from"
              + " system_range(1, 1200)",
          "update parcel set spare = 1201 - id where id <= 600");
      from.setAutoCommit(false);
      there.setAutoCommit(false);
      SequencedMap<String, TableSum> sums =
          copy(DatabaseKind.EMBEDDED, from, DatabaseKind.POSTGRES, there);
      assertThat(Objects.requireNonNull(sums.get("parcel")).rows()).isEqualTo(1200);
      assertThat(new LinkedHashMap<>(RowCopy.sums(from, watcher))).isEqualTo(sums);
      run(from, "update parcel set attempts = 1 where id = 7");
      assertThat(new LinkedHashMap<>(RowCopy.sums(from, watcher))).isNotEqualTo(sums);
    }
  }

  private SequencedMap<String, TableSum> copy(
      DatabaseKind source, Connection from, DatabaseKind target, Connection to)
      throws SQLException {
    return new RowCopy(new RowCopy.End(source, from), new RowCopy.End(target, to), watcher).copy();
  }

  private static void run(Connection connection, String... statements) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String one : statements) {
        statement.execute(one);
      }
    }
  }

  private static long next(Connection connection, String question) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(question)) {
      row.next();
      return row.getLong(1);
    }
  }
}
