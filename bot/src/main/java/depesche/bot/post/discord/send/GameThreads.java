package depesche.bot.post.discord.send;

import depesche.bot.config.DiscordHome;
import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.Posting;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.attribute.IPostContainer;
import net.dv8tion.jda.api.entities.channel.attribute.IThreadContainer;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.forums.ForumTag;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Where games are reported: a post of the forum each, or a thread of the text channel. Its first
/// message says the state of the game and has the same id.
public final class GameThreads {

  private static final Logger LOG = LoggerFactory.getLogger(GameThreads.class);

  private final DiscordHandler board;

  private final ForumTags tags = new ForumTags();

  /// A thread of our own making is there before the gateway has told us so.
  private final Map<String, ThreadChannel> made = new ConcurrentHashMap<>();

  /// Of these the operator has been told that their first message is gone.
  private final Set<String> headless = ConcurrentHashMap.newKeySet();

  public GameThreads(DiscordHandler board) {
    this.board = board;
  }

  /// {@return the place of a game, which must have one}
  MessageChannel of(JDA jda, String game) {
    return board.place(game).flatMap(id -> find(jda, id)).orElseThrow(Missing::new);
  }

  /// Shows the state of a game: makes its place if it has none, else edits the first message there.
  void show(JDA jda, String game, Posting posting) {
    Optional<ThreadChannel> thread =
        board.place(game).flatMap(id -> find(jda, id)).or(() -> begun(jda, game, posting));
    if (thread.isEmpty()) {
      note(game, make(jda, game, posting));
      return;
    }
    try {
      change(thread.get(), opening(posting));
    } catch (ErrorResponseException e) {
      deleted(game, thread.get(), e);
    }
    tag(thread.get(), posting.tags());
  }

  /// Without its first message a place goes on, since what is told there follows all the same; but
  /// nothing brings that message back, so that it is not tried for days.
  private void deleted(String game, ThreadChannel thread, ErrorResponseException e) {
    if (e.getErrorResponse() == ErrorResponse.UNKNOWN_CHANNEL) {
      // Somebody has deleted all of it; it is made again the next time.
      made.remove(thread.getId());
    }
    if (e.getErrorResponse() != ErrorResponse.UNKNOWN_MESSAGE) {
      throw e;
    }
    if (headless.add(thread.getId())) {
      LOG.error(
          "the first message in the place of {} was deleted, so its status is not shown there:"
              + " delete the place, and it is made anew",
          game);
    }
  }

  private static void change(ThreadChannel thread, MessageCreateData message) {
    MessageChannel home = home(thread);
    if (home.equals(thread) && thread.isArchived()) {
      wake(thread);
    }
    try {
      edit(home, thread, message);
    } catch (ErrorResponseException e) {
      if (e.getErrorResponse() != ErrorResponse.ILLEGAL_OPERATION_ARCHIVED_THREAD) {
        throw e;
      }
      // It has just been archived, and the gateway has not told us yet.
      wake(thread);
      edit(home, thread, message);
    }
  }

  /// A new message wakes a place up, a changed one does not: Discord refuses it.
  private static void wake(ThreadChannel thread) {
    thread.getManager().setArchived(false).complete();
  }

  private static void edit(MessageChannel home, ThreadChannel thread, MessageCreateData message) {
    home.editMessageById(thread.getId(), DiscordSender.edit(message)).complete();
  }

  private static MessageCreateData opening(Posting posting) {
    return DiscordSender.message(
        posting.pieces().getFirst(), List.of(), posting.nonce(0), DiscordSender.rows(posting, 0));
  }

  private void note(String game, ThreadChannel place) {
    made.put(place.getId(), place);
    board.placed(game, place.getId());
  }

  /// {@return the place that was made before a crash or a lost answer came in between, if so} It
  /// may show something older than what is to be shown now. Without the mark of this game it is the
  /// place of another one, which had the same name.
  private Optional<ThreadChannel> begun(JDA jda, String game, Posting posting) {
    Optional<ThreadChannel> thread =
        container(jda).getThreadChannels().stream()
            .filter(one -> one.isOwner() && one.getName().equals(game))
            .filter(one -> isMarked(one, posting))
            .findFirst()
            .or(() -> aroundOpening(jda, game, posting));
    thread.ifPresent(found -> note(game, found));
    return thread;
  }

  /// In a text channel an opening may be there whose thread was not made any more.
  private Optional<ThreadChannel> aroundOpening(JDA jda, String game, Posting posting) {
    if (container(jda) instanceof IPostContainer
        || !(container(jda) instanceof MessageChannel text)) {
      return Optional.empty();
    }
    return DiscordSender.ours(text)
        .filter(one -> one.getStartedThread() == null)
        .filter(one -> isMarked(one, posting))
        .findFirst()
        .map(first -> first.createThreadChannel(game).complete());
  }

  private static boolean isMarked(ThreadChannel thread, Posting posting) {
    try {
      return isMarked(home(thread).retrieveMessageById(thread.getId()).complete(), posting);
    } catch (ErrorResponseException e) {
      if (e.getErrorResponse() == ErrorResponse.UNKNOWN_MESSAGE) {
        return false;
      }
      throw e;
    }
  }

  private static boolean isMarked(Message first, Posting posting) {
    return DiscordSender.foot(first).filter(posting::marks).isPresent();
  }

  /// {@return where the first message of a place is}
  private static MessageChannel home(ThreadChannel thread) {
    return thread.getParentChannel() instanceof MessageChannel text ? text : thread;
  }

  private ThreadChannel make(JDA jda, String game, Posting posting) {
    if (container(jda) instanceof IPostContainer forum) {
      return tags.post(forum, game, () -> opening(posting), posting.tags());
    }
    if (container(jda) instanceof MessageChannel text) {
      Message first = text.sendMessage(opening(posting)).setNonce(posting.nonce(0)).complete();
      return first.createThreadChannel(game).complete();
    }
    throw new Missing();
  }

  private IThreadContainer container(JDA jda) {
    DiscordHome home = board.home();
    return home.guild()
        .flatMap(guild -> Optional.ofNullable(jda.getGuildById(guild)))
        .flatMap(guild -> home.games().map(guild::getGuildChannelById))
        .filter(IThreadContainer.class::isInstance)
        .map(IThreadContainer.class::cast)
        .orElseThrow(Missing::new);
  }

  /// A place that has been quiet for a week is archived; a message wakes it up.
  private Optional<ThreadChannel> find(JDA jda, String id) {
    return Optional.ofNullable(jda.getThreadChannelById(id))
        .or(() -> Optional.ofNullable(made.get(id)))
        .or(
            () ->
                container(jda).retrieveArchivedPublicThreadChannels().stream()
                    .filter(thread -> thread.getId().equals(id))
                    .findFirst());
  }

  private void tag(ThreadChannel thread, List<String> names) {
    if (thread.getParentChannel() instanceof IPostContainer forum) {
      List<ForumTag> wanted = ForumTags.named(forum, names);
      if (!wanted.isEmpty() && !wanted.equals(thread.getAppliedTags())) {
        thread.getManager().setAppliedTags(wanted).complete();
      }
    }
  }

  /// The server, the channel or the post is not there, or not shown to us.
  static final class Missing extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }
}
