package depesche.bot.post.discord.session;

import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordRight;
import depesche.bot.post.discord.SlashCommands;
import depesche.bot.post.discord.listen.HeardMarks;
import depesche.bot.post.discord.listen.InteractionListener;
import depesche.bot.post.discord.setup.HomeServer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.events.guild.GuildAvailableEvent;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.events.guild.GuildReadyEvent;
import net.dv8tion.jda.api.events.session.ReadyEvent;
import net.dv8tion.jda.api.events.session.SessionRecreateEvent;
import net.dv8tion.jda.api.events.thread.ThreadRevealedEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Settles us in on our server whenever we come to it: reads what was missed, and makes our
/// commands known.
final class ServerSetup extends ListenerAdapter {

  private static final Logger LOG = LoggerFactory.getLogger(ServerSetup.class);
  private static final int RETRY_SECONDS = 30;
  private static final int LOOK_SECONDS = 5;

  private final DiscordHandler board;
  private final GatewaySession gatewaySession;
  private final HeardMarks heardMarks;
  private final CommandRegistration onServer;
  private final CommandRegistration inPrivate;
  private final ScheduledExecutorService timer;
  private final ScheduledExecutorService settling;
  private final AtomicInteger underway = new AtomicInteger();
  private final AtomicBoolean again = new AtomicBoolean();
  private final Set<CommandRegistration> registering = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean uninvited = new AtomicBoolean();
  private final AtomicBoolean beginning = new AtomicBoolean(true);

  /// @param timer for what has its hour
  /// @param settling for what takes long
  ServerSetup(
      DiscordHandler board,
      GatewaySession gatewaySession,
      HeardMarks heardMarks,
      ScheduledExecutorService timer,
      ScheduledExecutorService settling) {
    this.board = board;
    List<SlashCommandData> commands = new SlashCommands(board.shortcuts()).all();
    this.onServer =
        new CommandRegistration(
            commands, InteractionContextType.GUILD, ids -> board.registered(false, ids));
    this.inPrivate =
        new CommandRegistration(
            commands.stream().filter(one -> !one.getName().equals(SlashCommands.SETUP)).toList(),
            InteractionContextType.BOT_DM,
            ids -> board.registered(true, ids));
    this.gatewaySession = gatewaySession;
    this.heardMarks = heardMarks;
    this.timer = timer;
    this.settling = settling;
    board.begins();
  }

  /// {@return whether what was written while we were away is still being read}
  boolean isSettling() {
    return beginning.get() || underway.get() > 0;
  }

  /// Messages from before our start are read before those that come now, and before a deadline
  /// counts; but if Discord is not there, nothing is kept waiting for it.
  void began() {
    boolean first = beginning.getAndSet(false);
    board.settled();
    if (first) {
      board.ends();
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

  @Override
  public void onThreadRevealed(ThreadRevealedEvent event) {
    ThreadChannel thread = event.getThread();
    if (thread.getType() != ChannelType.GUILD_PRIVATE_THREAD) {
      return;
    }
    BooleanSupplier reading = heardMarks.enter(thread);
    board.begins();
    settling.execute(
        () -> {
          try {
            if (!reading.getAsBoolean()) {
              missed(event.getJDA());
            }
          } finally {
            board.ends();
          }
        });
  }

  /// The server may come after us: we are invited later, or it was out of order for a while.
  private void met(Guild there) {
    if (servers(there.getJDA()).contains(there)) {
      settle(there.getJDA());
    }
  }

  /// {@return our server, if we are on it; before one is chosen, all that have invited us}
  private List<Guild> servers(JDA jda) {
    Optional<String> named = board.home().guild();
    List<Guild> known =
        named.flatMap(id -> Optional.ofNullable(jda.getGuildById(id))).stream().toList();
    return known.isEmpty() && new HomeServer(board).mayMove(jda) ? jda.getGuilds() : known;
  }

  /// Something could not be stored: it is read once more.
  void missed(JDA jda) {
    heardMarks.miss();
    settleLater(jda);
  }

  private void settle(JDA jda) {
    heardMarks.miss();
    underway.incrementAndGet();
    board.begins();
    settling.execute(
        () -> {
          try {
            arrive(jda);
          } finally {
            underway.decrementAndGet();
            began();
            board.ends();
          }
        });
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

  private void arrive(JDA jda) {
    if (isOver(jda)) {
      return;
    }
    List<Guild> servers = servers(jda);
    if (servers.isEmpty()) {
      var _ = timer.schedule(() -> lookAgain(jda), LOOK_SECONDS, TimeUnit.SECONDS);
      return;
    }
    uninvited.set(false);
    try {
      if (!heardMarks.catchUp(jda, servers.getFirst())) {
        settleLater(jda);
      }
      LOG.info("connected to Discord");
    } catch (RuntimeException e) {
      LOG.warn("what was missed could not be read: {}", InteractionListener.reason(e));
      settleLater(jda);
    }
    register(jda, onServer);
    // Nobody waits for these.
    settling.execute(() -> register(jda, inPrivate));
  }

  /// Another takes its place, or we are closing.
  private static boolean isOver(JDA jda) {
    return jda.getStatus() == JDA.Status.SHUTTING_DOWN || jda.getStatus() == JDA.Status.SHUTDOWN;
  }

  /// While we log in, or Discord has trouble with the server, we see none, and yet are members of
  /// it: the person who is asked to invite us then cannot find what is wrong.
  private void lookAgain(JDA jda) {
    boolean absent = servers(jda).isEmpty() && jda.getUnavailableGuilds().isEmpty();
    if (absent && gatewaySession.isConnected() && uninvited.compareAndSet(false, true)) {
      LOG.error(
          "the bot is no member of {}: invite it, {}",
          board.home().guild().map(id -> "the server " + id).orElse("any server"),
          DiscordRight.invitation(jda.getSelfUser().getApplicationId()));
    }
  }

  private void register(JDA jda, CommandRegistration commands) {
    if (isOver(jda)) {
      return;
    }
    Optional<Duration> later =
        servers(jda).stream().flatMap(there -> commands.at(there).stream()).findFirst();
    if (later.isPresent() && registering.add(commands)) {
      var _ =
          settling.schedule(
              () -> {
                registering.remove(commands);
                register(jda, commands);
              },
              later.get().toMillis(),
              TimeUnit.MILLISECONDS);
    }
  }
}
