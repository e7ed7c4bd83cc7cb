package depesche.bot.post.discord;

import depesche.bot.post.Delivery;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.guild.GuildAvailableEvent;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.events.guild.GuildReadyEvent;
import net.dv8tion.jda.api.events.session.ReadyEvent;
import net.dv8tion.jda.api.events.session.SessionDisconnectEvent;
import net.dv8tion.jda.api.events.session.SessionRecreateEvent;
import net.dv8tion.jda.api.events.session.SessionResumeEvent;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One account of a bot on one server of Discord: keeps itself connected, hears and speaks.
public final class Discord extends ListenerAdapter implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Discord.class);

  /// Discord takes fifty: these, and those under way.
  private static final int REQUESTS_A_SECOND = 40;

  private static final int REQUESTS_UNDERWAY = 9;

  private static final int RETRY_SECONDS = 30;
  private static final int PATIENCE_SECONDS = 120;
  private static final int NOTE_SECONDS = 600;
  private static final Duration LAST_WORDS = Duration.ofSeconds(3);

  private final Account account;
  private final Switchboard board;
  private final Operator operator;
  private final Listener listener;
  private final Hearing hearing;
  private final Courier courier;
  private final Pace pace = new Pace(REQUESTS_A_SECOND, REQUESTS_UNDERWAY);
  private final Logins logins;

  /// What has its hour must not wait for what takes long.
  private final ScheduledExecutorService timer = executor("discord-timer");

  private final ScheduledExecutorService settling = executor("discord-settling");
  private final AtomicInteger underway = new AtomicInteger();
  private final AtomicBoolean again = new AtomicBoolean();
  private volatile Optional<JDA> client = Optional.empty();
  private volatile boolean beginning = true;
  private volatile boolean connected;
  private volatile boolean closed;

  /// Who we are there.
  ///
  /// @param token proves it
  /// @param guild the id of the server
  /// @param games the id of the forum or text channel of the games
  /// @param rest the address of the API; Discord's own unless given
  /// @param gateway the address of the gateway; Discord's own unless given
  public record Account(
      String token, String guild, String games, Optional<String> rest, Optional<String> gateway) {
    @Override
    public String toString() {
      return "Account of guild " + guild;
    }
  }

  private Discord(Account account, Switchboard board, Clock clock) {
    this.account = account;
    this.board = board;
    operator = new Operator(board);
    listener = new Listener(operator, this::missed);
    hearing = new Hearing(board, operator, clock);
    courier = new Courier(new Places(account.guild(), account.games(), board), clock);
    logins = new Logins(account.gateway(), board, clock, timer);
  }

  private static ScheduledExecutorService executor(String name) {
    return Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().name(name).factory());
  }

  /// Begins to connect, and goes on trying for as long as it takes.
  public static Discord open(Account account, Switchboard board, Clock clock) {
    Courier.ringForNobody();
    // We ask on purpose for no right to read what does not concern us.
    Message.suppressContentIntentWarning();
    Discord discord = new Discord(account, board, clock);
    discord.settling.execute(discord::connect);
    var _ = discord.timer.schedule(discord::began, PATIENCE_SECONDS, TimeUnit.SECONDS);
    var _ =
        discord.timer.scheduleWithFixedDelay(
            discord::note, NOTE_SECONDS, NOTE_SECONDS, TimeUnit.SECONDS);
    return discord;
  }

  private void connect() {
    if (closed) {
      return;
    }
    RestConfig rest = new RestConfig();
    account.rest().ifPresent(rest::setBaseUrl);
    try {
      client =
          Optional.of(
              JDABuilder.createLight(
                      account.token(), GatewayIntent.GUILD_MESSAGES, GatewayIntent.DIRECT_MESSAGES)
                  .setRestConfig(rest)
                  .setHttpClientBuilder(Once.client(pace))
                  .setRequestTimeoutRetry(false)
                  .setRateLimitElastic(Executors.newVirtualThreadPerTaskExecutor(), true)
                  .setSessionController(logins)
                  .setEnableShutdownHook(false)
                  .addEventListeners(this, operator, listener)
                  .build());
    } catch (InvalidTokenException _) {
      LOG.error("Discord refuses the token: nothing goes there until it is right");
      began();
    } catch (RuntimeException e) {
      LOG.warn("Discord was not reached: {}", Operator.reason(e));
      var _ = settling.schedule(this::connect, RETRY_SECONDS, TimeUnit.SECONDS);
    }
  }

  @Override
  public void onReady(ReadyEvent event) {
    settle(event.getJDA());
  }

  @Override
  public void onSessionRecreate(SessionRecreateEvent event) {
    settle(event.getJDA());
  }

  @Override
  public void onSessionResume(SessionResumeEvent event) {
    connected = true;
  }

  @Override
  public void onSessionDisconnect(SessionDisconnectEvent event) {
    connected = false;
    LOG.info("the connection to Discord is broken");
  }

  @Override
  public void onShutdown(ShutdownEvent event) {
    connected = false;
    if (!closed) {
      LOG.error("Discord ended the session for good: {}", event.getCloseCode());
      began();
    }
  }

  @Override
  public void onGuildJoin(GuildJoinEvent event) {
    met(event.getGuild());
  }

  @Override
  public void onGuildAvailable(GuildAvailableEvent event) {
    met(event.getGuild());
  }

  @Override
  public void onGuildReady(GuildReadyEvent event) {
    // Before all is ready, onReady is still to come.
    if (event.getJDA().getStatus() == JDA.Status.CONNECTED) {
      met(event.getGuild());
    }
  }

  /// The server may come after us: we are invited later, or it was out of order for a while.
  private void met(Guild guild) {
    if (guild.getId().equals(account.guild())) {
      settle(guild.getJDA());
    }
  }

  private void settle(JDA jda) {
    hearing.miss();
    connected = true;
    underway.incrementAndGet();
    settling.execute(
        () -> {
          try {
            arrive(jda);
          } finally {
            underway.decrementAndGet();
            began();
          }
        });
  }

  /// What was written before we were started is read before what comes now, and before a deadline
  /// counts; but if Discord is not there, nothing is kept waiting for it.
  private void began() {
    beginning = false;
    board.settled();
  }

  private void arrive(JDA jda) {
    Guild home = jda.getGuildById(account.guild());
    if (home == null) {
      LOG.error("the bot is no member of the server {}: invite it", account.guild());
      return;
    }
    try {
      if (!hearing.catchUp(jda, home)) {
        settleLater(jda);
      }
      Registration.at(home);
      LOG.info("connected to Discord");
    } catch (RuntimeException e) {
      LOG.warn("Discord did not take our commands: {}", Operator.reason(e));
      settleLater(jda);
    }
  }

  private void missed() {
    hearing.miss();
    client.ifPresent(this::settleLater);
  }

  private void settleLater(JDA jda) {
    if (again.compareAndSet(false, true)) {
      var _ =
          timer.schedule(
              () -> {
                again.set(false);
                settle(jda);
              },
              RETRY_SECONDS,
              TimeUnit.SECONDS);
    }
  }

  private void note() {
    if (connected) {
      hearing.note();
    }
  }

  /// {@return whether what was written while we were away is still being read}
  public boolean isSettling() {
    return beginning || underway.get() > 0;
  }

  /// {@return whether all that was said to us has been stored}
  public boolean isQuiet() {
    return !isSettling() && operator.isQuiet();
  }

  /// Sends one posting; returns when Discord has it or has refused it.
  ///
  /// @param again whether it was begun before
  public Delivery send(String recipient, byte[] bytes, boolean again) {
    return client
        .filter(_ -> connected)
        .map(jda -> courier.deliver(jda, recipient, bytes, again))
        .orElseGet(() -> new Delivery.Deferred("not connected"));
  }

  @Override
  public void close() {
    closed = true;
    timer.shutdownNow();
    settling.shutdownNow();
    boolean listening = connected;
    client.ifPresent(Discord::hangUp);
    if (listening) {
      hearing.note();
    }
    operator.close();
  }

  /// What was promised is stored first.
  private static void hangUp(JDA jda) {
    jda.shutdown();
    try {
      if (!jda.awaitShutdown(LAST_WORDS)) {
        jda.shutdownNow();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
