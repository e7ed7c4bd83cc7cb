package depesche.bot.post.discord;

import depesche.bot.post.discord.Call.Oddity;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageType;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.events.message.MessageReceivedEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;

/// Takes plain messages as letters: private ones, and those in a private thread that name us. What
/// else is written on the server we are not shown, since we do not ask for the right to read it.
final class Listener extends ListenerAdapter {

  private final Operator operator;
  private final Runnable onMiss;

  /// @param onMiss is run when a message could not be stored
  Listener(Operator operator, Runnable onMiss) {
    this.operator = operator;
    this.onMiss = onMiss;
  }

  @Override
  public void onMessageReceived(MessageReceivedEvent event) {
    call(event.getMessage())
        .ifPresent(
            call -> {
              operator.announce();
              operator.store(call, onMiss);
            });
  }

  /// {@return what a message says to us, if it is one to us}
  static Optional<Call> call(Message message) {
    // That somebody was brought into a thread is told as a message of his, which names him.
    boolean written =
        message.getType() == MessageType.DEFAULT || message.getType() == MessageType.INLINE_REPLY;
    if (!written || message.getAuthor().isBot() || message.isWebhookMessage()) {
      return Optional.empty();
    }
    ChannelType where = message.getChannelType();
    boolean named =
        message.getMentions().isMentioned(message.getJDA().getSelfUser(), Message.MentionType.USER);
    if (where != ChannelType.PRIVATE && !named) {
      return Optional.empty();
    }
    boolean open = where != ChannelType.PRIVATE && where != ChannelType.GUILD_PRIVATE_THREAD;
    return Optional.of(call(message, open));
  }

  private static Call call(Message message, boolean open) {
    String us = message.getJDA().getSelfUser().getId();
    String text = message.getContentRaw().replaceAll("<@!?" + us + ">", " ");
    Oddity files = message.getAttachments().isEmpty() ? Oddity.NONE : Oddity.ATTACHMENTS;
    return new Call(
        message.getId(),
        message.getAuthor().getId(),
        List.of(),
        message.getChannelId(),
        "",
        "",
        "",
        open ? List.of() : Vocabulary.split(text),
        open ? Oddity.PUBLIC : files);
  }
}
