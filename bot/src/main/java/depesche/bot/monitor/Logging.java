package depesche.bot.monitor;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.joran.spi.JoranException;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.status.NopStatusListener;
import ch.qos.logback.core.status.Status;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// The moderator speaks of itself on standard error; standard output belongs to the commands.
/// `DEPESCHE_LOG=json` in the environment makes each line a JSON object.
///
/// A file of logback's own, named by its property `logback.configurationFile`, replaces all of
/// this, but for what keeps secrets out of it. This is no such file itself since reading one costs
/// each start 0.2 s and a server four megabytes.
public final class Logging extends ContextAwareBase implements Configurator {

  private static final String LINE = "%d{yyyy-MM-dd'T'HH:mm:ss'Z',UTC} %-5level %logger{0}: %msg%n";

  static final String OURS = "depesche";

  private static final Map<String, Level> LEVELS =
      Map.of(
          Logger.ROOT_LOGGER_NAME,
          Level.WARN,
          OURS,
          Level.INFO,
          // A line to the database that broke is told by those whose work it was; the pool would
          // add a page to each.
          "com.zaxxer.hikari",
          Level.ERROR,
          // What it could not do it throws as well. Here it would add pages, and the advice to
          // restore backups when all that failed was a copy.
          "org.flywaydb",
          Level.OFF,
          // The timekeeper is told what it could not do, and says it once.
          "org.quartz",
          Level.OFF);

  /// {@return whether each line of the log is a JSON object}
  public static boolean isOfObjects() {
    return "json".equals(System.getenv("DEPESCHE_LOG"));
  }

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    String file = System.getProperty("logback.configurationFile");
    Optional<String> trouble = file == null ? Optional.of("") : trouble(context, Path.of(file));
    if (trouble.isPresent()) {
      asUsual(context);
    }
    SecretFilter.keep(context);
    trouble
        .filter(why -> !why.isEmpty())
        .ifPresent(
            why ->
                context
                    .getLogger(Logging.class)
                    .warn("the log is set up as usual, not by {}: {}", file, why));
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  /// Sets the log up by a file.
  ///
  /// @return why that cannot be done
  private static Optional<String> trouble(LoggerContext context, Path file) {
    context.getStatusManager().add(new NopStatusListener());
    if (!Files.isReadable(file)) {
      return Optional.of("there is no such file, or it cannot be read");
    }
    JoranConfigurator reader = new JoranConfigurator();
    reader.setContext(context);
    try {
      reader.doConfigure(file.toFile());
    } catch (JoranException e) {
      return Optional.of("it is no XML that logback understands; " + e.getMessage());
    }
    return context.getStatusManager().getCopyOfStatusList().stream()
        .filter(status -> status.getLevel() == Status.ERROR)
        .map(Status::getMessage)
        .findFirst()
        .or(
            () ->
                isSilent(context)
                    ? Optional.of("no logger of it has an appender")
                    : Optional.empty());
  }

  private static boolean isSilent(LoggerContext context) {
    return context.getLoggerList().stream()
        .noneMatch(logger -> logger.iteratorForAppenders().hasNext());
  }

  private void asUsual(LoggerContext context) {
    context.reset();
    context.getStatusManager().add(new NopStatusListener());
    LEVELS.forEach((name, level) -> context.getLogger(name).setLevel(level));
    context
        .getLogger(Logger.ROOT_LOGGER_NAME)
        .addAppender(appender(isOfObjects() ? objects() : words()));
  }

  private ConsoleAppender<ILoggingEvent> appender(Encoder<ILoggingEvent> encoder) {
    encoder.setContext(getContext());
    encoder.start();
    ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
    appender.setContext(getContext());
    appender.setTarget("System.err");
    appender.setEncoder(encoder);
    appender.start();
    return appender;
  }

  private static Encoder<ILoggingEvent> words() {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setPattern(LINE);
    return encoder;
  }

  /// Finished words only: what was put into them is nobody's business twice.
  private static Encoder<ILoggingEvent> objects() {
    JsonEncoder encoder = new JsonEncoder();
    encoder.setWithFormattedMessage(true);
    encoder.setWithMessage(false);
    encoder.setWithArguments(false);
    encoder.setWithSequenceNumber(false);
    encoder.setWithNanoseconds(false);
    encoder.setWithContext(false);
    encoder.setWithMarkers(false);
    encoder.setWithMDC(false);
    encoder.setWithKVPList(false);
    return encoder;
  }
}
