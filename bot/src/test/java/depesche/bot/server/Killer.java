package depesche.bot.server;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/// Kills the program again and again while people write to it: some letters after the last time and
/// some moments later, or while it is still getting up from the last kill.
final class Killer {

  private static final int LONGEST_MOMENT = 900;
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Program program;
  private final Random random;
  private final int kills;
  private final int about;
  private final AtomicInteger letters = new AtomicInteger();
  private final FutureTask<Integer> work = new FutureTask<>(this::work);

  /// It means to be done after about so many letters.
  Killer(Program program, long seed, int kills, int about) {
    this.program = program;
    this.random = new Random(seed);
    this.kills = kills;
    this.about = about;
  }

  void begin() {
    Thread.ofPlatform().name("killer").daemon().start(work);
  }

  /// Somebody has written a letter.
  void letter() {
    letters.incrementAndGet();
  }

  /// {@return whether it means to kill again}
  boolean busy() {
    return !work.isDone();
  }

  /// {@return how often it killed, when it is done}
  int kills() throws ExecutionException, InterruptedException {
    return work.get();
  }

  private int work() throws InterruptedException {
    for (int kill = 1; kill <= kills; kill++) {
      boolean atOnce = random.nextInt(4) == 0;
      int enough = letters.get() + random.nextInt(Math.max(1, 2 * about / kills));
      Duration moment = Duration.ofMillis(random.nextInt(LONGEST_MOMENT));
      if (!atOnce) {
        program.awaitReady();
        await("people write").atMost(PATIENCE).until(() -> letters.get() >= enough);
      }
      if (program.endsWithin(moment)) {
        throw new IllegalStateException("the program ended by itself: " + program.account());
      }
      program.killAndRestart();
    }
    return kills;
  }
}
