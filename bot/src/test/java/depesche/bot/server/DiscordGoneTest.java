package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Message;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A Discord that is gone is no secret: a monitor hears of it at once, operator and masters after
/// five minutes by mail. It is tried again, whatever it said, and what waited is answered.
class DiscordGoneTest {

  private static final String GONE = "Discord has been out of reach";

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();

  /// Discord goes in some way and comes back in another.
  ///
  /// @param cause what the mail says of it
  private void goes(Runnable away, Runnable back, String cause) {
    try (House house = House.open(folder, discord)) {
      List<String> names = List.of("anna", "bert", "cora");
      Evening evening = new Evening(house, "world", "great-powers", names, line -> "");
      User anna = evening.user(0);
      Person chief = secondMaster(house, evening);
      house.awaitQuiet();
      assertThat(house.health()).startsWith("200");
      // A connection that has not held for a minute would be part of an outage before it.
      house.passes(Duration.ofMinutes(2));
      away.run();
      untilHealth(house, "503", "Discord");
      Message missed = anna.whispers("STATUS world");
      house.passes(Duration.ofMinutes(4));
      // To wait until all is quiet would let time pass for what is put off.
      assertThat(mails(evening.master())).isZero();
      house.passes(Duration.ofMinutes(2));
      assertThat(told(evening.master()).text()).contains(cause);
      assertThat(told(chief).text()).contains(cause);
      // Its own players are told by mail meanwhile; on Discord it waits.
      House.ask(evening.master(), "SET DEADLINE world +5d");
      house.passes(Duration.ofMinutes(70));
      assertThat(mails(evening.master())).isEqualTo(1);
      back.run();
      house.passes(Duration.ofHours(2));
      discord.line().awaitBot();
      answered(house, anna, missed, "Your bids");
      untilHealth(house, "200", "");
      assertThat(mails(evening.master())).isEqualTo(1);
    }
  }

  /// {@return somebody who runs the game and not the server}
  private static Person secondMaster(House house, Evening evening) {
    Person chief = house.person("chief");
    House.ask(evening.master(), "PROMOTE world " + chief.address());
    ReceivedMail offer = chief.find("an offer", mail -> mail.text().contains("ACCEPT"));
    String code = offer.text().replaceAll("(?s).*ACCEPT ([A-Za-z0-9-]+).*", "ACCEPT $1");
    chief.answer(chief.write(code, java.util.Optional.of(offer)));
    return chief;
  }

  private static void answered(House house, User user, Message missed, String words) {
    house
        .discord()
        .await(
            "what waited is answered",
            () ->
                user.privateMessages().stream()
                    .filter(message -> message.id() > missed.id())
                    .anyMatch(message -> !message.author().equals(user)));
    house.awaitQuiet();
  }

  private static void untilHealth(House house, String status, String words) {
    Awaitility.await(status)
        .atMost(House.patience())
        .untilAsserted(() -> assertThat(house.health()).startsWith(status).contains(words));
  }

  private static ReceivedMail told(Person person) {
    return person.find("word of it", mail -> House.plain(mail.text()).contains(GONE));
  }

  private static long mails(Person person) {
    House.ask(person, "HELP");
    return person.mails().stream().filter(mail -> House.plain(mail.text()).contains(GONE)).count();
  }

  @Test
  void anOutageIsToldAndItsEndIsNoticed() {
    // No socket, and 503 for every request.
    goes(discord.line()::down, discord.line()::up, "no answer");
  }

  @Test
  void aRefusedIntentIsToldAndTriedAgain() {
    // Close code 4014 ended the session for good, and /health said 200.
    goes(
        () -> {
          discord.line().shut(true);
          discord.line().close(4014);
        },
        () -> discord.line().shut(false),
        "4014");
  }

  @Test
  void aTokenThatIsRefusedOnceIsTriedAgain() {
    // Close code 4004, and 401 for every request after it.
    goes(
        () -> {
          discord.line().voidsToken(true);
          discord.line().close(4004);
        },
        () -> discord.line().voidsToken(false),
        "token");
  }

  @Test
  void aTokenThatIsRefusedAtTheStartIsTriedAgain() {
    // Nothing is kept waiting for it.
    discord.line().voidsToken(true);
    try (House house = House.alone(folder, discord)) {
      untilHealth(house, "503", "token");
      house.passes(Duration.ofMinutes(6));
      assertThat(told(house.person("master")).text()).contains("token");
      discord.line().voidsToken(false);
      house.passes(Duration.ofHours(2));
      discord.line().awaitBot();
      untilHealth(house, "200", "");
    }
  }
}
