package depesche.bot.server.threads;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// What tests, the demonstration and all others who wait for the moderator wait for.
class InHandTest {

  private static final Duration LONG = Duration.ofMinutes(1);

  private final AtomicInteger looks = new AtomicInteger();
  private final InHand inHand = new InHand(looks::incrementAndGet);

  private boolean isQuiet(Duration longest) {
    return inHand.awaitQuiet(() -> true, () -> true, longest);
  }

  @Test
  void whoeverComesWhenItIsQuietDoesNotWait() {
    // Nothing begins or ends any more, so nothing would tell them.
    assertThat(isQuiet(LONG)).isTrue();
    assertThat(looks).as("the office looks once").hasValue(1);
  }

  @Test
  void whatOnePieceOfWorkLeadsToIsAwaitedToo() throws Exception {
    // It begins before the other ends.
    inHand.begins();
    CompletableFuture<Boolean> quiet = CompletableFuture.supplyAsync(() -> isQuiet(LONG));
    inHand.begins();
    inHand.ends();
    assertThat(quiet).isNotDone();
    inHand.ends();
    assertThat(quiet.get()).isTrue();
  }

  @Test
  void howeverSlowAMachineIsOnlyALongWhileWithoutProgressEndsTheWaiting() {
    // Each end of something begins the patience anew; without any, nobody waits for ever.
    inHand.begins();
    assertThat(isQuiet(Duration.ofMillis(20))).isFalse();
    inHand.ends();
    CountDownLatch more = new CountDownLatch(3);
    assertThat(
            inHand.awaitQuiet(
                () -> true,
                () -> {
                  more.countDown();
                  inHand.begins();
                  inHand.ends();
                  return more.getCount() == 0;
                },
                LONG))
        .isTrue();
  }

  @Test
  void whatIsDueAndNotBegunIsAwaited() {
    // Something else may have to come first.
    assertThat(inHand.awaitQuiet(() -> true, () -> false, Duration.ofMillis(20))).isFalse();
    assertThat(inHand.awaitQuiet(() -> false, () -> true, Duration.ofMillis(20))).isFalse();
  }

  @Test
  void nobodyWaitsForAServerThatStops() throws Exception {
    // Work that was called for is not begun any more.
    inHand.begins();
    CompletableFuture<Boolean> quiet = CompletableFuture.supplyAsync(() -> isQuiet(LONG));
    inHand.close();
    assertThat(quiet.get()).isFalse();
    assertThat(isQuiet(LONG)).as("nor do those who come later").isFalse();
  }
}
