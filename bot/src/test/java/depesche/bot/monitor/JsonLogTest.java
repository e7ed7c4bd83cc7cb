package depesche.bot.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The log as the operator asks for it in the environment.
class JsonLogTest {

  /// A program that says a few things to its log.
  static final class Speaker {

    private Speaker() {}

    public static void main(String[] words) {
      Logger log = LoggerFactory.getLogger("depesche.bot.Example");
      log.info("parcel {}: \"sent\"\nand noted", 17);
      log.warn("a round of work failed: {}", "cause");
      log.debug("nobody asked");
    }
  }

  /// A scheduler that has lost its database.
  static final class Scheduler {

    private Scheduler() {}

    public static void main(String[] words) {
      LoggerFactory.getLogger("org.quartz.core.ErrorLogger")
          .error("Couldn't rollback", new IllegalStateException("Connection is closed"));
    }
  }

  /// Hibernate tells each row in detail, and what a database refused in its words.
  static final class Talker {

    private Talker() {}

    public static void main(String[] words) {
      for (String library : List.of("org.hibernate.orm.core", "com.zaxxer.hikari.pool")) {
        LoggerFactory.getLogger(library).debug("LetterRow{text=A BER H}");
        LoggerFactory.getLogger(library).trace("LetterRow{text=A BER H}");
      }
      LoggerFactory.getLogger("org.hibernate.orm.jdbc.error").error("refused: A BER H");
      LoggerFactory.getLogger("org.hibernate.SQL").debug("select 1");
      LoggerFactory.getLogger("depesche.bot.Example").debug("in detail");
    }
  }

  private static List<String> logged(String form) throws Exception {
    return logged(form, Speaker.class);
  }

  private static List<String> logged(String form, Class<?> program, String... options)
      throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    builder.command().addAll(List.of(options));
    builder
        .command()
        .addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    builder.environment().put("DEPESCHE_LOG", form);
    Process speaker = builder.start();
    return new String(speaker.getErrorStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .toList();
  }

  @Test
  void eachLineIsAnObjectWhereThatIsAskedFor() throws Exception {
    // DEPESCHE_LOG=json: one JSON object a line, with time, level, logger and the finished words.
    List<String> lines = logged("json");
    assertThat(lines).hasSize(2);
    JsonNode first = JsonMapper.builder().build().readTree(lines.getFirst());
    assertThat(first.get("formattedMessage").asText()).isEqualTo("parcel 17: \"sent\"\nand noted");
    assertThat(first.get("level").asText()).isEqualTo("INFO");
    assertThat(first.get("loggerName").asText()).isEqualTo("depesche.bot.Example");
    assertThat(first.get("timestamp").isNumber()).isTrue();
    assertThat(first.has("arguments")).isFalse();
  }

  @Test
  void elseItIsWords() throws Exception {
    // Without it a person reads the log: time, level, who says it, and what.
    assertThat(logged("text").getLast()).endsWith("Z WARN  Example: a round of work failed: cause");
  }

  @Test
  void aFileOfOnesOwnReplacesAllThat(@TempDir Path folder) throws Exception {
    // To collect logs otherwise, one names a file of logback's own.
    Path file = file(folder, "<root level='WARN'><appender-ref ref='own'/></root>");
    assertThat(logged("text", Speaker.class, "-Dlogback.configurationFile=" + file))
        .containsExactly("own: a round of work failed: cause");
  }

  private static Path file(Path folder, String levels) throws IOException {
    return Files.writeString(
        folder.resolve("log.xml"),
        """
        <configuration>
          <appender name="own" class="ch.qos.logback.core.ConsoleAppender">
            <target>System.err</target>
            <encoder><pattern>own: %msg%n</pattern></encoder>
          </appender>
          LEVELS
        </configuration>
        """
            .replace("LEVELS", levels));
  }

  @Test
  void whateverAFileAsksForNoRowIsTold(@TempDir Path folder) throws Exception {
    // Orders are in no log, in however much detail it is kept.
    Path file =
        file(
            folder,
            "<root level='TRACE'><appender-ref ref='own'/></root>"
                + "<logger name='org.hibernate' level='ALL'/>"
                + "<logger name='org.hibernate.orm.jdbc' level='DEBUG'/>"
                + "<logger name='org.hibernate.SQL' level='DEBUG'/>");
    assertThat(logged("text", Talker.class, "-Dlogback.configurationFile=" + file))
        .containsExactly("own: select 1", "own: in detail");
  }

  @Test
  void noFilterOfAFileLetsARowPass(@TempDir Path folder) throws Exception {
    // One that lets all through, whatever its level.
    Path file =
        file(
            folder,
            "<turboFilter class='ch.qos.logback.classic.turbo.DynamicThresholdFilter'>"
                + "<Key>none</Key><DefaultThreshold>TRACE</DefaultThreshold>"
                + "<OnHigherOrEqual>ACCEPT</OnHigherOrEqual></turboFilter>"
                + "<root level='INFO'><appender-ref ref='own'/></root>");
    assertThat(logged("text", Talker.class, "-Dlogback.configurationFile=" + file))
        .containsExactly("own: select 1", "own: in detail");
  }

  @Test
  void aFileThatIsReadAnewTellsNoRowEither() {
    // Logback empties what was set up and begins again.
    LoggerContext context = new LoggerContext();
    SecretFilter.keep(context);
    ch.qos.logback.classic.Logger library = context.getLogger("org.hibernate.orm.jdbc.bind");
    context.reset();
    context.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.TRACE);
    library.setLevel(Level.TRACE);
    assertThat(library.isTraceEnabled()).isFalse();
    assertThat(library.isInfoEnabled()).isTrue();
    assertThat(context.getLogger("depesche.bot.Example").isDebugEnabled()).isTrue();
  }

  @Test
  void aFileThatCannotBeUsedIsNamedAndTheLogIsAsUsual(@TempDir Path folder) throws Exception {
    // One line each; without it, logback would tell everything to everybody.
    Path missing = folder.resolve("missing.xml");
    Path unread = file(folder, "<root level='WARN'><appender-ref ref='own'/>");
    Path other = folder.resolve("other.xml");
    Files.writeString(
        other,
        "<configuration><appender name='a' class='no.such'/>"
            + "<root><appender-ref ref='a'/></root></configuration>");
    Path silent = Files.writeString(folder.resolve("silent.xml"), "<configuration/>");
    for (Path file : List.of(missing, unread, other, silent)) {
      List<String> lines = logged("text", Speaker.class, "-Dlogback.configurationFile=" + file);
      assertThat(lines).hasSize(4);
      assertThat(lines.getFirst())
          .contains("WARN  Logging: the log is set up as usual, not by " + file + ": ");
      assertThat(lines.getLast()).endsWith("WARN  Example: a round of work failed: cause");
    }
  }

  @Test
  void theSchedulerSaysNothingItself() throws Exception {
    // While the database is away it would tell each try in several lines; TimekeeperTest shows who
    // tells it once.
    assertThat(logged("text", Scheduler.class)).isEmpty();
    assertThat(logged("json", Scheduler.class)).isEmpty();
  }
}
