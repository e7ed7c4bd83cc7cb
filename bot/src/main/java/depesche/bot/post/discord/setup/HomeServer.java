package depesche.bot.post.discord.setup;

import depesche.bot.post.discord.DiscordHandler;
import java.util.Optional;
import net.dv8tion.jda.api.JDA;

/// Which server is ours.
///
/// @param board knows what was named or chosen
public record HomeServer(DiscordHandler board) {

  /// {@return whether another server may become ours: none was chosen yet, or we were sent away
  /// from it} What the settings name stays.
  public boolean mayMove(JDA jda) {
    Optional<String> home = board.home().guild();
    return home.isEmpty()
        || (board.named().guild().isEmpty()
            && jda.getGuildById(home.get()) == null
            && !jda.isUnavailable(Long.parseUnsignedLong(home.get())));
  }

  /// {@return whether this server is ours, or may become ours}
  boolean takes(JDA jda, String guild) {
    return board.home().guild().filter(guild::equals).isPresent() || mayMove(jda);
  }
}
