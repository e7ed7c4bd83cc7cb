package depesche.bot.server.arrival;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.GhostFile;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.server.threads.Outages;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A letter that was acknowledged, flagged as stored, and is in no table.
class GhostLetterTest {

  /// What the file calls its mailbox.
  private static final String BOX = "depesche@localhost@127.0.0.1:%d/INBOX".formatted(23_411);

  private static final long VALIDITY = 1_795_873_329;
  private static final long UID = 198;

  @TempDir Path data;

  private static InboxRow letter(long uid, String digest) {
    InboxRow row = new InboxRow();
    row.mailbox = BOX;
    row.uidValidity = VALIDITY;
    row.uid = uid;
    row.digest = digest;
    row.received = Instant.EPOCH;
    return row;
  }

  @Test
  void anIndexAloneDoesNotSayThatALetterIsThere() throws Exception {
    // Nobody has looked through the file; the second transaction gets the number of the killed one.
    GhostFile.unnoticed(data);
    try (Ledger ledger = Ledger.in(data)) {
      Optional<Long> known =
          ledger.work(
              first -> {
                first.registry().store(letter(1, "another"));
                first.flush();
                return ledger.work(
                    second -> {
                      second.registry().store(letter(2, "one more"));
                      second.flush();
                      assertThat(second.registry().missing(BOX, VALIDITY, List.of(UID, 197L)))
                          .containsExactly(UID);
                      return second.registry().known(letter(UID, GhostFile.DIGEST));
                    });
              });
      assertThat(known).isEmpty();
    }
  }

  @Test
  void itIsMissedAndTakenAfterTheNextStart() throws Exception {
    // The start mends the file, the flags of the mailbox are doubted, and the letter comes again.
    GhostFile.bare(data);
    try (Ledger ledger = Ledger.in(data)) {
      InboxWriter inboxWriter = new InboxWriter(ledger, new Outages(), () -> {});
      assertThat(inboxWriter.flagsInDoubt()).isPresent();
      assertThat(inboxWriter.missing(BOX, VALIDITY, List.of(197L, UID))).containsExactly(UID);
      InboxRow letter = letter(UID, GhostFile.DIGEST);
      for (int i = 0; i < 4; i++) {
        boolean first = i == 0;
        assertThat(
                ledger.<Optional<Long>>work(
                    unitOfWork -> unitOfWork.registry().store(letter(UID, GhostFile.DIGEST))))
            .as("time " + i)
            .matches(known -> known.isEmpty() == first);
      }
      assertThat(inboxWriter.missing(BOX, VALIDITY, List.of(letter.uid))).isEmpty();
    }
    try (Ledger ledger = Ledger.in(data)) {
      assertThat(new InboxWriter(ledger, new Outages(), () -> {}).flagsInDoubt()).isEmpty();
    }
  }
}
