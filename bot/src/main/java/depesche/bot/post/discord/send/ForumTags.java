package depesche.bot.post.discord.send;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import net.dv8tion.jda.api.entities.channel.attribute.IPostContainer;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.forums.ForumTag;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The tags of a forum. They are the operator's: those they have made are used, none is made or
/// taken away. A forum may demand one of every post; then a game gets any, until one of its own
/// fits.
final class ForumTags {

  private static final Logger LOG = LoggerFactory.getLogger(ForumTags.class);

  /// Discord takes no more for a post.
  private static final int MOST = 5;

  private final AtomicBoolean told = new AtomicBoolean();

  /// {@return the tags of these names that there are}
  static List<ForumTag> named(IPostContainer forum, List<String> names) {
    return names.stream()
        .flatMap(name -> forum.getAvailableTagsByName(name, true).stream().limit(1))
        .limit(MOST)
        .toList();
  }

  /// {@return the place of a game, made}
  ///
  /// @param first makes its first message, again for every attempt
  /// @param names of the tags it should have
  ThreadChannel post(
      IPostContainer forum, String game, Supplier<MessageCreateData> first, List<String> names) {
    List<ForumTag> wanted = named(forum, names);
    boolean demanded = forum.isTagRequired();
    List<ForumTag> tags = wanted.isEmpty() && demanded ? any(forum) : wanted;
    if (tags.isEmpty() && demanded) {
      throw untagged(forum);
    }
    try {
      return made(forum, game, first, tags);
    } catch (ErrorResponseException e) {
      if (e.getErrorResponse() != ErrorResponse.FORUM_POST_TAG_REQUIRED || !tags.isEmpty()) {
        throw e;
      }
      // It has begun to demand one, and we were not told.
      if (any(forum).isEmpty()) {
        throw untagged(forum);
      }
      return made(forum, game, first, any(forum));
    }
  }

  private Untagged untagged(IPostContainer forum) {
    if (told.compareAndSet(false, true)) {
      LOG.error(
          "the forum {} demands a tag of every post and has none that the bot may use:"
              + " make one there, such as Forming, or demand none",
          forum.getName());
    }
    return new Untagged();
  }

  private static ThreadChannel made(
      IPostContainer forum, String game, Supplier<MessageCreateData> first, List<ForumTag> tags) {
    return forum.createForumPost(game, first.get()).setTags(tags).complete().getThreadChannel();
  }

  /// {@return one tag of the forum, if it has any} Some are for moderators only.
  private static List<ForumTag> any(IPostContainer forum) {
    return forum.getAvailableTags().stream()
        .sorted(Comparator.comparing(ForumTag::isModerated))
        .limit(1)
        .toList();
  }

  /// A post needs a tag, and there is none.
  static final class Untagged extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }
}
