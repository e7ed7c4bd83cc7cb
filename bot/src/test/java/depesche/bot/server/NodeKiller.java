package depesche.bot.server;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// Does harm to one node after the other, the office and others by turns: kills it and starts it
/// again, or freezes it for longer than its lease and lets it go on where it was.
final class NodeKiller {

  /// What is done to them.
  enum Harm {
    KILL,
    FREEZE
  }

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final NodeTown town;
  private final Harm harm;
  private final int most;
  private final Duration between;
  private final CountDownLatch over = new CountDownLatch(1);
  private final AtomicInteger kills = new AtomicInteger();
  private final FutureTask<Boolean> work = new FutureTask<>(this::work);

  /// @param most so often it does
  NodeKiller(NodeTown town, Harm harm, int most, Duration between) {
    this.town = town;
    this.harm = harm;
    this.most = most;
    this.between = between;
  }

  void begin() {
    Thread.ofPlatform().name("node killer").daemon().start(work);
  }

  private boolean work() throws InterruptedException, IOException {
    while (kills.get() < most && !over.await(between.toMillis(), TimeUnit.MILLISECONDS)) {
      // On a busy machine a node needs longer than that to open: then the next kill waits for it.
      await("an office works").atMost(PATIENCE).until(() -> office().isPresent());
      NodeProgram victim = next();
      await("it has started").atMost(PATIENCE).until(victim::isReady);
      switch (harm) {
        case KILL -> victim.killAndRestart();
        case FREEZE -> freeze(victim);
      }
      kills.incrementAndGet();
    }
    return true;
  }

  private void freeze(NodeProgram victim) throws InterruptedException, IOException {
    victim.freeze();
    try {
      await("it is taken for dead")
          .atMost(PATIENCE)
          .until(
              () ->
                  town.known().stream().noneMatch(one -> one.name().endsWith("/" + victim.pid())));
    } finally {
      victim.wake();
    }
  }

  /// The office, then one of the others, by turns.
  private NodeProgram next() {
    NodeProgram other = town.nodes().get(kills.get() % town.nodes().size());
    return kills.get() % 2 == 0 ? office().orElse(other) : other;
  }

  private Optional<NodeProgram> office() {
    return town.office().filter(NodeProgram::isOffice);
  }

  /// {@return how often it has}
  int kills() {
    return kills.get();
  }

  /// Does no more.
  void end() throws ExecutionException, InterruptedException {
    over.countDown();
    work.get();
  }
}
