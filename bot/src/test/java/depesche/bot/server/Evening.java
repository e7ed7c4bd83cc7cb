package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.User;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// A game with people at it, some of whom give their orders on Discord and the rest by mail.
/// Everybody's report comes by mail; those on Discord are sent it there too.
final class Evening {

  private final House house;
  private final String game;
  private final UnaryOperator<String> filed;
  private final Person master;
  private final SequencedMap<Person, Optional<User>> players = new LinkedHashMap<>();
  private int turn = 1;

  /// These have joined; the first two play on Discord.
  ///
  /// @param title what is played
  /// @param filed how a line reads when it is on file
  Evening(House house, String game, String title, List<String> names, UnaryOperator<String> filed) {
    this.house = house;
    this.game = game;
    this.filed = filed;
    master = house.person("master");
    House.ask(master, "CREATE " + game + " " + title);
    for (String name : names) {
      Person person = house.person(name);
      assertThat(House.ask(person, "JOIN " + game).text()).contains("password");
      players.put(person, Optional.empty());
    }
    Person first = person(0);
    Person second = person(1);
    players.put(first, Optional.of(house.link(first, "Anna")));
    players.put(second, Optional.of(house.linkByMail(second, "Bert")));
    assertThat(House.ask(master, "START " + game).text()).contains("has begun");
  }

  House house() {
    return house;
  }

  Person person(int number) {
    return people().get(number);
  }

  List<Person> people() {
    return List.copyOf(players.sequencedKeySet());
  }

  String game() {
    return game;
  }

  User user(int number) {
    return players.getOrDefault(person(number), Optional.empty()).orElseThrow();
  }

  Person master() {
    return master;
  }

  int turn() {
    return turn;
  }

  ReceivedMail report(Person person) {
    return person.find("report " + turn, mail -> isReport(mail, turn));
  }

  private boolean isReport(ReceivedMail mail, int number) {
    return mail.messageId().startsWith("<" + game + ".turn." + number + ".");
  }

  /// {@return the phase that is being played, as `S1866M`}
  String phase() {
    String subject = report(person(0)).subject();
    return subject.replaceAll("^\\[\\S+ (\\S+)\\].*", "$1");
  }

  /// Everybody who has something to send answers in their own way; then the next phase comes. Where
  /// all was answered ahead, it comes by itself.
  ///
  /// @param answer gives the lines for a report that says what is due
  void play(Function<ReceivedMail, List<String>> answer) {
    SequencedMap<Person, List<String>> due = new LinkedHashMap<>();
    for (Person player : players.sequencedKeySet()) {
      List<String> lines = answer.apply(report(player));
      if (!lines.isEmpty()) {
        due.put(player, lines);
      }
    }
    due.forEach(this::answer);
    next();
  }

  /// The next phase comes: everybody gets its report.
  void next() {
    comesTo(turn + 1);
  }

  /// The report with this number comes to everybody; an edit has a number and no report.
  void comesTo(int next) {
    turn = next;
    players.sequencedKeySet().forEach(this::report);
  }

  /// Somebody who writes mails has taken the seat of somebody else.
  void changes(Person left, Person came) {
    players.remove(left);
    players.put(came, Optional.empty());
  }

  /// Somebody sends these orders in their own way, and they are on file.
  void answer(Person player, List<String> lines) {
    Optional<User> user = players.getOrDefault(player, Optional.empty());
    if (user.isPresent()) {
      onDiscord(user.get(), player, lines);
    } else {
      String id = player.write(String.join("\n", lines), Optional.of(report(player)));
      onFile(player.answer(id).text(), lines);
    }
  }

  /// The master has this phase judged with what is on file; then the next one comes.
  void process() {
    House.ask(master, "PROCESS " + game + " " + phase());
    next();
  }

  /// The first order by mail, and all of them on Discord: begun here, changed there.
  private void onDiscord(User user, Person player, List<String> lines) {
    user.goes(place());
    if (lines.size() > 1 && turn % 2 == 1) {
      String id = player.write(lines.getFirst(), Optional.of(report(player)));
      onFile(player.answer(id).text(), lines.subList(0, 1));
    }
    Message receipt =
        lines.size() > 1 && turn % 2 == 1
            ? user.slash("orders").submit(String.join("\n", lines)).answer()
            : user.slash("judge", "line", String.join("; ", lines)).answer();
    assertThat(receipt.onlyFor()).contains(user);
    onFile(receipt.text(), lines);
  }

  /// A receipt is the same on both ways: it repeats what is on file.
  private void onFile(String receipt, List<String> lines) {
    String text = House.plain(receipt);
    assertThat(text).contains("OK: ");
    for (String line : lines) {
      assertThat(text).contains(House.plain(filed.apply(line)));
    }
  }

  /// {@return the game's place on Discord}
  Place place() {
    return house.discord().channel(game);
  }

  /// Waits until everybody on Discord has been sent the report of this turn, and the game's place.
  void awaitDiscord(String phase) {
    String title = title(phase);
    house.awaitQuiet(
        "reports of " + phase + " on Discord",
        () ->
            told(user(0).privateMessages(), title)
                && told(user(1).privateMessages(), title)
                && told(place().messages(), title));
  }

  /// {@return what players read of a phase with this id}
  static String title(String phase) {
    return phase
        .replaceFirst("^S(\\d{4})", "Spring $1")
        .replaceFirst("^F(\\d{4})", "Fall $1")
        .replaceFirst("^W(\\d{4})", "Winter $1")
        .replaceFirst("M$", ", movement")
        .replaceFirst("R$", ", retreats")
        .replaceFirst("A$", ", adjustments")
        .replaceFirst("^(\\d+)-(\\w+).*", "Turn $1, $2");
  }

  private boolean told(List<Message> messages, String title) {
    return messages.stream().anyMatch(message -> message.text().contains(title));
  }
}
