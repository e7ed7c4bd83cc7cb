package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.standin.Message;
import depesche.bot.standin.Permission;
import depesche.bot.standin.Place;
import depesche.bot.standin.Role;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Issue 52, point 5: a server is set up by an invitation and `/setup`. The settings name the bot's
/// token and nothing else.
class SetupOnDiscordTest {

  private static final String GAMES = "setup:GAMES";
  private static final String THREADS = "setup:THREADS";
  private static final String MASTERS = "setup:MASTERS";
  private static final String OBSERVERS = "setup:OBSERVERS";

  @TempDir private Path folder;

  /// {@return somebody who may manage the server, and no more}
  private static User keeper(StandIn discord) {
    User keeper = discord.user("Kim");
    keeper.give(discord.keeper().role("Keepers", Permission.MANAGE_GUILD));
    return keeper;
  }

  private static void shows(StandIn discord, Message answer, String words) {
    discord.await(words + " in " + answer.text(), () -> answer.text().contains(words));
  }

  private static void creates(House house, User user, String game) {
    assertThat(user.slash("create", "name", game, "title", "great-powers").answer().text())
        .contains("game " + game);
    house.awaitQuiet();
  }

  @Test
  void aForumIsChosenAndGamesArePlayedThere() {
    // Invite, /setup, /create: at once, and after a restart.
    StandIn discord = StandIn.open();
    Place forum = discord.place("games");
    try (House house = House.unset(folder, discord)) {
      User keeper = keeper(discord);
      Message answer = keeper.slash("setup").answer();
      assertThat(answer.onlyFor()).contains(keeper);
      assertThat(answer.text()).contains("nothing chosen yet").doesNotContain("All is ready");
      assertThat(keeper.slash("create", "name", "early", "title", "standard").answer().text())
          .contains("NOT ACCEPTED", "/setup")
          .doesNotContain("for the master");
      keeper.picks(answer, GAMES, forum.id());
      shows(discord, answer, "All is ready");
      creates(house, keeper, "salon");
      assertThat(discord.channel("salon").parent()).contains(forum);
      house.stop();
      house.again();
      discord.line().awaitBot();
      assertThat(keeper.slash("setup").answer().text())
          .contains("<#" + forum.id() + ">", "All is ready");
      creates(house, keeper, "second");
      assertThat(discord.channel("second").parent()).contains(forum);
      assertThat(discord.refused()).isEmpty();
    }
  }

  @Test
  void onlyWhoMayManageTheServerChooses() {
    // Discord offers /setup to them alone; it is looked at again, also when something is chosen.
    StandIn discord = StandIn.open();
    try (House house = House.unset(folder, discord)) {
      User anna = discord.user("Anna");
      assertThatThrownBy(() -> anna.slash("setup")).hasMessageContaining("no command /setup");
      User keeper = keeper(discord);
      assertThatThrownBy(() -> keeper.goesPrivate().slash("setup"))
          .hasMessageContaining("no command /setup");
      discord.keeper().opens("setup");
      assertThat(anna.slash("setup").answer().text())
          .contains("Only members who may manage this server");
      keeper.goes(discord.place("general"));
      Message answer = keeper.slash("setup").answer();
      keeper.roles().forEach(keeper::take);
      keeper.picks(answer, GAMES, discord.place("games").id());
      shows(discord, answer, "Only members who may manage this server");
      assertThat(keeper(discord).slash("setup").answer().text()).contains("nothing chosen yet");
      assertThat(anna.slash("create", "name", "salon", "title", "great-powers").answer().text())
          .contains("NOT ACCEPTED");
      house.awaitQuiet();
    }
  }

  @Test
  void whatIsLackingIsNamedWithWhatGrantsIt() {
    // What the channel denies is allowed there, what the role lacks by the link of an invitation.
    StandIn discord = StandIn.open();
    Place forum = discord.place("games");
    try (House house = House.unset(folder, discord)) {
      User keeper = keeper(discord);
      discord.forbid(forum, Permission.ATTACH_FILES);
      discord.forbid(discord.place("general"), Permission.MANAGE_THREADS);
      Message answer = keeper.slash("setup").answer();
      keeper.picks(answer, GAMES, forum.id());
      shows(discord, answer, "I lack: Attach Files.");
      assertThat(answer.text()).doesNotContain("All is ready", "oauth2");
      keeper.picks(answer, THREADS, discord.place("general").id());
      shows(discord, answer, "I lack: Manage Threads.");
      discord.keeper().allows(discord.keeper().everybody(), Permission.VIEW_CHANNEL);
      discord.keeper().allows(discord.keeper().botRole(), Permission.SEND_MESSAGES);
      house.awaitQuiet();
      String lacks = keeper.slash("setup").answer().text();
      assertThat(lacks)
          .contains("My role lacks: Send Messages in Threads, Embed Links, Attach Files")
          .contains("oauth2/authorize?client_id=" + discord.bot().id() + "&permissions=")
          .contains("scope=bot%20applications.commands&guild_id=" + discord.guild());
      house.awaitQuiet();
    }
  }

  @Test
  void rolesAreChosen() {
    // Without a role those who manage the server run games; with one its bearers do.
    StandIn discord = StandIn.open();
    Role masters = discord.keeper().role("Masters");
    try (House house = House.unset(folder, discord)) {
      User keeper = keeper(discord);
      User max = discord.user("Max");
      max.give(masters);
      Message answer = keeper.slash("setup").answer();
      keeper.picks(answer, GAMES, discord.place("games").id());
      shows(discord, answer, "everybody who may manage this server, unless");
      keeper.picks(answer, MASTERS, discord.keeper().everybody().id());
      shows(discord, answer, "That role is everybody");
      keeper.picks(answer, MASTERS, masters.id());
      shows(discord, answer, masters.mention());
      creates(house, max, "salon");
      assertThat(keeper.slash("create", "name", "mine", "title", "great-powers").answer().text())
          .contains("NOT ACCEPTED");
      keeper.picks(answer, OBSERVERS, masters.id());
      shows(discord, answer, "Players, masters and");
      assertThat(discord.user("Zoe").slash("players", "game", "salon").answer().text())
          .contains("NOT ACCEPTED");
      keeper.picks(answer, OBSERVERS);
      shows(discord, answer, "Everybody here can look at games");
      assertThat(discord.user("Zoe").slash("players", "game", "salon").answer().text())
          .contains("OK: ");
      assertThat(discord.refused()).isEmpty();
    }
  }

  @Test
  void theLastOfQuickChoicesIsShown() {
    // Two are chosen before the first is answered; the page says what came of the second.
    StandIn discord = StandIn.open();
    try (House house = House.unset(folder, discord)) {
      User keeper = keeper(discord);
      Message answer = keeper.slash("setup").answer();
      for (int i = 0; i < 10; i++) {
        keeper.picks(answer, GAMES, discord.place("games").id());
        keeper.picks(answer, MASTERS, discord.keeper().everybody().id());
        house.awaitQuiet();
        assertThat(answer.text()).contains("That role is everybody", "All is ready");
      }
    }
  }

  @Test
  void aChannelThatWasDeletedIsChosenAnew() {
    // /setup says so, and what waited is said in the new one.
    StandIn discord = StandIn.open();
    Place forum = discord.place("games");
    try (House house = House.unset(folder, discord)) {
      User keeper = keeper(discord);
      Message answer = keeper.slash("setup").answer();
      keeper.picks(answer, GAMES, forum.id());
      shows(discord, answer, "All is ready");
      discord.keeper().deletesChannel(forum);
      assertThat(keeper.slash("create", "name", "salon", "title", "great-powers").answer().text())
          .contains("game salon");
      Message again = keeper.slash("setup").answer();
      assertThat(again.text()).contains("has been deleted");
      Place other = discord.keeper().channel(Place.Kind.TEXT, "tables");
      keeper.picks(again, GAMES, other.id());
      shows(discord, again, "All is ready");
      house.awaitQuiet();
      assertThat(discord.channel("salon").parent()).contains(other);
    }
  }

  @Test
  void whatTheSettingsNameStays() {
    // The operator's word counts: /setup shows and checks it, and has nothing to choose.
    StandIn discord = StandIn.open();
    try (House _ = House.open(folder, discord)) {
      User keeper = keeper(discord);
      Message answer = keeper.slash("setup").answer();
      assertThat(answer.text())
          .contains("The operator has named", "<#" + discord.place("games").id(), "All is ready")
          .doesNotContain(GAMES);
      assertThat(keeper.slash("create", "name", "mine", "title", "great-powers").answer().text())
          .contains("NOT ACCEPTED");
    }
  }

  @Test
  void aBotThatWasSentAwayIsSetUpElsewhere() {
    // What was chosen on one server counts for nothing on another.
    StandIn first = StandIn.open();
    try (House house = House.unset(folder, first)) {
      Message answer = keeper(first).slash("setup").answer();
      keeper(first).picks(answer, GAMES, first.place("games").id());
      shows(first, answer, "All is ready");
      house.awaitQuiet();
    }
    StandIn second = StandIn.open();
    try (House house = House.unset(folder, second)) {
      User keeper = keeper(second);
      Message answer = keeper.slash("setup").answer();
      assertThat(answer.text()).contains("nothing chosen yet");
      keeper.picks(answer, GAMES, second.place("games").id());
      shows(second, answer, "All is ready");
      creates(house, keeper, "salon");
      assertThat(second.channel("salon").parent()).contains(second.place("games"));
    }
  }
}
