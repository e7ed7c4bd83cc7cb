package depesche.bot.post.discord.session;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.events.StatusChangeEvent;
import net.dv8tion.jda.api.events.session.SessionDisconnectEvent;
import net.dv8tion.jda.api.events.session.SessionInvalidateEvent;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Our session with the gateway. JDA resumes a broken one at once, however often it breaks, on the
/// thread that tells us so: there we keep it waiting. So this listener comes last.
final class GatewaySession extends ListenerAdapter implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GatewaySession.class);

  private final Backoff backoff;
  private final Runnable onIdentify;
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile boolean resumable;
  private volatile boolean connected;

  /// @param onIdentify is run before we identify ourselves again
  GatewaySession(Backoff backoff, Runnable onIdentify) {
    this.backoff = backoff;
    this.onIdentify = onIdentify;
  }

  /// {@return whether we get events, and know the server}
  boolean isConnected() {
    return connected;
  }

  @Override
  public void onStatusChange(StatusChangeEvent event) {
    switch (event.getNewStatus()) {
      case IDENTIFYING_SESSION -> identifies();
      case LOADING_SUBSYSTEMS -> resumable = true;
      case CONNECTED -> {
        backoff.holds();
        connected = true;
      }
      case INITIALIZING,
          INITIALIZED,
          LOGGING_IN,
          CONNECTING_TO_WEBSOCKET,
          AWAITING_LOGIN_CONFIRMATION,
          DISCONNECTED,
          RECONNECT_QUEUED,
          WAITING_TO_RECONNECT,
          ATTEMPTING_TO_RECONNECT,
          SHUTTING_DOWN,
          SHUTDOWN,
          FAILED_TO_LOGIN -> {}
    }
  }

  /// With a session there is nothing to identify: it is resumed.
  private void identifies() {
    if (!resumable) {
      onIdentify.run();
    }
  }

  @Override
  public void onSessionInvalidate(SessionInvalidateEvent event) {
    connected = false;
    resumable = false;
  }

  @Override
  public void onShutdown(ShutdownEvent event) {
    connected = false;
  }

  @Override
  public void onSessionDisconnect(SessionDisconnectEvent event) {
    connected = false;
    if (resumable) {
      Duration wait = backoff.next();
      LOG.info("the connection to Discord is broken; it is taken up in {} ms", wait.toMillis());
      pause(wait);
    } else {
      LOG.info("the session with Discord has ended; we log in again");
    }
  }

  /// JDA would take an interrupt for its end.
  private void pause(Duration wait) {
    long until = System.nanoTime() + wait.toNanos();
    boolean over = false;
    while (!over) {
      try {
        over =
            closed.await(until - System.nanoTime(), TimeUnit.NANOSECONDS)
                || until <= System.nanoTime();
      } catch (InterruptedException _) {
        LOG.debug("interrupted while waiting");
      }
    }
  }

  @Override
  public void close() {
    closed.countDown();
  }
}
