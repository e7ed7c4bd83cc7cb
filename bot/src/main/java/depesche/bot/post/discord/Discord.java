package depesche.bot.post.discord;

import depesche.bot.post.Delivery;
import java.time.Clock;
import java.util.EnumSet;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.session.ReadyEvent;
import net.dv8tion.jda.api.events.session.SessionDisconnectEvent;
import net.dv8tion.jda.api.events.session.SessionRecreateEvent;
import net.dv8tion.jda.api.events.session.SessionResumeEvent;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.exceptions.PermissionException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.messages.MessageRequest;
import okhttp3.OkHttpClient;
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

  private final Account account;
  private final Operator operator;
  private final Listener listener;
  private final Courier courier;
  private final Pace pace = new Pace(REQUESTS_A_SECOND, REQUESTS_UNDERWAY);
  private final Logins logins;
  private final ScheduledExecutorService timer =
      Executors.newScheduledThreadPool(2, Thread.ofPlatform().name("discord-", 0).factory());
  private volatile Optional<JDA> client = Optional.empty();
  private final AtomicBoolean beginning = new AtomicBoolean(true);
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
    operator = new Operator(board);
    listener = new Listener(board, operator);
    courier = new Courier(new Places(account.guild(), account.games(), board), clock);
    logins = new Logins(account.gateway(), board, clock, timer);
  }

  /// Begins to connect, and goes on trying for as long as it takes.
  public static Discord open(Account account, Switchboard board, Clock clock) {
    // Discord rings for everybody a message names unless it is told not to.
    MessageRequest.setDefaultMentions(EnumSet.noneOf(Message.MentionType.class));
    MessageRequest.setDefaultMentionRepliedUser(false);
    // We ask on purpose for no right to read what does not concern us.
    Message.suppressContentIntentWarning();
    Discord discord = new Discord(account, board, clock);
    discord.operator.announce();
    discord.timer.execute(discord::connect);
    var _ = discord.timer.schedule(discord::began, PATIENCE_SECONDS, TimeUnit.SECONDS);
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
                  .setHttpClientBuilder(new OkHttpClient.Builder().addInterceptor(pace))
                  .setRateLimitElastic(Executors.newVirtualThreadPerTaskExecutor(), true)
                  .setSessionController(logins)
                  .setEnableShutdownHook(false)
                  .addEventListeners(this, operator, listener)
                  .build());
    } catch (InvalidTokenException _) {
      LOG.error("Discord refuses the token: nothing goes there until it is right");
    } catch (RuntimeException e) {
      LOG.warn("Discord was not reached: {}", Operator.reason(e));
      var _ = timer.schedule(this::connect, RETRY_SECONDS, TimeUnit.SECONDS);
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
    }
  }

  private void settle(JDA jda) {
    operator.announce();
    timer.execute(
        () -> {
          try {
            arrive(jda);
          } finally {
            operator.done();
            began();
          }
        });
  }

  /// What was written before we were started is read before a deadline counts; but if Discord is
  /// not there, the deadlines are not kept waiting for it.
  private void began() {
    if (beginning.compareAndSet(true, false)) {
      operator.done();
    }
  }

  private void arrive(JDA jda) {
    Guild home = jda.getGuildById(account.guild());
    if (home == null) {
      LOG.error("the bot is no member of the server {}: invite it", account.guild());
      return;
    }
    try {
      Registration.at(home);
      listener.catchUp(jda);
      connected = true;
      LOG.info("connected to Discord");
    } catch (RuntimeException e) {
      LOG.warn("Discord did not take our commands: {}", Operator.reason(e));
      var _ = timer.schedule(() -> settle(jda), RETRY_SECONDS, TimeUnit.SECONDS);
    }
  }

  /// {@return whether all that was said to us has been stored, and what was written while we were
  /// away has been read}
  public boolean isQuiet() {
    return operator.isQuiet();
  }

  /// Sends one posting; returns when Discord has it or has refused it.
  ///
  /// @param again whether it was begun before
  public Delivery send(String recipient, byte[] bytes, boolean again) {
    Optional<Destination> destination = Destination.parse(recipient);
    if (destination.isEmpty()) {
      return new Delivery.Rejected("not a destination");
    }
    Optional<JDA> jda = client.filter(_ -> connected);
    if (jda.isEmpty()) {
      return new Delivery.Deferred("not connected");
    }
    try {
      courier.carry(jda.get(), destination.get(), Posting.read(bytes), again);
      return new Delivery.Accepted();
    } catch (Courier.Expired _) {
      return new Delivery.Rejected("the interaction is over");
    } catch (PermissionException | Places.Missing e) {
      return new Delivery.Deferred(Operator.reason(e));
    } catch (ErrorResponseException e) {
      return judge(destination.get(), e);
    } catch (RuntimeException e) {
      return new Delivery.Deferred(Operator.reason(e));
    }
  }

  /// What concerns a person or an interaction will not change; what concerns the game's place the
  /// operator can mend.
  private static Delivery judge(Destination destination, ErrorResponseException e) {
    boolean personal =
        switch (destination) {
          case Destination.Reply _, Destination.Person _ -> true;
          case Destination.Place _, Destination.Status _ -> false;
        };
    boolean malformed = e.getErrorCode() == 50035 || e.getErrorCode() == 40005;
    boolean refused = e.isServerError() || e.getErrorCode() < 0 || e.getErrorCode() == 0;
    String reason = Operator.reason(e);
    return malformed || (personal && !refused)
        ? new Delivery.Rejected(reason)
        : new Delivery.Deferred(reason);
  }

  @Override
  public void close() {
    closed = true;
    connected = false;
    client.ifPresent(JDA::shutdownNow);
    timer.shutdownNow();
    operator.close();
  }
}
