package depesche.bot.post.discord.listen;

import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.Snowflake;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;

/// Sees to it that nothing is missed that is said to us: keeps note of how far everything has been
/// stored, and on return reads on from there.
public final class HeardMarks {

  /// A message this old has arrived, whatever our clock, a slow line or a dead one that nobody has
  /// noticed yet may do. A message that is read twice is stored once.
  private static final Duration OVERLAP = Duration.ofMinutes(5);

  private final DiscordHandler board;
  private final InteractionListener interactionListener;
  private final Clock clock;
  private final AtomicInteger missed = new AtomicInteger();

  /// What had been missed when all was last read; nothing ever was read before the first time.
  private volatile int madeGood = -1;

  public HeardMarks(DiscordHandler board, InteractionListener interactionListener, Clock clock) {
    this.board = board;
    this.interactionListener = interactionListener;
    this.clock = clock;
  }

  /// Something was said that we have not stored, or may have been.
  public void miss() {
    missed.incrementAndGet();
  }

  /// Stores what was written while we were away. Later messages are stored after it, so that they
  /// are also read later.
  ///
  /// @return whether all of it could be read
  public boolean catchUp(JDA jda, Guild home) {
    boolean whole = interactionListener.inTurn(() -> store(jda, home));
    note();
    return whole;
  }

  /// A message that names us in a private thread brings us in, and Discord shows us from the next
  /// message on only.
  ///
  /// @return stores what was said to us there just before now, and says whether it could be read
  public BooleanSupplier enter(ThreadChannel thread) {
    String after = Snowflake.at(clock.instant().minus(OVERLAP));
    return () ->
        interactionListener.inTurn(
            () -> {
              MissedMessages missedMessages = new MissedMessages();
              boolean whole = missedMessages.readEntered(thread, after);
              missedMessages.calls().forEach(board::store);
              return whole;
            });
  }

  private boolean store(JDA jda, Guild home) {
    int before = missed.get();
    Optional<String> after = board.heard();
    MissedMessages missedMessages = new MissedMessages();
    boolean whole =
        after.isEmpty() || missedMessages.read(jda, home, board.acquaintances(), after.get());
    missedMessages.calls().forEach(board::store);
    if (whole) {
      madeGood = before;
    }
    return whole;
  }

  /// Notes how far we have heard everything, once what has come by now is stored.
  public void note() {
    String id = Snowflake.at(clock.instant().minus(OVERLAP));
    interactionListener.afterwards(
        () -> {
          if (madeGood == missed.get()) {
            board.heard(id);
          }
        });
  }
}
