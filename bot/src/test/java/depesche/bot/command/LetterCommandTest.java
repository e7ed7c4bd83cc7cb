package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.server.Server;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class LetterCommandTest {

  private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

  @TempDir private Path folder = Path.of("");

  private final StringWriter said = new StringWriter();

  // Answering the last mail carries its token, so no password is needed; a fresh letter proves
  // nothing.
  @Test
  void answersTheLastMail() throws IOException {
    try (Server server = Server.open(settings(), HOME, Clock.systemUTC())) {
      Path config = config(server.smtpPort(), server.imapPort());
      assertThat(letter(config, "master@localhost", "CREATE first blood-and-iron")).isZero();
      assertThat(letter(config, "anna@localhost", "JOIN first")).isZero();
      assertThat(said.toString()).contains("Your password is");
      assertThat(letter(config, "anna@localhost", "SET ZONE Europe/Vienna")).isZero();
      assertThat(said.toString()).contains("Europe/Vienna").doesNotContain("NOT ACCEPTED");
      assertThat(letter(config, "anna@localhost", "SET ZONE Europe/Paris", "--fresh")).isZero();
      assertThat(said.toString()).contains("NOT ACCEPTED");
    }
  }

  // After a wait that is long enough you are told which command shows a late answer, and it does.
  @Test
  void aLateAnswerCanBeSeen() throws IOException {
    try (Server server = Server.open(settings(), HOME, Clock.systemUTC())) {
      Path config = config(server.smtpPort(), server.imapPort());
      assertThat(letter(config, "anna@localhost", "", "--newest")).isEqualTo(1);
      assertThat(said.toString()).contains("no mail from");
      // Nobody reads this mailbox, so nobody answers.
      assertThat(letter(config, "anna@localhost", "HELP", "--to", "bert@localhost", "--wait", "0"))
          .isEqualTo(1);
      assertThat(said.toString())
          .contains("./depesche letter --from anna@localhost --newest --config " + config);
      assertThat(letter(config, "anna@localhost", "HELP")).isZero();
      said.getBuffer().setLength(0);
      assertThat(letter(config, "anna@localhost", "", "--newest")).isZero();
      assertThat(said.toString()).contains("Subject: Help");
    }
  }

  // At a second start of the server you read how the games stand; the first steps are for the first
  // time.
  @Test
  void aSecondStartSaysWhichGamesRun() throws IOException {
    try (Server server = Server.open(settings(), HOME, Clock.systemUTC())) {
      assertThat(greeting(server)).contains("CREATE").doesNotContain("under way");
      Path config = config(server.smtpPort(), server.imapPort());
      assertThat(letter(config, "master@localhost", "CREATE dance bismarcks-dance")).isZero();
      assertThat(letter(config, "anna@localhost", "JOIN dance")).isZero();
      assertThat(letter(config, "master@localhost", "START dance", "--fresh")).isZero();
      String many = "CREATE %s blood-and-iron\n".repeat(11);
      Object[] names = IntStream.range(10, 21).mapToObj(i -> "game" + i).toArray();
      assertThat(letter(config, "master@localhost", many.formatted(names), "--fresh")).isZero();
    }
    try (Server server = Server.open(settings(), HOME, Clock.systemUTC())) {
      assertThat(greeting(server).lines())
          .anyMatch(line -> line.matches("  dance: Bismarck's Dance, Turn 1.*; deadline .*UTC.*"))
          .contains("  game18: Blood & Iron, forming", "  and 2 more")
          .noneMatch(line -> line.contains("CREATE") || line.contains("game19"));
    }
  }

  private String greeting(Server server) {
    StringWriter greeting = new StringWriter();
    ServeCommand.greet(new PrintWriter(greeting, true), settings(), server);
    return greeting.toString();
  }

  // Without a server the command says what to start.
  @Test
  void saysWhatToStart() throws IOException {
    assertThat(letter(config(1, 1), "anna@localhost", "HELP")).isEqualTo(2);
    assertThat(said.toString()).contains("start ./depesche serve");
  }

  // An empty letter is not sent.
  @Test
  void refusesAnEmptyLetter() throws IOException {
    assertThat(letter(config(1, 1), "anna@localhost", " \n")).isEqualTo(2);
    assertThat(said.toString()).contains("the mail is empty");
  }

  private Settings settings() {
    Settings.Embedded loopback = new Settings.Embedded("127.0.0.1", 0, 0, Optional.empty());
    return Settings.standard()
        .in(folder.resolve("data").toString())
        .with(new Settings.Post(loopback, Optional.empty(), Optional.empty(), 60));
  }

  private Path config(int smtp, int imap) throws IOException {
    return Files.writeString(
        folder.resolve("server.yaml"),
        "post:\n  embedded:\n    smtpPort: %d\n    imapPort: %d\n".formatted(smtp, imap));
  }

  private int letter(Path config, String from, String text, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("letter.txt"), text);
    PrintWriter writer = new PrintWriter(said, true);
    CommandLine line =
        new CommandLine(new LetterCommand())
            .setOut(writer)
            .setExecutionExceptionHandler(
                (failure, _, _) -> {
                  writer.println(failure.getMessage());
                  return failure instanceof UnusableInput ? 2 : 99;
                });
    String[] call = {"--config", config.toString(), "--from", from, file.toString()};
    String[] whole = Arrays.copyOf(call, call.length + more.length);
    System.arraycopy(more, 0, whole, call.length, more.length);
    return line.execute(whole);
  }
}
