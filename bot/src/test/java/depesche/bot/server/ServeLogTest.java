package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server whose log is read by programs: what reads the journal gets both its streams as one.
class ServeLogTest {

  private static final Map<String, String> JSON = Map.of("DEPESCHE_LOG", "json");

  @TempDir private Path folder;

  @Test
  void allThatAServerSaysIsAnObjectALine() throws Exception {
    // docs/running.md, "As a service": each line of the journal is a JSON object.
    try (Program program = Program.start(folder, "monitor: {port: 0}\n", JSON)) {
      program.awaitReady();
      program.stop();
      assertThat(messages(program))
          .anyMatch(line -> line.startsWith("Depesche is ready. Write to "))
          .anyMatch(line -> line.startsWith("SMTP  127.0.0.1:" + program.smtpPort()));
    }
  }

  @Test
  void soIsWhyItDoesNotStart() throws Exception {
    try (Program program = Program.start(folder, "nonsense: 1\n", JSON)) {
      assertThat(program.endsWithin(Duration.ofMinutes(2))).isTrue();
      assertThat(program.status()).isEqualTo(2);
      assertThat(messages(program)).singleElement().asString().contains("nonsense");
    }
  }

  /// {@return the words of each line; what is no object ends the test}
  private static List<String> messages(Program program) {
    JsonMapper mapper = JsonMapper.builder().build();
    return program
        .said()
        .lines()
        .map(
            line -> {
              try {
                JsonNode object = mapper.readTree(line);
                return object.get("formattedMessage").asText();
              } catch (Exception e) {
                throw new AssertionError("no JSON object: " + line, e);
              }
            })
        .toList();
  }
}
