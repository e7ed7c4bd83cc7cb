package depesche.bot.server.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.post.imap.IncomingMail;
import depesche.bot.post.imap.Receiver;
import depesche.bot.server.threads.Outages;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the post hears of a ledger that takes nothing.
class InboxWriterTest {

  @TempDir private Path data;

  @Test
  void aReadOnlyDatabaseTakesNoMessageWhicheverItIs() {
    // The look at the mailbox ends there, and the operator reads why.
    PostgresDatabase database = Postgres.fresh();
    try (Ledger ledger = Ledger.open(database, Vault.in(data.resolve("chance.key")))) {
      InboxWriter inboxWriter = new InboxWriter(ledger, new Outages(), () -> {});
      Postgres.readOnly(database, true);
      assertThatThrownBy(() -> inboxWriter.receive(List.of(mail(1), mail(2))))
          .isInstanceOf(Receiver.Away.class)
          .hasMessage("the database is read-only, SQL state 25006");
      Postgres.readOnly(database, false);
      inboxWriter.receive(List.of(mail(1), mail(2)));
      assertThat(inboxWriter.steps()).isEqualTo(2);
    }
  }

  @Test
  void aLedgerThatIsClosedTakesNoneEither() {
    // A node that has lost the office: what it cannot store is no fault of any message.
    Ledger ledger = Ledger.open(Postgres.fresh(), Vault.in(data.resolve("chance.key")));
    InboxWriter inboxWriter = new InboxWriter(ledger, new Outages(), () -> {});
    ledger.close();
    assertThatThrownBy(() -> inboxWriter.receive(List.of(mail(1))))
        .isInstanceOf(Receiver.Away.class);
    assertThatThrownBy(inboxWriter::settle).isInstanceOf(Receiver.Away.class);
  }

  private static IncomingMail mail(long uid) {
    byte[] bytes = "From: anna@example.org\r\n\r\nHELP\r\n".getBytes(StandardCharsets.US_ASCII);
    return new IncomingMail("box", 1, uid, Instant.EPOCH, bytes, false);
  }
}
