package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import depesche.bot.ledger.database.OwnPostgres;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The PostgreSQL server is started anew in the middle of judging. Judged from people's mailboxes.
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class PostgresAnewTest {

  private static final Duration PATIENCE = Duration.ofMinutes(4);

  /// One for each turn.
  private static final List<String> WAYS = List.of("immediate", "fast");

  private static final int GAMES = 6;

  @TempDir private Path folder;

  @Test
  void oneServerGoesOn() throws Exception {
    goOn(1);
  }

  @Test
  void twoNodesGoOn() throws Exception {
    goOn(2);
  }

  private void goOn(int nodes) throws Exception {
    // Nothing is judged twice and nothing is lost, whether the database server breaks down or is
    // stopped in good order; each thread says once what it waits for, without a page of the
    // program's insides.
    try (OwnPostgres own = OwnPostgres.start(Program.HOME);
        NodeTown town = new NodeTown(folder, own.database(), nodes > 1)) {
      for (int i = 0; i < nodes; i++) {
        town.node();
      }
      try {
        NodeGames games = new NodeGames(town, GAMES);
        games.create();
        for (int turn = 1; turn <= NodeGames.TURNS; turn++) {
          games.answer(turn);
          games.due();
          whileJudged(own, WAYS.get(turn - 1));
          games.read(turn);
        }
        games.nothingIsLostAndNothingDoubled(WAYS.size());
        saysItInLines(town.logs());
      } finally {
        System.out.println(town.logs());
      }
    }
  }

  private static void whileJudged(OwnPostgres own, String how) throws Exception {
    NodeHands hands = new NodeHands(own.database());
    NodeHands.Hold hold = hands.hold("turn");
    await("turns are in hand").atMost(PATIENCE).until(() -> hands.taken("JUDGE") > 0);
    own.anew(how);
    assertThat(hold.isLost()).isTrue();
  }

  /// Work that was undone is done again at once: no round of it fails, and no page is written.
  private static void saysItInLines(String logs) {
    assertThat(logs.lines())
        .as("a log of single lines")
        .allMatch(line -> line.matches("-- .*|\\d{4}-\\d\\d-\\d\\dT.* (INFO|WARN|ERROR) .*"));
    assertThat(logs.lines())
        .as("what became of the work")
        .anyMatch(line -> line.contains("it is done again"))
        .noneMatch(line -> line.contains(" session: "));
  }
}
