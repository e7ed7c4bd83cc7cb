package depesche.bot.post.discord.session;

import depesche.bot.post.discord.DiscordRefusal;
import depesche.bot.post.discord.listen.InteractionListener;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.utils.data.DataObject;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Makes our commands known to a server or, since those of a server are not offered there, in
/// private messages: one at a time, and only those that are missing there or differ. Nothing is
/// ever deleted, whatever list comes back. Commands that Discord does not take are tried again,
/// less and less often, and told once.
final class CommandRegistration {

  private static final Logger LOG = LoggerFactory.getLogger(CommandRegistration.class);
  private static final Duration FIRST = Duration.ofSeconds(30);
  private static final Duration LONGEST = Duration.ofHours(1);
  private static final int DOUBLINGS = 7;

  private final List<SlashCommandData> ours;
  private final InteractionContextType where;
  private final Consumer<Map<String, String>> known;
  private final Set<String> told = new HashSet<>();
  private int failures;

  /// @param where on the server, or in private messages
  /// @param known takes the ids of our commands there, by name
  CommandRegistration(
      List<SlashCommandData> ours,
      InteractionContextType where,
      Consumer<Map<String, String>> known) {
    this.ours = List.copyOf(ours);
    this.where = where;
    this.known = known;
  }

  /// {@return when to try again; nothing if all commands are known there}
  Optional<Duration> at(Guild guild) {
    SequencedMap<String, List<String>> refused = new LinkedHashMap<>();
    try {
      JDA jda = guild.getJDA();
      if (where == InteractionContextType.GUILD) {
        register(guild.retrieveCommands(), guild::upsertCommand, refused);
      } else {
        register(jda.retrieveCommands(), jda::upsertCommand, refused);
      }
    } catch (RejectedExecutionException _) {
      // This end is being closed; the next session begins anew.
      return Optional.empty();
    } catch (RuntimeException e) {
      refused.put(reason(e), List.of());
    }
    return refused.isEmpty() ? done() : later(refused);
  }

  private void register(
      RestAction<List<Command>> there,
      Function<SlashCommandData, RestAction<Command>> upsert,
      Map<String, List<String>> refused) {
    Map<String, Command> found = new HashMap<>();
    there.complete().forEach(command -> found.put(command.getName(), command));
    SequencedMap<String, String> ids = new LinkedHashMap<>();
    for (SlashCommandData one : ours) {
      SlashCommandData command = SlashCommandData.fromData(one.toData()).setContexts(where);
      Optional<Command> same =
          Optional.ofNullable(found.get(command.getName())).filter(old -> isSame(command, old));
      same.or(() -> upserted(upsert, command, refused))
          .ifPresent(taken -> ids.put(taken.getName(), taken.getId()));
    }
    known.accept(ids);
  }

  private static Optional<Command> upserted(
      Function<SlashCommandData, RestAction<Command>> upsert,
      SlashCommandData command,
      Map<String, List<String>> refused) {
    try {
      return Optional.of(upsert.apply(command).complete());
    } catch (ErrorResponseException e) {
      if (DiscordRefusal.isForNow(e)) {
        throw e;
      }
      refused
          .computeIfAbsent(DiscordRefusal.words(e), _ -> new ArrayList<>())
          .add("/" + command.getName());
      return Optional.empty();
    }
  }

  private static String reason(RuntimeException failure) {
    return failure instanceof ErrorResponseException refusal && !DiscordRefusal.isSilence(refusal)
        ? DiscordRefusal.words(refusal)
        : InteractionListener.reason(failure);
  }

  private Optional<Duration> done() {
    if (failures > 0) {
      LOG.info("Discord has taken all commands now");
    }
    failures = 0;
    told.clear();
    return Optional.empty();
  }

  private Optional<Duration> later(SequencedMap<String, List<String>> refused) {
    Duration wait = FIRST.multipliedBy(1L << Math.min(failures, DOUBLINGS));
    failures++;
    refused.forEach(
        (reason, names) -> {
          String commands = names.stream().collect(Collectors.joining(", "));
          if (told.add(commands + reason)) {
            LOG.error(
                "Discord does not take {}: {}. It is tried again, less and less often",
                commands.isEmpty() ? "our commands" : commands,
                reason);
          }
        });
    return Optional.of(wait.compareTo(LONGEST) > 0 ? LONGEST : wait);
  }

  private static boolean isSame(SlashCommandData ours, Command there) {
    DataObject told = SlashCommandData.fromCommand(there).toData();
    return ours.getDescription().equals(there.getDescription())
        && ours.toData().getArray("options").toString().equals(told.getArray("options").toString());
  }
}
