package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Attachment;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SequencedMap;
import org.awaitility.Awaitility;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Moderated tables with two seats by mail and two on Discord, through a whole turn.
class TablesOnDiscordTest {

  private static final String GAME = "salon";
  private static final int MOST = 400;
  private static final int FULL = 3;

  @TempDir private Path folder;
  private final SequencedMap<String, Person> people = new LinkedHashMap<>();
  private final SequencedMap<String, User> users = new LinkedHashMap<>();
  private final SequencedMap<String, String> signOns = new LinkedHashMap<>();
  private final SequencedMap<String, Integer> kinds = new LinkedHashMap<>();
  private int letters;

  @Test
  void aTurnOfCongressOfViennaIsPlayedOnBothWays() {
    // Wagers and battle cards are sealed, trades and debates cross both ways.
    try (House house = House.open(folder)) {
      begins(
          house,
          "congress-of-vienna scenario=CLASH",
          List.of("FRANCE", "RUSSIA", "BRITAIN", "AUSTRIA"));
      SequencedMap<String, String> wrong = new LinkedHashMap<>();
      wrong.put("WAGER Humboldtt", "Humboldtt");
      wrong.put("ISSUE Saxnoy", "Saxnoy");
      wrong.put("ADD VP 3000", "3000");
      wrong.put("NEGOTIATE Saxony WITH 999", "999");
      plays(house, "congress-of-vienna", wrong);
      assertThat(journal()).contains("Opened: WAGER");
    }
  }

  @Test
  void aTurnOfWeimarIsPlayedOnBothWays() {
    // Agendas are sealed; demonstrations roll dice and ask all others whether they react.
    try (House house = House.open(folder)) {
      begins(house, "weimar", List.of("SPD", "ZENTRUM", "KPD", "DNVP"));
      SequencedMap<String, String> wrong = new LinkedHashMap<>();
      wrong.put("AGENDA 9", "9");
      wrong.put("PLACE base Berlinn", "Berlinn");
      wrong.put("PLAY Z99", "Z99");
      wrong.put("DEMONSTRATE Atlantis", "Atlantis");
      plays(house, "weimar", wrong);
      assertThat(journal()).contains("rolls 2d6", "Agenda");
    }
  }

  private void begins(House house, String created, List<String> seats) {
    Person master = house.person("master");
    House.ask(master, "CREATE " + GAME + " " + created);
    for (String seat : seats) {
      Person person = house.person(seat.toLowerCase(Locale.ROOT));
      ReceivedMail welcome = House.ask(person, "JOIN " + seat + "@" + GAME);
      String password = Jsoup.parse(welcome.html()).select("pre").getFirst().text();
      signOns.put(seat, "SIGNON %s@%s %s\n".formatted(seat, GAME, password));
      people.put(seat, person);
    }
    users.put(seats.get(0), house.link(person(seats.get(0)), "Anna"));
    users.put(seats.get(1), house.linkByMail(person(seats.get(1)), "Bert"));
    assertThat(House.ask(master, "START " + GAME).text()).contains("has begun");
    house.awaitQuiet("the game's place", () -> !house.discord().channel(GAME).messages().isEmpty());
    users.values().forEach(user -> user.goes(house.discord().channel(GAME)));
  }

  private Person person(String seat) {
    return Objects.requireNonNull(people.get(seat), seat);
  }

  /// Until the second turn begins. Each player makes each mistake once, and hears what is wrong.
  private void plays(House house, String title, SequencedMap<String, String> wrong) {
    List<String> mistakes = new ArrayList<>();
    people
        .keySet()
        .forEach(seat -> wrong.keySet().forEach(line -> mistakes.add(seat + " " + line)));
    GamePosition<?, ?> now = house.position(title, GAME);
    while (now.phase().id().startsWith("1-")) {
      assertThat(++letters).as("a turn ends").isLessThan(MOST);
      List<Demand> asked = now.demands();
      for (Demand demand : now.isApart() ? asked.subList(0, 1) : asked) {
        String seat = demand.seat().name();
        mistakes.stream()
            .filter(mistake -> mistake.startsWith(seat + " "))
            .findFirst()
            .ifPresent(
                mistake -> {
                  mistakes.remove(mistake);
                  String line = mistake.substring(seat.length() + 1);
                  isKind(says(seat, line), line, wrong.getOrDefault(line, line));
                });
        List<String> lines = lines(now, seat);
        String answer = says(seat, String.join("\n", lines));
        assertThat(answer).as("%s by %s", lines, seat).doesNotContain("not accepted");
      }
      String before = now.text();
      Awaitility.await("what comes of letter " + letters)
          .atMost(House.patience())
          .pollInterval(Duration.ofMillis(10))
          .until(() -> !house.position(title, GAME).text().equals(before));
      now = house.position(title, GAME);
      if (letters % 20 == 5) {
        looks(seatOnDiscord(letters));
      }
    }
    house.awaitQuiet();
    handsAreTheirOwners(house);
    assertThat(house.discord().refused()).isEmpty();
  }

  /// Of each kind of phase the first few letters hold acts; later ones end it, so that a turn has
  /// an end.
  private List<String> lines(GamePosition<?, ?> now, String seat) {
    String kind = now.phase().id().replaceAll("[^A-Za-z]", "");
    int before = kinds.merge(kind, 1, Integer::sum);
    return before <= FULL ? now.played(seat) : now.examples(seat);
  }

  private String seatOnDiscord(int number) {
    List<String> seats = List.copyOf(users.sequencedKeySet());
    return seats.get(number % seats.size());
  }

  /// {@return the answer}
  private String says(String seat, String letter) {
    User user = users.get(seat);
    if (user == null) {
      return House.plain(House.ask(person(seat), signOns.get(seat) + letter).text());
    }
    Message answer =
        letters % 2 == 0
            ? user.slash("orders").submit(letter).answer()
            : user.slash("order", "order", letter.replace("\n", "; ")).answer();
    assertThat(answer.onlyFor()).contains(user);
    return House.plain(answer.text());
  }

  /// A mistake is answered with the line, the word, and something that can be done.
  private static void isKind(String answer, String line, String word) {
    assertThat(answer).contains(line).contains(word);
    assertThat(answer.length()).as(answer).isGreaterThan(line.length() + 20);
  }

  /// The hand, the journal and the sheet come to the one who asks, and to nobody else.
  private void looks(String seat) {
    User user = Objects.requireNonNull(users.get(seat), seat);
    for (String look : List.of("HAND", "JOURNAL")) {
      Message answer = user.slash("order", "order", look).answer();
      assertThat(answer.onlyFor()).contains(user);
      assertThat(answer.text()).isNotBlank();
    }
    assertThat(user.complete("order", "order", "")).isNotEmpty();
    assertThat(user.slash("orders").modal().values()).hasSize(1);
  }

  private void handsAreTheirOwners(House house) {
    List<Message> open = house.discord().channel(GAME).messages();
    assertThat(pictures(open)).isNotEmpty();
    assertThat(open.stream().flatMap(Taint::words)).noneMatch(text -> text.contains("Your hand"));
    for (User user : users.values()) {
      List<Message> own = user.privateMessages();
      assertThat(own.stream().flatMap(Taint::words)).anyMatch(text -> text.contains("Your hand"));
      assertThat(pictures(own)).isNotEmpty();
    }
  }

  private static List<Attachment> pictures(List<Message> messages) {
    return messages.stream()
        .flatMap(message -> message.attachments().stream())
        .filter(Attachment::isPng)
        .toList();
  }

  /// {@return the journal, as a player by mail is shown it}
  private String journal() {
    String seat = List.copyOf(people.keySet()).getLast();
    return House.plain(House.ask(person(seat), signOns.get(seat) + "JOURNAL 1-300").text());
  }
}
