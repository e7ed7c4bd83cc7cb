package depesche.bot.server.nodes;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.nodes.Fence;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.monitor.LedgerHealth;
import depesche.bot.monitor.MonitorEndpoint;
import depesche.bot.server.Assistant;
import depesche.bot.server.ClockWatch;
import depesche.bot.server.Mailing;
import depesche.bot.server.Server;
import depesche.bot.server.start.CheckedTemplates;
import depesche.bot.server.start.Opened;
import depesche.bot.server.threads.Outages;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What a node does now: it is the office, or assists it, or does nothing. One at a time changes
/// it.
final class NodeWork {

  private static final Logger LOG = LoggerFactory.getLogger(NodeWork.class);

  private final Settings settings;
  private final Path home;
  private final Path data;
  private final Clock clock;
  private final PostgresDatabase database;
  private final Outages outages;

  private Optional<CheckedTemplates> templates = Optional.empty();
  private volatile Optional<Server> server = Optional.empty();
  private volatile Optional<Assistant> assistant = Optional.empty();
  private volatile Optional<Fence> fence = Optional.empty();
  private Optional<Fence> sending = Optional.empty();
  private Optional<MonitorEndpoint> monitor = Optional.empty();

  /// @param outages what keeps all work of this node waiting
  NodeWork(
      Settings settings,
      Path home,
      Path data,
      Clock clock,
      PostgresDatabase database,
      Outages outages) {
    this.settings = settings;
    this.home = home;
    this.data = data;
    this.clock = clock;
    this.database = database;
    this.outages = outages;
  }

  boolean isOffice() {
    return server.isPresent();
  }

  boolean isAssistant() {
    return assistant.isPresent();
  }

  /// {@return whether it does what belongs to this fence, or to none}
  boolean isUnder(Optional<Fence> wanted) {
    return (isOffice() || isAssistant()) && fence.equals(wanted);
  }

  /// If it is still the office, or sends mail, though another node is or does, it says so.
  void sayWhatIsLost(String name) {
    if (isLost(fence)) {
      LOG.warn(
          "node {} steps back: another node has the office, since this one was silent for longer"
              + " than its lease; what it had in hand is not kept",
          name);
    }
    if (isLost(sending)) {
      LOG.warn(
          "node {} sends no more: another node does, since this one was silent for longer than its"
              + " lease; what it had in hand is not noted",
          name);
    }
  }

  private static boolean isLost(Optional<Fence> right) {
    return right.isPresent() && right.get().isOver();
  }

  /// The office looks what the others have done, and the sender what they have written.
  void hear() {
    mailing().ifPresent(Mailing::hear);
    server.ifPresent(Server::hear);
  }

  /// A sender with nothing to send looks what the others have written.
  void hearAtRest() {
    mailing().ifPresent(Mailing::hearAtRest);
  }

  private Optional<Mailing> mailing() {
    return server.map(Server::mailing).or(() -> assistant.map(Assistant::mailing));
  }

  /// Sends mail under this fence, or without one no more.
  ///
  /// @return whether it has begun to
  boolean send(Optional<Fence> under) {
    if (sending.equals(under)) {
      return false;
    }
    mailing().ifPresent(Mailing::end);
    sending = Optional.empty();
    under.ifPresent(right -> mailing().orElseThrow().begin(right));
    sending = under;
    return under.isPresent();
  }

  /// Begins as the office, or without a fence as an assistant. If that fails, it does nothing.
  void enter(Optional<Fence> under) {
    try {
      if (under.isPresent()) {
        Server office =
            Server.office(settings, home, data, opened(Sharing.OFFICE, under.get()), clock);
        office.watch(new ClockWatch(clock, System::nanoTime));
        server = Optional.of(office);
      } else {
        Opened opened = opened(Sharing.ASSISTANT, Claim.none());
        Assistant one = Assistant.open(settings, home, opened, clock);
        assistant = Optional.of(one);
        NodeMonitor health = new NodeMonitor(new LedgerHealth(opened.ledger()), outages, one);
        monitor = settings.monitor().map(at -> MonitorEndpoint.open(at, health, clock));
      }
      fence = under;
    } catch (RuntimeException | Error e) {
      leave();
      throw e;
    }
  }

  private Opened opened(Sharing sharing, Claim claim) {
    Supplier<Ledger> ledger = () -> Ledger.shared(database, data, sharing, claim);
    Opened opened =
        templates
            .map(checked -> new Opened(checked, ledger.get(), outages))
            .orElseGet(() -> Opened.in(home, data, ledger, outages));
    templates = Optional.of(opened.checkedTemplates());
    return opened;
  }

  /// Does nothing, and says how it is when asked.
  void rest(String why) {
    leave();
    try {
      monitor = settings.monitor().map(at -> MonitorEndpoint.open(at, () -> idle(why), clock));
    } catch (UnusableInput e) {
      LOG.debug("nobody is told that the node does nothing: {}", e.getMessage());
    }
  }

  private static List<String> idle(String why) {
    return List.of("This node does nothing now: " + why + ".");
  }

  /// Ends what it has begun, and does nothing.
  void leave() {
    send(Optional.empty());
    server.ifPresent(Server::close);
    server = Optional.empty();
    monitor.ifPresent(MonitorEndpoint::close);
    monitor = Optional.empty();
    assistant.ifPresent(Assistant::close);
    assistant = Optional.empty();
    outages.handedOver();
    fence = Optional.empty();
  }
}
