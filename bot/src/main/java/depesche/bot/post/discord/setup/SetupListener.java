package depesche.bot.post.discord.setup;

import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordHandler.Choice;
import depesche.bot.post.discord.SlashCommands;
import depesche.bot.post.discord.listen.InteractionListener;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.ISnowflake;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Takes `/setup` and what is chosen below its answer. Only who may manage the server chooses, and
/// only they see it; each choice counts at once, and is kept in the ledger.
public final class SetupListener extends ListenerAdapter implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(SetupListener.class);

  private final DiscordHandler board;

  /// One after the other, as they were clicked: what came last is what the page says.
  private final ExecutorService working =
      Executors.newSingleThreadExecutor(Thread.ofVirtual().factory());

  public SetupListener(DiscordHandler board) {
    this.board = board;
  }

  @Override
  public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
    if (event.getName().equals(SlashCommands.SETUP)) {
      board.begins();
      work(event.deferReply(true).submit(), () -> page(event));
    }
  }

  @Override
  public void onEntitySelectInteraction(EntitySelectInteractionEvent event) {
    Optional<Choice> choice = SetupPage.choice(event.getComponentId());
    if (choice.isPresent()) {
      board.begins();
      work(event.deferEdit().submit(), () -> chosen(event, choice.get()));
    }
  }

  /// What a look at the server comes to.
  private interface Look {
    MessageEditData page();
  }

  private void work(CompletableFuture<InteractionHook> acknowledged, Look look) {
    working.execute(
        () -> {
          try {
            acknowledged.join().editOriginal(look.page()).complete();
          } catch (RuntimeException e) {
            Throwable late = e.getCause();
            Throwable cause = e instanceof CompletionException && late != null ? late : e;
            LOG.error("/setup was not answered: {}", InteractionListener.reason(cause));
          } finally {
            board.ends();
          }
        });
  }

  private MessageEditData page(Interaction event) {
    Guild guild = event.getGuild();
    Optional<String> barred = barred(event);
    return guild == null || barred.isPresent()
        ? SetupPage.bare(barred.orElse(""))
        : new SetupPage(board, guild, "").data();
  }

  /// {@return why this person chooses nothing here, if so}
  private Optional<String> barred(Interaction event) {
    Guild guild = event.getGuild();
    Member member = event.getMember();
    if (guild == null || member == null || !member.hasPermission(Permission.MANAGE_SERVER)) {
      return Optional.of(board.words("SetupNotYours", Map.of()));
    }
    return new HomeServer(board).takes(guild.getJDA(), guild.getId())
        ? Optional.empty()
        : Optional.of(board.words("SetupElsewhere", Map.of("server", server(guild))));
  }

  private String server(Guild here) {
    return board
        .home()
        .guild()
        .flatMap(id -> Optional.ofNullable(here.getJDA().getGuildById(id)))
        .map(Guild::getName)
        .orElse("?");
  }

  private MessageEditData chosen(EntitySelectInteractionEvent event, Choice choice) {
    Guild guild = event.getGuild();
    if (guild == null || barred(event).isPresent() || !SetupPage.isOpen(board.named(), choice)) {
      return page(event);
    }
    Optional<String> id = event.getValues().stream().map(ISnowflake::getId).findFirst();
    String odd = id.flatMap(one -> new ChosenPlace(board, guild).odd(choice, one)).orElse("");
    if (odd.isEmpty()) {
      board.choose(guild.getId(), choice, id);
      LOG.info("{} of {} chosen with /setup", choice, guild.getId());
    }
    return new SetupPage(board, guild, odd).data();
  }

  @Override
  public void close() {
    working.close();
  }
}
