package depesche.bot.monitor;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.slf4j.LoggerFactory;

/// What a class or a package says in the log while a test runs.
public final class LoggedLines implements BeforeEachCallback, AfterEachCallback {

  private final Logger log;
  private final ListAppender<ILoggingEvent> said = new ListAppender<>();

  /// @param name of the class or package
  public LoggedLines(String name) {
    this.log = (Logger) LoggerFactory.getLogger(name);
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    said.start();
    log.addAppender(said);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    log.detachAppender(said);
  }

  /// {@return all of it, so far}
  public List<ILoggingEvent> events() {
    return List.copyOf(said.list);
  }

  /// {@return its words, so far}
  public List<String> words() {
    return events().stream().map(ILoggingEvent::getFormattedMessage).toList();
  }
}
