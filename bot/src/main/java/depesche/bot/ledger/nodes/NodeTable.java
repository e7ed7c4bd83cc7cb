package depesche.bot.ledger.nodes;

import depesche.bot.config.UnusableInput;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The nodes that there are: a row each, which says by the database's clock when it was last heard
/// of.
record NodeTable(Connection connection) {

  /// A node that is silent for so long is taken for dead.
  static final Duration LEASE = Duration.ofSeconds(10);

  /// So many nodes have been tried together.
  static final int MOST = 8;

  static final String ALIVE =
      "seen > clock_timestamp() - interval '%d milliseconds'".formatted(LEASE.toMillis());

  private static final Logger LOG = LoggerFactory.getLogger(NodeTable.class);

  private static final String THERE = "select 1 where to_regclass('node') is not null";

  private static final String SEE =
      "update node set seen = clock_timestamp() where id = ? returning clock_timestamp()";

  private static final String ENTER =
      "insert into node (id, host, pid, started, seen, program, rules, vault) values"
          + " (?, ?, ?, clock_timestamp(), clock_timestamp(), ?, ?, ?)";

  private static final String CUT =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = ? and"
          + " datname = current_database() and pid <> pg_backend_pid()";

  /// {@return what the lines of a node are called on the server}
  static String mark(long number) {
    return "depesche-node-" + number;
  }

  /// {@return whether any node runs}
  boolean isAnyThere() throws SQLException {
    return Lease.any(connection, THERE)
        && Lease.any(connection, "select 1 from node where " + ALIVE);
  }

  /// {@return whether another node runs}
  boolean isOtherThere(long number) throws SQLException {
    return Lease.any(connection, "select 1 from node where id <> ? and " + ALIVE, number);
  }

  /// {@return what time it is there, if this node is known} It has just been heard of.
  Optional<Instant> see(long number) throws SQLException {
    return time(SEE, number);
  }

  /// {@return what time it is there}
  Instant time() throws SQLException {
    return time("select clock_timestamp()").orElseThrow();
  }

  private Optional<Instant> time(String question, Object... values) throws SQLException {
    try (PreparedStatement statement = Lease.prepared(connection, question, values);
        ResultSet row = statement.executeQuery()) {
      return row.next()
          ? Optional.of(row.getObject(1, OffsetDateTime.class).toInstant())
          : Optional.empty();
    }
  }

  /// Enters a node.
  ///
  /// @throws UnusableInput if others work otherwise
  void enter(long number, NodeName me) throws SQLException {
    // Two that begin at once see one another.
    Lease.run(connection, "lock table node in share row exclusive mode");
    List<NodeName> others = alive();
    for (NodeName other : others) {
      agree(me, other);
    }
    if (others.size() >= MOST) {
      LOG.warn(
          "node {} is number {}, and more than {} have not been tried: each costs the database"
              + " connections and questions; docs/scaling.md says what to expect",
          me,
          others.size() + 1,
          MOST);
    }
    Lease.run(connection, ENTER, number, me.host(), me.pid(), me.program(), me.rules(), me.vault());
  }

  private List<NodeName> alive() throws SQLException {
    List<NodeName> names = new ArrayList<>();
    try (PreparedStatement question =
            connection.prepareStatement(
                "select host, pid, program, rules, vault from node where " + ALIVE);
        ResultSet row = question.executeQuery()) {
      while (row.next()) {
        names.add(name(row));
      }
    }
    return names;
  }

  private static NodeName name(ResultSet row) throws SQLException {
    return new NodeName(
        row.getString("host"),
        row.getLong("pid"),
        row.getString("program"),
        row.getString("rules"),
        row.getString("vault"));
  }

  private static void agree(NodeName me, NodeName other) {
    String differs =
        !me.vault().equals(other.vault())
            ? "has another chance.key: copy the one of that node into the data folder of this one"
            : !me.program().equals(other.program())
                ? "is of version %s and this one of %s: stop the older ones, then start the newer"
                    .formatted(other.program(), me.program())
                : !me.rules().equals(other.rules())
                    ? "has other titles, decks or templates: install the same on all nodes"
                    : "";
    if (!differs.isEmpty()) {
      throw new UnusableInput("node %s %s".formatted(other, differs));
    }
  }

  /// Takes those for dead that have been silent for too long: their lines are cut, so that nothing
  /// stays locked by them.
  void reap() throws SQLException {
    SequencedMap<Long, NodeName> dead = new LinkedHashMap<>();
    try (PreparedStatement question =
            connection.prepareStatement(
                "select id, host, pid, program, rules, vault from node where not " + ALIVE);
        ResultSet row = question.executeQuery()) {
      while (row.next()) {
        dead.put(row.getLong("id"), name(row));
      }
    }
    for (Map.Entry<Long, NodeName> one : dead.entrySet()) {
      Lease.any(connection, CUT, mark(one.getKey()));
      if (Lease.run(connection, "delete from node where id = ? and not " + ALIVE, one.getKey())
          > 0) {
        LOG.warn("node {} is silent: its lines are cut, others do its work", one.getValue());
      }
    }
  }

  void leave(long number) throws SQLException {
    Lease.run(connection, "delete from node where id = ?", number);
  }
}
