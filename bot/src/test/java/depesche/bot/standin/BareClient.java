package depesche.bot.standin;

import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.entities.Message.MentionType;
import net.dv8tion.jda.api.events.GenericEvent;
import net.dv8tion.jda.api.hooks.EventListener;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.Compression;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;
import net.dv8tion.jda.api.utils.messages.MessageRequest;

/// JDA and nothing else, against the stand-in.
final class BareClient implements AutoCloseable {

  private final JDA jda;

  private BareClient(JDA jda) {
    this.jda = jda;
  }

  /// Connects, and waits until it is ready.
  static BareClient open(
      StandIn discord, Compression compression, Consumer<GenericEvent> listener) {
    JDA jda = connect(discord, discord.token(), compression, listener);
    try {
      return new BareClient(jda.awaitReady());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  JDA jda() {
    return jda;
  }

  static JDA connect(
      StandIn discord, String token, Compression compression, Consumer<GenericEvent> listener) {
    MessageRequest.setDefaultMentions(EnumSet.noneOf(MentionType.class));
    return JDABuilder.createLight(
            token, List.of(GatewayIntent.GUILD_MESSAGES, GatewayIntent.DIRECT_MESSAGES))
        .setCompression(compression)
        .setRestConfig(new RestConfig().setBaseUrl(discord.rest()))
        .setSessionController(
            new SessionControllerAdapter() {
              @Override
              public String getGateway() {
                return discord.gateway();
              }
            })
        .setEnableShutdownHook(false)
        .addEventListeners((EventListener) listener::accept)
        .build();
  }

  @Override
  public void close() {
    jda.shutdownNow();
    try {
      jda.awaitShutdown();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
