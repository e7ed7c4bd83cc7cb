package depesche.bot.server;

import static org.awaitility.Awaitility.await;

import depesche.bot.chance.Vault;
import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.nodes.NodeStatus;
import depesche.bot.post.PostOffice;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Several nodes on one PostgreSQL and one mail server, and the people who write to them.
final class NodeTown implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofMinutes(4);

  private static final String CONNECTIONS =
      "select count(*) from pg_stat_activity where datname = current_database()"
          + " and pid <> pg_backend_pid()";

  private static final String PASSWORD = "a-word-of-the-master";

  private final PostgresDatabase database;
  private final boolean shared;
  private final PostOffice office;
  private final Path folder;
  private final Path key;
  private final List<NodeProgram> nodes = new ArrayList<>();

  NodeTown(Path folder) throws IOException {
    this(folder, Postgres.empty(), true);
  }

  /// @param shared whether there may be several nodes, or one server that works alone
  NodeTown(Path folder, PostgresDatabase database, boolean shared) throws IOException {
    this.folder = folder;
    this.database = database;
    this.shared = shared;
    this.key = folder.resolve("chance.key");
    Vault.in(key).ready();
    this.office =
        PostOffice.open(
            folder.resolve("post"),
            InetAddress.getLoopbackAddress(),
            0,
            0,
            Optional.empty(),
            Clock.systemUTC());
  }

  /// Starts one more node, and waits until it is ready.
  NodeProgram node() throws IOException {
    NodeProgram node =
        new NodeProgram(folder.resolve("node" + (nodes.size() + 1)), key, settings());
    nodes.add(node);
    await("a node is ready").atMost(PATIENCE).until(node::isReady);
    return node;
  }

  /// {@return the settings of a node in this process, which tells on some port how it is}
  Settings inside() throws IOException {
    Path mine = Files.createDirectories(folder.resolve("inside/data"));
    Files.copy(key, mine.resolve("chance.key"));
    Path file = folder.resolve("inside/server.yaml");
    String monitor = "monitor: {port: " + Program.freePorts().getFirst() + "}\n";
    Files.writeString(file, "data: " + mine + "\n" + monitor + settings());
    return SettingsFile.read(file);
  }

  private String settings() throws IOException {
    Path word = folder.resolve("master.password");
    Files.writeString(word, PASSWORD);
    Files.setPosixFilePermissions(word, PosixFilePermissions.fromString("rw-------"));
    return """
    master: {password: {file: %1$s}}
    post:
      smtp: {host: 127.0.0.1, port: %2$d, security: NONE}
      imap: {host: 127.0.0.1, port: %3$d, security: NONE, user: depesche@localhost, password: {file: %1$s}}
      pollSeconds: 5
    """
            .formatted(word, office.smtpPort(), office.imapPort())
        + Postgres.lines(database, folder)
        + (shared ? "  nodes: true\n" : "");
  }

  /// {@return a mail of the master's, who is known by a word}
  static String signed(String lines) {
    return "SIGNON MASTER " + PASSWORD + "\n" + lines;
  }

  Person person(String name) {
    return new Person(name, office.smtpPort(), office.imapPort());
  }

  PostgresDatabase database() {
    return database;
  }

  List<NodeProgram> nodes() {
    return nodes;
  }

  /// {@return the nodes as the database knows them}
  List<NodeStatus> known() {
    try {
      return NodeStatus.all(database.plain());
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return how many connections there are to the database, but for the one that asks}
  long connections() throws SQLException {
    return Postgres.number(database, CONNECTIONS);
  }

  /// {@return the node that has the office}
  Optional<NodeProgram> office() {
    return known().stream()
        .filter(NodeStatus::isOffice)
        .flatMap(one -> nodes.stream().filter(node -> one.name().endsWith("/" + node.pid())))
        .findFirst();
  }

  String logs() {
    StringBuilder all = new StringBuilder();
    nodes.forEach(node -> all.append(node.logs()));
    return all.toString();
  }

  @Override
  public void close() {
    nodes.forEach(NodeProgram::close);
    office.close();
  }
}
