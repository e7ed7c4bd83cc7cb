package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Message;
import depesche.bot.standin.Role;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Roles of the server, as they come with each command.
class RolesOnDiscordTest {

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();
  private final Role masters = discord.keeper().role("Masters");
  private final Role observers = discord.keeper().role("Observers");

  private House open() {
    return House.open(
        folder,
        discord,
        "masters: \"%d\"\nobservers: \"%d\"".formatted(masters.id(), observers.id()));
  }

  @AfterEach
  void nothingWasRefused() {
    assertThat(discord.refused()).isEmpty();
  }

  private static String judge(User user, String line) {
    Message answer = user.slash("judge", "line", line).answer();
    assertThat(answer.onlyFor()).contains(user);
    return House.plain(answer.text());
  }

  @Test
  void whoBearsTheRoleIsMasterAsLongAsHeBearsIt() {
    // A role is looked at anew on every command, by its id: another role of the same name is none.
    try (House house = open()) {
      User user = discord.user("Max");
      assertThat(judge(user, "CREATE world great-powers")).contains("for the master");
      user.give(discord.keeper().role("Masters"));
      assertThat(judge(user, "CREATE world great-powers")).contains("for the master");
      user.give(masters);
      assertThat(judge(user, "CREATE world great-powers")).contains("world (Great Powers)");
      user.whispers("CREATE other great-powers");
      house.awaitQuiet(
          "the answer in private",
          () ->
              user.privateMessages().stream()
                  .anyMatch(message -> House.plain(message.text()).contains("for the master")));
      user.take(masters);
      assertThat(judge(user, "SET CLOCK world hours 1 1 1")).contains("for the master");
    }
  }

  @Test
  void whoCreatedAGameByRoleHearsOfItInPrivate() {
    // What a master is told goes to the account they created the game from.
    try (House house = open()) {
      User user = discord.user("Max");
      user.give(masters);
      assertThat(judge(user, "CREATE world great-powers")).contains("world (Great Powers)");
      User anna = discord.user("Anna");
      assertThat(judge(anna, "JOIN world")).contains("Your seat");
      house.awaitQuiet(
          "news for the master",
          () ->
              user.privateMessages().stream()
                  .anyMatch(message -> House.plain(message.text()).contains("has joined")));
    }
  }

  @Test
  void whoHasNeitherSeatNorRoleIsShownNoGame() {
    // With a role of observers, a game is shown to its players and to those who bear it.
    try (House _ = open()) {
      User max = discord.user("Max");
      max.give(masters);
      assertThat(judge(max, "CREATE world great-powers")).contains("world (Great Powers)");
      User olga = discord.user("Olga");
      assertThat(judge(olga, "STATUS world")).contains("observers");
      olga.give(observers);
      assertThat(judge(olga, "STATUS world")).contains("Status", "Seats");
      User anna = discord.user("Anna");
      assertThat(judge(anna, "JOIN world")).contains("Your seat");
      assertThat(judge(anna, "STATUS world")).contains("Status", "Seats");
    }
  }
}
