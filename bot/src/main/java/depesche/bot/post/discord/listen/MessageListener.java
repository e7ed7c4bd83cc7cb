package depesche.bot.post.discord.listen;

import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.DiscordInput.Oddity;
import depesche.bot.post.discord.SlashCommands;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageType;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.events.RawGatewayEvent;
import net.dv8tion.jda.api.events.message.MessageReceivedEvent;
import net.dv8tion.jda.api.events.message.MessageUpdateEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.utils.data.DataObject;

/// Takes plain messages as letters: private ones, and those in a private thread that name us, or
/// our role. We are not shown anything else on the server, since we do not ask for the right to
/// read it.
public final class MessageListener extends ListenerAdapter {

  private final InteractionListener interactionListener;
  private final Runnable onMiss;
  private final Clock clock;

  /// @param onMiss is run when a message could not be stored
  public MessageListener(InteractionListener interactionListener, Runnable onMiss, Clock clock) {
    this.clock = clock;
    this.interactionListener = interactionListener;
    this.onMiss = onMiss;
  }

  @Override
  public void onMessageReceived(MessageReceivedEvent event) {
    call(event.getMessage()).ifPresent(this::take);
  }

  /// Discord tells of a change also when a link unfolds or a message is pinned: then nobody has
  /// edited it.
  @Override
  public void onMessageUpdate(MessageUpdateEvent event) {
    if (event.getMessage().isEdited()) {
      call(event.getMessage()).ifPresent(this::take);
    }
  }

  /// Where our role is named and not we, Discord keeps the text from us, and JDA then the role.
  @Override
  public void onRawGateway(RawGatewayEvent event) {
    switch (event.getType()) {
      case "MESSAGE_CREATE" ->
          RoleMention.of(event.getJDA(), event.getPayload()).ifPresent(this::take);
      case "MESSAGE_DELETE" -> take(deleted(event.getPayload()));
      default -> {}
    }
  }

  /// Discord says which message is gone, and neither whose it was nor what it said.
  private DiscordInput deleted(DataObject message) {
    return new DiscordInput(
        message.getString("id"),
        "",
        List.of(),
        message.getString("channel_id"),
        "",
        "",
        "",
        List.of(),
        Oddity.DELETED,
        String.valueOf(clock.instant().toEpochMilli()));
  }

  private void take(DiscordInput discordInput) {
    interactionListener.announce();
    interactionListener.store(discordInput, onMiss);
  }

  /// {@return what a message says to us, if it is one to us} One that was changed may have named us
  /// before.
  static Optional<DiscordInput> call(Message message) {
    // That somebody was brought into a thread arrives as a message of the person who did it, which
    // names them.
    boolean written =
        message.getType() == MessageType.DEFAULT || message.getType() == MessageType.INLINE_REPLY;
    if (!written || message.getAuthor().isBot() || message.isWebhookMessage()) {
      return Optional.empty();
    }
    ChannelType where = message.getChannelType();
    if (where == ChannelType.PRIVATE || isNamed(message)) {
      boolean open = where != ChannelType.PRIVATE && where != ChannelType.GUILD_PRIVATE_THREAD;
      Oddity files = message.getAttachments().isEmpty() ? Oddity.NONE : Oddity.ATTACHMENTS;
      return Optional.of(
          call(message, open ? List.of() : lines(message), open ? Oddity.PUBLIC : files));
    }
    return message.isEdited() && where == ChannelType.GUILD_PRIVATE_THREAD
        ? Optional.of(call(message, List.of(), Oddity.EDITED))
        : Optional.empty();
  }

  /// {@return whether a message names us, and not our role alone}
  static boolean isOurName(Message message) {
    return message
        .getMentions()
        .isMentioned(message.getJDA().getSelfUser(), Message.MentionType.USER);
  }

  private static boolean isNamed(Message message) {
    return isOurName(message)
        || role(message).filter(message.getMentions().getRoles()::contains).isPresent();
  }

  /// A bot that is invited with permissions is given a role of its name, and people name that.
  private static Optional<Role> role(Message message) {
    return message.isFromGuild()
        ? Optional.ofNullable(message.getGuild().getBotRole())
        : Optional.empty();
  }

  private static List<String> lines(Message message) {
    String us = message.getJDA().getSelfUser().getId();
    String text = message.getContentRaw().replaceAll("<@!?" + us + ">", " ");
    return SlashCommands.split(
        role(message).map(own -> text.replace(own.getAsMention(), " ")).orElse(text));
  }

  private static DiscordInput call(Message message, List<String> lines, Oddity oddity) {
    OffsetDateTime edited = message.getTimeEdited();
    return new DiscordInput(
        message.getId(),
        message.getAuthor().getId(),
        List.of(),
        message.getChannelId(),
        "",
        "",
        "",
        lines,
        oddity,
        edited == null ? "" : String.valueOf(edited.toInstant().toEpochMilli()));
  }
}
