package depesche.bot.ledger.database;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How a file of H2 was left.
class FileUseTest {

  @TempDir Path folder;

  private boolean wasLeftOpen(Path data) {
    EmbeddedDatabase database = EmbeddedDatabase.in(data);
    HikariDataSource source = database.connect();
    new SchemaSteps(database).bring(source);
    boolean leftOpen = database.wasLeftOpen();
    database.close(source);
    return leftOpen;
  }

  @Test
  void aFileThatWasClosedInGoodOrderIsNotLookedThrough() {
    assertThat(wasLeftOpen(folder)).isFalse();
    assertThat(wasLeftOpen(folder)).isFalse();
  }

  @Test
  void whatIsOnTheDiskInTheMidstOfWorkWasLeftOpen() throws IOException {
    // A kill leaves what is on the disk at that moment.
    wasLeftOpen(folder);
    Path killed = Files.createDirectories(folder.resolve("killed"));
    EmbeddedDatabase database = EmbeddedDatabase.in(folder);
    HikariDataSource source = database.connect();
    Files.copy(folder.resolve("depesche.mv.db"), killed.resolve("depesche.mv.db"));
    database.close(source);
    assertThat(wasLeftOpen(killed)).isTrue();
    assertThat(wasLeftOpen(killed)).isFalse();
  }

  @Test
  void aFileOfAnEarlierVersionIsLookedThrough() throws IOException {
    GhostFile.in(folder);
    assertThat(wasLeftOpen(folder)).isTrue();
  }
}
