package depesche.bot.server;

import depesche.bot.server.threads.Outage;
import depesche.bot.server.threads.Outages;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Date;
import java.util.Properties;
import javax.sql.DataSource;
import org.quartz.DisallowConcurrentExecution;
import org.quartz.Job;
import org.quartz.JobBuilder;
import org.quartz.JobExecutionContext;
import org.quartz.JobKey;
import org.quartz.Scheduler;
import org.quartz.SchedulerException;
import org.quartz.SimpleScheduleBuilder;
import org.quartz.Trigger;
import org.quartz.TriggerBuilder;
import org.quartz.TriggerKey;
import org.quartz.impl.StdSchedulerFactory;
import org.quartz.impl.jdbcjobstore.JobStoreTX;
import org.quartz.impl.jdbcjobstore.PostgreSQLDelegate;
import org.quartz.listeners.SchedulerListenerSupport;
import org.quartz.simpl.RAMJobStore;
import org.quartz.spi.JobStore;
import org.quartz.utils.ConnectionProvider;
import org.quartz.utils.DBConnectionManager;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Wakes the office: at the instant it asks for and, in case that is lost, every quarter of a
/// minute. What is due is in the ledger; losing all that the scheduler knows costs fifteen seconds.
/// So a server that is alone keeps it in memory; among nodes it is kept in the database, where each
/// sees what the others have of it.
public final class Timekeeper implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Timekeeper.class);

  private static final int BEAT_SECONDS = 15;
  private static final JobKey WAKE = new JobKey("wake");
  private static final TriggerKey NEXT = new TriggerKey("next");
  private static final String ALARM = "alarm";

  private final Scheduler scheduler;
  private volatile boolean closed;

  private Timekeeper(Scheduler scheduler) {
    this.scheduler = scheduler;
  }

  /// Starts to beat.
  ///
  /// @param alarm what to do when it is time to look; returns quickly
  public static Timekeeper alone(Runnable alarm, Outages outages) {
    return start(properties(RAMJobStore.class), alarm, outages);
  }

  /// Starts to beat where other nodes may still think that they have the clock.
  ///
  /// @param source the nodes' PostgreSQL, which also keeps the scheduler's tables
  /// @param alarm what to do when it is time to look; returns quickly
  public static Timekeeper amongNodes(DataSource source, Runnable alarm, Outages outages) {
    DBConnectionManager.getInstance().addConnectionProvider("ledger", new Ledgers(source));
    Properties properties = properties(JobStoreTX.class);
    properties.setProperty("org.quartz.scheduler.instanceId", "AUTO");
    properties.setProperty(
        "org.quartz.jobStore.driverDelegateClass", PostgreSQLDelegate.class.getName());
    properties.setProperty("org.quartz.jobStore.dataSource", "ledger");
    properties.setProperty("org.quartz.jobStore.useProperties", "true");
    properties.setProperty("org.quartz.jobStore.acquireTriggersWithinLock", "true");
    properties.setProperty("org.quartz.jobStore.isClustered", "true");
    properties.setProperty("org.quartz.jobStore.clusterCheckinInterval", "5000");
    return start(properties, alarm, outages);
  }

  private static Timekeeper start(Properties properties, Runnable alarm, Outages outages) {
    Scheduler scheduler = scheduler(properties);
    try {
      Troubles troubles = new Troubles(outages.of(LOG, "scheduler"));
      scheduler.getListenerManager().addSchedulerListener(troubles);
      scheduler.getContext().put(ALARM, troubles.overBefore(alarm));
      scheduler.addJob(
          JobBuilder.newJob(Wake.class).withIdentity(WAKE).storeDurably().requestRecovery().build(),
          true);
      Timekeeper timekeeper = new Timekeeper(scheduler);
      timekeeper.schedule(
          TriggerBuilder.newTrigger()
              .withIdentity("beat")
              .forJob(WAKE)
              .withSchedule(
                  SimpleScheduleBuilder.repeatSecondlyForever(BEAT_SECONDS)
                      .withMisfireHandlingInstructionNextWithRemainingCount())
              .build());
      scheduler.start();
      return timekeeper;
    } catch (SchedulerException e) {
      end(scheduler);
      throw new IllegalStateException("the scheduler does not start", e);
    }
  }

  private static Scheduler scheduler(Properties properties) {
    try {
      return new StdSchedulerFactory(properties).getScheduler();
    } catch (SchedulerException e) {
      throw new IllegalStateException("the scheduler cannot be made", e);
    }
  }

  private static Properties properties(Class<? extends JobStore> store) {
    Properties properties = new Properties();
    properties.setProperty("org.quartz.scheduler.instanceName", "depesche");
    properties.setProperty("org.quartz.scheduler.skipUpdateCheck", "true");
    properties.setProperty("org.quartz.threadPool.threadCount", "1");
    properties.setProperty("org.quartz.jobStore.class", store.getName());
    properties.setProperty("org.quartz.jobStore.misfireThreshold", "60000");
    return properties;
  }

  /// Asks to be woken at this instant, instead of the one asked for before. After the end nobody is
  /// woken: work that was at hand may still ask.
  public void wakeAt(Instant instant) {
    if (closed) {
      return;
    }
    try {
      schedule(
          TriggerBuilder.newTrigger()
              .withIdentity(NEXT)
              .forJob(WAKE)
              .startAt(Date.from(instant))
              .build());
    } catch (SchedulerException e) {
      if (closed) {
        return;
      }
      throw new IllegalStateException("the scheduler does not take an alarm", e);
    }
  }

  private void schedule(Trigger trigger) throws SchedulerException {
    if (scheduler.rescheduleJob(trigger.getKey(), trigger) == null) {
      scheduler.scheduleJob(trigger);
    }
  }

  @Override
  public void close() {
    closed = true;
    end(scheduler);
  }

  private static void end(Scheduler scheduler) {
    try {
      scheduler.shutdown(true);
    } catch (SchedulerException e) {
      throw new IllegalStateException("the scheduler does not stop", e);
    }
  }

  /// The one job there is.
  @DisallowConcurrentExecution
  public static final class Wake implements Job {

    @Override
    public void execute(JobExecutionContext context) {
      try {
        Object alarm = context.getScheduler().getContext().get(ALARM);
        if (alarm instanceof Runnable wake) {
          wake.run();
        }
      } catch (SchedulerException e) {
        throw new IllegalStateException("the scheduler lost its alarm", e);
      }
    }
  }

  /// Says once what the scheduler could not do, and once that it beats again. Its own log would say
  /// it at each try.
  private static final class Troubles extends SchedulerListenerSupport {

    private final Outage outage;

    Troubles(Outage outage) {
      this.outage = outage;
    }

    Runnable overBefore(Runnable alarm) {
      return () -> {
        outage.over();
        alarm.run();
      };
    }

    @Override
    public void schedulerError(String what, SchedulerException failure) {
      outage.failed(failure);
    }
  }

  /// Lends the scheduler the ledger's connections.
  private record Ledgers(DataSource source) implements ConnectionProvider {

    @Override
    public Connection getConnection() throws SQLException {
      return source.getConnection();
    }

    @Override
    public void shutdown() {
      // The ledger closes its own connections.
    }

    @Override
    public void initialize() {
      // They are open.
    }
  }
}
