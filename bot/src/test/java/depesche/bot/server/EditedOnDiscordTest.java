package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Messages that are changed or deleted after they were sent, and those that name the bot's role:
/// their writer is answered, and nothing but orders is read twice.
class EditedOnDiscordTest {

  private static final String ONCE = "only orders count";

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();
  private final User anna = discord.user("Anna");

  @BeforeEach
  void nothingWasSaid() {
    assertThat(anna.privateMessages()).isEmpty();
  }

  private String named(String words) {
    return "<@" + discord.bot().id() + "> " + words;
  }

  private List<Message> answers(String words) {
    return anna.privateMessages().stream()
        .filter(message -> message.author().equals(discord.bot()))
        .filter(message -> House.plain(message.text()).contains(words))
        .toList();
  }

  private void await(House house, String words, int count) {
    house.awaitQuiet(count + " answers that say " + words, () -> answers(words).size() == count);
  }

  private void join(House house) {
    House.ask(house.person("master"), "CREATE world great-powers");
    assertThat(anna.slash("join", "game", "world").answer().text()).contains("Your seat");
  }

  @Test
  void whatIsNoOrderIsDoneOnce() {
    // A link that unfolds is no change, and neither is a pin, whether it was changed before or not.
    try (House house = House.open(folder, discord)) {
      join(house);
      Message said = anna.whispers("NAME Nordmark");
      await(house, "is now called Nordmark", 1);
      anna.edits(said, "NAME Westmark");
      await(house, ONCE, 1);
      anna.seesUnfold(said);
      Message other = anna.whispers("NAME Ostmark");
      await(house, "is now called Ostmark", 1);
      anna.seesUnfold(other);
      anna.edits(said, "NAME Sudmark");
      await(house, ONCE, 2);
      anna.whispers("HELP");
      await(house, "Topics", 1);
      assertThat(answers(ONCE)).hasSize(2);
      assertThat(answers("called Westmark")).isEmpty();
      assertThat(answers("called Sudmark")).isEmpty();
      assertThat(discord.refused()).isEmpty();
      // Both answers refer to it.
      assertThat(said.answers()).isEqualTo(2);
    }
  }

  @Test
  void whatIsDeletedStillCounts() {
    // Its writer is told so once, and not for each of many messages that they clear up.
    try (House house = House.open(folder, discord)) {
      join(house);
      Message said = anna.whispers("NAME Nordmark");
      Message other = anna.whispers("NAME Westmark");
      await(house, "is now called Westmark", 1);
      anna.deletes(said);
      await(house, "You deleted a message", 1);
      anna.deletes(other);
      Place thread = anna.opensThread("plans");
      anna.deletes(anna.type(thread, "not for the bot"));
      anna.whispers("HELP");
      await(house, "Topics", 1);
      assertThat(answers("You deleted a message")).hasSize(1);
      assertThat(discord.refused()).isEmpty();
    }
  }

  @Test
  void whatNamesTheBotOnlyAfterAChangeIsALetter() {
    // We were never shown it before. Where the name is taken away again, that is a change.
    try (House house = House.open(folder, discord)) {
      join(house);
      Place thread = anna.opensThread("plans");
      Message said = anna.type(thread, "NAME Nordmark");
      anna.edits(said, named("NAME Nordmark"));
      await(house, "is now called Nordmark", 1);
      anna.edits(said, "NAME Westmark");
      await(house, "does not name me any more", 1);
      Message open = anna.type(discord.place("general"), "NAME Ostmark");
      anna.edits(open, named("NAME Ostmark"));
      await(house, "public", 1);
      assertThat(answers("Westmark")).isEmpty();
      assertThat(answers("called Ostmark")).isEmpty();
    }
  }

  @Test
  void whatIsChangedWhileWeAreAwayIsAnsweredOnReturn() {
    // What we had read is corrected, and what we had not is said when it was changed.
    try (House house = House.open(folder, discord)) {
      join(house);
      Message read = anna.whispers("NAME Nordmark");
      await(house, "is now called Nordmark", 1);
      house.stop();
      Message missed = anna.whispers("NAME Westmark");
      anna.edits(missed, "NAME Ostmark");
      anna.edits(read, "NAME Sudmark");
      house.again();
      await(house, "is now called Ostmark", 1);
      await(house, ONCE, 1);
      assertThat(answers("called Westmark")).isEmpty();
      assertThat(answers("called Sudmark")).isEmpty();
    }
  }

  @Test
  void theBotsRoleIsHeardAsItsName() {
    // People name the role, since it has the bot's name. Discord does not show its text to us then;
    // with the bot's own name beside it, it does.
    try (House house = House.open(folder, discord)) {
      join(house);
      String role = discord.keeper().botRole().mention();
      Place thread = anna.opensThread("plans");
      anna.type(thread, role + " NAME Nordmark");
      await(house, "mentioned my role", 1);
      anna.type(thread, role + " " + named("NAME Westmark"));
      await(house, "is now called Westmark", 1);
      anna.type(discord.place("general"), role + " NAME Ostmark");
      await(house, "public", 1);
      anna.type(thread, discord.keeper().role("Others").mention() + " hello");
      anna.whispers("HELP");
      await(house, "Topics", 1);
      assertThat(answers("mentioned my role")).hasSize(1);
    }
  }
}
