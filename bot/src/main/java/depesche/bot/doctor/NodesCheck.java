package depesche.bot.doctor;

import depesche.bot.config.Settings;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.nodes.NodeStatus;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// Which nodes work in the database, and which of them has the office or sends mail. That none runs
/// is no fault.
record NodesCheck(Settings.Database database) implements Check {

  /// There is no such table.
  private static final String NONE_YET = "42P01";

  @Override
  public String subject() {
    return "nodes";
  }

  @Override
  public List<Finding> look() {
    try {
      return found(NodeStatus.all(PostgresDatabase.of(database).plain()));
    } catch (SQLException e) {
      return List.of(
          NONE_YET.equals(e.getSQLState())
              ? Finding.well(subject(), "none has ever run: the first start creates the tables")
              : Finding.toMend(
                  subject(),
                  "the database does not say which nodes there are: SQL state " + e.getSQLState()));
    }
  }

  private List<Finding> found(List<NodeStatus> nodes) {
    List<Finding> findings = new ArrayList<>();
    for (NodeStatus node : nodes) {
      findings.add(
          Finding.well(
              subject(),
              "%s runs for %d s, %s, last heard of %d s ago"
                  .formatted(
                      node.name(),
                      node.running().toSeconds(),
                      tasks(node),
                      node.silent().toSeconds())));
    }
    if (nodes.isEmpty()) {
      findings.add(Finding.well(subject(), "none runs now"));
    } else if (nodes.stream().noneMatch(NodeStatus::isOffice)) {
      findings.add(
          Finding.toMend(
              subject(),
              "no node has the office: read their logs for the reason, then restart one"));
    } else if (nodes.stream().noneMatch(NodeStatus::sends)) {
      findings.add(
          Finding.toMend(
              subject(),
              "no node sends mail: if that lasts, read their logs for the reason, then restart"
                  + " one"));
    }
    return findings;
  }

  private static String tasks(NodeStatus node) {
    String task =
        node.isOffice()
            ? "has had the office for %d s".formatted(node.office().toSeconds())
            : "judges and writes";
    return node.sends()
        ? "%s, has sent the mail for %d s".formatted(task, node.sending().toSeconds())
        : task;
  }
}
