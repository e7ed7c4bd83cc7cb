package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.server.threads.InHand;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// Which mails go by which connection, and when.
class MailRoomTest {

  private static final Duration LONG = Duration.ofSeconds(20);

  private static List<ParcelDue> parcels(int count, LongFunction<String> reader) {
    return LongStream.range(0, count)
        .mapToObj(id -> new ParcelDue(id, reader.apply(id), "g" + id % 2, Instant.EPOCH, false))
        .toList();
  }

  /// Notes what is served, how wide, and to how many domains at once.
  private static final class Served {
    private final Map<String, List<Long>> byReader = new HashMap<>();
    private final Map<String, Integer> atDomain = new HashMap<>();
    private final List<Integer> batches = new ArrayList<>();
    private int under;
    private int widest;
    private int mostAtDomain;

    void serve(List<ParcelDue> some) {
      Set<String> domains = new HashSet<>();
      synchronized (this) {
        widest = Math.max(widest, ++under);
        batches.add(some.size());
        some.forEach(parcel -> domains.add(parcel.recipient().split("@")[1]));
        domains.forEach(domain -> atDomain.merge(domain, 1, Integer::sum));
        mostAtDomain = Math.max(mostAtDomain, atDomain.values().stream().reduce(0, Math::max));
      }
      synchronized (this) {
        for (ParcelDue parcel : some) {
          byReader.computeIfAbsent(parcel.recipient(), _ -> new ArrayList<>()).add(parcel.id());
        }
        domains.forEach(domain -> atDomain.merge(domain, -1, Integer::sum));
        under--;
      }
    }
  }

  @Test
  void whatOneReaderGetsKeepsItsOrder() throws Exception {
    // Order of one reader's mails: they go one after the other, the oldest first, each once, also
    // when they are found due again while they are on their way.
    Served served = new Served();
    List<ParcelDue> all = parcels(2000, id -> "p" + id % 70 + "@x" + id % 7 + ".org");
    try (MailRoom room =
        new MailRoom(8, 8, _ -> false, InHand.unwatched(), (some, _) -> served.serve(some))) {
      for (int upTo = 100; upTo <= all.size(); upTo += 100) {
        room.offer(all.subList(upTo - 100, upTo));
      }
      assertThat(room.rest(LONG)).isTrue();
    }
    assertThat(served.byReader).hasSize(70);
    assertThat(served.byReader.values())
        .allSatisfy(ids -> assertThat(ids).isSortedAccordingTo(Comparator.naturalOrder()));
    assertThat(served.byReader.values().stream().mapToInt(List::size).sum()).isEqualTo(all.size());
    assertThat(served.widest).isLessThanOrEqualTo(8);
  }

  private static void awaited(CountDownLatch latch) {
    try {
      assertThat(latch.await(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void itIsAtRestWhenNothingIsOnItsWay() throws Exception {
    // Cost of a look: what is on its way is still due in the ledger and need not be found again.
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    try (MailRoom room =
        new MailRoom(
            8,
            4,
            _ -> false,
            InHand.unwatched(),
            (_, _) -> {
              begun.countDown();
              awaited(end);
            })) {
      assertThat(room.isAtRest()).isTrue();
      room.offer(parcels(1, _ -> "p@x.org"));
      awaited(begun);
      assertThat(room.isAtRest()).isFalse();
      assertThat(room.isFull()).isFalse();
      end.countDown();
      assertThat(room.rest(LONG)).isTrue();
      assertThat(room.isAtRest()).isTrue();
    }
  }

  @Test
  void fewMailsGoByOneConnection() throws Exception {
    // A press to six readers needs one greeting.
    Served served = new Served();
    try (MailRoom room =
        new MailRoom(8, 4, _ -> false, InHand.unwatched(), (some, _) -> served.serve(some))) {
      room.offer(parcels(6, id -> "p" + id + "@x.org"));
      assertThat(room.rest(LONG)).isTrue();
    }
    assertThat(served.batches).containsExactly(6);
  }

  @Test
  void fewGoToOneDomainAtATime() throws Exception {
    // A big provider takes many connections with mail for it for an attack.
    Served served = new Served();
    try (MailRoom room =
        new MailRoom(8, 2, _ -> false, InHand.unwatched(), (some, _) -> served.serve(some))) {
      room.offer(parcels(3000, id -> "p" + id + "@x" + (id % 3) + ".org"));
      assertThat(room.rest(LONG)).isTrue();
    }
    assertThat(served.mostAtDomain).isBetween(1, 2);
    assertThat(served.batches.stream().mapToInt(Integer::intValue).sum()).isEqualTo(3000);
  }

  @Test
  void aSlowConnectionHoldsUpOnlyItsOwn() throws Exception {
    // While the relay keeps one mail waiting, the others go, those that come later too.
    CountDownLatch stuck = new CountDownLatch(1);
    AtomicInteger left = new AtomicInteger();
    CountDownLatch others = new CountDownLatch(1);
    try (MailRoom room =
        new MailRoom(
            2,
            2,
            _ -> false,
            InHand.unwatched(),
            (some, _) -> {
              if (some.getFirst().id() == 0) {
                join(stuck);
              }
              if (left.addAndGet(some.size()) >= 40 - 16) {
                others.countDown();
              }
            })) {
      List<ParcelDue> all = parcels(40, id -> "p" + id + "@x.org");
      room.offer(all.subList(0, 24));
      room.offer(all.subList(24, 40));
      assertThat(others.await(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
      assertThat(room.rest(Duration.ZERO)).isFalse();
      stuck.countDown();
      assertThat(room.rest(LONG)).isTrue();
    }
    assertThat(left.get()).isEqualTo(40);
  }

  @Test
  void nothingGoesToADomainThatRests() throws Exception {
    // What was to go there stays in the ledger; the others go.
    Served served = new Served();
    try (MailRoom room =
        new MailRoom(
            4,
            4,
            to -> to.endsWith("@x1.org"),
            InHand.unwatched(),
            (some, _) -> served.serve(some))) {
      room.offer(parcels(90, id -> "p" + id + "@x" + (id % 3) + ".org"));
      assertThat(room.rest(LONG)).isTrue();
    }
    assertThat(served.byReader.keySet()).hasSize(60).noneMatch(to -> to.endsWith("@x1.org"));
  }

  private static void join(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
