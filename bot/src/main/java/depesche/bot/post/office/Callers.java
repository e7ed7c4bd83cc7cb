package depesche.bot.post.office;

import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Who is connected to a port, from which address. One address cannot take all connections, and
/// where there are as many as there may be, those that do nothing make room: first those that never
/// did anything, longest first, so that somebody who only holds connections open keeps nobody out.
final class Callers {

  /// How long conversations that are ended have to end.
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  private static final Logger LOG = LoggerFactory.getLogger(Callers.class);

  /// So long it is said that there were too many.
  private static final Duration LATELY = Duration.ofMinutes(1);

  /// How many there may be.
  ///
  /// @param all in all
  /// @param perAddress from one address; the moderator itself and all programs of this machine have
  ///   the same one
  /// @param idle so long a connection must have done nothing before it makes room
  record Limits(int all, int perAddress, Duration idle) {

    static final Limits STANDARD = new Limits(200, 100, Duration.ofSeconds(2));
  }

  private final String what;
  private final Limits limits;
  private final LongSupplier nanos;
  private final List<ClientConnection> connections = new ArrayList<>();
  private Optional<Long> crowded = Optional.empty();
  private boolean closed;

  /// @param what the protocol
  Callers(String what, Limits limits, LongSupplier nanos) {
    this.what = what;
    this.limits = limits;
    this.nanos = nanos;
  }

  /// Counts a connection in, if need be in place of one that does nothing.
  ///
  /// @return whether it is served
  boolean admit(ClientConnection caller) {
    Optional<ClientConnection> ended = Optional.empty();
    synchronized (this) {
      List<ClientConnection> near = near(caller.from());
      if (closed || near.size() >= limits.perAddress() || connections.size() >= limits.all()) {
        noteCrowd(caller.from(), near.size());
        ended = idle(near.size() >= limits.perAddress() ? near : most());
        if (closed || ended.isEmpty()) {
          return false;
        }
        connections.remove(ended.get());
      }
      connections.add(caller);
    }
    ended.ifPresent(ClientConnection::end);
    return true;
  }

  synchronized void leave(ClientConnection caller) {
    connections.remove(caller);
    notifyAll();
  }

  private List<ClientConnection> near(InetAddress address) {
    return connections.stream().filter(one -> one.from().equals(address)).toList();
  }

  /// {@return those of the address that has most}
  private List<ClientConnection> most() {
    Map<InetAddress, List<ClientConnection>> byAddress =
        connections.stream().collect(Collectors.groupingBy(ClientConnection::from));
    return byAddress.values().stream().max(Comparator.comparingInt(List::size)).orElse(List.of());
  }

  private Optional<ClientConnection> idle(List<ClientConnection> some) {
    long now = nanos.getAsLong();
    return some.stream()
        .filter(one -> now - one.useful() >= limits.idle().toNanos())
        .min(
            Comparator.comparing(ClientConnection::isSettled)
                .thenComparingLong(one -> one.useful() - now));
  }

  private void noteCrowd(InetAddress from, int near) {
    if (!wasCrowded()) {
      LOG.warn(
          "the post office has {} connections by {}, {} of them from {}: idle ones are ended",
          connections.size(),
          what,
          near,
          from.getHostAddress());
    }
    crowded = Optional.of(nanos.getAsLong());
  }

  private boolean wasCrowded() {
    return crowded.filter(then -> nanos.getAsLong() - then < LATELY.toNanos()).isPresent();
  }

  /// {@return a sentence, if there are as many connections as there may be, or were more a short
  /// while ago}
  synchronized Optional<String> trouble() {
    boolean full = connections.size() >= limits.all() || most().size() >= limits.perAddress();
    return full || wasCrowded()
        ? Optional.of(
            "The post office has too many connections by %s; the log names the address."
                .formatted(what))
        : Optional.empty();
  }

  /// Ends all, and takes no other. Lines that one of them is about to write are written before this
  /// ends.
  void close() {
    List<ClientConnection> all;
    synchronized (this) {
      closed = true;
      all = List.copyOf(connections);
    }
    all.forEach(ClientConnection::end);
    awaitAllGone();
  }

  private synchronized void awaitAllGone() {
    long end = nanos.getAsLong() + FAREWELL.toNanos();
    try {
      for (long left = FAREWELL.toMillis(); !connections.isEmpty() && left > 0; ) {
        wait(left);
        left = Duration.ofNanos(end - nanos.getAsLong()).toMillis();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
