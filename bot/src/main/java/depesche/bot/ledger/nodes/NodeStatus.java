package depesche.bot.ledger.nodes;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/// A node as the others see it.
///
/// @param number by which the database knows it
/// @param name host and process
/// @param silent how long ago it was last heard of
/// @param running how long it has been there
/// @param office how long it has had the office; negative if it has not
public record NodeStatus(
    long number, String name, Duration silent, Duration running, Duration office) {

  private static final String ALL =
      "select n.id, n.host, n.pid,"
          + " extract(epoch from clock_timestamp() - n.seen) * 1000,"
          + " extract(epoch from clock_timestamp() - n.started) * 1000,"
          + " coalesce(extract(epoch from clock_timestamp() - l.since) * 1000, -1)"
          + " from node n left join lease l on l.node = n.id order by n.id";

  /// {@return whether it has the mailbox, the gateway and the letters}
  public boolean isOffice() {
    return !office.isNegative();
  }

  /// {@return all nodes there are; none in a database of one server alone}
  public static List<NodeStatus> all(DataSource source) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(ALL)) {
      List<NodeStatus> nodes = new ArrayList<>();
      while (row.next()) {
        nodes.add(
            new NodeStatus(
                row.getLong(1),
                row.getString(2) + "/" + row.getLong(3),
                Duration.ofMillis(row.getLong(4)),
                Duration.ofMillis(row.getLong(5)),
                Duration.ofMillis(row.getLong(6))));
      }
      return nodes;
    }
  }
}
