package depesche.bot.monitor;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import depesche.bot.Heard;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.slf4j.LoggerFactory;

/// What a class or a package says in the log while a test runs.
public final class LoggedLines implements BeforeEachCallback, AfterEachCallback {

  private final Logger log;
  private final Heard<ILoggingEvent> said = new Heard<>();
  private final AppenderBase<ILoggingEvent> appender =
      new AppenderBase<>() {
        @Override
        protected void append(ILoggingEvent event) {
          said.add(event);
        }
      };

  /// @param name of the class or package
  public LoggedLines(String name) {
    this.log = (Logger) LoggerFactory.getLogger(name);
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    appender.start();
    log.addAppender(appender);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    log.detachAppender(appender);
  }

  /// Waits until it has said so many things.
  public void await(int count) {
    said.await(count);
  }

  /// Waits until it has said this.
  public void await(String words) {
    said.awaitOne(event -> event.getFormattedMessage().contains(words));
  }

  /// {@return all of it, so far}
  public List<ILoggingEvent> events() {
    return List.copyOf(said);
  }

  /// {@return its words, so far}
  public List<String> words() {
    return events().stream().map(ILoggingEvent::getFormattedMessage).toList();
  }
}
