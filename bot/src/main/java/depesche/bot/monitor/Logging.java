package depesche.bot.monitor;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.status.NopStatusListener;
import java.util.Map;

/// What the moderator says of itself goes to standard error; standard output belongs to the
/// commands. `DEPESCHE_LOG=json` in the environment makes each line a JSON object.
///
/// A file of logback's own, named by its property `logback.configurationFile`, replaces all of
/// this. This is no such file itself since reading one costs each start 0.2 s and a server four
/// megabytes.
public final class Logging extends ContextAwareBase implements Configurator {

  private static final String LINE = "%d{yyyy-MM-dd'T'HH:mm:ss'Z',UTC} %-5level %logger{0}: %msg%n";

  private static final Map<String, Level> LEVELS =
      Map.of(
          Logger.ROOT_LOGGER_NAME,
          Level.WARN,
          "depesche",
          Level.INFO,
          // The words of a database name the values it refused, which may be orders or hands.
          // Whoever catches the exception says what failed.
          "org.hibernate.orm.jdbc.error",
          Level.OFF,
          "org.hibernate.orm.jdbc.warn",
          Level.OFF,
          "org.hibernate.orm.session",
          Level.OFF,
          // A line to the database that broke is told by those whose work it was; the pool would
          // add a page to each.
          "com.zaxxer.hikari",
          Level.ERROR);

  /// It says what it could not do while the database was away, and would add a page to each.
  private static final String SCHEDULER = "org.quartz";

  /// {@return whether each line of the log is a JSON object}
  public static boolean isOfObjects() {
    return "json".equals(System.getenv("DEPESCHE_LOG"));
  }

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    if (System.getProperty("logback.configurationFile") != null) {
      return ExecutionStatus.INVOKE_NEXT_IF_ANY;
    }
    context.getStatusManager().add(new NopStatusListener());
    LEVELS.forEach((name, level) -> context.getLogger(name).setLevel(level));
    boolean objects = isOfObjects();
    ConsoleAppender<ILoggingEvent> all = appender(objects ? objects() : words(LINE));
    context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(all);
    context.getLogger(SCHEDULER).setAdditive(false);
    context.getLogger(SCHEDULER).addAppender(objects ? all : appender(words(LINE + "%nopex")));
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
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

  private static Encoder<ILoggingEvent> words(String pattern) {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setPattern(pattern);
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
