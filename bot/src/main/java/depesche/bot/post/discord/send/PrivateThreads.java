package depesche.bot.post.discord.send;

import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordHandler.Circle;
import depesche.bot.post.discord.DiscordRefusal;
import depesche.bot.post.discord.listen.InteractionListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Threads that only their members and the moderators of the server read. We make them, so we may
/// say who is in them; nobody else can bring somebody in but the moderators. Nothing is said in one
/// before everybody is out who should be.
public final class PrivateThreads {

  private static final Logger LOG = LoggerFactory.getLogger(PrivateThreads.class);

  private final DiscordHandler board;

  /// A thread of our own making is there before the gateway has told us so.
  private final Map<String, ThreadChannel> made = new ConcurrentHashMap<>();

  public PrivateThreads(DiscordHandler board) {
    this.board = board;
  }

  /// {@return a thread with everybody in it who should be, and nobody else whom we brought in}
  ThreadChannel of(JDA jda, String number) {
    Circle circle = circle(number);
    try {
      Optional<ThreadChannel> known = find(jda, circle.channel());
      ThreadChannel thread = known.orElseGet(() -> begun(jda, number, circle.name()));
      admit(thread, number, known.isPresent() ? circle : circle(number));
      return thread;
    } catch (ErrorResponseException e) {
      if (e.getErrorResponse() == ErrorResponse.UNKNOWN_CHANNEL) {
        // Somebody has deleted it; it is made again the next time.
        made.remove(circle.channel());
      }
      throw e;
    }
  }

  private Circle circle(String number) {
    return board.circle(number).orElseThrow(GameThreads.Missing::new);
  }

  private Optional<ThreadChannel> find(JDA jda, String id) {
    return id.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(jda.getThreadChannelById(id))
            .or(() -> Optional.ofNullable(made.get(id)))
            .or(() -> asleep(jda).filter(thread -> thread.getId().equals(id)).findFirst());
  }

  private Stream<ThreadChannel> asleep(JDA jda) {
    return channel(jda).retrieveArchivedPrivateJoinedThreadChannels().complete().stream();
  }

  private TextChannel channel(JDA jda) {
    return board
        .home()
        .threads()
        .flatMap(id -> Optional.ofNullable(jda.getTextChannelById(id)))
        .orElseThrow(GameThreads.Missing::new);
  }

  /// {@return a new thread, or the one that was made before a crash or a lost answer came between}
  private ThreadChannel begun(JDA jda, String number, String name) {
    ThreadChannel thread =
        Stream.concat(channel(jda).getThreadChannels().stream(), asleep(jda))
            .filter(one -> one.isOwner() && !one.isPublic() && one.getName().equals(name))
            .findFirst()
            .orElseGet(
                () -> channel(jda).createThreadChannel(name, true).setInvitable(false).complete());
    made.put(thread.getId(), thread);
    board.gathered(number, thread.getId());
    return thread;
  }

  private void admit(ThreadChannel thread, String number, Circle circle) {
    if (circle.in().isEmpty() && circle.out().isEmpty()) {
      return;
    }
    if (thread.isArchived()) {
      thread.getManager().setArchived(false).complete();
    }
    circle.out().forEach(user -> dismiss(thread, user));
    List<String> in = new ArrayList<>();
    for (String user : circle.in()) {
      if (isIn(thread, user)) {
        in.add(user);
      }
    }
    board.admitted(number, in, circle.out());
  }

  /// Unless Discord says that they are out, nothing more is said there.
  private static void dismiss(ThreadChannel thread, String user) {
    try {
      thread.removeThreadMemberById(user).complete();
    } catch (ErrorResponseException e) {
      if (e.getErrorResponse() != ErrorResponse.UNKNOWN_MEMBER
          && e.getErrorResponse() != ErrorResponse.UNKNOWN_USER) {
        throw e;
      }
    }
  }

  /// Somebody who is not on the server cannot be in its threads; it goes on without them, and the
  /// next time they are asked again.
  private static boolean isIn(ThreadChannel thread, String user) {
    try {
      thread.addThreadMemberById(user).complete();
      return true;
    } catch (ErrorResponseException e) {
      if (DiscordRefusal.isForNow(e) || e.getErrorResponse() == ErrorResponse.UNKNOWN_CHANNEL) {
        throw e;
      }
      LOG.info("somebody cannot be brought into a thread: {}", InteractionListener.reason(e));
      return false;
    }
  }
}
