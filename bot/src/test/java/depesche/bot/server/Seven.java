package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Seven players at a table of Diplomacy; each writes in their own way, the first two on Discord.
final class Seven {

  private static final Pattern COUNTRY = Pattern.compile("you are (\\w+)");

  /// All hold but two fleets, which want the same sea.
  private static final Map<String, List<String>> SPRING =
      Map.of(
          "Austria", List.of("A VIE H", "A BUD H", "F TRI H"),
          "England", List.of("F LON - ENG", "F EDI H", "A LVP H"),
          "France", List.of("F BRE - ENG", "A PAR H", "A MAR H"),
          "Germany", List.of("A BER H", "A MUN H", "F KIE H"),
          "Italy", List.of("A ROM H", "A VEN H", "F NAP H"),
          "Russia", List.of("A MOS H", "A WAR H", "F SEV H", "F STP/SC H"),
          "Turkey", List.of("A CON H", "A SMY H", "F ANK H"));

  private final Evening evening;
  private final SequencedMap<Person, String> countries = new LinkedHashMap<>();

  Seven(Evening evening) {
    this.evening = evening;
    for (Person player : evening.people()) {
      Matcher matcher = COUNTRY.matcher(House.plain(evening.report(player).text()));
      assertThat(matcher.find()).isTrue();
      countries.put(player, matcher.group(1));
    }
    List.of(0, 1).forEach(number -> evening.user(number).goes(evening.place()));
  }

  List<Person> people() {
    return List.copyOf(countries.sequencedKeySet());
  }

  Person person(String name) {
    return people().stream()
        .filter(one -> one.address().startsWith(name + "@"))
        .findFirst()
        .orElseThrow();
  }

  String country(Person player) {
    return Objects.requireNonNull(countries.get(player));
  }

  String phase() {
    return evening.phase();
  }

  private Optional<User> user(Person player) {
    int place = people().indexOf(player);
    return place < 2 ? Optional.of(evening.user(place)) : Optional.empty();
  }

  /// Somebody sends these lines in their own way.
  ///
  /// @return what they are answered
  String says(Person player, String lines) {
    Optional<User> user = user(player);
    if (user.isPresent()) {
      String line = lines.replace("\n", "; ");
      return House.plain(user.get().slash("judge", "line", line).answer().text());
    }
    String id = player.write(lines, Optional.of(evening.report(player)));
    return House.plain(player.answer(id).text());
  }

  private List<String> spring(Person player) {
    return Objects.requireNonNull(SPRING.get(country(player)));
  }

  /// {@return one of the orders of somebody for the first turn}
  String order(Person player) {
    return spring(player).getFirst();
  }

  /// Somebody sends all their orders for the first turn.
  void orders(Person player) {
    assertThat(says(player, String.join("\n", spring(player))))
        .contains("Your orders are complete", order(player))
        .doesNotContain("Still missing");
  }

  /// All who have not done so send their orders; then the first turn is judged.
  void judgeFirstTurn() {
    people().stream()
        .filter(one -> !List.of(person("bert"), person("dirk")).contains(one))
        .forEach(this::orders);
    evening.next();
    assertThat(phase()).isEqualTo("F1901M");
  }

  /// The report of this turn comes to everybody.
  void comesTo(int turn) {
    evening.comesTo(turn);
  }

  /// Everybody is told this, by mail and on Discord.
  void everybodyHears(String words) {
    for (Person player : people()) {
      player.find(words, mail -> said(mail).contains(words));
      user(player).ifPresent(_ -> whispered(player, words));
    }
  }

  private static String said(ReceivedMail mail) {
    return House.plain(mail.text());
  }

  /// {@return the private message on Discord that says this, when it is there}
  Message whispered(Person player, String words) {
    User user = user(player).orElseThrow();
    user.discord().await(words + " on Discord", () -> heard(user, words).isPresent());
    return heard(user, words).orElseThrow();
  }

  /// {@return all that somebody can read on Discord}
  String onDiscord(String name) {
    return Stream.concat(
            user(person(name)).orElseThrow().privateMessages().stream(),
            evening.place().messages().stream())
        .map(message -> House.plain(message.text()))
        .collect(Collectors.joining("\n"));
  }

  private static Optional<Message> heard(User user, String words) {
    return user.privateMessages().stream()
        .filter(message -> House.plain(message.text()).contains(words))
        .findFirst();
  }
}
