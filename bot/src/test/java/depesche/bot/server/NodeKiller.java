package depesche.bot.server;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// Kills one node after the other and starts each again: the office and others by turns.
final class NodeKiller {

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final NodeTown town;
  private final int most;
  private final Duration between;
  private final CountDownLatch over = new CountDownLatch(1);
  private final AtomicInteger kills = new AtomicInteger();
  private final FutureTask<Boolean> work = new FutureTask<>(this::work);

  /// @param most so often it kills
  NodeKiller(NodeTown town, int most, Duration between) {
    this.town = town;
    this.most = most;
    this.between = between;
  }

  void begin() {
    Thread.ofPlatform().name("node killer").daemon().start(work);
  }

  private boolean work() throws InterruptedException {
    while (kills.get() < most && !over.await(between.toMillis(), TimeUnit.MILLISECONDS)) {
      // On a busy machine a node needs longer than that to open: then the next kill waits for it.
      await("an office works").atMost(PATIENCE).until(() -> office().isPresent());
      NodeProgram victim = next();
      await("it has started").atMost(PATIENCE).until(victim::isReady);
      victim.killAndRestart();
      kills.incrementAndGet();
    }
    return true;
  }

  /// The office, then one of the others, by turns.
  private NodeProgram next() {
    NodeProgram other = town.nodes().get(kills.get() % town.nodes().size());
    return kills.get() % 2 == 0 ? office().orElse(other) : other;
  }

  private Optional<NodeProgram> office() {
    return town.office().filter(NodeProgram::isOffice);
  }

  /// {@return how often it has killed}
  int kills() {
    return kills.get();
  }

  /// Kills no more.
  void end() throws ExecutionException, InterruptedException {
    over.countDown();
    work.get();
  }
}
