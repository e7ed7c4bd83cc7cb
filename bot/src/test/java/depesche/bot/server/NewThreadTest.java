package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Permission;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// If you make a private thread and name the bot there, as the help says, you are heard: the
/// message that brings the bot in was written before it could see any.
class NewThreadTest {

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();
  private final User anna = discord.user("Anna");

  private String named(String words) {
    return "<@" + discord.bot().id() + "> " + words;
  }

  private long told(String words) {
    return anna.privateMessages().stream()
        .filter(message -> message.author().equals(discord.bot()))
        .filter(message -> House.plain(message.text()).contains(words))
        .count();
  }

  @Test
  void theMessageThatBringsTheBotIntoAThreadCounts() {
    try (House house = House.open(folder, discord)) {
      House.ask(house.person("master"), "CREATE world great-powers");
      assertThat(anna.slash("join", "game", "world").answer().text()).contains("Your seat");
      discord.forbid(discord.place("general"), Permission.MANAGE_THREADS);
      Place thread = anna.opensThreadAlone("plans");
      anna.type(thread, "between us");
      anna.type(thread, named("NAME Nordmark"));
      house.awaitQuiet("the first message is answered", () -> told("now called Nordmark") == 1);
      anna.type(thread, named("NAME Westmark"));
      house.awaitQuiet("the second one, too", () -> told("now called Westmark") == 1);
      assertThat(told("now called Nordmark")).isOne();
      anna.type(thread, named(""));
      house.awaitQuiet("a bare name gets help", () -> told("> lists what you can write") == 1);
      assertThat(thread.messages()).noneMatch(one -> one.author().equals(discord.bot()));
    }
  }
}
