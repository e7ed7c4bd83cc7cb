package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What masters do each week has commands of its own, which say the same lines as by mail.
class MasterOnDiscordTest {

  @Test
  void aGameIsOpenedAndBegunByCommands(@TempDir Path folder) {
    // A member with the masters' role opens a game, others join by its button, and it begins.
    StandIn discord = StandIn.open();
    var role = discord.keeper().role("Masters");
    try (House house = House.open(folder, discord, "masters: \"%d\"".formatted(role.id()))) {
      User master = discord.user("Max");
      master.give(role);
      assertThat(master.complete("create", "title", "great", "name", "salon"))
          .containsExactly("great-powers");
      assertThat(master.slash("create", "name", "salon", "title", "great-powers").answer().text())
          .contains("salon");
      house.awaitQuiet();
      var forming = discord.channel("salon").messages().getFirst();
      for (String name : new String[] {"Anna", "Bert", "Cora"}) {
        discord.user(name).press(forming, "Join").answer();
      }
      assertThat(master.slash("start", "game", "salon").answer().text()).contains("has begun");
      assertThat(master.slash("deadline", "game", "salon").answer().text()).contains("is due");
      assertThat(master.slash("players", "game", "salon").answer().text())
          .contains("3 taken")
          .containsPattern("Red <@%d>".formatted(discord.user("Anna").id()));
      assertThat(discord.user("Anna").slash("scoreboard").answer().text())
          .contains("in salon", "Red 5 (<@%d>)".formatted(discord.user("Anna").id()));
      assertThat(master.slash("extend", "by", "1d", "game", "salon").answer().text())
          .contains("OK: ");
      assertThat(discord.refused()).isEmpty();
    }
  }
}
