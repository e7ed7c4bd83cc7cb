package depesche.bot.monitor;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggerContextListener;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;

/// What libraries tell in detail holds rows, and rows hold orders. Whatever a file of logback's own
/// says, also when it is changed later, none of them tells it: this is asked before everything
/// else.
final class SecretFilter extends TurboFilter implements LoggerContextListener {

  /// The words of a database name the values it refused, which may be orders or hands. Where the
  /// exception is caught, it is said what failed.
  private static final List<String> SECRET =
      List.of(
          "org.hibernate.orm.jdbc.error",
          "org.hibernate.orm.jdbc.warn",
          "org.hibernate.orm.session");

  /// Statements without their values.
  private static final String STATEMENTS = "org.hibernate.SQL";

  /// Keeps secrets out of all that is said in a context, from now on.
  static void keep(LoggerContext context) {
    SecretFilter filter = new SecretFilter();
    filter.setContext(context);
    filter.setName("secrets");
    filter.start();
    context.addListener(filter);
    filter.onReset(context);
  }

  @Override
  public FilterReply decide(
      Marker marker,
      Logger logger,
      Level level,
      @Nullable String format,
      Object @Nullable [] words,
      @Nullable Throwable cause) {
    String name = logger.getName();
    boolean told = level.isGreaterOrEqual(Level.INFO) ? !SECRET.contains(name) : isHarmless(name);
    return told ? FilterReply.NEUTRAL : FilterReply.DENY;
  }

  private static boolean isHarmless(String logger) {
    return logger.equals(Logging.OURS)
        || logger.startsWith(Logging.OURS + ".")
        || logger.equals(STATEMENTS);
  }

  @Override
  public boolean isResetResistant() {
    return true;
  }

  /// A file that is read anew leaves nothing of what was set up before.
  @Override
  public void onReset(LoggerContext context) {
    context.getTurboFilterList().addFirst(this);
  }

  @Override
  public void onStart(LoggerContext context) {}

  @Override
  public void onStop(LoggerContext context) {}

  @Override
  public void onLevelChange(Logger logger, Level level) {}
}
