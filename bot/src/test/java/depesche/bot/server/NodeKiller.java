package depesche.bot.server;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/// Kills one node after the other and starts each again: the office at first, then whoever is next.
final class NodeKiller {

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final NodeTown town;
  private final Duration between;
  private final CountDownLatch over = new CountDownLatch(1);
  private final FutureTask<Integer> work = new FutureTask<>(this::work);

  NodeKiller(NodeTown town, Duration between) {
    this.town = town;
    this.between = between;
  }

  void begin() {
    Thread.ofPlatform().name("node killer").daemon().start(work);
  }

  private int work() throws InterruptedException {
    int kills = 0;
    while (!over.await(between.toMillis(), TimeUnit.MILLISECONDS)) {
      NodeProgram victim =
          kills == 0 ? town.office().orElseThrow() : town.nodes().get(kills % town.nodes().size());
      await("it has started").atMost(PATIENCE).until(victim::isReady);
      victim.killAndRestart();
      kills++;
    }
    return kills;
  }

  /// {@return how often it killed}
  int end() throws ExecutionException, InterruptedException {
    over.countDown();
    return work.get();
  }
}
