package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a private message names works in private messages: every command of the server is there,
/// too.
class PrivateCommandsTest {

  /// A slash command as people write it, and no part of an address or a path.
  private static final Pattern COMMAND = Pattern.compile("(?<![\\w/.:<])/([a-z]+)\\b(?![/.])");

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open(100, Duration.ofSeconds(1));

  @Test
  void allThatPrivateMessagesNameWorksThere() {
    // Reports told people to use /orders and /judge, which were offered on the server alone.
    try (House house = House.open(folder, discord)) {
      discord.line().awaitPrivateCommand("bid");
      List<String> names = List.of("anna", "bert", "cora");
      Evening evening = new Evening(house, "world", "great-powers", names, line -> "");
      User anna = evening.user(0).goesPrivate();
      assertThat(
              House.plain(
                  anna.slash("judge", "line", "BID NAVIES COLONIES ARMIES").answer().text()))
          .contains("Navies");
      assertThat(anna.slash("orders").modal().values().getFirst())
          .contains("BID NAVIES COLONIES ARMIES");
      assertThat(
              House.plain(
                  anna.slash("orders").submit("BID ARMIES NAVIES COLONIES").answer().text()))
          .contains("Armies");
      assertThat(anna.complete("bid", "bid", "NAV")).isNotEmpty();
      anna.whispers("HELP DISCORD");
      anna.whispers("HELP");
      house.awaitQuiet();
      TreeSet<String> named = new TreeSet<>();
      anna.privateMessages()
          .forEach(
              message ->
                  COMMAND.matcher(message.text()).results().forEach(it -> named.add(it.group(1))));
      assertThat(named).contains("orders", "judge", "status", "help");
      assertThat(named).allMatch(name -> discord.line().isPrivateCommand(name));
    }
  }
}
