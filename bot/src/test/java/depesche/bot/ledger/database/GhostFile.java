package depesche.bot.ledger.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.zip.GZIPInputStream;

/// A database that `kill -9` has left, compacted since, with two entries of unique indexes that
/// have no row. They are of letter 321, and a transaction with the number 2 sees them. Another such
/// file: `-Ddepesche.ghost=FILE`.
public final class GhostFile {

  /// Of the letter that was answered and is gone.
  public static final String DIGEST =
      "137fa05c229830169629e55eed14d5db8ce6bf7dcf45249e77fded483f957b7c";

  private GhostFile() {}

  /// Puts it into a folder, as the database of an installation.
  public static Path in(Path data) throws IOException {
    Path file = data.resolve("depesche.mv.db");
    String other = System.getProperty("depesche.ghost", "");
    try (InputStream packed =
            other.isEmpty()
                ? new GZIPInputStream(GhostFile.class.getResourceAsStream("/ghost-index.mv.db.gz"))
                : Files.newInputStream(Path.of(other));
        OutputStream plain = Files.newOutputStream(file)) {
      packed.transferTo(plain);
    }
    return file;
  }

  /// As above, with no secrets in it, and as if it had been closed in good order: nobody looks
  /// through it.
  public static void unnoticed(Path data) throws IOException, SQLException {
    bare(data);
    try (Connection connection = connect(data)) {
      new FileUse().end(EmbeddedDatabase.file(connection));
    }
  }

  /// As above, with no secrets in it: the key is elsewhere.
  public static void bare(Path data) throws IOException, SQLException {
    in(data);
    try (Connection connection = connect(data);
        Statement statement = connection.createStatement()) {
      statement.execute("update game set secret_hidden = X'', secret_open = X''");
    }
  }

  static Connection open(Path folder) throws IOException, SQLException {
    in(folder);
    return connect(folder);
  }

  private static Connection connect(Path folder) throws SQLException {
    return DriverManager.getConnection(
        EmbeddedDatabase.url(folder) + EmbeddedDatabase.SAFE, "depesche", "");
  }
}
