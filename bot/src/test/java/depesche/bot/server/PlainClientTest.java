package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The server as any mail program meets it: here that of Python's own library.
class PlainClientTest {

  @TempDir private Path folder;

  @Test
  void fivePeopleSignUpAndPlayTheFirstPhase() throws Exception {
    // Any mail client will do: no header, form or order of acts is known to our own classes only.
    assumeTrue(hasPython(), "python3 is not here");
    Path said = folder.resolve("python");
    try (Program program = Program.start(Files.createDirectory(folder.resolve("server")))) {
      program.awaitReady();
      Process python = python(program).redirectOutput(said.toFile()).start();
      boolean ended = python.waitFor(5, TimeUnit.MINUTES);
      python.destroyForcibly();
      String words = Files.readString(said);
      System.out.println(words);
      assertThat(ended).as("ended, after: " + words).isTrue();
      assertThat(python.exitValue()).as(words + program.logs()).isZero();
    }
  }

  private static ProcessBuilder python(Program program) {
    Path script = Program.HOME.resolve("bot/src/test/python/plain_client.py");
    return new ProcessBuilder(
            List.of(
                "python3",
                script.toString(),
                String.valueOf(program.smtpPort()),
                String.valueOf(program.imapPort())))
        .redirectErrorStream(true);
  }

  private static boolean hasPython() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "python3")));
  }
}
