package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HaltedWriterTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 10})
  void whatIsCommittedSurvivesAKillAfterARest(int rows)
      throws IOException, InterruptedException, SQLException {
    // A receipt is a promise. H2 2.5.252 loses each second commit of a file in which it overwrites.
    Path database = folder.resolve("depesche");
    Process writer =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                HaltedWriter.class.getName(),
                database.toString(),
                String.valueOf(rows))
            .inheritIO()
            .start();
    assertThat(writer.waitFor()).isZero();
    try (Connection connection = HaltedWriter.open(database);
        ResultSet found =
            connection.createStatement().executeQuery("select count(*) from receipt")) {
      assertThat(found.next()).isTrue();
      assertThat(found.getInt(1)).isEqualTo(rows);
    }
  }
}
