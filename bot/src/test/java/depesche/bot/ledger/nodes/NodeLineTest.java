package depesche.bot.ledger.nodes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.chance.Vault;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.BareGame;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.turn.TodoRow;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/// Who may work in a database of several nodes, and as what.
class NodeLineTest {

  private static final Instant NOW = Instant.parse("2065-03-02T18:00:00Z");

  @TempDir private Path data;
  private PostgresDatabase database;
  private NodeLine first;
  private NodeLine second;
  private final AtomicInteger lost = new AtomicInteger();

  @BeforeEach
  void open() {
    database = Postgres.fresh();
    first = NodeLine.to(database, Clock.systemUTC());
    first.join(name(1));
    second = NodeLine.to(database, Clock.systemUTC());
    second.join(name(2));
  }

  @AfterEach
  void close() {
    if (first != null) {
      first.close();
      second.close();
    }
  }

  private static NodeName name(long pid) {
    return new NodeName("here", pid, "1.0", "rules", "key");
  }

  private Fence office(NodeLine line) throws SQLException {
    return line.take(lost::incrementAndGet).orElseThrow();
  }

  private Ledger ledger(NodeLine line, Sharing sharing, Fence fence) {
    return Ledger.shared(line.database(), data, sharing, fence);
  }

  private long games() {
    try (Ledger ledger = Ledger.open(database, Vault.in(data.resolve("chance.key")))) {
      return ledger.<Integer>work(unitOfWork -> unitOfWork.games().size());
    }
  }

  @Test
  void oneHasTheOfficeUntilItGivesItBack() throws SQLException {
    // One node at a time; on a stop in good order the next has it at once.
    office(first);
    assertThat(second.take(() -> {})).isEmpty();
    first.release();
    assertThat(second.take(() -> {})).isPresent();
    assertThat(first.take(() -> {})).isEmpty();
  }

  @Test
  void whoIsSilentLosesItAndKeepsNothing() throws SQLException {
    // A node that was frozen for longer than its lease commits nothing when it wakes.
    Fence old = office(first);
    try (Ledger ledger = ledger(first, Sharing.OFFICE, old)) {
      ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "kept"));
      Postgres.silence(database, 1);
      second.beat();
      Fence next = office(second);
      assertThat(next.number()).isGreaterThan(old.number());
      assertThatThrownBy(() -> ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "not kept")))
          .isInstanceOf(LedgerClosed.class);
      assertThatThrownBy(ledger::barrier).isInstanceOf(LedgerClosed.class);
    }
    assertThat(lost).hasValue(1);
    assertThat(games()).isEqualTo(1);
  }

  @Test
  void whatItHadInHandWhenItLostItIsNotKept() throws SQLException {
    // The fence is asked for last, so it does not matter when in a piece of work it was lost.
    Fence old = office(first);
    try (Ledger ledger = ledger(first, Sharing.OFFICE, old)) {
      assertThatThrownBy(
              () ->
                  ledger.work(
                      unitOfWork -> {
                        BareGame.enter(unitOfWork, "not kept");
                        first.release();
                        return takes(second);
                      }))
          .isInstanceOf(LedgerClosed.class);
    }
    assertThat(games()).isZero();
  }

  private Fence takes(NodeLine line) {
    try {
      return office(line);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void theLinesOfTheSilentAreCut() throws SQLException {
    // Its locks are free again, though its process may hang for ever.
    try (Connection hung = first.database().connection()) {
      hung.setAutoCommit(false);
      try (var statement = hung.createStatement()) {
        statement.execute("lock table game");
      }
      Postgres.silence(database, 1);
      second.beat();
      Postgres.sql(
          database, "begin; set local lock_timeout = '20s'; lock table game in share mode; commit");
      assertThat(hung.isValid(1)).isFalse();
    }
  }

  @Test
  void whoWakesJoinsAgain() throws SQLException {
    Postgres.silence(database, 1);
    second.beat();
    // Its line was cut; the next beat has another.
    assertThatThrownBy(first::beat).isInstanceOf(SQLException.class);
    assertThat(first.beat()).isFalse();
    assertThat(first.beat()).isTrue();
  }

  @Test
  void twoNodesDoNotTakeTheSameTurn() throws SQLException {
    // A turn is taken by one; if that one dies, by the next.
    try (Ledger one = ledger(first, Sharing.OFFICE, office(first));
        Ledger other = Ledger.shared(second.database(), data, Sharing.ASSISTANT, Claim.none())) {
      one.work(
          unitOfWork -> {
            long game = BareGame.enter(unitOfWork, "raced").id();
            unitOfWork.todos().judge(game, 1, NOW, NOW);
            return game;
          });
      assertThat(taken(other)).as("before it is laid out").isEmpty();
      one.work(unitOfWork -> unitOfWork.shared().layOut(NOW));
      assertThatThrownBy(
              () ->
                  one.work(
                      unitOfWork -> {
                        assertThat(unitOfWork.shared().take(NOW, 1)).hasSize(1);
                        assertThat(taken(other)).as("while another has it").isEmpty();
                        throw new IllegalArgumentException("it dies");
                      }))
          .isInstanceOf(IllegalArgumentException.class);
      assertThat(taken(other)).as("when that has died").hasSize(1);
    }
  }

  private static List<TodoRow> taken(Ledger ledger) {
    return ledger.work(unitOfWork -> unitOfWork.shared().take(NOW, 1));
  }

  @Test
  void aClockThatIsOffIsRefused() throws SQLException {
    // Deadlines are judged by the clock of the node that has the office.
    for (int minutes : new int[] {10, -10}) {
      Clock off = Clock.offset(Clock.systemUTC(), Duration.ofMinutes(minutes));
      assertThatThrownBy(() -> NodeLine.to(database, off))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContaining(minutes > 0 ? "ahead of" : "behind")
          .hasMessageContaining("NTP");
    }
    assertThat(first.beat()).isTrue();
    assertThat(first.clockOff()).isEmpty();
  }

  @Test
  void nodesThatDifferAreRefused() {
    // They would judge the same game differently.
    refused(
        new NodeName("here", 3, "1.1", "rules", "key"), "is of version 1.0 and this one of 1.1");
    refused(new NodeName("here", 3, "1.0", "others", "key"), "other titles, decks or templates");
    refused(new NodeName("here", 3, "1.0", "rules", "other"), "another chance.key");
    Postgres.silence(database, 1);
    Postgres.silence(database, 2);
    try (NodeLine third = NodeLine.to(database, Clock.systemUTC())) {
      third.join(new NodeName("here", 3, "1.1", "rules", "key"));
    }
  }

  @Test
  void theNinthIsWarned() {
    // Up to eight are what the documents promise; a ninth works, and its operator reads that.
    ListAppender<ILoggingEvent> said = new ListAppender<>();
    Logger log = (Logger) LoggerFactory.getLogger(NodeTable.class);
    said.start();
    log.addAppender(said);
    List<NodeLine> more = new ArrayList<>();
    try {
      for (int pid = 3; pid <= NodeTable.MOST; pid++) {
        more.add(joined(pid));
      }
      assertThat(said.list).isEmpty();
      more.add(joined(NodeTable.MOST + 1));
      assertThat(said.list)
          .extracting(ILoggingEvent::getFormattedMessage)
          .singleElement()
          .asString()
          .startsWith("node here/9 is number 9, and more than 8 have not been tried");
    } finally {
      log.detachAppender(said);
      more.forEach(NodeLine::close);
    }
  }

  private NodeLine joined(long pid) {
    NodeLine line = NodeLine.to(database, Clock.systemUTC());
    line.join(name(pid));
    return line;
  }

  private void refused(NodeName name, String why) {
    try (NodeLine third = NodeLine.to(database, Clock.systemUTC())) {
      assertThatThrownBy(() -> third.join(name))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContaining(why);
    }
  }

  @Test
  void stepsOfTheSchemaWaitForAllNodesToStop() {
    try (NodeLine third = NodeLine.to(database, Clock.systemUTC())) {
      assertThatThrownBy(third::beforeSteps)
          .isInstanceOf(UnusableInput.class)
          .hasMessageContaining("stop all of them");
      first.close();
      second.close();
      third.beforeSteps();
    }
  }

  @Test
  void aSingleServerAndNodesKeepEachOtherOut() {
    // A single server does not look whether others work beside it.
    assertThatThrownBy(database::claim).isInstanceOf(UnusableInput.class);
    first.close();
    second.close();
    try (var _ = database.claim()) {
      assertThatThrownBy(() -> NodeLine.to(database, Clock.systemUTC()))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContaining("database.nodes: true");
    }
  }

  @Test
  void everybodySeesWhoHasTheOffice() throws SQLException {
    office(second);
    assertThat(NodeStatus.all(database.plain()))
        .filteredOn(NodeStatus::isOffice)
        .singleElement()
        .satisfies(node -> assertThat(node.name()).isEqualTo("here/2"));
    assertThat(NodeStatus.all(database.plain())).hasSize(2);
  }
}
