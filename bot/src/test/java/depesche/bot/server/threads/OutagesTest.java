package depesche.bot.server.threads;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.monitor.LoggedLines;
import java.nio.file.FileSystemException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What is said of a database that keeps all work of a server waiting, for readers of the log.
class OutagesTest {

  private static final String WAITS =
      "all work waits: the database has cut our lines, SQL state 57P01 (first: %s)";
  private static final String OVER = "the database takes work again: all goes on";

  private static final Logger LOG = LoggerFactory.getLogger(OutagesTest.class.getPackageName());

  @RegisterExtension
  private final LoggedLines said = new LoggedLines(OutagesTest.class.getPackageName());

  private final AtomicLong nanos = new AtomicLong();
  private final Outages outages = new Outages(nanos::get);
  private final Outage office = outages.of(LOG, "office");
  private final Outage reports = outages.of(LOG, "reports");

  private static RuntimeException away() {
    return new IllegalStateException(new SQLException("not to be said", "57P01"));
  }

  @Test
  void aDatabaseThatIsAwayIsSaidOnceForAllWork() {
    office.failed(away());
    reports.failed(away());
    office.failed(away());
    assertThat(said.words()).containsExactly(WAITS.formatted("office"));
  }

  @Test
  void workGoesOnWhenTheLastHasGotThrough() {
    office.failed(away());
    reports.failed(away());
    office.over();
    assertThat(said.words()).hasSize(1);
    reports.over();
    assertThat(said.words()).hasSize(2).last().isEqualTo(OVER);
  }

  @Test
  void theNextOutageIsSaidAgain() {
    office.failed(away());
    office.over();
    reports.failed(away());
    assertThat(said.words()).hasSize(3).last().isEqualTo(WAITS.formatted("reports"));
  }

  @Test
  void aMonitorReadsWhyWorkWaits() {
    assertThat(outages.trouble()).isEmpty();
    office.failed(away());
    assertThat(outages.trouble())
        .hasValue("All work waits: the database has cut our lines, SQL state 57P01.");
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
    assertThat(said.words()).hasSize(1);
    nanos.incrementAndGet();
    office.over();
    assertThat(said.words()).hasSize(2).last().isEqualTo(OVER);
  }

  @Test
  void theEndIsSaidThoughAMonitorHasAskedMeanwhile() {
    // A question forgets the work that has ended; the log has said that all waits.
    office.failed(away());
    nanos.addAndGet(Outages.STALE.toNanos() + 1);
    assertThat(outages.trouble()).isEmpty();
    reports.over();
    assertThat(said.words()).hasSize(2).last().isEqualTo(OVER);
  }

  @Test
  void whatAnotherDoesNowIsNotWaitedFor() {
    // A node that loses the office while the database is away goes on as an assistant: a monitor
    // need not read for a minute that all waits.
    office.failed(away());
    outages.handedOver();
    assertThat(outages.trouble()).isEmpty();
    assertThat(said.words()).hasSize(1);
    reports.over();
    assertThat(said.words()).hasSize(2).last().isEqualTo(OVER);
  }

  @Test
  void whatTheWorldTakesFromOneWorkIsSaidForThatWork() {
    Fault.Passing full = new Fault.Passing(new FileSystemException("disk"));
    office.failed(full);
    office.failed(full);
    reports.failed(full);
    office.over();
    assertThat(said.words())
        .satisfiesExactly(
            one -> assertThat(one).startsWith("office: a round of work failed: "),
            two -> assertThat(two).startsWith("reports: a round of work failed: "),
            end -> assertThat(end).isEqualTo("office: work goes on"));
  }
}
