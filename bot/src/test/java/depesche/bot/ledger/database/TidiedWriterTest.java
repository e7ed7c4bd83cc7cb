package depesche.bot.ledger.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TidiedWriterTest {

  private static final int KILLS = Integer.getInteger("depesche.tidy.kills", 4);
  private static final int TURNS = 400;
  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());

  @TempDir private Path folder;

  @Test
  void whatIsCommittedSurvivesAKillWhileTheFileIsTidied()
      throws IOException, InterruptedException, SQLException {
    // A receipt is a promise, also while chunks are moved about and the file is cut.
    System.out.println("depesche.seed=" + SEED);
    Random random = new Random(SEED);
    int last = 0;
    for (int kill = 1; kill <= KILLS; kill++) {
      int said = write(last + 1, 1 + random.nextInt(TURNS));
      assertThat(said).isGreaterThan(last);
      last = written(said);
    }
  }

  /// Has a writer killed once it has said so many turns.
  ///
  /// @return the last it said
  private int write(int first, int turns) throws IOException, InterruptedException {
    Process writer =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                TidiedWriter.class.getName(),
                folder.resolve("d").toString(),
                String.valueOf(first))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    int said = 0;
    try (BufferedReader lines = writer.inputReader()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        said = Integer.parseInt(line);
        if (said == first + turns) {
          writer.toHandle().destroyForcibly();
        }
      }
    } finally {
      writer.toHandle().destroyForcibly();
      writer.waitFor();
    }
    return said;
  }

  /// Looks for all that must be there, each as it was written, and nothing else.
  ///
  /// @return the last turn that was written; it may not have been said any more
  private int written(int said) throws SQLException, IOException {
    var pictures = new TreeMap<Integer, byte[]>();
    try (var source = TidiedWriter.open(folder.resolve("d")).connect();
        Connection connection = source.getConnection();
        ResultSet row = connection.createStatement().executeQuery("select * from turn")) {
      while (row.next()) {
        pictures.put(row.getInt(1), row.getBytes(2));
      }
    }
    int last = pictures.lastKey();
    assertThat(last).isBetween(said, said + 1);
    for (int turn = 1; turn <= last; turn++) {
      boolean kept = turn > last - TidiedWriter.LATER || turn % TidiedWriter.KEPT == 0;
      assertThat(pictures.containsKey(turn)).as("turn " + turn).isEqualTo(kept);
    }
    assertThat(pictures)
        .allSatisfy(
            (turn, picture) ->
                assertThat(TidiedWriter.isWhole(turn, picture)).as("turn " + turn).isTrue());
    assertThat(Files.size(folder.resolve("d.mv.db"))).isPositive();
    return last;
  }
}
