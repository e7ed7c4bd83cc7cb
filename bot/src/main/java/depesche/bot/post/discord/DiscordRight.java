package depesche.bot.post.discord;

import java.util.List;
import java.util.stream.Stream;

/// What a bot may do in a channel, as Discord counts it.
///
/// @param word as Discord's settings have it
/// @param textOnly whether only a text channel asks it
public record DiscordRight(String word, int bit, boolean textOnly) {

  private static final List<DiscordRight> NEEDED =
      List.of(
          new DiscordRight("View Channel", 10, false),
          new DiscordRight("Send Messages", 11, false),
          new DiscordRight("Send Messages in Threads", 38, false),
          new DiscordRight("Create Public Threads", 35, true),
          new DiscordRight("Embed Links", 14, false),
          new DiscordRight("Attach Files", 15, false),
          new DiscordRight("Read Message History", 16, false));

  /// What it needs where private threads hang; to take somebody out of one it must manage them.
  public static final List<DiscordRight> NEEDED_FOR_THREADS =
      List.of(
          new DiscordRight("View Channel", 10, false),
          new DiscordRight("Create Private Threads", 36, false),
          new DiscordRight("Manage Threads", 34, false),
          new DiscordRight("Send Messages in Threads", 38, false),
          new DiscordRight("Read Message History", 16, false));

  private static final long ADMINISTRATOR = 1L << 3;

  /// {@return whether it is among those, as Discord writes them in one number}
  public boolean isIn(long granted) {
    return (granted & ADMINISTRATOR) != 0 || (granted & 1L << bit) != 0;
  }

  /// {@return the address at which somebody who manages a server grants all of them}
  ///
  /// @param application the id of the bot's application
  public static String invitation(String application) {
    return "https://discord.com/oauth2/authorize?client_id=%s&permissions=%d&scope=bot%%20applications.commands"
        .formatted(application, all());
  }

  /// {@return those of them that are not granted, in words}
  public static List<String> lacking(List<DiscordRight> needed, long granted) {
    return needed.stream().filter(right -> !right.isIn(granted)).map(DiscordRight::word).toList();
  }

  /// {@return what it needs in the place of the games}
  public static List<DiscordRight> forGames(boolean forum) {
    return NEEDED.stream().filter(right -> !(forum && right.textOnly())).toList();
  }

  private static long all() {
    return Stream.concat(NEEDED.stream(), NEEDED_FOR_THREADS.stream())
        .mapToLong(right -> 1L << right.bit())
        .reduce(0, (one, other) -> one | other);
  }
}
