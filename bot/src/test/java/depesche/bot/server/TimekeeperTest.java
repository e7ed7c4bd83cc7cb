package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import depesche.bot.Heard;
import depesche.bot.chance.Vault;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.monitor.LoggedLines;
import depesche.bot.server.threads.Outages;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.ds.PGSimpleDataSource;
import org.quartz.impl.SchedulerRepository;

/// The clock of several nodes, whose scheduler keeps what it knows in the database.
class TimekeeperTest {

  @RegisterExtension private final LoggedLines said = new LoggedLines(Outages.class.getName());

  @Test
  void oneThatCannotStartLeavesNothingBehind() {
    // A node that takes the office while its database goes away tries again later: by then nothing
    // of the first try may still run.
    PGSimpleDataSource nowhere = new PGSimpleDataSource();
    nowhere.setPortNumbers(new int[] {1});
    assertThatThrownBy(() -> Timekeeper.amongNodes(nowhere, () -> {}, new Outages()))
        .isInstanceOf(IllegalStateException.class);
    assertThat(SchedulerRepository.getInstance().lookupAll()).isEmpty();
  }

  @Test
  void workThatIsAtHandAtAStopIsNoFailure() {
    // A turn that is judged during a stop asks to be woken when all is over: that was an error in
    // the
    // log.
    Timekeeper timekeeper = Timekeeper.alone(() -> {}, new Outages());
    timekeeper.close();
    assertThatCode(() -> timekeeper.wakeAt(Instant.now())).doesNotThrowAnyException();
  }

  @Test
  void whileTheDatabaseIsAwayItSaysSoOnceAndOnceThatItGoesOn(@TempDir Path folder) {
    // A database that takes nothing is told in one clear line, however often the scheduler tries.
    PostgresDatabase database = Postgres.fresh();
    Heard<Instant> alarms = new Heard<>();
    try (Ledger ledger = Ledger.open(database, Vault.in(folder.resolve("key")));
        Timekeeper timekeeper =
            Timekeeper.amongNodes(
                ledger.source(), () -> alarms.add(Instant.now()), new Outages())) {
      timekeeper.wakeAt(Instant.now());
      alarms.await(2);
      Postgres.readOnly(database, true);
      said.await(1);
      Postgres.readOnly(database, false);
      int before = alarms.size();
      alarms.await(before + 2);
    }
    assertThat(said.events())
        .extracting(ILoggingEvent::getLevel)
        .containsExactly(Level.ERROR, Level.INFO);
    assertThat(said.words().getFirst())
        .containsPattern("^all work waits: (the database |there is no line to the database)");
    assertThat(said.words().getLast()).isEqualTo("the database takes work again: all goes on");
  }
}
