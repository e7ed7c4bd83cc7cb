package depesche.bot.server.nodes;

import depesche.bot.ledger.file.Backlog;
import depesche.bot.ledger.nodes.NodeStatus;
import depesche.bot.monitor.LedgerHealth;
import depesche.bot.monitor.Monitored;
import depesche.bot.server.Assistant;
import depesche.bot.server.threads.Outages;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// How a node is that judges and writes for the office of another.
record NodeMonitor(LedgerHealth health, Outages outages, Assistant assistant) implements Monitored {

  @Override
  public Backlog backlog() {
    return health.backlog();
  }

  @Override
  public long messagesRead() {
    return 0;
  }

  @Override
  public long turnsJudged() {
    return assistant.turnsJudged();
  }

  @Override
  public long parcelsTried() {
    return assistant.mailing().steps();
  }

  @Override
  public Duration sinceRest() {
    return assistant.sinceRest();
  }

  @Override
  public List<NodeStatus> nodes() {
    return health.nodes();
  }

  @Override
  public List<String> troubles() {
    List<String> troubles = new ArrayList<>(health.troubles(sinceRest()));
    outages.trouble().ifPresent(troubles::add);
    assistant.mailing().trouble().ifPresent(troubles::add);
    return List.copyOf(troubles);
  }
}
