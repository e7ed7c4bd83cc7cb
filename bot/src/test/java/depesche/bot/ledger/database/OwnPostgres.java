package depesche.bot.ledger.database;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A PostgreSQL server of one's own, which can be started anew without anybody else noticing.
public final class OwnPostgres implements AutoCloseable {

  private static final int PATIENCE_SECONDS = 60;

  private final Process process;
  private final PostgresDatabase database;
  private final String anew;

  private OwnPostgres(Process process, PostgresDatabase database, String anew) {
    this.process = process;
    this.database = database;
    this.anew = anew;
  }

  /// {@return a new one} Where there is no PostgreSQL, the test is skipped.
  ///
  /// @param home where the program's own files are
  public static OwnPostgres start(Path home) throws IOException {
    Postgres.server();
    Process process =
        new ProcessBuilder(
                home.resolve(".ci/postgres").toString(),
                "sh",
                "-c",
                "echo \"$DEPESCHE_TEST_POSTGRES\"; echo \"$DEPESCHE_TEST_POSTGRES_ANEW\"; cat")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    // It stays until nobody writes to it any more.
    BufferedReader said = process.inputReader();
    return new OwnPostgres(
        process, Postgres.at(String.valueOf(said.readLine())), String.valueOf(said.readLine()));
  }

  /// {@return the database in it}
  public PostgresDatabase database() {
    return database;
  }

  /// Ends it and starts it again, whatever it is doing.
  ///
  /// @param how `immediate`, as if the machine had lost its power, or `fast`, which undoes what is
  ///   under way and says goodbye
  public void anew(String how) throws IOException, InterruptedException {
    Process command =
        new ProcessBuilder(List.of(anew, how))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    if (command.waitFor() != 0) {
      throw new IllegalStateException("PostgreSQL does not start anew");
    }
  }

  @Override
  public void close() {
    try {
      process.outputWriter().close();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroy();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
