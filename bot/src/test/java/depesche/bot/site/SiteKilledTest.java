package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.desk.Bureau;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.SortedMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// However it is broken off to write pages, every link is good, and the next start completes them.
/// In verify each tenth step is tried, in `.ci/long anew` every one.
class SiteKilledTest {

  private static final String MASTER = "master@localhost";

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());

  /// From one step that is tried to the next, one at full volume.
  private static final int STRIDE = Math.max(1, 10 / Volume.of(10));

  private final Bureau bureau = new Bureau();
  private final Random random = new Random(SEED);
  @TempDir private Path folder;

  @AfterEach
  void close() {
    bureau.close();
  }

  /// It is over with the process.
  private static final class Killed extends Error {
    private static final long serialVersionUID = 1;
  }

  @Test
  void everyLinkIsGoodAtAnyMoment() throws IOException {
    // Issue 55, it is done when: kill -9 in the midst of writing leaves every link good.
    bureau.begin("rollback=MASTER", "reopen=ON");
    killed("begun");
    judges();
    judges();
    killed("two turns at once");
    bureau.write(MASTER, "ROLLBACK bismarck REPLAY=OFF REASON again");
    killed("rolled back");
    judges();
    bureau.write(MASTER, "SET RULE bismarck page=OFF");
    killed("turned off");
  }

  @Test
  void aGameStaysInTheListWhileTheDiskIsFull() throws IOException {
    // After a start the list is written anew, and a disk that has no room for the pages of a game
    // may still have some for the list: whatever cannot be written, no game that has pages is
    // missing in it, and every link is good.
    bureau.begin();
    bureau.write(MASTER, "CREATE other great-powers");
    SortedMap<String, String> before =
        MadeSite.in(bureau, folder.resolve("site"), MadeSite.HOME).made().files();
    judges();
    bureau.write(MASTER, "SET RULE other patience=9");
    bureau.write(MASTER, "CREATE third standard");
    SortedMap<String, String> wanted =
        MadeSite.in(bureau, folder.resolve("anew"), MadeSite.HOME).made().files();
    int refused = first();
    for (boolean whole = false; !whole; refused += STRIDE) {
      Path there = put(before, folder.resolve("full" + refused));
      int[] left = {refused};
      MadeSite pages =
          MadeSite.in(
              bureau,
              there,
              MadeSite.HOME,
              file -> {
                if (left[0]-- <= 0 && !there.equals(file.getParent())) {
                  throw new UncheckedIOException(new IOException("no space left"));
                }
              });
      whole = pages.goesOn();
      assertThat(pages.page("index.html"))
          .as("step %d, -Ddepesche.seed=%d", refused, SEED)
          .contains("bismarck/index.html", "other/index.html");
      assertThat(pages.brokenLinks()).as("step %d, -Ddepesche.seed=%d", refused, SEED).isEmpty();
      assertThat(MadeSite.in(bureau, there, MadeSite.HOME).made().files()).isEqualTo(wanted);
    }
    assertThat(refused).isGreaterThan(10);
  }

  private void judges() {
    bureau.passes(Duration.ofDays(5));
    bureau.works();
  }

  private int first() {
    return STRIDE == 1 ? 0 : random.nextInt(2);
  }

  /// Comes to what the ledger says now from what is there, killed at each step of it.
  private void killed(String what) throws IOException {
    SortedMap<String, String> before =
        MadeSite.in(bureau, folder.resolve("site"), MadeSite.HOME).files();
    SortedMap<String, String> wanted =
        MadeSite.in(bureau, folder.resolve(what + " anew"), MadeSite.HOME).made().files();
    int steps = first();
    while (!isWhole(before, wanted, folder.resolve(what + steps), steps)) {
      steps += STRIDE;
    }
    assertThat(steps).as(what).isGreaterThan(1);
    MadeSite.in(bureau, folder.resolve("site"), MadeSite.HOME).made();
  }

  private static Path put(SortedMap<String, String> files, Path there) throws IOException {
    Files.createDirectories(there);
    for (String file : files.keySet()) {
      Files.createDirectories(there.resolve(file).getParent());
      Files.writeString(there.resolve(file), files.get(file));
    }
    return there.toRealPath();
  }

  /// {@return whether all was done before it was killed}
  private boolean isWhole(
      SortedMap<String, String> before, SortedMap<String, String> wanted, Path there, int steps)
      throws IOException {
    put(before, there);
    int[] left = {steps};
    boolean whole = true;
    MadeSite pages =
        MadeSite.in(
            bureau,
            there,
            MadeSite.HOME,
            _ -> {
              if (left[0]-- == 0) {
                throw new Killed();
              }
            });
    try {
      pages.made();
    } catch (Killed _) {
      whole = false;
    }
    assertThat(pages.brokenLinks())
        .as("%s, step %d, -Ddepesche.seed=%d", there, steps, SEED)
        .isEmpty();
    assertThat(MadeSite.in(bureau, there, MadeSite.HOME).made().files())
        .as("step %d, -Ddepesche.seed=%d", steps, SEED)
        .isEqualTo(wanted);
    return whole;
  }
}
