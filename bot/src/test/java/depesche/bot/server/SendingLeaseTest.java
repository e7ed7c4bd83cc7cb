package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.nodes.NodeStatus;
import depesche.bot.server.nodes.Node;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One node sends the mail of all, and rather one that assists than the office. Judged from
/// people's mailboxes and from what the database knows.
class SendingLeaseTest {

  private static final Duration HAND_OVER = Duration.ofSeconds(30);

  @TempDir private Path folder;

  @Test
  void mailGoesOnWhenTheOfficeIsKilled() throws Exception {
    // A node that joins sends from then on. When the office is killed, mail leaves before anybody
    // else has the office.
    try (NodeTown town = new NodeTown(folder)) {
      NodeProgram first = town.node();
      Person anna = town.person("anna");
      anna.answer(anna.write("HELP", Optional.empty()));
      assertThat(sender(town)).contains(first.pid());
      try (Node node = Node.open(town.inside(), Program.HOME, Clock.systemUTC())) {
        await("it sends").atMost(HAND_OVER).until(() -> sends(town, node));
        assertThat(node.isAssistant()).isTrue();
        assertThat(town.office()).contains(first);
        anna.answer(anna.write("HELP", Optional.empty()));
        assertThat(first.logs().lines().filter(line -> line.endsWith(": sent"))).hasSize(1);
        first.close();
        parcel(town, anna);
        anna.find("a mail", mail -> mail.subject().equals("it goes on"));
        assertThat(node.isOffice()).isFalse();
      }
      Mailboxes.everyLetterIsAnsweredOnce(anna);
    }
  }

  @Test
  void whoIsFrozenSendsNoMoreAndTheOfficeSendsInItsPlace() throws Exception {
    // The office sends when the one that did is silent for longer than its lease, and leaves it to
    // that one again when it has woken.
    try (NodeTown town = new NodeTown(folder);
        Node office = Node.open(town.inside(), Program.HOME, Clock.systemUTC())) {
      NodeProgram second = town.node();
      await("it sends")
          .atMost(HAND_OVER)
          .until(() -> sender(town).equals(Optional.of(second.pid())));
      Person anna = town.person("anna");
      second.freeze();
      anna.answer(anna.write("HELP", Optional.empty()));
      assertThat(office.isOffice()).isTrue();
      assertThat(sends(town, office)).isTrue();
      second.wake();
      await("it says so").atMost(HAND_OVER).until(() -> second.logs().contains("sends no more"));
      await("it sends again")
          .atMost(HAND_OVER)
          .until(() -> sender(town).equals(Optional.of(second.pid())));
      anna.answer(anna.write("HELP", Optional.empty()));
      second.stop();
      await("the office sends").atMost(HAND_OVER).until(() -> sends(town, office));
      anna.answer(anna.write("HELP", Optional.empty()));
      Mailboxes.everyLetterIsAnsweredOnce(anna);
      Mailboxes.aRepeatIsTheSameMail(anna, 1);
    }
  }

  /// {@return the process that sends}
  private static Optional<String> sender(NodeTown town) {
    return town.known().stream()
        .filter(NodeStatus::sends)
        .map(node -> node.name().substring(node.name().lastIndexOf('/') + 1))
        .findFirst();
  }

  private static boolean sends(NodeTown town, Node node) {
    return town.known().stream().anyMatch(one -> one.sends() && one.name().equals(node.name()));
  }

  private void parcel(NodeTown town, Person reader) {
    ParcelRow row = new ParcelRow();
    row.key = "goes-on";
    row.recipient = reader.address();
    row.messageId = "<goes-on@localhost>";
    row.bytes =
        "From: depesche@localhost\r\nSubject: it goes on\r\n\r\nhello\r\n"
            .getBytes(StandardCharsets.UTF_8);
    row.created = Instant.now();
    row.due = row.created;
    try (Ledger ledger = Ledger.open(town.database(), Vault.in(folder.resolve("chance.key")))) {
      ledger.work(unitOfWork -> unitOfWork.enter(row));
    }
  }
}
