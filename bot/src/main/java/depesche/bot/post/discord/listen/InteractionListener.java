package depesche.bot.post.discord.listen;

import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.DiscordInput.Oddity;
import depesche.bot.post.discord.DiscordRefusal;
import depesche.bot.post.discord.SlashCommands;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.AutoCompleteQuery;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.commands.CommandInteractionPayload;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Takes interactions: acknowledges each at once, seen by nobody but its author, and stores it
/// then. It is read later, from the ledger, as a letter is.
public final class InteractionListener extends ListenerAdapter implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(InteractionListener.class);
  private static final int MOST_CHOICES = 25;
  private static final int LONGEST_CHOICE = 100;
  private static final String LATER =
      "I could not save this; nothing has changed. Please try again.";

  private final DiscordHandler board;
  private final SlashCommands slashCommands;
  private final RecentIds recentIds = new RecentIds();
  private final AtomicInteger underway = new AtomicInteger();
  private final ExecutorService storing =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("discord").factory());
  private final ExecutorService asking = Executors.newVirtualThreadPerTaskExecutor();

  public InteractionListener(DiscordHandler board) {
    this.board = board;
    this.slashCommands = new SlashCommands(board.shortcuts());
  }

  /// {@return whether nothing that was taken is still to be stored}
  public boolean isQuiet() {
    return underway.get() == 0;
  }

  @Override
  public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
    boolean ours =
        !SlashCommands.opensForm(event.getName()) && !event.getName().equals(SlashCommands.SETUP);
    if (ours && isNew(event)) {
      List<String> lines = slashCommands.lines(event.getName(), n -> said(event, n));
      take(event, call(event, "", said(event, "game"), lines));
    }
  }

  /// {@return whether an interaction comes for the first time}
  boolean isNew(Interaction event) {
    return recentIds.isNew(event.getId());
  }

  /// {@return what an interaction says}
  DiscordInput call(Interaction event, String form, String game, List<String> lines) {
    return new DiscordInput(
        event.getId(),
        event.getUser().getId(),
        roles(event),
        channel(event),
        event.isFromGuild() ? event.getToken() : Destination.Reply.inPrivate(event.getToken()),
        form,
        game,
        lines,
        Oddity.NONE);
  }

  /// Promises an answer, and stores what was said.
  void take(IReplyCallback event, DiscordInput discordInput) {
    Runnable apology = () -> event.getHook().editOriginal(LATER).queue();
    announce();
    try {
      event
          .deferReply(true)
          .queue(
              _ -> store(discordInput, apology),
              failure -> unheard(discordInput, failure, apology));
    } catch (RuntimeException e) {
      // It was answered already, or we are closing.
      refused(e);
    }
  }

  private void unheard(DiscordInput discordInput, Throwable failure, Runnable apology) {
    if (mayBePromised(failure)) {
      LOG.warn("call {} may have been acknowledged: {}", discordInput.id(), reason(failure));
      store(discordInput, apology);
    } else {
      refused(failure);
    }
  }

  /// Where no answer came, the author may have seen our promise, and then what they said counts.
  private static boolean mayBePromised(Throwable failure) {
    return failure instanceof ErrorResponseException refusal
        && (refusal.getErrorCode() <= 0
            || refusal.getErrorResponse() == ErrorResponse.INTERACTION_ALREADY_ACKNOWLEDGED);
  }

  private void refused(Throwable failure) {
    done();
    LOG.warn("an interaction was not acknowledged: {}", reason(failure));
  }

  /// Every command brings the roles its author has at that moment, and whether they may manage our
  /// server.
  private List<String> roles(Interaction event) {
    Member member = event.getMember();
    if (member == null) {
      return List.of();
    }
    boolean home = board.home().guild().filter(member.getGuild().getId()::equals).isPresent();
    Stream<String> manager =
        home && member.hasPermission(Permission.MANAGE_SERVER)
            ? Stream.of(DiscordInput.MANAGER)
            : Stream.of();
    return Stream.concat(member.getRoles().stream().map((Role role) -> role.getId()), manager)
        .toList();
  }

  static String channel(Interaction event) {
    String id = event.getChannelId();
    return id == null ? "" : id;
  }

  /// Stores a call, in the order in which they came.
  void store(DiscordInput discordInput, Runnable onFailure) {
    storing.execute(
        () -> {
          try {
            board.store(discordInput);
          } catch (RuntimeException e) {
            LOG.error("call {} was not stored: {}", discordInput.id(), e.getClass().getName());
            onFailure.run();
          } finally {
            done();
          }
        });
  }

  /// Does something between what has come by now and what comes from now on. Blocks.
  ///
  /// @throws IllegalStateException if it cannot be done
  boolean inTurn(Callable<Boolean> work) {
    try {
      return storing.submit(work).get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /// Does something when all that has come by now is stored.
  void afterwards(Runnable work) {
    storing.execute(
        () -> {
          try {
            work.run();
          } catch (RuntimeException e) {
            LOG.error("what was heard could not be noted: {}", e.getClass().getName());
          }
        });
  }

  /// Something is on its way into the ledger.
  void announce() {
    underway.incrementAndGet();
    board.begins();
  }

  private void done() {
    underway.decrementAndGet();
    board.ends();
  }

  @Override
  public void onCommandAutoCompleteInteraction(CommandAutoCompleteInteractionEvent event) {
    if (recentIds.isNew(event.getId())) {
      asking.execute(() -> suggest(event));
    }
  }

  private void suggest(CommandAutoCompleteInteractionEvent event) {
    AutoCompleteQuery asked = event.getFocusedOption();
    DiscordHandler.Typing typing =
        new DiscordHandler.Typing(
            event.getUser().getId(),
            channel(event),
            said(event, "game"),
            event.getName(),
            slashCommands.kind(event.getName(), asked.getName()),
            slashCommands.typed(event.getName(), asked.getName(), asked.getValue()));
    event
        .replyChoiceStrings(choices(typing))
        .queue(_ -> {}, failure -> LOG.debug("suggestions came too late: {}", reason(failure)));
  }

  private List<String> choices(DiscordHandler.Typing typing) {
    try {
      return board.suggest(typing).stream()
          .filter(choice -> !choice.isBlank() && choice.length() <= LONGEST_CHOICE)
          .distinct()
          .limit(MOST_CHOICES)
          .toList();
    } catch (RuntimeException e) {
      // The exception's own words may hold what was being typed.
      LOG.error("nothing could be suggested: {}", e.getClass().getName());
      return List.of();
    }
  }

  static String said(CommandInteractionPayload event, String option) {
    OptionMapping mapping = event.getOption(option);
    return mapping == null ? "" : mapping.getAsString();
  }

  /// {@return what went wrong, without a word of what was said}
  public static String reason(Throwable failure) {
    if (failure instanceof ErrorResponseException refusal) {
      return DiscordRefusal.isSilence(refusal) ? "no answer" : "answer " + refusal.getErrorCode();
    }
    StackTraceElement[] trace = failure.getStackTrace();
    String where = trace.length == 0 ? "" : " at " + trace[0];
    return failure.getClass().getSimpleName() + where;
  }

  @Override
  public void close() {
    storing.close();
    asking.close();
  }
}
