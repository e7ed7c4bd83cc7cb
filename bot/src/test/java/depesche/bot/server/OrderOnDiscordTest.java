package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Fault;
import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What Discord puts off comes in its order all the same: the newest status stays, and what is told
/// of a game is told one after the other.
class OrderOnDiscordTest {

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();

  private static Stream<Fault> faults() {
    return Stream.of(
        new Fault.Broken(500),
        new Fault.Broken(503),
        new Fault.TooMany(Duration.ofMillis(700), false),
        new Fault.Cut(),
        new Fault.LostAnswer());
  }

  private Place world(House house) {
    House.ask(house.person("master"), "CREATE world great-powers");
    return discord.channel("world");
  }

  private void join(String name) {
    assertThat(discord.user(name).slash("join", "game", "world").answer().text())
        .contains("Your seat");
  }

  private void breakStatus(Place place, Fault fault, int times) {
    discord.inject(fault, "PATCH channels/" + place.id() + "/messages/", times);
  }

  private void awaitFaults(int count) {
    discord.await("a fault", () -> discord.faultsHappened() >= count);
  }

  private static int taken(String status) {
    return status.split("taken", -1).length - 1;
  }

  /// {@return how many seats were taken, in each version of the status}
  private static List<Integer> story(Place place) {
    return place.messages().getFirst().versions().stream().map(now -> taken(now.text())).toList();
  }

  @ParameterizedTest
  @MethodSource("faults")
  void theNewestStatusStays(Fault fault) {
    // An order that was put off never comes back over a newer one.
    try (House house = House.open(folder, discord)) {
      Place place = world(house);
      house.awaitQuiet();
      breakStatus(place, fault, 1);
      join("Anna");
      awaitFaults(1);
      join("Bert");
      join("Cora");
      house.awaitQuiet();
      assertThat(story(place)).isSorted().endsWith(3);
    }
  }

  @Test
  void theNewestStatusStaysAfterARestart() {
    // An order that was put off before a stop does not come over the first one after it.
    try (House house = House.open(folder, discord)) {
      Place place = world(house);
      house.awaitQuiet();
      breakStatus(place, new Fault.Cut(), 2);
      join("Anna");
      awaitFaults(2);
      house.stop();
      house.again();
      discord.line().awaitBot();
      join("Bert");
      house.awaitQuiet();
      assertThat(story(place)).isSorted().endsWith(2);
    }
  }

  private static List<String> told(List<Message> messages) {
    return messages.stream()
        .map(message -> House.plain(message.text()))
        .filter(text -> text.contains("The deadline is now"))
        .map(text -> text.replaceAll(".*<t:(\\d+).*", "$1"))
        .toList();
  }

  @Test
  void whatIsToldOfAGameComesInOrder() {
    // In the game's place and in private: what was put off holds back what comes after it, also
    // the rest of a report of several messages.
    try (House house = House.open(folder, discord)) {
      Evening evening =
          new Evening(house, "world", "great-powers", List.of("anna", "bert", "cora"), line -> "");
      evening.awaitDiscord(evening.phase());
      house.awaitQuiet();
      Place place = evening.place();
      User anna = evening.user(0);
      Place letters = anna.goesPrivate().at();
      for (Place one : List.of(place, letters)) {
        String sends = "POST channels/" + one.id() + "/messages";
        discord.inject(new Fault.Broken(500), sends, 1);
        discord.inject(new Fault.Cut(), sends, 1);
      }
      for (int day = 5; day <= 8; day++) {
        House.ask(evening.master(), "SET DEADLINE world +" + (30 + day) + "d");
      }
      house.awaitQuiet();
      assertThat(told(place.messages())).hasSize(4).isSorted();
      assertThat(told(anna.privateMessages())).hasSize(4).isSorted();
    }
  }

  @Test
  void anAnswerWaitsForNoReport() {
    // However long reports are refused, a command is answered at once.
    try (House house = House.open(folder, discord)) {
      world(house);
      house.awaitQuiet();
      join("Anna");
      discord.inject(new Fault.Broken(500), "(POST|PATCH|GET) channels/", 100_000);
      join("Bert");
      join("Cora");
      User anna = discord.user("Anna");
      for (int i = 0; i < 5; i++) {
        assertThat(anna.slash("judge", "line", "STATUS world").answer().text()).contains("world");
      }
    }
  }
}
