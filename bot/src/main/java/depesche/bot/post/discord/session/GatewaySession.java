package depesche.bot.post.discord.session;

import com.neovisionaries.ws.client.WebSocketFrame;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.events.StatusChangeEvent;
import net.dv8tion.jda.api.events.session.SessionDisconnectEvent;
import net.dv8tion.jda.api.events.session.SessionInvalidateEvent;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Our session with the gateway. JDA resumes a broken one at once, however often it breaks, on the
/// thread that tells us so: there we keep it waiting. So this listener comes last.
final class GatewaySession extends ListenerAdapter implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GatewaySession.class);

  /// Discord asks every session to connect again, each hour or so, and wants it done in seconds.
  private static final Duration ROUTINE = Duration.ofSeconds(3);

  private static final Set<String> ASKED = Set.of("OP 7: RECONNECT", "INVALIDATE_SESSION");

  private final Backoff backoff;
  private final GatewayLogins gatewayLogins;
  private final GatewayAbsence absence;
  private final Runnable onReturn;
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile boolean resumable;
  private volatile boolean connected;

  /// @param onReturn is run when Discord is there again
  GatewaySession(
      Backoff backoff, GatewayLogins gatewayLogins, GatewayAbsence absence, Runnable onReturn) {
    this.backoff = backoff;
    this.gatewayLogins = gatewayLogins;
    this.absence = absence;
    this.onReturn = onReturn;
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
        absence.ends();
        connected = true;
        onReturn.run();
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
      gatewayLogins.count();
    }
  }

  @Override
  public void onSessionInvalidate(SessionInvalidateEvent event) {
    if (connected) {
      gatewayLogins.ask();
    }
    connected = false;
    resumable = false;
  }

  @Override
  public void onShutdown(ShutdownEvent event) {
    connected = false;
    resumable = false;
    absence.begins();
  }

  @Override
  public void onSessionDisconnect(SessionDisconnectEvent event) {
    connected = false;
    absence.begins();
    boolean asked = isAsked(event.getClientCloseFrame());
    if (resumable) {
      Duration pause = backoff.next();
      Duration wait = asked && pause.compareTo(ROUTINE) > 0 ? ROUTINE : pause;
      LOG.info("the connection to Discord is broken; it is taken up in {} ms", wait.toMillis());
      pause(wait);
    } else {
      LOG.info("the session with Discord has ended; we log in again");
    }
  }

  /// {@return whether Discord has asked for the end of a session} JDA closes it then, and says why.
  private static boolean isAsked(@Nullable WebSocketFrame ours) {
    return ours != null && ours.getCloseReason() != null && ASKED.contains(ours.getCloseReason());
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
