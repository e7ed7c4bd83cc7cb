package depesche.bot.post.discord.session;

import depesche.bot.config.Settings;
import depesche.bot.post.Delivery;
import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordOutage;
import depesche.bot.post.discord.listen.FormListener;
import depesche.bot.post.discord.listen.HeardMarks;
import depesche.bot.post.discord.listen.InteractionListener;
import depesche.bot.post.discord.listen.MessageListener;
import depesche.bot.post.discord.send.DiscordSender;
import depesche.bot.post.discord.send.GameThreads;
import depesche.bot.post.discord.send.PlaceReaders;
import depesche.bot.post.discord.send.PrivateThreads;
import depesche.bot.post.discord.send.RequestPace;
import depesche.bot.post.discord.setup.SetupListener;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.cache.CacheFlag;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One account of a bot on one server of Discord: keeps itself connected, hears and speaks.
public final class DiscordBot extends ListenerAdapter implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(DiscordBot.class);

  /// Discord takes fifty: these, and those under way.
  private static final int REQUESTS_A_SECOND = 40;

  private static final int REQUESTS_UNDERWAY = 9;

  private static final int PATIENCE_SECONDS = 120;
  private static final int NOTE_SECONDS = 600;
  private static final int WAKE_TICKS = 15;
  private static final Duration LAST_WORDS = Duration.ofSeconds(3);

  /// What Discord refuses it may take later; nobody is let in more often for asking more often.
  private static final Duration FIRST_AGAIN = Duration.ofSeconds(10);

  private static final Duration LAST_AGAIN = Duration.ofHours(1);

  private final Account account;
  private final InteractionListener interactionListener;
  private final FormListener formListener;
  private final MessageListener messageListener;
  private final SetupListener setupListener;
  private final HeardMarks heardMarks;
  private final DiscordHandler board;
  private final Clock clock;
  private final RequestPace requestPace = new RequestPace(REQUESTS_A_SECOND, REQUESTS_UNDERWAY);
  private final Backoff backoff = new Backoff(System::nanoTime);
  private final Backoff patience = new Backoff(System::nanoTime, FIRST_AGAIN, LAST_AGAIN);
  private final GatewayAbsence absence;
  private final GatewayLogins gatewayLogins;
  private final GatewaySession gatewaySession;
  private final ServerSetup serverSetup;

  /// Work that has its hour must not wait for work that takes long.
  private final ScheduledExecutorService timer = executor("discord-timer");

  private final ScheduledExecutorService settling = executor("discord-settling");
  private volatile Optional<JDA> client = Optional.empty();
  private volatile Optional<DiscordSender> sender = Optional.empty();

  /// When to connect anew, after Discord has refused us.
  private volatile Optional<Instant> again = Optional.empty();

  private volatile boolean closed;
  private int ticks;

  /// Who we are there.
  ///
  /// @param token proves it
  /// @param rest the address of the API; Discord's own unless given
  /// @param gateway the address of the gateway; Discord's own unless given
  public record Account(String token, Optional<String> rest, Optional<String> gateway) {

    /// {@return the account that the settings name}
    public static Account of(Settings.Discord named) {
      return new Account(named.token().reveal(), named.rest(), named.gateway());
    }

    @Override
    public String toString() {
      return "Account";
    }
  }

  private DiscordBot(Account account, DiscordHandler board, Clock clock) {
    this.account = account;
    this.board = board;
    this.clock = clock;
    absence = new GatewayAbsence(clock);
    interactionListener = new InteractionListener(board);
    formListener = new FormListener(board, interactionListener);
    messageListener =
        new MessageListener(interactionListener, () -> client.ifPresent(this::missed), clock);
    setupListener = new SetupListener(board);
    heardMarks = new HeardMarks(board, interactionListener, clock);
    gatewayLogins = new GatewayLogins(account.gateway(), board, clock, backoff);
    gatewaySession = new GatewaySession(backoff, gatewayLogins, absence, this::returns);
    serverSetup = new ServerSetup(board, gatewaySession, heardMarks, timer, settling);
  }

  private static ScheduledExecutorService executor(String name) {
    return Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().name(name).factory());
  }

  /// Begins to connect, and goes on trying for as long as it takes.
  public static DiscordBot open(Account account, DiscordHandler board, Clock clock) {
    DiscordSender.pingNobody();
    // We ask on purpose for no right to read what does not concern us.
    Message.suppressContentIntentWarning();
    DiscordBot discordBot = new DiscordBot(account, board, clock);
    discordBot.settling.execute(discordBot::connect);
    var _ =
        discordBot.timer.schedule(
            discordBot.serverSetup::began, PATIENCE_SECONDS, TimeUnit.SECONDS);
    var _ =
        discordBot.timer.scheduleWithFixedDelay(
            discordBot::note, NOTE_SECONDS, NOTE_SECONDS, TimeUnit.SECONDS);
    var _ = discordBot.timer.scheduleWithFixedDelay(discordBot::tick, 1, 1, TimeUnit.SECONDS);
    return discordBot;
  }

  private void connect() {
    if (closed) {
      return;
    }
    // What it keeps belongs to the client of which it was made.
    sender =
        Optional.of(
            new DiscordSender(
                new GameThreads(board), new PrivateThreads(board), new PlaceReaders(board), clock));
    RestConfig rest = new RestConfig();
    account.rest().ifPresent(rest::setBaseUrl);
    try {
      client =
          Optional.of(
              JDABuilder.createLight(
                      account.token(), GatewayIntent.GUILD_MESSAGES, GatewayIntent.DIRECT_MESSAGES)
                  .enableCache(CacheFlag.ROLE_TAGS, CacheFlag.FORUM_TAGS)
                  .setRawEventsEnabled(true)
                  .setRestConfig(rest)
                  .setHttpClientBuilder(requestPace.client())
                  .setRequestTimeoutRetry(false)
                  .setRateLimitElastic(Executors.newVirtualThreadPerTaskExecutor(), true)
                  .setSessionController(gatewayLogins)
                  .setMaxReconnectDelay((int) Backoff.LONGEST.toSeconds())
                  .setEnableShutdownHook(false)
                  .addEventListeners(
                      this,
                      serverSetup,
                      interactionListener,
                      formListener,
                      messageListener,
                      setupListener,
                      gatewaySession)
                  .build());
    } catch (InvalidTokenException _) {
      absence.begins(DiscordOutage.Cause.TOKEN, 0);
      refused();
    } catch (RuntimeException e) {
      LOG.warn("Discord was not reached: {}", InteractionListener.reason(e));
      var _ = settling.schedule(this::connect, backoff.next().toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  @Override
  public void onShutdown(ShutdownEvent event) {
    if (!closed) {
      absence.begins(event.getCloseCode());
      refused();
    }
  }

  /// Discord will not have us. It may have us later, or when the operator has put it right.
  private synchronized void refused() {
    if (again.isEmpty()) {
      Duration wait = patience.next();
      again = Optional.of(clock.instant().plus(wait));
      absence
          .now()
          .ifPresent(
              outage ->
                  LOG.error(
                      "Discord: {}. It is tried again in {} s, and then less and less often",
                      outage.words(),
                      wait.toSeconds()));
    }
    serverSetup.began();
  }

  private synchronized void tick() {
    if (again.filter(at -> !clock.instant().isBefore(at)).isPresent()) {
      again = Optional.empty();
      settling.execute(this::connect);
    }
    // The office tells those who are to be told of it.
    if (++ticks % WAKE_TICKS == 0 && absence.now().isPresent()) {
      board.settled();
    }
  }

  private void returns() {
    patience.holds();
    board.settled();
  }

  /// {@return that Discord is not there, and since when; empty while it is}
  public Optional<DiscordOutage> outage() {
    return absence.now();
  }

  private void missed(JDA jda) {
    serverSetup.missed(jda);
  }

  private void note() {
    if (gatewaySession.isConnected()) {
      heardMarks.note();
    }
  }

  /// {@return whether what was written while we were away is still being read}
  public boolean isSettling() {
    return serverSetup.isSettling();
  }

  /// {@return whether all that was said to us has been stored}
  public boolean isQuiet() {
    return !isSettling() && interactionListener.isQuiet();
  }

  /// Sends one posting; returns when Discord has it or has refused it.
  ///
  /// @param begun whether it was begun before
  public Delivery send(String recipient, byte[] bytes, boolean begun) {
    return client
        .filter(_ -> gatewaySession.isConnected())
        .flatMap(jda -> sender.map(one -> one.deliver(jda, recipient, bytes, begun)))
        .orElseGet(() -> new Delivery.Deferred("not connected"));
  }

  @Override
  public void close() {
    closed = true;
    timer.shutdownNow();
    settling.shutdownNow();
    boolean listening = gatewaySession.isConnected();
    gatewayLogins.close();
    client.ifPresent(this::hangUp);
    if (listening) {
      heardMarks.note();
    }
    setupListener.close();
    formListener.close();
    interactionListener.close();
  }

  /// Promised work is stored first.
  private void hangUp(JDA jda) {
    jda.shutdown();
    gatewaySession.close();
    try {
      if (!jda.awaitShutdown(LAST_WORDS)) {
        jda.shutdownNow();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
