package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SettingsFile;
import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.User;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The ways that `.ci/ways` measures, each more than once: the last time counts. No test of every
/// day.
class Ways {

  private static final List<String> NAMES = List.of("anna", "bert", "cora", "dirk", "emma");

  private final Consumer<String> marks = marks();

  @TempDir private Path folder = Path.of("");

  /// The marker of `.ci/WaysAgent.java`; without it nothing is measured.
  @SuppressWarnings("unchecked")
  private static Consumer<String> marks() {
    return System.getProperties().get("depesche.ways") instanceof Consumer<?> marker
        ? (Consumer<String>) marker
        : _ -> {};
  }

  private void measure(String way, Person person, List<String> lines) {
    marks.accept(way);
    String id = person.write(String.join("\n", lines), Optional.of(report(person, 1)));
    String answer = House.plain(person.answer(id).text());
    marks.accept("");
    assertThat(answer).contains("OK: ");
  }

  private static ReceivedMail report(Person person, int turn) {
    return person.find("a report", mail -> mail.messageId().contains(".turn." + turn + "."));
  }

  @Test
  void byMail() throws IOException {
    // A player who only writes mails passes nothing of Discord.
    Path settings =
        Files.writeString(
            folder.resolve("server.yaml"),
            """
            data: %s
            post:
              embedded: {smtpPort: 0, imapPort: 0}
            """
                .formatted(folder.resolve("data")));
    try (Server server =
        Server.open(SettingsFile.read(settings), Program.HOME, Clock.systemUTC())) {
      List<Person> players =
          NAMES.stream()
              .map(name -> new Person(name, server.smtpPort(), server.imapPort()))
              .toList();
      Person master = new Person("master", server.smtpPort(), server.imapPort());
      begin(master, players, "bismarck", "blood-and-iron");
      players.forEach(player -> report(player, 1));
      marks.accept("idle");
      Owed owed = new Owed(new Random(1));
      for (Person player : players.subList(0, 3)) {
        measure("letter with orders", player, owed.answer(report(player, 1).text()));
      }
      House.ask(master, "PROCESS bismarck " + phase(report(players.getFirst(), 1)));
      players.forEach(player -> report(player, 2));
      marks.accept("judged turn@Umpire");
      House.ask(master, "PROCESS bismarck " + phase(report(players.getFirst(), 2)));
      players.forEach(player -> report(player, 3));
      marks.accept("");
      List<Person> bidders =
          Stream.of("gert", "hans", "ines")
              .map(name -> new Person(name, server.smtpPort(), server.imapPort()))
              .toList();
      begin(master, bidders, "world", "great-powers");
      for (Person bidder : bidders.subList(0, 2)) {
        measure("bid by mail", bidder, List.of("BID INDUSTRY ARMIES NAVIES"));
      }
      players.forEach(Person::close);
      bidders.forEach(Person::close);
      master.close();
    }
  }

  @Test
  void onDiscord() {
    // An order as a command, from the gateway to the answer.
    try (House house = House.open(folder)) {
      Evening evening = new Evening(house, "bismarck", "blood-and-iron", NAMES, Table::sense);
      house.awaitQuiet();
      Owed owed = new Owed(new Random(1));
      for (int i = 0; i < 2; i++) {
        User user = evening.user(i);
        user.goes(evening.place());
        String line = owed.answer(evening.report(evening.person(i)).text()).getFirst();
        house.awaitQuiet();
        marks.accept("discord order");
        assertThat(user.slash("order", "order", line).answer().text()).contains("OK: ");
        marks.accept("");
      }
    }
  }

  private static String phase(ReceivedMail report) {
    return report.subject().replaceAll("^\\[\\S+ (\\S+)\\].*", "$1");
  }

  private static void begin(Person master, List<Person> players, String game, String title) {
    House.ask(master, "CREATE " + game + " " + title);
    players.forEach(
        player -> assertThat(House.ask(player, "JOIN " + game).text()).contains("password"));
    assertThat(House.ask(master, "START " + game).text()).contains("has begun");
  }
}
