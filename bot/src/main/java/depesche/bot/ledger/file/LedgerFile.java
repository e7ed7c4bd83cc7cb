package depesche.bot.ledger.file;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.database.EmbeddedDatabase;
import depesche.bot.ledger.database.IndexCheck;
import depesche.bot.ledger.database.SchemaSteps;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;
import org.h2.api.ErrorCode;
import org.h2.jdbcx.JdbcDataSource;

/// The file of a ledger that nobody works in: it can be counted and copied as it is, whichever
/// version wrote it.
public final class LedgerFile {

  /// The name of the file.
  public static final String NAME = "depesche.mv.db";

  /// What it is called when its rows were moved elsewhere.
  public static final String MOVED = "depesche.moved.mv.db";

  private static final int BLOCK = 4096;
  private static final String CHUNK = "chunk:";

  private static final String QUIET = ";TRACE_LEVEL_FILE=0;TRACE_LEVEL_SYSTEM_OUT=0";

  private LedgerFile() {}

  private static Connection open(Path folder, String more) throws SQLException {
    JdbcDataSource source = new JdbcDataSource();
    source.setUrl(
        EmbeddedDatabase.url(folder)
            + ";IFEXISTS=TRUE;WRITE_DELAY=0;MAX_COMPACT_TIME=0"
            + more
            + QUIET);
    source.setUser("depesche");
    return source.getConnection();
  }

  /// Ends what was left open in a copy that was taken during work, so that it can be read without
  /// writing to it.
  public static void settle(Path folder) {
    try (Connection connection = open(folder, "")) {
      connection.commit();
    } catch (SQLException e) {
      throw unreadable(folder, e);
    }
  }

  /// {@return what is in the ledger of a folder; nothing in it is changed}
  ///
  /// @throws IllegalStateException if it does not open
  public static RowCounts census(Path folder) {
    try (Connection connection = open(folder, ";ACCESS_MODE_DATA=r")) {
      return RowCounts.of(connection);
    } catch (SQLException e) {
      throw unreadable(folder, e);
    }
  }

  /// {@return where the indexes of a ledger are not like its rows, as a kill may leave them;
  /// nothing in it is changed}
  ///
  /// @throws IllegalStateException if it cannot be read
  public static List<String> strayed(Path folder) {
    try (Connection connection = open(folder, ";ACCESS_MODE_DATA=r")) {
      return IndexCheck.look(connection);
    } catch (SQLException e) {
      throw unreadable(folder, e);
    }
  }

  /// Sees to it that no game is forgotten because the settings have changed or the file was
  /// emptied.
  ///
  /// @throws UnusableInput if the games are elsewhere than the settings say, or gone
  public static void refuseOther(Settings settings, Path data) {
    boolean here = Files.exists(data.resolve(NAME));
    // A first start that was killed leaves such a file, too, but no key.
    if (here && Files.exists(data.resolve("chance.key")) && isEmptied(data.resolve(NAME))) {
      throw new SchemaSteps(EmbeddedDatabase.in(data)).emptied();
    }
    if (settings.database().isPresent() && here) {
      throw new UnusableInput(
          "%s is not on PostgreSQL yet: run ./depesche move; or, if its games are not wanted, move that file away"
              .formatted(data.resolve(NAME)));
    }
    if (settings.database().isEmpty() && !here && Files.exists(data.resolve(MOVED))) {
      throw new UnusableInput(
          "the games of %s were moved to PostgreSQL: write the block database into the settings again; or, to go on as they were before, rename %s to %s"
              .formatted(data, data.resolve(MOVED), NAME));
    }
  }

  /// {@return whether H2 would find nothing in a file, and begin anew} What it holds lies in
  /// chunks, each of which begins a block.
  private static boolean isEmptied(Path file) {
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer begin = ByteBuffer.allocate(CHUNK.length());
      for (long at = 0; at < channel.size(); at += BLOCK) {
        channel.read(begin.clear(), at);
        if (new String(begin.array(), StandardCharsets.ISO_8859_1).equals(CHUNK)) {
          return false;
        }
      }
      return true;
    } catch (IOException _) {
      // H2 will say what is wrong with it.
      return false;
    }
  }

  /// {@return a connection to the ledger of a folder, to which nobody else has one}
  ///
  /// @throws UnusableInput if another process works in it
  public static Connection alone(Path folder) {
    try {
      // Rows are read one by one, however many there are.
      return open(folder, ";LAZY_QUERY_EXECUTION=TRUE");
    } catch (SQLException e) {
      if (e.getErrorCode() == ErrorCode.DATABASE_ALREADY_OPEN_1) {
        throw new UnusableInput("a Depesche works in " + folder + ": stop it first");
      }
      throw unreadable(folder, e);
    }
  }

  /// Copies the ledger of a folder into a zip file.
  ///
  /// @return what was in it
  /// @throws UnusableInput if another process works in it
  public static RowCounts copy(Path folder, Path zip) {
    try (Connection connection = open(folder, "")) {
      return copy(connection, zip);
    } catch (SQLException e) {
      if (e.getErrorCode() == ErrorCode.DATABASE_ALREADY_OPEN_1) {
        throw new UnusableInput("another Depesche has begun to work in " + folder + ": ask again");
      }
      throw unreadable(folder, e);
    }
  }

  /// Copies a ledger in which nobody works meanwhile, though it is open.
  ///
  /// @return what was in it
  public static RowCounts copy(DataSource source, Path zip) {
    try (Connection connection = source.getConnection()) {
      return copy(connection, zip);
    } catch (SQLException e) {
      throw new IllegalStateException("the copy was not written: SQL state " + e.getSQLState());
    }
  }

  private static RowCounts copy(Connection connection, Path zip) throws SQLException {
    RowCounts rowCounts = RowCounts.of(connection);
    try (PreparedStatement statement = connection.prepareStatement("BACKUP TO ?")) {
      statement.setString(1, zip.toAbsolutePath().toString());
      statement.execute();
    }
    return rowCounts;
  }

  private static IllegalStateException unreadable(Path folder, SQLException e) {
    return new IllegalStateException(
        "the database in %s cannot be read or copied: SQL state %s"
            .formatted(folder, e.getSQLState()));
  }
}
