package depesche.bot.server;

import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.post.smtp.DomainRests;
import depesche.bot.server.threads.InHand;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/// Mail on its way by several connections, as each mail waits for some answers of the relay. All
/// that one reader gets goes by one at a time, in order; to one domain go a few at a time. Mail
/// that comes while others are on their way is taken as soon as a connection is free.
final class MailRoom implements AutoCloseable {

  /// So many mails are begun and noted at once.
  static final int TOGETHER = 16;

  /// Fewer mails do not need another connection.
  private static final int WORTH_ONE = 8;

  /// What one reader is to have, oldest first.
  private static final class Reader {
    private final Deque<ParcelDue> waiting = new ArrayDeque<>();
    private final SendQueue.Round round = new SendQueue.Round();
    private boolean busy;
  }

  private final int width;
  private final int perDomain;
  private final Predicate<String> rests;
  private final InHand inHand;
  private final BiConsumer<List<ParcelDue>, Function<ParcelDue, SendQueue.Round>> handover;

  /// The longest wait comes first.
  private final SequencedMap<String, Reader> readers = new LinkedHashMap<>();

  private final Set<Long> known = new HashSet<>();
  private final Map<String, Integer> domains = new HashMap<>();
  private int queued;
  private int workers;
  private boolean closed;

  /// @param width by how many connections mail goes at a time
  /// @param perDomain how many of them may have mail for one domain
  /// @param rests whether nothing goes to a recipient's domain for now
  /// @param inHand mail on its way is
  /// @param handover hands some parcels over, in order, and notes what became of them
  MailRoom(
      int width,
      int perDomain,
      Predicate<String> rests,
      InHand inHand,
      BiConsumer<List<ParcelDue>, Function<ParcelDue, SendQueue.Round>> handover) {
    this.width = width;
    this.perDomain = perDomain;
    this.rests = rests;
    this.inHand = inHand;
    this.handover = handover;
  }

  /// Takes what may leave; one that is here already is taken once.
  synchronized void offer(List<ParcelDue> ready) {
    for (ParcelDue parcel : ready) {
      if (known.add(parcel.id())) {
        readers.computeIfAbsent(parcel.recipient(), _ -> new Reader()).waiting.add(parcel);
        queued++;
      }
    }
    employ();
  }

  /// {@return whether all connections are busy and have enough to do next}
  synchronized boolean isFull() {
    return workers >= width && queued >= width * TOGETHER;
  }

  /// {@return whether nothing is on its way, so that what is due is not known here}
  synchronized boolean isAtRest() {
    return workers == 0;
  }

  private void employ() {
    int wanted = Math.clamp((queued + WORTH_ONE - 1) / WORTH_ONE, 0, width);
    while (workers < wanted && !closed) {
      List<ParcelDue> some = next();
      if (some.isEmpty()) {
        return;
      }
      workers++;
      inHand.begins();
      Thread.ofVirtual().name("mail").start(() -> work(some));
    }
  }

  private void work(List<ParcelDue> first) {
    List<ParcelDue> some = first;
    while (!some.isEmpty()) {
      try {
        handover.accept(some, this::round);
      } finally {
        some = done(some);
      }
    }
  }

  private synchronized SendQueue.Round round(ParcelDue parcel) {
    Reader reader = readers.get(parcel.recipient());
    return reader == null ? new SendQueue.Round() : reader.round;
  }

  /// {@return what to do next; nothing if all that waits is in other hands}
  private synchronized List<ParcelDue> done(List<ParcelDue> some) {
    Set<String> served = new HashSet<>();
    for (ParcelDue parcel : some) {
      known.remove(parcel.id());
      served.add(parcel.recipient());
    }
    some.stream()
        .map(parcel -> DomainRests.domain(parcel.recipient()))
        .distinct()
        .forEach(domain -> domains.computeIfPresent(domain, (_, n) -> n == 1 ? null : n - 1));
    for (String recipient : served) {
      Reader reader = readers.remove(recipient);
      if (reader != null && !reader.waiting.isEmpty()) {
        reader.busy = false;
        readers.put(recipient, reader);
      }
    }
    List<ParcelDue> next = closed ? List.of() : next();
    if (next.isEmpty()) {
      workers--;
      inHand.ends();
      notifyAll();
    } else {
      employ();
    }
    return next;
  }

  /// {@return some parcels of readers and to domains that are free}
  private List<ParcelDue> next() {
    int most = Math.clamp(queued / width, WORTH_ONE, TOGETHER);
    List<ParcelDue> some = new ArrayList<>();
    Set<String> mine = new HashSet<>();
    List<String> later = new ArrayList<>();
    for (Map.Entry<String, Reader> entry : readers.entrySet()) {
      Reader reader = entry.getValue();
      String domain = DomainRests.domain(entry.getKey());
      boolean free = mine.contains(domain) || domains.getOrDefault(domain, 0) < perDomain;
      if (!reader.busy && rests.test(entry.getKey())) {
        later.add(entry.getKey());
      } else if (!reader.busy && free) {
        mine.add(domain);
        reader.busy = true;
        while (!reader.waiting.isEmpty() && some.size() < most) {
          some.add(reader.waiting.remove());
        }
      }
      if (some.size() >= most) {
        break;
      }
    }
    later.forEach(this::leave);
    mine.forEach(domain -> domains.merge(domain, 1, Integer::sum));
    queued -= some.size();
    return some;
  }

  /// The ledger knows what is left to do, and until when it is put off.
  private void leave(String recipient) {
    Reader reader = readers.remove(recipient);
    if (reader != null) {
      reader.waiting.forEach(parcel -> known.remove(parcel.id()));
      queued -= reader.waiting.size();
    }
  }

  /// Waits until everything that was offered has been tried or left.
  ///
  /// @return whether that is so
  synchronized boolean rest(Duration longest) throws InterruptedException {
    long end = System.nanoTime() + longest.toNanos();
    while (workers > 0) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return false;
      }
      wait(left);
    }
    return true;
  }

  /// Begins nothing more. What is being handed over ends as it will.
  @Override
  public synchronized void close() {
    closed = true;
  }
}
