package depesche.bot.server.nodes;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What keeps a node from becoming what it is to be: it is said once, and then others have some
/// time to try before it does again.
final class Refusal {

  private static final Logger LOG = LoggerFactory.getLogger(Refusal.class);

  private static final Duration REST = Duration.ofSeconds(15);

  private final String name;
  private String said = "";
  private volatile long restUntil = System.nanoTime();

  /// @param name of the node
  Refusal(String name) {
    this.name = name;
  }

  /// It could not be done.
  void note(String why) {
    if (!said.equals(why)) {
      LOG.error("node {} cannot go on now, and tries again: {}", name, why);
      said = why;
    }
    restUntil = System.nanoTime() + REST.toNanos();
  }

  /// It was done.
  void over() {
    said = "";
  }

  /// {@return whether it may be tried now}
  boolean isRested() {
    return System.nanoTime() - restUntil >= 0;
  }
}
