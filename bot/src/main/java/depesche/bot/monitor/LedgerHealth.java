package depesche.bot.monitor;

import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.Backlog;
import depesche.bot.ledger.file.KeptSettings;
import depesche.bot.ledger.nodes.NodeStatus;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.people.UnreadSetting;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the ledger says of those who work on it: of a server alone, or of any node.
///
/// @param ledger that is asked, by connections of its own
public record LedgerHealth(Ledger ledger) {

  /// The clock wakes the office every quarter of a minute; a deadline of thousands of games takes
  /// it a minute or two.
  private static final Duration LONG = Duration.ofMinutes(5);

  /// So many seconds the database has to answer.
  private static final int PATIENCE = 5;

  static final String SILENT = "The database does not answer.";

  /// {@return what there is to do, and how many games there are}
  ///
  /// @throws IllegalStateException if the database does not answer
  public Backlog backlog() {
    try {
      return Backlog.of(ledger.source());
    } catch (SQLException e) {
      throw new IllegalStateException("the database does not answer", e);
    }
  }

  /// {@return the nodes that work in the database; none if there is only one server}
  ///
  /// @throws IllegalStateException if the database does not answer
  public List<NodeStatus> nodes() {
    try {
      return isAlone() ? List.of() : NodeStatus.all(ledger.source());
    } catch (SQLException e) {
      throw new IllegalStateException("the database does not answer", e);
    }
  }

  /// {@return what is wrong with the work and its database, a sentence each}
  ///
  /// @param sinceRest how long ago everything that was due had been done
  public List<String> troubles(Duration sinceRest) {
    List<String> troubles = new ArrayList<>();
    if (sinceRest.compareTo(LONG) > 0) {
      troubles.add("There has been work without rest for %d s.".formatted(sinceRest.toSeconds()));
    }
    Optional<String> trouble = ledger.database().trouble();
    if (trouble.isPresent()) {
      troubles.add(trouble.get() + ".");
      return troubles;
    }
    try {
      refuseSilence();
      troubles.addAll(unread());
      if (!isAlone()) {
        troubles.addAll(unmanned(NodeStatus.all(ledger.source())));
      }
    } catch (SQLException _) {
      troubles.add(SILENT);
    }
    return troubles;
  }

  private boolean isAlone() {
    return ledger.sharing() == Sharing.ALONE;
  }

  private void refuseSilence() throws SQLException {
    try (Connection connection = ledger.source().getConnection()) {
      if (!connection.isValid(PATIENCE)) {
        throw new SQLException("no answer");
      }
    }
  }

  private List<String> unread() throws SQLException {
    try (Connection connection = ledger.source().getConnection()) {
      return UnreadSetting.sentences(KeptSettings.all(connection));
    }
  }

  /// {@return what only one node does at a time, and none does now}
  private static List<String> unmanned(List<NodeStatus> nodes) {
    List<String> unmanned = new ArrayList<>();
    if (nodes.stream().noneMatch(NodeStatus::isOffice)) {
      unmanned.add("No node has the office.");
    }
    if (nodes.stream().noneMatch(NodeStatus::sends)) {
      unmanned.add("No node sends mail.");
    }
    return unmanned;
  }
}
