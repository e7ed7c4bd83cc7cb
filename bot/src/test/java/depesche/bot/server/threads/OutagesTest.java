package depesche.bot.server.threads;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.FileSystemException;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// What is said of a database that keeps all work of a server waiting, for whoever reads the log.
class OutagesTest {

  private static final String WAITS =
      "all work waits: the database has cut our lines, SQL state 57P01 (first: %s)";
  private static final String OVER = "the database takes work again: all goes on";

  private static final Logger LOG =
      (Logger) LoggerFactory.getLogger(OutagesTest.class.getPackageName());

  private final ListAppender<ILoggingEvent> said = new ListAppender<>();
  private final AtomicLong nanos = new AtomicLong();
  private final Outages outages = new Outages(nanos::get);
  private final Outage office = outages.of(LOG, "office");
  private final Outage reports = outages.of(LOG, "reports");

  @BeforeEach
  void listen() {
    said.start();
    LOG.addAppender(said);
  }

  @AfterEach
  void enough() {
    LOG.detachAppender(said);
  }

  private List<String> said() {
    return said.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
  }

  private static RuntimeException away() {
    return new IllegalStateException(new SQLException("not to be said", "57P01"));
  }

  @Test
  void aDatabaseThatIsAwayIsSaidOnceForAllWork() {
    office.failed(away());
    reports.failed(away());
    office.failed(away());
    assertThat(said()).containsExactly(WAITS.formatted("office"));
  }

  @Test
  void workGoesOnWhenTheLastHasGotThrough() {
    office.failed(away());
    reports.failed(away());
    office.over();
    assertThat(said()).hasSize(1);
    reports.over();
    assertThat(said()).hasSize(2).last().isEqualTo(OVER);
  }

  @Test
  void theNextOutageIsSaidAgain() {
    office.failed(away());
    office.over();
    reports.failed(away());
    assertThat(said()).hasSize(3).last().isEqualTo(WAITS.formatted("reports"));
  }

  @Test
  void aMonitorReadsWhyWorkWaits() {
    assertThat(outages.trouble()).isEmpty();
    office.failed(away());
    assertThat(outages.trouble()).hasValue("the database has cut our lines, SQL state 57P01");
    office.over();
    assertThat(outages.trouble()).isEmpty();
  }

  @Test
  void workThatHasEndedIsNotWaitedFor() {
    // A node that loses the office ends what the office did: nobody gets through for it.
    office.failed(away());
    reports.failed(away());
    nanos.addAndGet(Outages.STALE.toNanos());
    office.over();
    assertThat(said()).hasSize(1);
    nanos.incrementAndGet();
    office.over();
    assertThat(said()).hasSize(2).last().isEqualTo(OVER);
  }

  @Test
  void whatTheWorldTakesFromOneWorkIsSaidForThatWork() {
    Fault.Passing full = new Fault.Passing(new FileSystemException("disk"));
    office.failed(full);
    office.failed(full);
    reports.failed(full);
    office.over();
    assertThat(said())
        .satisfiesExactly(
            one -> assertThat(one).startsWith("office: a round of work failed: "),
            two -> assertThat(two).startsWith("reports: a round of work failed: "),
            end -> assertThat(end).isEqualTo("office: work goes on"));
  }
}
