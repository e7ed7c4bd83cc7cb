package depesche.bot.post.discord;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Presents us to the gateway, and never more often than the budget allows, over all the times the
/// program was started. To resume a session costs nothing and does not come here.
final class Logins extends SessionControllerAdapter {

  private static final Logger LOG = LoggerFactory.getLogger(Logins.class);

  private final Optional<String> gateway;
  private final Switchboard board;
  private final Clock clock;
  private final ScheduledExecutorService timer;
  private final Set<SessionConnectNode> waiting = ConcurrentHashMap.newKeySet();

  Logins(Optional<String> gateway, Switchboard board, Clock clock, ScheduledExecutorService timer) {
    this.gateway = gateway;
    this.board = board;
    this.clock = clock;
    this.timer = timer;
  }

  @Override
  public String getGateway() {
    return gateway.orElseGet(super::getGateway);
  }

  @Override
  public void appendSession(SessionConnectNode node) {
    waiting.add(node);
    Duration wait = wait(clock.instant());
    var _ = timer.schedule(() -> present(node), wait.toMillis(), TimeUnit.MILLISECONDS);
  }

  private Duration wait(Instant now) {
    try {
      Instant at = Budget.next(board.logins(now.minus(Budget.DAY)), now);
      Duration wait = Duration.between(now, at);
      if (wait.compareTo(Budget.APART) > 0) {
        LOG.warn("too many logins: the next one waits until {}", at);
      }
      return wait;
    } catch (RuntimeException e) {
      // Without the ledger nobody presents himself: that is tried again before each login.
      LOG.error("the logins could not be read: {}", e.getClass().getName());
      return Budget.APART;
    }
  }

  @Override
  public void removeSession(SessionConnectNode node) {
    waiting.remove(node);
  }

  private void present(SessionConnectNode node) {
    if (!waiting.remove(node)) {
      return;
    }
    try {
      board.login(clock.instant());
      node.run(true);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.warn("the gateway was not reached: {}", e.getClass().getSimpleName());
      appendSession(node);
    }
  }
}
