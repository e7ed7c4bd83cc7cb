package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.config.SettingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Between a thread and the work it does stands little: to learn what becomes of a letter one reads
/// ten methods before it is opened.
class PlumbingTest {

  private static final List<String> NAMES = List.of("anna", "bert", "cora", "dirk", "emma");

  /// Methods of ours, from the thread on, whenever the clock was read or a secret made.
  private final Queue<List<String>> stacks = new ConcurrentLinkedQueue<>();

  @TempDir private Path folder = Path.of("");

  private <T> T seen(T value) {
    stacks.add(
        Arrays.stream(Thread.currentThread().getStackTrace())
            .filter(frame -> frame.getClassName().startsWith("depesche."))
            .filter(frame -> !frame.getClassName().startsWith(PlumbingTest.class.getName()))
            .map(frame -> frame.getClassName() + "." + frame.getMethodName())
            .toList()
            .reversed());
    return value;
  }

  /// {@return how many methods stood between a thread and this work, each time it was seen}
  private Stream<Integer> above(String thread, String work) {
    return stacks.stream()
        .filter(stack -> stack.getFirst().endsWith(thread))
        .filter(stack -> stack.stream().anyMatch(method -> method.endsWith(work)))
        .map(stack -> (int) stack.stream().takeWhile(method -> !method.endsWith(work)).count());
  }

  @Test
  void aThreadIsSoonAtItsWork() throws IOException {
    Path settings =
        Files.writeString(
            folder.resolve("server.yaml"),
            """
            data: %s
            post:
              embedded: {smtpPort: 0, imapPort: 0}
            """
                .formatted(folder.resolve("data")));
    InstantSource source = () -> seen(Instant.now());
    try (Server server =
            Server.open(
                SettingsFile.read(settings),
                Program.HOME,
                source.withZone(ZoneOffset.UTC),
                () -> seen(Secrets.fresh()));
        Person master = new Person("master", server.smtpPort(), server.imapPort())) {
      House.ask(master, "CREATE bismarck blood-and-iron");
      for (String name : NAMES) {
        try (Person player = new Person(name, server.smtpPort(), server.imapPort())) {
          House.ask(player, "JOIN bismarck");
        }
      }
      House.ask(master, "START bismarck");
      House.ask(master, "PROCESS bismarck S1865M");
      server.awaitQuiet(Duration.ofSeconds(20));
    }
    assertThat(above("Rounds.run", ".LetterHandler.receive")).isNotEmpty().containsOnly(10);
    assertThat(above("JudgeQueue.judgeAll", ".JudgeQueue.judge")).isNotEmpty().containsOnly(6);
    assertThat(above("Workers.lambda$wake$0", ".Reporting.write")).isNotEmpty().containsOnly(2);
    assertThat(above("MailRoom.lambda$employ$0", ".ParcelSender.hand"))
        .isNotEmpty()
        .containsOnly(5);
  }
}
