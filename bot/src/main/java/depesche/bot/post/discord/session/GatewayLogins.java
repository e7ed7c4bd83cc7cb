package depesche.bot.post.discord.session;

import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordRefusal;
import depesche.bot.post.discord.listen.InteractionListener;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Presents us to the gateway, and never more often than our own budget and Discord allow, over all
/// the times the program was started. To resume a session costs nothing and does not come here.
final class GatewayLogins extends SessionControllerAdapter implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GatewayLogins.class);

  private final Optional<String> gateway;
  private final DiscordHandler board;
  private final Clock clock;
  private final Backoff backoff;

  /// Whether Discord has asked us to present ourselves again.
  private volatile boolean asked;

  private final Set<SessionConnectNode> waiting = ConcurrentHashMap.newKeySet();

  /// Logins that the ledger did not take count all the same.
  private final List<Instant> unwritten = new CopyOnWriteArrayList<>();

  private final ScheduledExecutorService door =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("discord-login").factory());

  GatewayLogins(Optional<String> gateway, DiscordHandler board, Clock clock, Backoff backoff) {
    this.gateway = gateway;
    this.board = board;
    this.clock = clock;
    this.backoff = backoff;
  }

  @Override
  public String getGateway() {
    return gateway.orElseGet(super::getGateway);
  }

  @Override
  public void appendSession(SessionConnectNode node) {
    waiting.add(node);
    later(node, Duration.ZERO);
  }

  @Override
  public void removeSession(SessionConnectNode node) {
    waiting.remove(node);
  }

  private void later(SessionConnectNode node, Duration wait) {
    if (!door.isShutdown()) {
      var _ = door.schedule(() -> present(node), wait.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  /// Discord asks us to present ourselves again.
  void ask() {
    asked = true;
  }

  /// We identify ourselves now: this is what Discord counts.
  void count() {
    asked = false;
    Instant now = clock.instant();
    try {
      board.login(now);
    } catch (RuntimeException e) {
      LOG.error("a login could not be noted: {}", e.getClass().getName());
      unwritten.add(now);
    }
  }

  private void present(SessionConnectNode node) {
    if (!waiting.contains(node)) {
      return;
    }
    Duration wait = wait(node);
    if (wait.isPositive()) {
      later(node, wait);
      return;
    }
    try {
      node.run(true);
      waiting.remove(node);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.warn("the gateway was not reached: {}", e.getClass().getSimpleName());
      later(node, backoff.next());
    }
  }

  /// {@return how long we must wait before we may present ourselves}
  private Duration wait(SessionConnectNode node) {
    Instant now = clock.instant();
    try {
      Duration ours = Duration.between(now, LoginBudget.next(logins(now), asked, now));
      if (ours.compareTo(Backoff.LONGEST) > 0) {
        LOG.warn("too many logins: the next one waits until {}", now.plus(ours));
      }
      return ours.isPositive() ? ours : theirs(SessionStarts.ask(node.getJDA()));
    } catch (ErrorResponseException e) {
      return unsaid(e);
    } catch (RuntimeException e) {
      // Without the ledger there is no login: that is tried again before each login.
      LOG.error("the logins could not be read: {}", e.getClass().getName());
      return backoff.next();
    }
  }

  private List<Instant> logins(Instant now) {
    Instant since = now.minus(LoginBudget.DAY);
    List<Instant> logins = new ArrayList<>(board.logins(since));
    unwritten.removeIf(at -> !at.isAfter(since));
    logins.addAll(unwritten);
    return logins.stream().sorted().toList();
  }

  private static Duration theirs(SessionStarts sessionStarts) {
    if (sessionStarts.remaining() > 0) {
      return Duration.ZERO;
    }
    LOG.warn("Discord allows no more logins for {} s", sessionStarts.reset().toSeconds());
    return sessionStarts.reset().plus(LoginBudget.APART);
  }

  /// A Discord that says nothing is not there. One that will not tell us the limit is; our own
  /// budget is far below the limit.
  private Duration unsaid(ErrorResponseException refusal) {
    if (DiscordRefusal.isSilence(refusal)) {
      LOG.warn(
          "Discord does not say whether we may log in: {}", InteractionListener.reason(refusal));
      return backoff.next();
    }
    return Duration.ZERO;
  }

  @Override
  public void close() {
    door.shutdownNow();
  }
}
