package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is written while the bot is away, or before it is there: in private and in private threads,
/// where a message that names the bot is a letter.
class AwayFromDiscordTest {

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();
  private final User anna = discord.user("Anna");

  @BeforeEach
  void othersHaveNothingToDo() {
    assertThat(anna.privateMessages()).isEmpty();
  }

  @AfterEach
  void nothingWasRefused() {
    assertThat(discord.refused()).isEmpty();
  }

  private String named(String words) {
    return "<@" + discord.bot().id() + "> " + words;
  }

  /// Waits for the answer to a message, which comes in private.
  private void awaitAnswer(House house, Message asked, String words) {
    house.awaitQuiet(
        "the answer to " + asked,
        () -> answers(words).stream().anyMatch(answer -> answer.id() > asked.id()));
  }

  private List<Message> answers(String words) {
    return anna.privateMessages().stream()
        .filter(message -> House.plain(message.text()).contains(words))
        .toList();
  }

  private void join(House house) {
    House.ask(house.person("master"), "CREATE world great-powers");
    assertThat(anna.slash("join", "game", "world").answer().text()).contains("Your seat");
  }

  @Test
  void whatNamesTheBotInAPrivateThreadIsALetter() {
    // Its answer goes to its author alone, for a thread may have other readers.
    try (House house = House.open(folder, discord)) {
      join(house);
      Place thread = anna.opensThread("plans");
      anna.type(thread, "STATUS world");
      Message asked = anna.type(thread, named("NAME Nordmark"));
      awaitAnswer(house, asked, "is now called Nordmark");
      assertThat(answers("Current phase")).isEmpty();
      assertThat(thread.messages()).hasSize(2);
    }
  }

  @Test
  void whatWasWrittenThereMeanwhileIsReadOnce() {
    // After downtime the history of private threads is read, also of those that are new to us or
    // have fallen asleep; what was read before is not read again.
    try (House house = House.open(folder, discord)) {
      join(house);
      Place thread = anna.opensThread("plans");
      awaitAnswer(house, anna.type(thread, named("NAME Nordmark")), "is now called Nordmark");
      house.stop();
      Message old = anna.type(thread, named("NAME Westmark"));
      Place fresh = anna.opensThread("secrets");
      Message first = anna.type(fresh, named("ZONE Europe/Paris"));
      anna.type(fresh, "ZONE Europe/Rome");
      Place asleep = anna.opensThread("asleep");
      Message last = anna.type(asleep, named("HELP"));
      discord.archive(asleep);
      house.again();
      awaitAnswer(house, old, "is now called Westmark");
      awaitAnswer(house, first, "shown in Europe/Paris");
      awaitAnswer(house, last, "Topics:");
      assertThat(answers("Europe/Rome")).isEmpty();
      house.stop();
      house.again();
      awaitAnswer(house, anna.type(thread, named("NAME Ostmark")), "is now called Ostmark");
      for (String words : List.of("called Nordmark", "called Westmark", "shown in Europe/Paris")) {
        assertThat(answers(words)).as(words).hasSize(1);
      }
    }
  }

  @Test
  void aFirstPrivateMessageIsReadThoughWeWereAway() {
    // A player who never wrote in private before may do so just when we are away. Later messages
    // are also read later, wherever they were said.
    try (House house = House.open(folder, discord)) {
      join(house);
      Place thread = anna.opensThread("plans");
      house.stop();
      anna.type(thread, named("NAME Westmark"));
      Message asked = anna.whispers("NAME Nordmark");
      anna.type(thread, named("NAME Ostmark"));
      house.again();
      awaitAnswer(house, asked, "is now called Ostmark");
      assertThat(answers("is now called"))
          .map(answer -> House.plain(answer.text()).replaceAll(".*now called (\\w+).*", "$1"))
          .containsExactly("Westmark", "Nordmark", "Ostmark");
    }
  }

  @Test
  void aServerThatComesLaterIsSettledInThen() {
    // The bot may be started first and invited later.
    discord.keeper().invites(false);
    try (House _ = House.alone(folder, discord)) {
      discord.line().awaitBot();
      discord.keeper().invites(true);
      discord.line().awaitCommand("link");
      assertThat(anna.slash("judge", "line", "HELP").answer().text()).contains("Help: general");
    }
  }
}
