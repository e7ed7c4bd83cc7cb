package depesche.bot.server.threads;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// All that waits is listed anew only for what could not begin, not once a place.
class KeyedExecutorTest {

  private final AtomicInteger looks = new AtomicInteger();
  private final InHand inHand = InHand.unwatched();
  private final List<String> done = new CopyOnWriteArrayList<>();

  private void awaitAll() {
    assertThat(inHand.awaitQuiet(() -> true, () -> true, Duration.ofMinutes(1))).isTrue();
  }

  @Test
  void whatNobodyElseWaitedForIsNotLookedAfter() {
    // A thousand places served at once make nobody list the parcels a thousand times.
    try (KeyedExecutor keyedExecutor = new KeyedExecutor(4, inHand)) {
      for (int i = 0; i < 1000; i++) {
        String lane = "lane" + i;
        keyedExecutor.run(lane, () -> done.add(lane), looks::incrementAndGet);
      }
      awaitAll();
      assertThat(done).hasSize(1000);
      assertThat(looks).hasValue(0);
    }
  }

  @Test
  void whatCouldNotBeginIsLookedForOnce() throws InterruptedException {
    // However often it was refused meanwhile; and then it can begin.
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    try (KeyedExecutor keyedExecutor = new KeyedExecutor(4, inHand)) {
      Runnable slow =
          () -> {
            begun.countDown();
            try {
              goOn.await();
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
            done.add("first");
          };
      Runnable after =
          () -> {
            looks.incrementAndGet();
            keyedExecutor.run("lane", () -> done.add("second"), looks::incrementAndGet);
          };
      keyedExecutor.run("lane", slow, after);
      begun.await();
      for (int i = 0; i < 3; i++) {
        keyedExecutor.run("lane", () -> done.add("never"), looks::incrementAndGet);
      }
      goOn.countDown();
      awaitAll();
      assertThat(done).containsExactly("first", "second");
      assertThat(looks).hasValue(1);
    }
  }
}
