package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.desk.Bureau;
import depesche.bot.desk.Statements;
import depesche.bot.game.Game;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Cost grows with what is written, never with what is stored: a turn late in a game costs its
/// pages no more than an early one.
class SiteGrowthTest {

  private static final int EARLY = 6;
  private static final int LATE = EARLY + Math.min(16, Volume.of(60));

  /// Positions that are read: those in which the turn before and this one began.
  private static final int MOST = 2;

  private static final Logger LOG = LoggerFactory.getLogger(SiteGrowthTest.class);

  private final Bureau bureau = new Bureau();
  @TempDir private Path folder;

  @AfterEach
  void close() {
    bureau.close();
  }

  /// What it cost to make pages.
  ///
  /// @param parses of positions
  /// @param turns rows that were read with their positions
  /// @param presses that were read with their words
  /// @param files that were written
  private record Cost(int parses, int turns, int presses, int files) {}

  private final Set<Path> touched = new TreeSet<>();
  private final Map<String, Bureau.Mail> latest = new HashMap<>();

  private Cost cost(MadeSite pages) {
    touched.clear();
    int before = bureau.parses();
    long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    try (Statements statements = Statements.of(bureau.ledger())) {
      pages.made();
      int turns = rows(statements, "position.* from turn");
      int presses = rows(statements, "content.* from press");
      long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun;
      Cost cost = new Cost(bureau.parses() - before, turns, presses, touched.size());
      LOG.info("{} in {} ms, {}", cost, nanos / 1_000_000.0, bureau.<String>asks(Game::phase));
      return cost;
    }
  }

  private static int rows(Statements statements, String what) {
    return statements.rows().entrySet().stream()
        .filter(read -> read.getKey().matches("(?s).*" + what + " .*"))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /// One player after the other writes, to everybody, too; the others are silent.
  private void judges(int turn) {
    String phase = bureau.asks(Game::phase);
    String player = Bureau.PLAYERS.get(turn % Bureau.PLAYERS.size());
    bureau.answer(
        latest.get(player), "ALL HOLD", "PRESS TO ALL", "In turn " + turn + ".", "ENDPRESS");
    for (int day = 0; day < 5 && bureau.<String>asks(Game::phase).equals(phase); day++) {
      bureau.passes(Duration.ofDays(1));
      hear(bureau.works());
    }
  }

  private void hear(List<Bureau.Mail> mails) {
    mails.stream()
        .filter(mail -> !mail.token().isEmpty())
        .forEach(mail -> latest.put(mail.to(), mail));
  }

  @Test
  void aTurnCostsItsPagesNoMoreLateThanEarly() {
    hear(bureau.begin("allmissing=JUDGE", "patience=9"));
    MadeSite pages = MadeSite.in(bureau, folder, touched::add).made().following(bureau);
    List<Cost> costs = new ArrayList<>();
    for (int turn = 1; turn <= LATE; turn++) {
      judges(turn);
      costs.add(cost(pages));
    }
    Cost late = costs.getLast();
    assertThat(late).isEqualTo(costs.get(EARLY - 1));
    assertThat(late.parses()).isBetween(1, MOST);
    // A start reads no position of a turn whose page is there.
    assertThat(cost(MadeSite.in(bureau, folder, touched::add)))
        .isEqualTo(new Cost(0, LATE + 1, LATE, 0));
  }
}
