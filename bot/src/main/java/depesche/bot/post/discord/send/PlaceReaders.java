package depesche.bot.post.discord.send;

import depesche.bot.post.discord.DiscordHandler;
import java.util.Optional;
import java.util.function.Predicate;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;

/// Who can read what was said in a thread. Discord tells us of nobody who leaves, so it is asked.
public record PlaceReaders(DiscordHandler board) {

  /// {@return whether something was said, and somebody can read it}
  ///
  /// @param where as in a destination
  boolean reads(JDA jda, String user, String where) {
    Predicate<ThreadChannel> isIn =
        thread -> thread.isPublic() ? sees(thread, user) : isMember(thread, user);
    return thread(jda, where).filter(isIn).isPresent();
  }

  private Optional<ThreadChannel> thread(JDA jda, String where) {
    return board.saidIn(where).flatMap(id -> Optional.ofNullable(jda.getThreadChannelById(id)));
  }

  private static boolean sees(ThreadChannel thread, String user) {
    try {
      return thread
          .getGuild()
          .retrieveMemberById(user)
          .useCache(false)
          .complete()
          .hasAccess(thread);
    } catch (ErrorResponseException e) {
      return isElsewhere(e);
    }
  }

  private static boolean isMember(ThreadChannel thread, String user) {
    try {
      return thread.retrieveThreadMemberById(user).useCache(false).complete() != null;
    } catch (ErrorResponseException e) {
      return isElsewhere(e);
    }
  }

  /// {@return false}
  ///
  /// @throws ErrorResponseException if it does not say that they are not there
  private static boolean isElsewhere(ErrorResponseException e) {
    if (e.getErrorResponse() == ErrorResponse.UNKNOWN_MEMBER
        || e.getErrorResponse() == ErrorResponse.UNKNOWN_USER
        || e.getErrorResponse() == ErrorResponse.UNKNOWN_CHANNEL) {
      return false;
    }
    throw e;
  }
}
