package depesche.bot.server.threads;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.SynchronousQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// What is said of work that fails, for whoever reads the log.
class RoundsTest {

  private static final Logger LOG = (Logger) LoggerFactory.getLogger("depesche.bot.server.threads");

  private final ListAppender<ILoggingEvent> said = new ListAppender<>();

  @BeforeEach
  void listen() {
    said.start();
    LOG.addAppender(said);
  }

  @AfterEach
  void enough() {
    LOG.detachAppender(said);
  }

  /// {@return what is said of rounds that end like this}
  private List<String> said(RuntimeException... failures) throws InterruptedException {
    SynchronousQueue<RuntimeException> ends = new SynchronousQueue<>();
    RuntimeException well = new RuntimeException("well");
    Rounds rounds =
        new Rounds(
            "office",
            () -> {
              try {
                RuntimeException end = ends.take();
                if (!end.equals(well)) {
                  throw end;
                }
              } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
              }
            },
            new Outages());
    rounds.begin();
    for (RuntimeException failure : failures) {
      ends.put(failure);
      rounds.wake();
    }
    ends.put(well);
    rounds.end();
    assertThat(rounds.join(Duration.ofMinutes(1))).isTrue();
    return said.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
  }

  private static RuntimeException sql(String state) {
    return new IllegalStateException(new SQLException("not to be said", state));
  }

  @Test
  void anOutageIsSaidOnceAndItsEndOnce() throws InterruptedException {
    // The log names what is to be looked after, however many rounds it takes.
    assertThat(said(sql("25006"), sql("25006"), sql("08006")))
        .satisfiesExactly(
            begin ->
                assertThat(begin)
                    .isEqualTo(
                        "all work waits: the database is read-only, SQL state 25006 (first:"
                            + " office)"),
            end -> assertThat(end).isEqualTo("the database takes work again: all goes on"));
  }

  @Test
  void aDatabaseThatIsAwayIsCalledSo() throws InterruptedException {
    assertThat(said(sql("08006")).getFirst())
        .startsWith("all work waits: the database does not answer, ");
  }

  @Test
  void eachFaultOfOursIsSaid() throws InterruptedException {
    assertThat(said(new IllegalStateException("one"), new IllegalStateException("two"))).hasSize(2);
  }
}
