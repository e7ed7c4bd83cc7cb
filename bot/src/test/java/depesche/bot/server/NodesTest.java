package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.nodes.NodeLine;
import depesche.bot.ledger.nodes.NodeStatus;
import depesche.bot.server.Harmed.Moment;
import depesche.bot.server.nodes.Node;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Several real processes work in one database, and some of them die, freeze or leave. Judged from
/// people's mailboxes.
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class NodesTest {

  /// By when the next node has the office.
  private static final Duration HAND_OVER = Duration.ofSeconds(30);

  /// Of few harms, these: the office and an assistant judge, somebody writes a report.
  private static final int FEWEST = 3;

  /// Two assistants take four turns each at most, so one is left to the office.
  private static final int FEWEST_GAMES = 9;

  /// And one assistant.
  private static final int FEWEST_FOR_TWO = 5;

  /// Of many harms, in each turn so many; the others while games are created.
  private static final int IN_A_TURN = 6;

  private static final String HERE = "127.0.0.1";

  @TempDir private Path folder;

  @Test
  void losesNothingAndJudgesNothingTwiceWhileNodesAreKilledInTurns() throws Exception {
    // Each letter is answered once, each turn is judged and told once, whichever node is killed in
    // the midst of judging, telling or sending.
    int games = Integer.getInteger("depesche.nodes.games", FEWEST_GAMES);
    int kills = Integer.getInteger("depesche.nodes.kills", FEWEST);
    assertThat(kills)
        .as("kills: %d to %d, or %d and more", 2, FEWEST + 1, NodeGames.TURNS * IN_A_TURN)
        .matches(one -> one <= FEWEST + 1 ? one >= 2 : one >= NodeGames.TURNS * IN_A_TURN);
    Duration between = Duration.ofSeconds(Integer.getInteger("depesche.nodes.between", 5));
    System.out.printf(
        "NodesTest: -Ddepesche.nodes.games=%d -Ddepesche.nodes.kills=%d"
            + " -Ddepesche.nodes.between=%d%n",
        games, kills, between.toSeconds());
    survives(NodeKiller.Harm.KILL, 3, games, kills, between);
  }

  @Test
  void losesNothingAndJudgesNothingTwiceWhileNodesAreFrozenInTurns() throws Exception {
    // A node that is frozen longer than its lease, with turns or reports in hand, and then wakes
    // beside its successor, keeps nothing and tells nothing that the successor has told otherwise.
    survives(NodeKiller.Harm.FREEZE, 2, FEWEST_FOR_TWO, 2, Duration.ZERO);
  }

  private void survives(NodeKiller.Harm harm, int nodes, int games, int kills, Duration between)
      throws Exception {
    Instant begun = Instant.now();
    try (NodeTown town = new NodeTown(folder)) {
      for (int i = 0; i < nodes; i++) {
        town.node();
      }
      try (NodeKiller killer = new NodeKiller(town, harm, between, games)) {
        NodeGames play = new NodeGames(town, games);
        play(play, killer, kills);
        hurt(killer.done());
        System.out.printf(
            "NodesTest: %s %d times; %s; %d s%n",
            harm,
            killer.done().size(),
            play.nothingIsLostAndNothingDoubled(killer.done().size()),
            Duration.between(begun, Instant.now()).toSeconds());
      } catch (Throwable e) {
        System.out.println(town.logs());
        throw e;
      }
    }
  }

  private static void play(NodeGames games, NodeKiller killer, int harms) throws Exception {
    int before = Math.max(0, harms - NodeGames.TURNS * IN_A_TURN);
    boolean many = harms >= NodeGames.TURNS * IN_A_TURN;
    killer.begin(before);
    games.create();
    killer.end();
    for (int turn = 1; turn <= NodeGames.TURNS; turn++) {
      games.answer(turn);
      killer.ready();
      games.due();
      if (many) {
        killer.inTheWholeOf(turn);
      } else if (turn == 1) {
        killer.whileJudged(turn, harms - 2);
      } else {
        killer.whileTold(turn, false);
      }
      games.read(turn);
    }
  }

  /// A node that dies between two pieces of work proves nothing.
  private static void hurt(List<Harmed> done) {
    assertThat(done)
        .as("the office, with turns in hand")
        .anyMatch(one -> one.moment() == Moment.JUDGING && one.office() && one.inHand() > 0);
    assertThat(done)
        .as("a node, with a report in hand")
        .anyMatch(one -> one.moment() == Moment.TELLING && one.inHand() > 0);
    if (done.size() > 2) {
      assertThat(done)
          .as("an assistant, with turns in hand")
          .anyMatch(one -> one.moment() == Moment.JUDGING && !one.office() && one.inHand() > 0);
    }
  }

  @Test
  void theOfficeIsHandedOverByWhoIsFrozenAndByWhoLeaves() throws Exception {
    // The office is frozen for longer than its lease: another takes it within 30 s. When the first
    // wakes, it has kept nothing, says so once and assists. A node that leaves in good order hands
    // it over at once: nobody waits for the end of a lease.
    try (NodeTown town = new NodeTown(folder)) {
      NodeProgram first = town.node();
      NodeProgram second = town.node();
      assertThat(town.office()).contains(first);
      Person anna = town.person("anna");
      first.freeze();
      String letter = anna.write("HELP", Optional.empty());
      await("another has the office")
          .atMost(HAND_OVER)
          .until(() -> town.office().equals(Optional.of(second)));
      anna.answer(letter);
      first.wake();
      await("it steps back")
          .atMost(HAND_OVER)
          .until(() -> first.logs().contains("judges and writes for the office"));
      anna.answer(anna.write("HELP", Optional.empty()));
      assertThat(town.office()).contains(second);
      assertThat(first.logs().lines().filter(line -> line.contains("steps back"))).hasSize(1);
      second.stop();
      await("the other has the office")
          .atMost(NodeLine.LEASE.dividedBy(2))
          .until(() -> town.office().equals(Optional.of(first)));
      anna.answer(anna.write("HELP", Optional.empty()));
      assertThat(town.known()).hasSize(1);
      Mailboxes.everyLetterIsAnsweredOnce(anna);
      Mailboxes.aRepeatIsTheSameMail(anna, 1);
    }
  }

  @Test
  void aNodeWhoseClockDriftsStepsBackUntilItIsRight() throws Exception {
    // Deadlines are not judged by a clock that is ten minutes off, whether at the start or later.
    AtomicReference<Duration> off = new AtomicReference<>(Duration.ofMinutes(10));
    Clock clock = drifting(off);
    try (NodeTown town = new NodeTown(folder)) {
      Settings settings = town.inside();
      assertThatThrownBy(() -> Node.open(settings, Program.HOME, clock))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContaining(" s ahead of");
      off.set(Duration.ZERO);
      try (Node node = Node.open(settings, Program.HOME, clock)) {
        assertThat(node.isOffice()).isTrue();
        off.set(Duration.ofMinutes(-10));
        // It gives the office back when it has left it, and not before.
        await("it steps back")
            .atMost(HAND_OVER)
            .until(() -> town.known().stream().noneMatch(NodeStatus::isOffice));
        assertThat(node.isOffice()).isFalse();
        off.set(Duration.ZERO);
        await("it works again").atMost(HAND_OVER).until(node::isOffice);
      }
      assertThat(town.known()).isEmpty();
    }
  }

  @Test
  void aNodeThatCannotGoOnSaysWhyAndTriesAgain() throws Exception {
    // A node that comes back and finds its key in the open does nothing until that is mended, and
    // tells a monitor so; then it assists again, though nobody dies and leaves it the office.
    AtomicReference<Duration> off = new AtomicReference<>(Duration.ZERO);
    try (NodeTown town = new NodeTown(folder)) {
      town.node();
      Settings settings = town.inside();
      Path key = folder.resolve("inside/data/chance.key");
      try (Node node = Node.open(settings, Program.HOME, drifting(off))) {
        assertThat(node.isAssistant()).isTrue();
        off.set(Duration.ofMinutes(10));
        await("it steps back")
            .atMost(HAND_OVER)
            .until(() -> health(settings).contains(" s ahead of the clock of"));
        assertThat(node.isAssistant()).isFalse();
        Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r--r--"));
        off.set(Duration.ZERO);
        await("it cannot go on")
            .atMost(HAND_OVER)
            .until(() -> health(settings).contains("chance.key can be read by others"));
        Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
        await("it assists again").atMost(HAND_OVER).until(node::isAssistant);
        await("all is well").atMost(HAND_OVER).until(() -> health(settings).equals("ok\n"));
      }
    }
  }

  @Test
  void aNodeThatCannotBeginLeavesNothingBehind() throws Exception {
    // It tries again every 15 s. What its first try had opened would read the mailbox beside the
    // next one, and take the last connections to the database.
    try (NodeTown town = new NodeTown(folder)) {
      Settings settings = town.inside();
      Set<Thread> before = Thread.getAllStackTraces().keySet();
      try (ServerSocket _ = new ServerSocket(port(settings), 1, InetAddress.ofLiteral(HERE))) {
        refused(settings);
        await("its connections are closed").until(() -> town.connections() == 0);
        town.node();
        refused(settings);
        await("its threads end")
            .until(
                () ->
                    Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(one -> !before.contains(one) && isOfServer(one.getName())));
      }
    }
  }

  private static void refused(Settings settings) {
    assertThatThrownBy(() -> Node.open(settings, Program.HOME, Clock.systemUTC()))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("change monitor in config/server.yaml");
  }

  private static boolean isOfServer(String thread) {
    return List.of("archivist", "put aside", "assistant", "office", "chatroom").contains(thread);
  }

  private static int port(Settings settings) {
    return settings.monitor().orElseThrow().port();
  }

  private static String health(Settings settings) throws IOException, InterruptedException {
    URI page = URI.create("http://%s:%d/health".formatted(HERE, port(settings)));
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client
          .send(HttpRequest.newBuilder(page).build(), HttpResponse.BodyHandlers.ofString())
          .body();
    } catch (ConnectException _) {
      return "";
    }
  }

  private static Clock drifting(AtomicReference<Duration> off) {
    InstantSource source = () -> Instant.now().plus(off.get());
    return source.withZone(ZoneOffset.UTC);
  }
}
