package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.StandIn;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How the commands become known to a server.
class CommandRegistrationTest {

  private static final String REGISTERED = "POST applications/";

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();

  @Test
  void whatIsMissingIsAddedAndNothingIsTakenAway() {
    // Whatever list comes back, no guild is left and nothing deleted; what is there already is not
    // registered again.
    try (House house = House.open(folder, discord)) {
      answers(house, "cora");
      int all = registered().size();
      again(house, "anna");
      assertThat(registered()).as("known commands are left alone").hasSize(all);
      discord.keeper().losesCommands();
      again(house, "bert");
      assertThat(registered()).hasSize(2 * all);
      assertThat(discord.requests()).noneMatch(request -> request.matches("(DELETE|PUT) .*"));
      assertThat(discord.refused()).isEmpty();
    }
  }

  private List<String> registered() {
    return discord.requests().stream()
        .filter(one -> one.startsWith(REGISTERED) && one.contains("/guilds/"))
        .toList();
  }

  /// Starts the server again; returns when it is done with its commands.
  private void again(House house, String asking) {
    house.stop();
    house.again();
    discord.line().awaitBot();
    answers(house, asking);
  }

  /// Before the server is done with its commands, it answers nobody.
  private static void answers(House house, String asking) {
    assertThat(House.ask(house.person(asking), "HELP").text()).contains("HELP");
  }
}
