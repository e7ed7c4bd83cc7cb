package depesche.bot.ledger.nodes;

import depesche.bot.ledger.database.FenceNumber;
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
/// @param sending how long it has sent mail; negative if it does not
public record NodeStatus(
    long number,
    String name,
    Duration silent,
    Duration running,
    Duration office,
    Duration sending) {

  private static final String ALL =
      "select n.id, n.host, n.pid,"
          + " extract(epoch from clock_timestamp() - n.seen) * 1000,"
          + " extract(epoch from clock_timestamp() - n.started) * 1000,"
          + " coalesce(extract(epoch from clock_timestamp() - o.since) * 1000, -1),"
          + " coalesce(extract(epoch from clock_timestamp() - s.since) * 1000, -1) from node n"
          + " left join lease o on o.node = n.id and o.name = '"
          + FenceNumber.OFFICE
          + "' left join lease s on s.node = n.id and s.name = '"
          + FenceNumber.SENDING
          + "' order by n.id";

  /// {@return whether it has the mailbox, the gateway and the letters}
  public boolean isOffice() {
    return !office.isNegative();
  }

  /// {@return whether it sends the mail of all}
  public boolean sends() {
    return !sending.isNegative();
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
                Duration.ofMillis(row.getLong(6)),
                Duration.ofMillis(row.getLong(7))));
      }
      return nodes;
    }
  }
}
