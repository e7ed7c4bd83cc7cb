package depesche.bot.server.nodes;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.nodes.Fence;
import depesche.bot.ledger.nodes.NodeLine;
import depesche.bot.server.Mailing;
import depesche.bot.server.Server;
import depesche.bot.server.start.Opened;
import depesche.bot.server.threads.Fault;
import depesche.bot.server.threads.Outage;
import depesche.bot.server.threads.Outages;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One of several servers in one database. The node with the office has the mailbox, the Discord
/// gateway, the letters and the clock; all others judge turns, paint and write, and one of them
/// sends mail. If one that has something of its own falls silent, the next node takes it.
public final class Node implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Node.class);

  private static final Duration BEAT = Duration.ofSeconds(1);

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final NodeLine line;
  private final NodeWork work;
  private final String name;
  private final Outage outage;
  private final Refusal refusal;

  private final ScheduledExecutorService beats =
      Executors.newScheduledThreadPool(3, daemon("node"));
  private final ExecutorService roles = Executors.newSingleThreadExecutor(daemon("role"));

  private volatile Optional<Fence> fence = Optional.empty();
  private volatile Optional<Fence> sending = Optional.empty();
  private volatile boolean yields;
  private volatile boolean open = true;

  /// Why it does nothing, and gives all back.
  private volatile Optional<String> resting = Optional.empty();

  private Node(NodeLine line, NodeWork work, String name, Outages outages) {
    this.line = line;
    this.work = work;
    this.name = name;
    this.outage = outages.of(LOG, "node " + name);
    this.refusal = new Refusal(name);
  }

  private static ThreadFactory daemon(String name) {
    return Thread.ofPlatform().name(name, 1).daemon().factory();
  }

  /// Joins the other nodes, or is the first, and begins to work.
  ///
  /// @throws UnusableInput if a setting, a map or a template is broken, a single server works in
  ///   the database, other nodes work by other rules, or the clock of this machine is off
  public static Node open(Settings settings, Path home, Clock clock) {
    Path data = Opened.data(home, settings);
    LedgerFile.refuseOther(settings, data);
    NodeLine line = NodeLine.to(PostgresDatabase.of(settings.database().orElseThrow()), clock);
    try {
      var me = new Joining(line).join(home, data);
      Outages outages = new Outages();
      NodeWork work = new NodeWork(settings, home, data, clock, line.database(), outages);
      return begun(new Node(line, work, me.toString(), outages));
    } catch (RuntimeException e) {
      line.close();
      throw e;
    }
  }

  private static Node begun(Node node) {
    try {
      node.begin();
      return node;
    } catch (RuntimeException e) {
      node.close();
      throw e;
    }
  }

  private void begin() {
    try {
      fence = line.take(this::change);
    } catch (SQLException e) {
      LOG.warn("the office is asked for again: SQL state {}", e.getSQLState());
    }
    // To open takes a while, and the others must hear of us meanwhile.
    every(BEAT, this::beat);
    every(Server.EAR, () -> hear(work::hear));
    every(Mailing.EAR, () -> hear(work::hearAtRest));
    settle();
  }

  @SuppressWarnings("FutureReturnValueIgnored")
  private void every(Duration time, Runnable work) {
    beats.scheduleWithFixedDelay(work, time.toMillis(), time.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// {@return host and process}
  public String name() {
    return name;
  }

  /// {@return whether it has the mailbox, the gateway and the letters}
  public boolean isOffice() {
    return work.isOffice();
  }

  /// {@return whether it judges and writes for another}
  public boolean isAssistant() {
    return work.isAssistant();
  }

  private void beat() {
    try {
      if (!line.beat()) {
        LOG.warn("node {} was silent for longer than its lease and joins the others again", name);
      }
      consider();
      outage.over();
    } catch (SQLException e) {
      outage.failed(new Fault.Passing(e));
    } catch (UnusableInput e) {
      rest(String.valueOf(e.getMessage()));
    } catch (RuntimeException | Error e) {
      LOG.error("a beat of node {} failed: {}", name, Fault.of(e).cause());
    }
  }

  private void rest(String why) {
    if (resting.isEmpty()) {
      LOG.error("node {} steps back: {}", name, why);
      resting = Optional.of(why);
      change();
    }
  }

  private void consider() throws SQLException {
    Optional<String> off = line.clockOff();
    if (off.isPresent()) {
      rest(off.get());
      return;
    }
    if (resting.isPresent()) {
      LOG.info("what kept node {} from its work is over", name);
      resting = Optional.empty();
    }
    if (refusal.isRested()) {
      if (fence.isEmpty()) {
        // The sender goes on with it, if there is another to take the office.
        fence = line.take(sending.isEmpty(), this::change);
      }
      if (!work.isUnder(fence)) {
        change();
      }
    }
    considerSending();
  }

  private void considerSending() throws SQLException {
    if (sending.isPresent()) {
      if (work.isOffice() && !yields && line.isSendingWanted()) {
        yields = true;
        change();
      }
    } else if (work.isOffice() || work.isAssistant()) {
      sending = line.takeSending(work.isAssistant(), this::change);
      if (sending.isPresent()) {
        change();
      }
    }
  }

  private void hear(Runnable look) {
    try {
      look.run();
    } catch (LedgerClosed _) {
      LOG.debug("the office closes");
    } catch (RuntimeException | Error e) {
      LOG.debug("news wait: {}", e.getClass().getName());
    }
  }

  private void change() {
    try {
      roles.execute(this::settleOrRest);
    } catch (RejectedExecutionException _) {
      LOG.debug("the node closes");
    }
  }

  private void settleOrRest() {
    try {
      settle();
    } catch (LedgerClosed _) {
      LOG.debug("another node has the office");
    } catch (UnusableInput e) {
      refuse(String.valueOf(e.getMessage()));
    } catch (RuntimeException | Error e) {
      refuse(Fault.of(e).cause());
    }
  }

  private void refuse(String why) {
    refusal.note(why);
    work.rest(why);
    giveBack();
  }

  /// Becomes what it should be.
  private synchronized void settle() {
    work.sayWhatIsLost(name);
    if (fence.isPresent() && fence.get().isOver()) {
      fence = Optional.empty();
    }
    if (sending.isPresent() && sending.get().isOver()) {
      sending = Optional.empty();
    }
    if (!open || resting.isPresent()) {
      work.leave();
      giveBack();
      resting.filter(_ -> open).ifPresent(work::rest);
    } else if (!work.isUnder(fence) && refusal.isRested()) {
      work.leave();
      enter();
    }
    send();
  }

  private void send() {
    if (yields) {
      work.send(Optional.empty());
      giveSendingBack();
      LOG.info("node {} leaves the sending of mail to another", name);
    }
    if ((work.isOffice() || work.isAssistant()) && work.send(sending)) {
      LOG.info("node {} sends mail", name);
    }
  }

  private void giveSendingBack() {
    line.releaseSending();
    sending = Optional.empty();
    yields = false;
  }

  private void giveBack() {
    giveSendingBack();
    line.release();
    fence = Optional.empty();
  }

  private void enter() {
    work.enter(fence);
    refusal.over();
    LOG.info(
        "node {} {}",
        name,
        work.isOffice() ? "has the office" : "judges and writes for the office");
  }

  /// Ends in good order: the next node takes the office at once.
  @Override
  public void close() {
    open = false;
    beats.shutdown();
    change();
    roles.shutdown();
    try {
      if (!roles.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.warn("node {} is still busy", name);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    line.close();
  }
}
