package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
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

/// `SET REPORTS THREAD`: what is for everybody stands in the game's thread alone, with a ping; what
/// is for a seat alone comes in private, and so does all of it to somebody who does not read the
/// thread.
class ReportsInThreadTest {

  private static final List<String> FIVE = List.of("anna", "bert", "cora", "dirk", "emma");

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();
  private House house;
  private Person master;
  private Person person;
  private User anna;

  @BeforeEach
  void begin() {
    house = House.open(folder, discord);
    master = house.person("master");
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void table(String game, String title, List<String> names) {
    House.ask(master, "CREATE " + game + " " + title);
    for (String name : names) {
      House.ask(house.person(name), "JOIN " + game);
    }
    person = house.person("anna");
    anna = house.link(person, "Anna");
    house.awaitQuiet();
  }

  private String says(String line) {
    return House.plain(anna.slash("judge", "line", line).answer().text());
  }

  private Place thread(String game) {
    return discord.place(game);
  }

  /// {@return how many private messages she has had}
  private int whispers() {
    house.awaitQuiet();
    return anna.privateMessages().size();
  }

  private static ReceivedMail report(Person reader, int turn) {
    return reader.find("report " + turn, mail -> isReport(mail, turn));
  }

  private static boolean isReport(ReceivedMail mail, int turn) {
    return mail.messageId().startsWith("<bismarck.turn." + turn + ".");
  }

  private List<Message> pings(String game) {
    return thread(game).messages().stream()
        .filter(message -> message.content().contains("<@" + anna.id() + ">"))
        .toList();
  }

  private void judge(String game) {
    String phase = house.position("blood-and-iron", game).phase().id();
    House.ask(master, "PROCESS " + game + " " + phase);
    house.awaitQuiet();
  }

  @Test
  void whatIsForEverybodyStandsInTheThreadAlone() {
    // A turn of Blood & Iron has nothing for one seat alone, so nothing comes in private. A
    // player who has left the server gets all of it, and so does everybody who has not asked for
    // this.
    table("bismarck", "blood-and-iron", FIVE);
    discord.mayPing(anna);
    assertThat(says("SET REPORTS THREAD")).contains("in each game's thread");
    int before = whispers();
    House.ask(master, "START bismarck");
    judge("bismarck");
    assertThat(report(house.person("bert"), 2)).isNotNull();
    assertThat(whispers()).isEqualTo(before);
    assertThat(pings("bismarck")).hasSizeGreaterThanOrEqualTo(2);
    anna.leaves(true);
    judge("bismarck");
    assertThat(report(person, 3)).isNotNull();
    assertThat(person.mails()).noneMatch(mail -> isReport(mail, 1) || isReport(mail, 2));
    anna.leaves(false);
    assertThat(says("SET REPORTS MAIL")).contains("by mail");
  }

  @Test
  void anAnonymousGameTellsInPrivate() {
    // A ping would say who plays, so there is none, and the setting is refused or does not count.
    table("bismarck", "blood-and-iron anonymous=on", FIVE);
    assertThat(says("SET REPORTS THREAD")).contains("anonymous");
    House.ask(master, "CREATE sedan blood-and-iron");
    for (String name : FIVE) {
      House.ask(house.person(name), "JOIN sedan");
    }
    House.ask(master, "START sedan");
    house.awaitQuiet();
    anna.goes(thread("sedan"));
    assertThat(says("SET REPORTS THREAD")).contains("in each game's thread");
    int before = whispers();
    House.ask(master, "START bismarck");
    assertThat(whispers()).isGreaterThan(before);
    assertThat(pings("bismarck")).isEmpty();
  }

  @Test
  void whatIsForTheSeatAloneComesInPrivate() {
    // The hand of a player is not for everybody, nor is what is asked of those who see more.
    table("dance", "bismarcks-dance", List.of("anna"));
    discord.mayPing(anna);
    assertThat(says("SET REPORTS THREAD")).contains("in each game's thread");
    int before = whispers();
    House.ask(master, "START dance");
    assertThat(whispers()).isEqualTo(before + 1);
    assertThat(pings("dance")).isNotEmpty();
  }
}
