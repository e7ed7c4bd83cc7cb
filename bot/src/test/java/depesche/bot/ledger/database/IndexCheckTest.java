package depesche.bot.ledger.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A file that was left by `kill -9`, in which indexes hold what no row does.
class IndexCheckTest {

  @TempDir Path folder;

  @Test
  void whatAKilledTransactionLeftInIndexesIsFoundAndUndone() throws Exception {
    // The file has two entries of unique indexes without a row, of one letter.
    try (Connection connection = GhostFile.open(folder)) {
      assertThat(IndexCheck.look(connection))
          .containsExactlyInAnyOrder(
              "INBOX (DIGEST): entries left over: 1",
              "INBOX (MAILBOX, UID_VALIDITY, UID): entries left over: 1");
      assertThat(IndexCheck.mend(connection)).hasSize(2);
      assertThat(IndexCheck.look(connection)).isEmpty();
    }
  }
}
