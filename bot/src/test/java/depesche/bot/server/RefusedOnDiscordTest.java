package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.monitor.LoggedLines;
import depesche.bot.standin.Fault;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;

/// What Discord refuses: what is only for now comes later, and the operator is told what he can
/// mend, once.
class RefusedOnDiscordTest {

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();
  @RegisterExtension private final LoggedLines log = new LoggedLines(Logger.ROOT_LOGGER_NAME);

  private List<String> told(String words) {
    return log.words().stream().filter(line -> line.contains(words)).toList();
  }

  @ParameterizedTest
  @CsvSource({"40003, users/@me/channels", "20028, messages", "40062, messages", "99999, messages"})
  void whatIsTooFastComesLater(int code, String where) {
    // Only what will be refused for ever goes another way; the rest is put off, and comes.
    try (House house = House.open(folder, discord)) {
      Person person = house.person("anna");
      User anna = house.link(person, "Anna");
      House.ask(house.person("master"), "CREATE world great-powers");
      assertThat(anna.slash("judge", "line", "SET REPORTS DISCORD").answer().text())
          .contains("Discord");
      discord.inject(new Fault.Refuses(code == 40003 ? 400 : 403, code), "POST .*" + where, 1);
      anna.whispers("HELP BIDS");
      house.awaitQuiet();
      assertThat(anna.privateMessages()).hasSizeGreaterThanOrEqualTo(2);
      assertThat(discord.faultsHappened()).isEqualTo(1);
      person.look();
      assertThat(person.found(mail -> mail.text().contains("BID"))).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"50035, 1", "40005, 2", "50035, 50"})
  void aReportThatIsCalledMalformedIsShortened(int code, int times) {
    // The thread lost that turn. Now it is split and made plainer, until Discord takes it; and
    // master
    // and operator hear of it, also when Discord takes nothing.
    try (House house = House.open(folder, discord)) {
      Person master = house.person("master");
      House.ask(master, "CREATE world great-powers");
      Place place = discord.channel("world");
      for (String name : List.of("Anna", "Bert", "Cora")) {
        discord.user(name).slash("join", "game", "world").answer();
      }
      house.awaitQuiet();
      String post = "POST channels/" + place.id() + "/messages";
      discord.inject(new Fault.Refuses(400, code), post, times);
      House.ask(master, "START world");
      house.awaitQuiet();
      List<String> shown = place.messages().stream().map(message -> message.text()).toList();
      if (times < 3) {
        assertThat(shown).anyMatch(text -> text.contains("Standings"));
      }
      String told = times < 3 ? "shorter" : "missing there";
      assertThat(master.find("word of it", mail -> mail.text().contains(told)).text())
          .contains("world", "answer " + code);
    }
  }

  @Test
  void aCommandThatIsRefusedIsNamedOnce() {
    // With what Discord says is wrong with it; the others are made known, and all goes on.
    discord.inject(new Fault.Refuses(400, 50035), "POST applications/.*/commands", 1);
    try (House house = House.open(folder, discord)) {
      House.ask(house.person("anna"), "HELP");
      assertThat(told("Discord does not take /judge: answer 50035"))
          .singleElement()
          .asString()
          .contains("refused on purpose");
      assertThat(told("connected to Discord")).hasSize(1);
      assertThat(discord.user("Anna").slash("help").answer().text()).contains("Help: general");
    }
  }

  @Test
  void whoMerelyLogsInAgainIsNotCalledUninvited() {
    // While a session ends we see no server, and are its member all the same.
    try (House house = House.open(folder, discord)) {
      // Nobody may log in twice at once.
      house.passes(Duration.ofSeconds(6));
      discord.line().invalidate(false);
      discord.await("it logs in again", () -> discord.identified() == 2);
      discord.line().awaitBot();
      assertThat(discord.user("Anna").slash("help").answer().text()).contains("Help: general");
      assertThat(told("is no member")).isEmpty();
    }
  }

  @Test
  void whoIsNotInvitedIsToldSoOnce() {
    // By the time it is certain.
    discord.keeper().invites(false);
    try (House _ = House.alone(folder, discord)) {
      discord.line().awaitBot();
      log.await("is no member");
      discord.keeper().invites(true);
      discord.line().awaitCommand("link");
      assertThat(told("is no member")).hasSize(1);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aForumThatDemandsTagsIsGivenOne(boolean told) {
    // One of its own that fits, else any: the place of a game is made at once, though we have not
    // heard yet that the forum demands a tag.
    try (House house = House.open(folder, discord)) {
      Place forum = discord.place("games");
      discord.keeper().demandsTags(forum, told, "news", "chat");
      House.ask(house.person("master"), "CREATE world great-powers");
      Place place = discord.channel("world");
      house.awaitQuiet();
      assertThat(place.messages()).isNotEmpty();
      assertThat(place.applied()).containsExactly("news");
    }
  }

  @Test
  void aFirstMessageThatWasDeletedIsToldOnce() {
    // Nobody can change it any more: what is told of the game goes on, and the operator hears what
    // to do.
    try (House house = House.open(folder, discord)) {
      Person master = house.person("master");
      House.ask(master, "CREATE world great-powers");
      Place place = discord.channel("world");
      house.awaitQuiet();
      discord.keeper().deletes(place.messages().getFirst());
      for (String name : List.of("Anna", "Bert", "Cora")) {
        discord.user(name).slash("join", "game", "world").answer();
      }
      House.ask(master, "START world");
      house.awaitQuiet();
      assertThat(place.messages()).isNotEmpty();
      assertThat(told("the first message in the place of world was deleted")).hasSize(1);
      assertThat(told("put off")).isEmpty();
    }
  }

  @Test
  void aForumThatDemandsTagsAndHasNoneIsTold() {
    // The operator hears what to do; and when he has done it, the place is made.
    try (House house = House.open(folder, discord)) {
      Place forum = discord.place("games");
      discord.keeper().demandsTags(forum, true);
      House.ask(house.person("master"), "CREATE world great-powers");
      log.await("demands a tag of every post");
      discord.keeper().demandsTags(forum, true, "news");
      house.awaitQuiet();
      assertThat(discord.channel("world").applied()).containsExactly("news");
      assertThat(told("demands a tag of every post")).hasSize(1);
    }
  }
}
