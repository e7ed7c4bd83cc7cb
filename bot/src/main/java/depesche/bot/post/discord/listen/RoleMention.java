package depesche.bot.post.discord.listen;

import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.DiscordInput.Oddity;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;

/// A message that names our role and not us, so that Discord shows us none of its text. Its author
/// is told how to be heard.
final class RoleMention {

  /// Plain messages, and answers to others.
  private static final List<Integer> WRITTEN = List.of(0, 19);

  private RoleMention() {}

  /// {@return that our role was named, if a message names it and has no text for us}
  ///
  /// @param message as the gateway tells it
  static Optional<DiscordInput> of(JDA jda, DataObject message) {
    boolean shown = !message.getString("content", "").isEmpty();
    boolean written = WRITTEN.contains(message.getInt("type", 0));
    if (shown || !written || !message.isNull("webhook_id") || isBot(message)) {
      return Optional.empty();
    }
    return role(jda, message).filter(own -> isNamed(message, own)).map(_ -> call(jda, message));
  }

  private static boolean isBot(DataObject message) {
    return message.optObject("author").map(author -> author.getBoolean("bot", false)).orElse(true);
  }

  private static Optional<Role> role(JDA jda, DataObject message) {
    Guild guild = jda.getGuildById(message.getUnsignedLong("guild_id", 0));
    return guild == null ? Optional.empty() : Optional.ofNullable(guild.getBotRole());
  }

  private static boolean isNamed(DataObject message, Role own) {
    DataArray roles = message.optArray("mention_roles").orElseGet(DataArray::empty);
    return roles.stream(DataArray::getString).anyMatch(own.getId()::equals);
  }

  private static DiscordInput call(JDA jda, DataObject message) {
    String channel = message.getString("channel_id");
    ThreadChannel thread = jda.getThreadChannelById(channel);
    boolean secret = thread != null && thread.getType() == ChannelType.GUILD_PRIVATE_THREAD;
    return new DiscordInput(
        message.getString("id"),
        message.getObject("author").getString("id"),
        List.of(),
        channel,
        "",
        "",
        "",
        List.of(),
        secret ? Oddity.ROLE : Oddity.PUBLIC);
  }
}
