package depesche.bot.post.discord;

import depesche.bot.post.discord.Call.Oddity;
import java.util.List;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.events.message.MessageReceivedEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Takes plain messages as letters: private ones, and those in a private thread that name us. What
/// else is written on the server we are not shown, since we do not ask for the right to read it.
final class Listener extends ListenerAdapter {

  private static final Logger LOG = LoggerFactory.getLogger(Listener.class);
  private static final int PAGE = 100;

  private final Switchboard board;
  private final Operator operator;

  Listener(Switchboard board, Operator operator) {
    this.board = board;
    this.operator = operator;
  }

  @Override
  public void onMessageReceived(MessageReceivedEvent event) {
    take(event.getMessage());
  }

  private void take(Message message) {
    if (message.getAuthor().isBot() || message.isWebhookMessage()) {
      return;
    }
    ChannelType where = message.getChannelType();
    boolean named =
        message.getMentions().isMentioned(message.getJDA().getSelfUser(), Message.MentionType.USER);
    if (where != ChannelType.PRIVATE && !named) {
      return;
    }
    boolean open = where != ChannelType.PRIVATE && where != ChannelType.GUILD_PRIVATE_THREAD;
    operator.announce();
    operator.store(call(message, open), () -> {});
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

  /// Reads what was written while we were away.
  void catchUp(JDA jda) {
    board
        .lastSeen()
        .forEach(
            (channel, last) -> {
              try {
                catchUp(jda, channel, last);
              } catch (RuntimeException e) {
                LOG.warn("a conversation could not be read: {}", Operator.reason(e));
              }
            });
  }

  private void catchUp(JDA jda, String user, String last) {
    MessageChannel channel = jda.openPrivateChannelById(user).complete();
    String after = last;
    List<Message> page;
    do {
      page = channel.getHistoryAfter(after, PAGE).complete().getRetrievedHistory().reversed();
      page.forEach(this::take);
      after = page.isEmpty() ? after : page.getLast().getId();
    } while (page.size() == PAGE);
  }
}
