package depesche.bot;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.mail.InboxRow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// In a sealed game the operator reads no orders by any command of the command line. What the
/// commands in a letter tell a master is in `desk/letter/SealedMastersTest`.
class SealedOperatorTest {

  @TempDir private Path folder = Path.of("");

  private final StringWriter printed = new StringWriter();
  private String order = "";

  /// A game under way, an order in it, and one in a message that stopped the program.
  @BeforeEach
  @SuppressWarnings("resource") // Closing the bureau would wipe what it has written.
  void ordersAreOnFile() throws IOException {
    Path data = Files.createDirectories(folder.resolve("data"));
    Files.writeString(
        folder.resolve("server.yaml"),
        "data: %s\npost: {embedded: {smtpPort: 0, imapPort: 0}}\n".formatted(data));
    Files.writeString(folder.resolve("empty.yaml"), "data: " + folder.resolve("empty") + "\n");
    try (Ledger ledger = Ledger.in(data)) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      List<Bureau.Mail> start = bureau.begin();
      order = bureau.armies("Red").getFirst() + " H";
      assertThat(bureau.answer(start.getFirst(), order))
          .anyMatch(mail -> mail.text().contains(order));
      InboxRow row = new InboxRow();
      row.mailbox = "INBOX";
      row.digest = "stopped";
      row.received = bureau.now();
      row.state = InboxRow.State.FAILED;
      row.cause = "java.lang.IllegalStateException at depesche.bot.desk.play.OrderDesk";
      row.bytes = ("From: anna@x.org\r\n\r\n" + order + "\r\n").getBytes(StandardCharsets.US_ASCII);
      ledger.work(unitOfWork -> unitOfWork.enter(row));
    }
  }

  private int call(String... words) {
    return Main.run(new PrintWriter(printed, true), new PrintWriter(printed, true), words);
  }

  /// {@return the calls of each command that can find the ledger}
  private SequencedMap<String, List<String[]>> calls() {
    String config = folder.resolve("server.yaml").toString();
    String copy = folder.resolve("copy").toString();
    SequencedMap<String, List<String[]>> calls = new LinkedHashMap<>();
    calls.put("replay", calls("replay --config %s bismarck".formatted(config)));
    calls.put("doctor", calls("doctor --config " + config));
    String reread = "reread --config " + config;
    calls.put("reread", calls(reread, reread + " all"));
    calls.put("backup", calls("backup --config %s %s".formatted(config, copy)));
    calls.put(
        "restore", calls("restore --config %s %s".formatted(folder.resolve("empty.yaml"), copy)));
    calls.put("move", calls("move --config " + config));
    return calls;
  }

  private static List<String[]> calls(String... lines) {
    return Stream.of(lines).map(line -> line.split(" ", -1)).toList();
  }

  @Test
  void noCommandPrintsAnOrderThatIsNotJudged() {
    // Moderators 6, idea 12: nobody, the operator included, before the reveal, by any command.
    SequencedMap<String, List<String[]>> calls = calls();
    calls.forEach((name, lines) -> lines.forEach(this::call));
    assertThat(printed.toString())
        .contains("bismarck: 1 turns, all as on file", "holds a checked backup")
        .doesNotContain(order);

    List<String> finders =
        Stream.of(Main.class.getAnnotation(CommandLine.Command.class).subcommands())
            .map(CommandLine::new)
            .filter(command -> command.getCommandSpec().findOption("--config") != null)
            .map(CommandLine::getCommandName)
            .toList();
    // `serve` prints its log, which other tests read; `letter` is a mail program, and shows what a
    // mail program shows to the owner of the mailbox.
    assertThat(finders)
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(calls.sequencedKeySet().stream(), Stream.of("serve", "letter")).toList());
  }

  @Test
  void aMailboxElsewhereIsNotOpened() throws IOException {
    // Where players have their mail with others, `letter` reads no mailbox.
    Path config =
        Files.writeString(
            folder.resolve("real.yaml"),
            """
            data: %s
            address: depesche@example.org
            post:
              smtp: {host: mail.example.org, port: 465, user: depesche, password: {env: NONE}}
              imap: {host: mail.example.org, port: 993, user: depesche, password: {env: NONE}}
            """
                .formatted(folder.resolve("data")));
    Path letter = Files.writeString(folder.resolve("letter.txt"), "STATUS bismarck");
    String from = "letter --from anna@x.org --config %s %s".formatted(config, letter);
    assertThat(call(from.split(" ", -1))).isEqualTo(2);
    assertThat(printed.toString()).doesNotContain(order);
  }
}
