package depesche.bot.server.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.ledger.file.LedgerClosed;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Work that was begun is waited for, all of it, whatever becomes of a part.
class WorkersTest {

  private final CountDownLatch goOn = new CountDownLatch(1);

  private void await() {
    try {
      goOn.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whoBeginsSomethingGoesOnMeanwhile() {
    // Two rounds of work on two threads: nothing is done yet when both are begun, all when
    // finished.
    AtomicInteger done = new AtomicInteger();
    try (Workers workers = Workers.of(2, "worker", InHand.unwatched())) {
      for (int round = 0; round < 2; round++) {
        workers.begin(
            () -> {
              await();
              done.incrementAndGet();
            });
      }
      assertThat(done).hasValue(0);
      goOn.countDown();
      workers.finish();
      assertThat(done).hasValue(4);
    }
  }

  @Test
  void besideTheCallerOneThreadRests() {
    // A processor is left to those who go on; on one processor all is done when it waits.
    AtomicInteger done = new AtomicInteger();
    for (int count = 1; count <= 3; count++) {
      done.set(0);
      try (Workers workers = Workers.of(count, "worker", InHand.unwatched())) {
        workers.beginBeside(done::incrementAndGet);
        workers.finish();
        assertThat(done).hasValue(count - 1);
      }
    }
  }

  @Test
  void whoWaitsForWhatIsNotBegunAnyMoreIsToldSo() {
    // Closed while one is at work and another is behind it: to wait for both does not take for
    // ever.
    Workers workers = Workers.of(1, "worker", InHand.unwatched());
    workers.begin(
        () -> {
          try {
            goOn.await();
          } catch (InterruptedException _) {
            goOn.countDown();
          }
        });
    workers.begin(() -> {});
    workers.close(Duration.ZERO);
    assertThat(workers.isOpen()).isFalse();
    assertThatThrownBy(workers::finish).isInstanceOf(LedgerClosed.class);
    assertThatThrownBy(() -> workers.begin(() -> {})).isInstanceOf(LedgerClosed.class);
  }

  @Test
  void whatStoppedOneIsToldWhenAllHaveEnded() {
    // The fault of the first is kept for the one who finishes, once.
    AtomicInteger done = new AtomicInteger();
    try (Workers workers = Workers.of(1, "worker", InHand.unwatched())) {
      workers.begin(
          () -> {
            throw new IllegalStateException("broken");
          });
      workers.begin(done::incrementAndGet);
      assertThatThrownBy(workers::finish).hasMessage("broken");
      assertThat(done).hasValue(1);
      workers.finish();
    }
  }
}
