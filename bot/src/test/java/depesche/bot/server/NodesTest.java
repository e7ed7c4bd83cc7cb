package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.nodes.NodeLine;
import depesche.bot.ledger.nodes.NodeStatus;
import depesche.bot.post.client.ReceivedMail;
import depesche.bot.server.nodes.Node;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Several real processes work in one database, and some of them die, freeze or leave. Judged from
/// people's mailboxes.
class NodesTest {

  /// By when the next node has the office.
  private static final Duration HAND_OVER = Duration.ofSeconds(30);

  private static final String BIDS = "BID INDUSTRY ARMIES NAVIES";

  private static final String TURN =
      """
      BID INDUSTRY ARMIES NAVIES
      PICK ANY VP > ANY > PASS
      TARGET MOST VP
      STEAL FROM MOST COLONIES
      KEEP ANY VP > ANY > NONE
      FOE MOST ARMIES
      ALLY MOST NAVIES > LEAST NAVIES
      """;

  @TempDir private Path folder;

  @Test
  void losesNothingAndJudgesNothingTwiceWhileNodesAreKilledInTurns() throws Exception {
    // Each letter is answered once, each turn is judged and told once, whichever node is killed.
    int games = Integer.getInteger("depesche.nodes.games", 4);
    int kills = Integer.getInteger("depesche.nodes.kills", 2);
    Duration between = Duration.ofSeconds(Integer.getInteger("depesche.nodes.between", 5));
    System.out.printf(
        "NodesTest: -Ddepesche.nodes.games=%d -Ddepesche.nodes.kills=%d"
            + " -Ddepesche.nodes.between=%d%n",
        games, kills, between.toSeconds());
    survives(NodeKiller.Harm.KILL, 3, games, kills, between);
  }

  @Test
  void losesNothingAndJudgesNothingTwiceWhileNodesAreFrozenInTurns() throws Exception {
    // Whoever is frozen longer than its lease, in the midst of whatever it does, and then wakes
    // beside its successor, keeps nothing and tells nothing that the successor has told otherwise.
    survives(NodeKiller.Harm.FREEZE, 2, 2, 2, Duration.ofSeconds(2));
  }

  private void survives(NodeKiller.Harm harm, int nodes, int games, int kills, Duration between)
      throws Exception {
    Instant begun = Instant.now();
    try (NodeTown town = new NodeTown(folder)) {
      for (int i = 0; i < nodes; i++) {
        town.node();
      }
      NodeKiller killer = new NodeKiller(town, harm, kills, between);
      Person master = town.person("master");
      List<Person> players = Stream.of("anna", "bert", "cora").map(town::person).toList();
      try {
        killer.begin();
        int rounds = play(master, players, names(games), () -> killer.kills() >= kills);
        killer.end();
        int repeats = 0;
        int letters = 0;
        for (Person person : Stream.concat(Stream.of(master), players.stream()).toList()) {
          repeats += Mailboxes.aRepeatIsTheSameMail(person, 16 * killer.kills());
          letters += person.letters().size();
          Mailboxes.everyLetterIsAnsweredOnce(person);
        }
        for (String game : names(games)) {
          everybodyReadsTheSame(game, players, rounds);
        }
        System.out.printf(
            "NodesTest: %s %d times; %d letters, each answered once; %d reports, each one mail; %d"
                + " mails sent again with the same bytes; %d s%n",
            harm,
            killer.kills(),
            letters,
            games * players.size() * (rounds + 1),
            repeats,
            Duration.between(begun, Instant.now()).toSeconds());
      } catch (Throwable e) {
        System.out.println(town.logs());
        throw e;
      } finally {
        killer.end();
      }
    }
  }

  private static List<String> names(int games) {
    return IntStream.rangeClosed(1, games).mapToObj(number -> "world" + number).toList();
  }

  /// Plays until it is enough, and all turns have been told that were answered.
  ///
  /// @return how many rounds it took
  private static int play(
      Person master, List<Person> players, List<String> games, BooleanSupplier enough) {
    List<String> ids = new ArrayList<>();
    for (String game : games) {
      ids.add(write(master, NodeTown.signed("CREATE " + game + " great-powers")));
    }
    ids.forEach(master::answer);
    for (Person player : players) {
      List<String> joined = games.stream().map(game -> write(player, "JOIN " + game)).toList();
      joined.forEach(player::answer);
    }
    games.stream()
        .map(game -> write(master, NodeTown.signed("START " + game)))
        .toList()
        .forEach(master::answer);
    int round = 0;
    while (round < 2) {
      round++;
      for (String game : games) {
        for (Person player : players) {
          ReceivedMail report = report(player, game, round);
          if (report.text().contains("Still missing")) {
            player.write(round == 1 ? BIDS : TURN, Optional.of(report));
          }
        }
      }
      players.forEach(player -> player.letters().forEach(player::answer));
      for (String game : games) {
        for (Person player : players) {
          report(player, game, round + 1);
        }
      }
    }
    while (!enough.getAsBoolean()) {
      players.forEach(player -> player.answer(write(player, "STATUS " + games.getFirst())));
    }
    return round;
  }

  private static String write(Person person, String text) {
    return person.write(text, Optional.empty());
  }

  private static ReceivedMail report(Person person, String game, int turn) {
    return person.find("report %d of %s".formatted(turn, game), mail -> isReport(mail, game, turn));
  }

  private static boolean isReport(ReceivedMail mail, String game, int turn) {
    return mail.messageId().startsWith("<%s.turn.%d.".formatted(game, turn));
  }

  private static void everybodyReadsTheSame(String game, List<Person> players, int rounds) {
    for (int turn = 1; turn <= rounds + 1; turn++) {
      int number = turn;
      for (Person player : players) {
        assertThat(
                Mailboxes.ids(
                    player.mails().stream().filter(mail -> isReport(mail, game, number)).toList()))
            .as("report %d of %s to %s", turn, game, player.address())
            .hasSize(1);
      }
    }
  }

  @Test
  void theOfficeIsHandedOverByWhoIsFrozenAndByWhoLeaves() throws Exception {
    // The office is frozen for longer than its lease: another takes it within 30 s. When the first
    // wakes, it has kept nothing, says so once and assists. Who leaves in good order hands it over
    // at once: nobody waits for the end of a lease.
    try (NodeTown town = new NodeTown(folder)) {
      NodeProgram first = town.node();
      NodeProgram second = town.node();
      assertThat(town.office()).contains(first);
      Person anna = town.person("anna");
      first.freeze();
      String letter = write(anna, "HELP");
      await("another has the office")
          .atMost(HAND_OVER)
          .until(() -> town.office().equals(Optional.of(second)));
      anna.answer(letter);
      first.wake();
      await("it steps back")
          .atMost(HAND_OVER)
          .until(() -> first.logs().contains("judges and writes for the office"));
      anna.answer(write(anna, "HELP"));
      assertThat(town.office()).contains(second);
      assertThat(first.logs().lines().filter(line -> line.contains("steps back"))).hasSize(1);
      second.stop();
      await("the other has the office")
          .atMost(NodeLine.LEASE.dividedBy(2))
          .until(() -> town.office().equals(Optional.of(first)));
      anna.answer(write(anna, "HELP"));
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
        await("it steps back").atMost(HAND_OVER).until(() -> !node.isOffice());
        assertThat(town.known()).noneMatch(NodeStatus::isOffice);
        off.set(Duration.ZERO);
        await("it works again").atMost(HAND_OVER).until(node::isOffice);
      }
      assertThat(town.known()).isEmpty();
    }
  }

  private static Clock drifting(AtomicReference<Duration> off) {
    return new Clock() {
      @Override
      public ZoneId getZone() {
        return ZoneOffset.UTC;
      }

      @Override
      public Clock withZone(ZoneId zone) {
        return this;
      }

      @Override
      public Instant instant() {
        return Instant.now().plus(off.get());
      }
    };
  }
}
