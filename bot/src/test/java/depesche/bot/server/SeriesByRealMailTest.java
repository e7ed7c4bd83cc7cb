package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.post.client.ReceivedMail;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A league and two tournaments by real mail: games from a preset, seats that all can check, and a
/// table.
class SeriesByRealMailTest {

  private static final Pattern SEAT = Pattern.compile("you are (\\w+)");

  @TempDir private Path folder;

  /// Who holds which seat of a game, and the mail to which they answer.
  private record Chair(Person person, String seat, ReceivedMail report) {}

  @Test
  void aLeagueAndTwoTournamentsAreDealtPlayedAndCounted() {
    // Two rounds of two games by squares; a drawn game by draw size and by centre count.
    try (House house = House.open(folder)) {
      Person master = house.person("master");
      List<Person> people =
          IntStream.rangeClosed(1, 10).mapToObj(number -> house.person("p" + number)).toList();

      begins(master, "league", "games=2 rounds=2 points=SQUARES", people);
      isConceded("league-1", people);
      isDrawn("league-2", people);
      hears(people, "Round 2 of 2 of league has been dealt");
      isConceded("league-3", people);
      isConceded("league-4", people);
      hears(people, "Series league is over");
      hears(List.of(master), "Series league is over");
      assertThat(points(master, "league")).hasSize(10);
      assertThat(sum(points(master, "league"))).isBetween(399.9, 400.1);
      isProved(master, "league", people);

      List<Person> five = people.subList(0, 5);
      begins(master, "sizes", "points=DRAW", five);
      isDrawn("sizes-1", five);
      hears(five, "Series sizes is over");
      assertThat(points(master, "sizes")).hasSize(5).containsOnly(20.0);

      begins(master, "counts", "points=CENTRES", five);
      isDrawn("counts-1", five);
      hears(five, "Series counts is over");
      assertThat(points(master, "counts")).hasSize(5).containsOnly(3.0);
    }
  }

  private static void begins(Person master, String series, String settings, List<Person> people) {
    String create = "SERIES CREATE %s preset=short-war %s".formatted(series, settings);
    assertThat(House.ask(master, create).text()).contains(series);
    for (Person person : people) {
      String name = person.address().replaceAll("@.*", "");
      House.ask(person, "SERIES JOIN %s NAME %s PHRASE of %s".formatted(series, name, name));
    }
    assertThat(House.plain(House.ask(master, "SERIES START " + series).text()))
        .contains("of " + series + " has been dealt");
  }

  /// {@return who was dealt a seat of a game; every seat is somebody's}
  private static List<Chair> table(String game, List<Person> people) {
    SequencedMap<String, Chair> chairs = new LinkedHashMap<>();
    for (Person person : people) {
      person.look();
      person
          .found(mail -> mail.messageId().startsWith("<" + game + ".turn.1."))
          .ifPresent(
              mail -> {
                Matcher seat = SEAT.matcher(House.plain(mail.text()));
                assertThat(seat.find()).isTrue();
                chairs.put(seat.group(1), new Chair(person, seat.group(1), mail));
              });
    }
    return List.copyOf(chairs.values());
  }

  private static List<Chair> seated(String game, List<Person> people) {
    Awaitility.await("the table of " + game)
        .atMost(House.patience())
        .until(() -> table(game, people).size() == 5);
    return table(game, people);
  }

  private static void isDrawn(String game, List<Person> people) {
    votes(game, seated(game, people), "SET DRAW");
  }

  /// All but one say that this one has won.
  private static void isConceded(String game, List<Person> people) {
    List<Chair> chairs = seated(game, people);
    votes(game, chairs.subList(1, 5), "CONCEDE " + chairs.getFirst().seat());
  }

  private static void votes(String game, List<Chair> chairs, String line) {
    for (Chair chair : chairs) {
      String id = chair.person().write(line, Optional.of(chair.report()));
      assertThat(House.plain(chair.person().answer(id).text())).as(game).contains("your vote");
    }
  }

  private static void hears(List<Person> people, String words) {
    for (Person person : people) {
      person.find(words, mail -> House.plain(mail.text()).contains(words));
    }
  }

  /// {@return the points in the table, by row}
  private static List<Double> points(Person master, String series) {
    String table = House.ask(master, "SERIES TABLE " + series).text();
    List<Double> points = new ArrayList<>();
    Matcher row = Pattern.compile("(?m)^ *\\d+\\.? +p\\d+ +([\\d.]+) ").matcher(table);
    while (row.find()) {
      points.add(Double.parseDouble(row.group(1)));
    }
    assertThat(points).as(table).isNotEmpty();
    return points;
  }

  private static double sum(List<Double> points) {
    return points.stream().mapToDouble(Double::doubleValue).sum();
  }

  /// The draw of all rounds is checked by the program that checks those of games; the phrases of
  /// all players are in it.
  private static void isProved(Person master, String series, List<Person> people) {
    String proof =
        House.ask(master, "SERIES PROOF " + series).attachments().stream()
            .map(file -> new String(file.bytes(), StandardCharsets.UTF_8))
            .filter(text -> text.startsWith("{"))
            .findFirst()
            .orElseThrow();
    people.forEach(
        person -> assertThat(proof).contains("of " + person.address().replaceAll("@.*", "")));
    assertThat(Verification.of(TranscriptFile.read("proof", proof), List.of()))
        .hasSizeGreaterThan(10)
        .allMatch(ProofCheck::passed);
  }
}
