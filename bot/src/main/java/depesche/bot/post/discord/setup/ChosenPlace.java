package depesche.bot.post.discord.setup;

import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordHandler.Choice;
import depesche.bot.post.discord.DiscordRight;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.attribute.IPostContainer;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;

/// A channel or role of a server, and what we lack there.
///
/// @param board has the words
record ChosenPlace(DiscordHandler board, Guild guild) {

  /// {@return the kinds of channels that can be chosen}
  static List<ChannelType> kinds(Choice choice) {
    return choice == Choice.GAMES
        ? List.of(ChannelType.FORUM, ChannelType.TEXT)
        : List.of(ChannelType.TEXT);
  }

  /// {@return whether a channel is chosen, and no role}
  static boolean isChannel(Choice choice) {
    return choice == Choice.GAMES || choice == Choice.THREADS;
  }

  /// {@return why something cannot be chosen, if so}
  Optional<String> odd(Choice choice, String id) {
    if (!isThere(choice, id)) {
      return Optional.of(board.words("SetupGone", Map.of()));
    }
    if (isChannel(choice)) {
      return channel(id).filter(one -> kinds(choice).contains(one.getType())).isPresent()
          ? Optional.empty()
          : Optional.of(board.words("SetupOdd", Map.of()));
    }
    return id.equals(guild.getId())
        ? Optional.of(board.words("SetupEverybody", Map.of()))
        : Optional.empty();
  }

  boolean isThere(Choice choice, String id) {
    return isChannel(choice) ? channel(id).isPresent() : role(id).isPresent();
  }

  private Optional<GuildChannel> channel(String id) {
    return Optional.ofNullable(guild.getGuildChannelById(id));
  }

  private Optional<Role> role(String id) {
    return Optional.ofNullable(guild.getRoleById(id));
  }

  /// {@return what we lack in a channel, with what grants it; nothing if all is well}
  List<String> lacking(Choice choice, String id) {
    return channel(id).map(channel -> lacking(choice, channel)).orElse(List.of());
  }

  private List<String> lacking(Choice choice, GuildChannel channel) {
    Member self = guild.getSelfMember();
    boolean forum = channel instanceof IPostContainer;
    List<DiscordRight> needed =
        choice == Choice.GAMES ? DiscordRight.forGames(forum) : DiscordRight.NEEDED_FOR_THREADS;
    long everywhere = Permission.getRaw(self.getPermissions());
    long here = Permission.getRaw(self.getPermissions(channel));
    List<DiscordRight> granted = needed.stream().filter(one -> one.isIn(everywhere)).toList();
    List<String> lines = new ArrayList<>();
    List<String> all = DiscordRight.lacking(needed, everywhere);
    if (!all.isEmpty()) {
      lines.add(said("SetupLacksAll", channel, all));
    }
    List<String> there = DiscordRight.lacking(granted, here);
    if (!there.isEmpty()) {
      lines.add(said("SetupLacks", channel, there));
    }
    if (channel instanceof IPostContainer forums
        && forums.isTagRequired()
        && forums.getAvailableTags().isEmpty()) {
      lines.add(said("SetupTags", channel, List.of()));
    }
    return lines;
  }

  private String said(String name, GuildChannel channel, List<String> rights) {
    String link =
        DiscordRight.invitation(guild.getJDA().getSelfUser().getApplicationId())
            + "&guild_id="
            + guild.getId();
    return board.words(
        name,
        Map.of(
            "channel", channel.getAsMention(), "rights", String.join(", ", rights), "link", link));
  }
}
