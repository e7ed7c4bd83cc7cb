package depesche.bot.server.threads;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/// All that waits is listed anew only for what could not begin, not once a place.
class KeyedExecutorTest {

  private final AtomicInteger looks = new AtomicInteger();
  private final List<String> done = new CopyOnWriteArrayList<>();

  @Test
  void whatNobodyElseWaitedForIsNotLookedAfter() {
    // A thousand places served at once make nobody list the parcels a thousand times.
    try (KeyedExecutor keyedExecutor = new KeyedExecutor(4, InHand.unwatched())) {
      for (int i = 0; i < 1000; i++) {
        String lane = "lane" + i;
        keyedExecutor.run(lane, () -> done.add(lane), looks::incrementAndGet);
      }
      Awaitility.await("all is done")
          .during(Duration.ofMillis(100))
          .until(() -> done.size() == 1000);
      assertThat(looks).hasValue(0);
    }
  }

  @Test
  void whatCouldNotBeginIsLookedForOnce() throws InterruptedException {
    // However often it was refused meanwhile; and then it can begin.
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    try (KeyedExecutor keyedExecutor = new KeyedExecutor(4, InHand.unwatched())) {
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
      Awaitility.await("the second")
          .during(Duration.ofMillis(100))
          .until(() -> done.equals(List.of("first", "second")));
      assertThat(looks).hasValue(1);
    }
  }
}
