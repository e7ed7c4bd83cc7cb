package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Attachment;
import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The first message in a game's place, which always says how the game stands.
class StatusOnDiscordTest {

  private static final int NO_EMBEDS = 1 << 2;

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();

  private static void await(House house, Place place, String words) {
    house.awaitQuiet(
        "a status that says " + words,
        () -> House.plain(place.messages().getFirst().content()).contains(words));
  }

  @Test
  void theStatusIsChangedInItsPlace() {
    // It is edited, not repeated, with the picture of the moment; a place that fell asleep is
    // woken.
    // No link in any message unfolds, and what was edited stays so.
    try (House house = House.open(folder, discord)) {
      Person master = house.person("master");
      House.ask(master, "CREATE world great-powers");
      Place place = discord.channel("world");
      // What is under way meets a thread that has fallen asleep unseen: another test's matter.
      house.awaitQuiet();
      discord.archive(place);
      for (String name : List.of("Anna", "Bert", "Cora")) {
        assertThat(discord.user(name).slash("join", "game", "world").answer().text())
            .contains("Your seat");
      }
      house.awaitQuiet(
          "three seats taken",
          () -> place.messages().getFirst().content().split("taken", -1).length == 4);
      assertThat(place.messages()).hasSize(1);
      House.ask(master, "START world");
      await(house, place, "Levels in turn 1");
      for (int days : List.of(40, 80)) {
        Instant due = Instant.now().truncatedTo(ChronoUnit.DAYS).plus(days, ChronoUnit.DAYS);
        House.ask(master, "SET DEADLINE world " + due);
        await(house, place, moment(due.toString()));
      }
      assertThat(place.messages().getFirst().attachments()).hasSize(1);
      assertThat(discord.all())
          .filteredOn(message -> message.author().equals(discord.bot()))
          .isNotEmpty()
          .allMatch(StatusOnDiscordTest::isFolded);
      assertThat(discord.refused()).isEmpty();
    }
  }

  @Test
  void aPlaceThatFellAsleepAMomentAgoIsWoken() {
    // The gateway tells of it later than the first edit is refused.
    try (House house = House.open(folder, discord)) {
      House.ask(house.person("master"), "CREATE world great-powers");
      Place place = discord.channel("world");
      discord.keeper().archivesUnseen(place);
      discord.user("Anna").slash("join", "game", "world").answer();
      await(house, place, "taken");
    }
  }

  @Test
  void aPlaceThatWasDeletedIsMadeAnew() {
    // A game has a place, whatever people do to it.
    try (House house = House.open(folder, discord)) {
      House.ask(house.person("master"), "CREATE world great-powers");
      Place place = discord.channel("world");
      discord.user("Anna").slash("join", "game", "world").answer();
      await(house, place, "taken");
      discord.keeper().deletes(place);
      discord.user("Bert").slash("join", "game", "world").answer();
      house.awaitQuiet(
          "a new place", () -> discord.places().anyMatch(one -> one.name().equals("world")));
      await(house, discord.place("world"), "taken");
    }
  }

  private Path made(String name) {
    try {
      return Files.createDirectory(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aPlaceOfAnotherGameOfTheSameNameIsLeftAlone() {
    // Issue 46, point 9: a new data folder knows nothing of the games of an old one, whose places
    // bear no mark of its own.
    House old = House.open(made("old"), discord);
    House.ask(old.person("master"), "CREATE world great-powers");
    discord.user("Anna").slash("join", "game", "world").answer();
    old.awaitQuiet();
    Place place = discord.channel("world");
    String before = place.messages().getFirst().content();
    old.stop();
    discord.ahead(Duration.ofSeconds(6));
    try (House house = House.open(made("new"), discord)) {
      House.ask(house.person("master"), "CREATE world great-powers");
      house.awaitQuiet(
          "a place of its own",
          () -> discord.places().filter(one -> one.name().equals("world")).count() == 2);
      assertThat(place.messages()).hasSize(1);
      assertThat(place.messages().getFirst().content()).isEqualTo(before);
    }
  }

  @Test
  void aPlaceBearsTheTagOfItsPhase() {
    // The operator's own tag, as soon as one of them fits. Its picture says what is seen on it, for
    // those who do not see it.
    try (House house = House.open(folder, discord)) {
      discord.keeper().demandsTags(discord.place("games"), true, "news", "Bid");
      Person master = house.person("master");
      House.ask(master, "CREATE world great-powers");
      Place place = discord.channel("world");
      assertThat(place.applied()).containsExactly("news");
      for (String name : List.of("Anna", "Bert", "Cora")) {
        discord.user(name).slash("join", "game", "world").answer();
      }
      House.ask(master, "START world");
      house.awaitQuiet("the tag of the phase", () -> place.applied().equals(List.of("Bid")));
      await(house, place, "Levels in turn 1");
      house.awaitQuiet(
          "a report with a picture",
          () -> place.messages().getLast().attachments().stream().anyMatch(Attachment::isPng));
      assertThat(discord.all())
          .flatExtracting(Message::attachments)
          .filteredOn(Attachment::isPng)
          .isNotEmpty()
          .allSatisfy(
              picture ->
                  assertThat(picture.description())
                      .contains("Board of world: Turn 1", "VP ")
                      .hasSizeLessThanOrEqualTo(1024));
    }
  }

  /// {@return what Discord shows as a date to each reader in their own zone}
  private static String moment(String instant) {
    return String.valueOf(Instant.parse(instant).getEpochSecond());
  }

  private static boolean isFolded(Message message) {
    // Frames of ours are shown; then no address stands in the text as it is.
    return (message.now().flags() & NO_EMBEDS) != 0
        || (!message.now().embeds().isEmpty()
            && !message.content().matches("(?s).*(?<!<)https?://.*"));
  }
}
