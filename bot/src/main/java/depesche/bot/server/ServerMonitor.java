package depesche.bot.server;

import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.Backlog;
import depesche.bot.ledger.nodes.NodeStatus;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.monitor.Monitored;
import depesche.bot.post.discord.session.DiscordBot;
import depesche.bot.post.imap.ImapWatcher;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How a server is, asked of its parts.
record ServerMonitor(
    Ledger ledger,
    WorkLoop workLoop,
    Mailing mailing,
    Postings postings,
    ImapWatcher imapWatcher,
    Optional<DiscordBot> discord)
    implements Monitored {

  /// The clock wakes the office every quarter of a minute; a deadline of thousands of games takes
  /// it a minute or two.
  private static final Duration LONG = Duration.ofMinutes(5);

  /// So many seconds the database has to answer.
  private static final int PATIENCE = 5;

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
    return workLoop.tally().messages();
  }

  @Override
  public long turnsJudged() {
    return workLoop.tally().turns();
  }

  @Override
  public long parcelsTried() {
    return mailing.steps() + postings.steps();
  }

  @Override
  public Duration sinceRest() {
    return workLoop.tally().sinceRest();
  }

  @Override
  public List<NodeStatus> nodes() {
    if (ledger.sharing() == Sharing.ALONE) {
      return List.of();
    }
    try {
      return NodeStatus.all(ledger.source());
    } catch (SQLException e) {
      throw new IllegalStateException("the database does not answer", e);
    }
  }

  @Override
  public List<String> troubles() {
    List<String> troubles = new ArrayList<>();
    if (sinceRest().compareTo(LONG) > 0) {
      troubles.add("There has been work without rest for %d s.".formatted(sinceRest().toSeconds()));
    }
    imapWatcher.trouble().ifPresent(why -> troubles.add("No mail can be fetched: " + why));
    if (discord.stream().anyMatch(DiscordBot::isSettling)) {
      troubles.add("Discord is not connected.");
    }
    if (!databaseAnswers()) {
      troubles.add("The database does not answer.");
    }
    return List.copyOf(troubles);
  }

  private boolean databaseAnswers() {
    try (Connection connection = ledger.source().getConnection()) {
      return connection.isValid(PATIENCE);
    } catch (SQLException _) {
      return false;
    }
  }
}
