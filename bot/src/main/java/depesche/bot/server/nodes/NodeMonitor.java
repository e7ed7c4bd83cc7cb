package depesche.bot.server.nodes;

import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.Backlog;
import depesche.bot.ledger.nodes.NodeStatus;
import depesche.bot.monitor.Monitored;
import depesche.bot.server.Assistant;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;

/// How a node is that judges and writes for the office of another.
record NodeMonitor(Ledger ledger, Assistant assistant) implements Monitored {

  private static final Duration LONG = Duration.ofMinutes(5);

  @Override
  public Backlog backlog() {
    try {
      return Backlog.of(ledger.source());
    } catch (SQLException e) {
      throw new IllegalStateException("the database does not answer", e);
    }
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
    try {
      return NodeStatus.all(ledger.source());
    } catch (SQLException e) {
      throw new IllegalStateException("the database does not answer", e);
    }
  }

  @Override
  public List<String> troubles() {
    try {
      if (NodeStatus.all(ledger.source()).stream().noneMatch(NodeStatus::isOffice)) {
        return List.of("No node has the office.");
      }
    } catch (SQLException _) {
      return List.of("The database does not answer.");
    }
    return sinceRest().compareTo(LONG) > 0
        ? List.of("There has been work without rest for %d s.".formatted(sinceRest().toSeconds()))
        : List.of();
  }
}
