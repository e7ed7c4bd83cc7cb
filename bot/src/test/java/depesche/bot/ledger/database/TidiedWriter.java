package depesche.bot.ledger.database;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Random;
import javax.sql.DataSource;

/// Commits a turn with its picture, says so, and goes on until it is killed, while its file is
/// tidied without a pause. Most pictures are thrown away after a while.
public final class TidiedWriter {

  /// So many turns a picture is needed.
  static final int LATER = 5;

  /// One of so many is kept for ever.
  static final int KEPT = 20;

  private static final int MOST = 60_000;

  private TidiedWriter() {}

  /// Writes until it is killed.
  ///
  /// @param words a file, and the number of the first turn
  public static void main(String[] words) throws SQLException {
    EmbeddedDatabase database = open(Path.of(words[0]));
    var source = database.connect();
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "create table if not exists turn (id int primary key, picture blob not null)");
    }
    Thread.ofPlatform().daemon().start(() -> tidy(database, source));
    for (int turn = Integer.parseInt(words[1]); ; turn++) {
      write(source, turn);
      System.out.println(turn);
    }
  }

  private static void tidy(EmbeddedDatabase database, DataSource source) {
    while (true) {
      database.tidy(source);
    }
  }

  /// What is of no use any more is overwritten at once, as it is after a rest of a minute.
  static EmbeddedDatabase open(Path file) {
    return new EmbeddedDatabase("jdbc:h2:async:" + file + ";RETENTION_TIME=1", "here");
  }

  private static void write(DataSource source, int turn) throws SQLException {
    try (Connection connection = source.getConnection();
        PreparedStatement enter = connection.prepareStatement("insert into turn values (?, ?)");
        PreparedStatement leave = connection.prepareStatement("delete from turn where id = ?")) {
      connection.setAutoCommit(false);
      enter.setInt(1, turn);
      enter.setBytes(2, picture(turn));
      enter.executeUpdate();
      if ((turn - LATER) % KEPT != 0) {
        leave.setInt(1, turn - LATER);
        leave.executeUpdate();
      }
      connection.commit();
    }
  }

  /// {@return whether the picture of a turn is what was written}
  static boolean isWhole(int turn, byte[] picture) {
    return Arrays.equals(picture, picture(turn));
  }

  private static byte[] picture(int turn) {
    Random random = new Random(turn);
    byte[] picture = new byte[random.nextInt(MOST)];
    random.nextBytes(picture);
    return picture;
  }
}
