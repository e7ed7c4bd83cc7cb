package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SettingsFile;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.server.Server;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// `reread NUMBER`: what stopped the program is read again by one command, whether the server runs
/// or not.
class RereadCommandTest {

  private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private long message;

  @BeforeEach
  void aMessageWasPutAside() throws IOException {
    Files.createDirectories(folder.resolve("data"));
    Files.writeString(
        folder.resolve("server.yaml"),
        "data: %s\npost: {embedded: {smtpPort: 0, imapPort: 0}}\n"
            .formatted(folder.resolve("data")));
    try (Ledger ledger = Ledger.in(folder.resolve("data"))) {
      InboxRow row = new InboxRow();
      row.mailbox = "INBOX";
      row.digest = "1";
      row.received = Instant.parse("2026-11-23T12:00:00Z");
      row.state = InboxRow.State.FAILED;
      row.cause = "java.lang.IllegalStateException at depesche.bot.desk.play.OrderDesk";
      row.bytes = "From: master@localhost\r\n\r\nSTATUS\r\n".getBytes(StandardCharsets.US_ASCII);
      message = ledger.work(unitOfWork -> unitOfWork.enter(row)).id;
    }
  }

  private int call(String... words) {
    out.getBuffer().setLength(0);
    CommandLine line =
        new CommandLine(new RereadCommand())
            .setOut(new PrintWriter(out, true))
            .setExecutionExceptionHandler(
                (failure, _, _) -> failure instanceof UnusableInput ? 2 : 99);
    String[] all = new String[words.length + 2];
    all[0] = "--config";
    all[1] = folder.resolve("server.yaml").toString();
    System.arraycopy(words, 0, all, 2, words.length);
    return line.execute(all);
  }

  @Test
  void withoutANumberTheyAreListed() {
    // The operator sees number, time and cause, and no word of any message.
    assertThat(call()).isZero();
    assertThat(out.toString())
        .contains("message " + message, "2026-11-23T12:00:00Z", "IllegalStateException")
        .doesNotContain("STATUS");
  }

  @Test
  void aStoppedServerReadsItWhenItStarts() {
    // The command works on the database itself when nobody else does.
    assertThat(call(String.valueOf(message))).isZero();
    try (Ledger ledger = Ledger.in(folder.resolve("data"))) {
      assertThat(ledger.work(unitOfWork -> unitOfWork.message(message)).state)
          .isEqualTo(InboxRow.State.WAITING);
    }
    assertThat(call()).isZero();
    assertThat(out.toString()).contains("No message was put aside");
  }

  @Test
  void aRunningServerIsAsked() {
    // The server reads it at once, and the command knows when the server has heard.
    try (Server server =
        Server.open(SettingsFile.read(folder.resolve("server.yaml")), HOME, Clock.systemUTC())) {
      server.wake();
      assertThat(call("all")).isZero();
      assertThat(out.toString()).contains("message " + message + " is read again");
      assertThat(server.awaitQuiet(Duration.ofMinutes(1))).isTrue();
      assertThat(call(String.valueOf(message))).isEqualTo(1);
      assertThat(out.toString()).contains("no message " + message);
    }
    try (Ledger ledger = Ledger.in(folder.resolve("data"))) {
      assertThat(ledger.work(unitOfWork -> unitOfWork.message(message)).state)
          .isNotEqualTo(InboxRow.State.FAILED);
    }
  }

  @Test
  void whatIsNoNumberIsRefused() {
    // interfaces: 2 when the call cannot be used, 1 when there is no such message.
    assertThat(call("seventeen")).isEqualTo(2);
    assertThat(call("4711")).isEqualTo(1);
  }
}
