package depesche.bot.post.discord.listen;

import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.DiscordRefusal;
import depesche.bot.post.discord.Snowflake;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageHistory;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.PermissionException;
import net.dv8tion.jda.api.requests.RestAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What was written while we were away: in private messages, and in the private threads we see.
final class MissedMessages {

  private static final Logger LOG = LoggerFactory.getLogger(MissedMessages.class);
  private static final int PAGE = 100;

  /// Commands wait behind us: what takes longer than this is left for the next attempt.
  private static final long LONGEST = TimeUnit.MINUTES.toNanos(1);

  private static final int SECONDS = 20;

  private final long begun = System.nanoTime();
  private final List<DiscordInput> calls = new ArrayList<>();

  /// {@return what was read, oldest first, wherever it was said}
  List<DiscordInput> calls() {
    return calls.stream()
        .sorted(Comparator.comparing(DiscordInput::said).thenComparing(DiscordInput::id))
        .toList();
  }

  private static long number(String id) {
    return Long.parseUnsignedLong(id);
  }

  /// Reads everything that is newer than an id, and what was changed since among the last hundred
  /// messages of a conversation.
  ///
  /// @param users with whom there may be private messages
  /// @return whether that was possible; what is kept from us for good does not count
  boolean read(JDA jda, Guild home, List<String> users, String after) {
    boolean whole = true;
    for (String user : users) {
      whole &= attempt(() -> read(opened(jda, user), after));
    }
    List<ThreadChannel> active = home.getThreadChannels();
    whole &= read(active.stream(), after);
    for (TextChannel channel : home.getTextChannels()) {
      whole &= attempt(() -> read(archived(home, channel), after));
    }
    return whole;
  }

  /// Reads what is newer than an id and names us in a private thread that we have just come into.
  ///
  /// @return whether that was possible
  boolean readEntered(ThreadChannel thread, String after) {
    return attempt(
        () -> {
          now(thread.getHistory().retrievePast(PAGE)).stream()
              .filter(message -> isNewer(message.getIdLong(), after))
              .filter(MessageListener::isOurName)
              .flatMap(message -> MessageListener.call(message).stream())
              .forEach(calls::add);
          return true;
        });
  }

  private MessageChannel opened(JDA jda, String user) {
    return now(jda.openPrivateChannelById(user));
  }

  /// A thread falls asleep after an hour or a week in which nobody writes.
  private Stream<ThreadChannel> archived(Guild home, TextChannel channel) {
    if (!home.getSelfMember()
        .hasPermission(channel, Permission.VIEW_CHANNEL, Permission.MESSAGE_HISTORY)) {
      return Stream.empty();
    }
    return now(channel.retrieveArchivedPrivateJoinedThreadChannels().limit(PAGE)).stream();
  }

  private boolean read(Stream<ThreadChannel> threads, String after) {
    return threads
        .filter(thread -> thread.getType() == ChannelType.GUILD_PRIVATE_THREAD)
        .filter(thread -> isNewer(thread.getLatestMessageIdLong(), after))
        .map(thread -> attempt(() -> read(thread, after)))
        .reduce(true, Boolean::logicalAnd);
  }

  /// Zero if Discord did not say.
  private static boolean isNewer(long latest, String after) {
    return latest == 0 || Long.compareUnsigned(latest, number(after)) > 0;
  }

  private boolean read(MessageChannel channel, String after) {
    MessageHistory history = channel.getHistory();
    List<Message> page;
    do {
      page = now(history.retrievePast(PAGE));
      page.stream()
          .filter(message -> isNew(message, after))
          .flatMap(message -> MessageListener.call(message).stream())
          .forEach(calls::add);
    } while (page.size() == PAGE && isNewer(page.getLast().getIdLong(), after));
    return true;
  }

  /// Older messages may have been changed since.
  private static boolean isNew(Message message, String after) {
    OffsetDateTime edited = message.getTimeEdited();
    return isNewer(message.getIdLong(), after)
        || (edited != null && edited.toInstant().isAfter(Snowflake.time(after)));
  }

  /// Discord may make us wait for long before it takes a request.
  private static <T> T now(RestAction<T> request) {
    return request.timeout(SECONDS, TimeUnit.SECONDS).complete();
  }

  private boolean attempt(Supplier<Boolean> reading) {
    if (System.nanoTime() - begun > LONGEST) {
      return false;
    }
    try {
      return reading.get();
    } catch (PermissionException _) {
      return true;
    } catch (ErrorResponseException e) {
      LOG.info("a conversation could not be read: {}", InteractionListener.reason(e));
      return !DiscordRefusal.isForNow(e);
    } catch (RuntimeException e) {
      LOG.warn("a conversation could not be read: {}", InteractionListener.reason(e));
      return false;
    }
  }
}
