package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import depesche.bot.standin.Version;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/// Reads all that Discord ever showed to anybody else.
class SecretsOnDiscordTest {

  private static final String CANARY = "QZXVJ";

  @TempDir private Path folder;

  @Test
  void nobodyElseSeesWhatIsBid() {
    // No byte of a player's unrevealed bids reaches anybody else: in posts, edits, names of places,
    // others' answers and suggestions, or logs.
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    Logger everything = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    log.start();
    everything.addAppender(log);
    try (House house = House.open(folder)) {
      Evening evening =
          new Evening(house, "world", "great-powers", List.of("anna", "bert", "cora"), line -> "");
      User anna = evening.user(0).goes(evening.place());
      User bert = evening.user(1).goes(evening.place());
      User spy = house.discord().user("Spy").goes(evening.place());
      write(anna);
      for (User other : List.of(bert, spy)) {
        for (String asked : List.of("STATUS world", "HISTORY world", "MAP world", "HELP BIDS")) {
          assertThat(other.slash("judge", "line", asked).answer().text()).isNotBlank();
        }
        assertThat(other.complete("bid", "bid", "")).noneMatch(SecretsOnDiscordTest::isSecret);
      }
      assertThat(anna.slash("judge", "line", "STATUS world").answer().onlyFor()).contains(anna);
      assertThat(leaks(house.discord(), anna)).isEmpty();
      assertThat(log.list)
          .map(SecretsOnDiscordTest::words)
          .noneMatch(SecretsOnDiscordTest::isSecret);
      assertThat(house.discord().refused()).isEmpty();
      anna.type(evening.place(), "BID NAVIES COLONIES ARMIES " + CANARY);
      assertThat(leaks(house.discord(), anna)).as("a planted leak").hasSize(1);
    } finally {
      everything.detachAppender(log);
    }
  }

  /// Every way in which orders can be given, each with a word that stands nowhere else.
  private static void write(User anna) {
    List<String> lines =
        List.of("BID NAVIES COLONIES ARMIES", "PICK " + CANARY + " > ANY", "TARGET " + CANARY);
    assertThat(receipt(anna.slash("judge", "line", String.join("; ", lines)).answer()))
        .contains("navies, colonies, armies");
    assertThat(receipt(anna.slash("bid", "bid", "NAVIES COLONIES ARMIES").answer()))
        .contains("navies, colonies, armies");
    assertThat(receipt(anna.slash("orders").submit(String.join("\n", lines)).answer()))
        .contains("navies, colonies, armies");
    anna.whispers(String.join("\n", lines));
    assertThat(anna.complete("bid", "bid", "NAV")).anyMatch(line -> line.startsWith("BID NAVIES"));
    assertThat(anna.complete("pick", "cards", "")).anyMatch(line -> line.startsWith("PICK "));
  }

  private static String receipt(Message answer) {
    return House.plain(answer.text()).toLowerCase(Locale.ROOT);
  }

  /// {@return all that somebody other than its author could have read of his secrets}
  private static List<String> leaks(StandIn discord, User author) {
    User stranger = discord.user("Spy");
    Stream<String> messages =
        discord.all().stream()
            .filter(message -> message.onlyFor().filter(author::equals).isEmpty())
            .filter(message -> !author.privateMessages().contains(message))
            .flatMap(message -> message.versions().stream())
            .map(Version::text);
    Stream<String> places = discord.places().map(Place::name);
    return Stream.of(messages, places, stranger.offered().stream())
        .flatMap(words -> words)
        .filter(SecretsOnDiscordTest::isSecret)
        .toList();
  }

  private static boolean isSecret(String words) {
    String plain = House.plain(words).toLowerCase(Locale.ROOT);
    return plain.contains(CANARY.toLowerCase(Locale.ROOT))
        || plain.contains("navies, colonies, armies")
        || plain.contains("navies colonies armies");
  }

  private static String words(ILoggingEvent event) {
    return event.getFormattedMessage() + event.getThrowableProxy();
  }
}
