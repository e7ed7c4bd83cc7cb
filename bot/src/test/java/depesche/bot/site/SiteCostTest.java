package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.desk.Bureau;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Issue 55, how fast: 15 ms of processor time a turn's page beside its pictures, 1,000 games of 20
/// turns made anew in 5 minutes, no page over 150 kB. Time is asserted in `.ci/long` alone, where
/// nothing else runs; in verify the one game has six turns.
class SiteCostTest {

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());
  private static final int FULL = 50;

  private static final Logger LOG = LoggerFactory.getLogger(SiteCostTest.class);
  private static final Pattern TURN = Pattern.compile("cost\\d+/(start|\\d.*)\\.html");

  private final Bureau bureau = new Bureau();
  @TempDir private Path folder;

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void pagesAreMadeInTime() {
    // Games in which everybody orders each turn, made anew as often as makes fifty games.
    int games = Volume.of(5);
    int turns = Math.min(20, Volume.of(60));
    for (int i = 0; i < games; i++) {
      WildTable table =
          new WildTable(bureau, WildTable.KINDS.get(i % 2), "cost" + i, new Random(SEED + i));
      for (int turn = 0; turn < turns; turn++) {
        table.playsOn();
      }
    }
    boolean full = games >= 5;
    int rounds = full ? FULL / games : 1;
    long nanos = 0;
    long pages = 0;
    for (int round = 0; round < rounds; round++) {
      MadeSite site = MadeSite.in(bureau, folder.resolve("round" + round));
      long begun = nanos();
      site.made();
      nanos += nanos() - begun;
      for (var file : site.files().entrySet()) {
        if (file.getKey().endsWith(".html")) {
          assertThat(file.getValue().length()).as(file.getKey()).isLessThan(150_000);
        }
        pages += TURN.matcher(file.getKey()).matches() ? 1 : 0;
      }
    }
    assertThat(pages).as("pages of turns").isGreaterThan((long) games * rounds * turns / 2);
    double each = nanos / 1e6 / pages;
    LOG.info("a turn's page takes {} ms, over {} pages of {} games", each, pages, games * rounds);
    if (full) {
      assertThat(each).as("ms a page").isLessThan(15);
    }
  }

  private static long nanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
