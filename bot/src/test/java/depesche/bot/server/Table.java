package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Five players and a master at the game of bismarck, from sign-up to the phase one likes to stop
/// at. Their mails on the way are checked at once: a receipt repeats all that is on file.
final class Table implements AutoCloseable {

  private static final List<String> NAMES = List.of("anna", "bert", "cora", "dirk", "emma");
  private static final Pattern PHASE = Pattern.compile("\\[bismarck ([SFW]\\d{4}[MRA])\\]");

  private final Person master;

  /// What a receipt says is on file: by this mail, or by those before it.
  private static final Pattern ON_FILE =
      Pattern.compile("(?m)^(?:\\d+\\. +| +)OK: (.*(?:\\n {4}(?!OK:|PLEASE).*)*)|^- (.*)");

  private final List<Person> players;
  private final Owed owed;
  private final Random random;
  private final Runnable letterWritten;
  private final SequencedMap<String, List<String>> filed = new LinkedHashMap<>();
  private int turn;

  Table(Program program, Random random, Runnable letterWritten) {
    this.master = new Person("master", program.smtpPort(), program.imapPort());
    this.players =
        NAMES.stream()
            .map(name -> new Person(name, program.smtpPort(), program.imapPort()))
            .toList();
    this.owed = new Owed(random);
    this.random = random;
    this.letterWritten = letterWritten;
  }

  List<Person> players() {
    return players;
  }

  List<Person> everybody() {
    return Stream.concat(Stream.of(master), players.stream()).toList();
  }

  /// {@return the number of the last report: the opening is 1}
  int turn() {
    return turn;
  }

  /// {@return the orders a player had on file when a turn was judged}
  List<String> filed(Person player, int judgedIn) {
    return filed.getOrDefault(player.address() + " " + judgedIn, List.of());
  }

  private String write(Person person, String text, Optional<ReceivedMail> answers) {
    String id = person.write(text, answers);
    letterWritten.run();
    return id;
  }

  private ReceivedMail ask(Person person, String text) {
    return person.answer(write(person, text, Optional.empty()));
  }

  /// Everybody signs up and the game begins.
  void begin() {
    ask(master, "CREATE bismarck blood-and-iron");
    for (Person player : players) {
      String country = "Land of " + player.address().substring(0, 4);
      assertThat(ask(player, "JOIN bismarck NAME " + country).text()).contains("password");
    }
    assertThat(ask(master, "START bismarck").text()).contains("has begun");
    turn = 1;
  }

  /// Plays until this phase begins.
  void play(String end) {
    while (!phase(report(players.getFirst())).equals(end)) {
      playPhase();
      turn++;
    }
    everybody().forEach(this::report);
  }

  /// Everybody asks how the game stands.
  void status() {
    players.forEach(player -> assertThat(ask(player, "STATUS").text()).contains("Current phase"));
  }

  private ReceivedMail report(Person person) {
    return person.find("report " + turn, mail -> isReport(mail, turn));
  }

  static boolean isReport(ReceivedMail mail, int turn) {
    return mail.messageId().startsWith("<bismarck.turn." + turn + ".");
  }

  private static String phase(ReceivedMail report) {
    Matcher matcher = PHASE.matcher(report.subject());
    assertThat(matcher.find()).as(report.subject()).isTrue();
    return matcher.group(1);
  }

  /// First everybody writes a part of their orders, and only then the rest: what the first letter
  /// said must still be there.
  private void playPhase() {
    SequencedMap<Person, List<String>> orders = new LinkedHashMap<>();
    for (Person player : players) {
      List<String> due = owed.answer(report(player).text());
      if (!due.isEmpty()) {
        orders.put(player, due);
        filed.put(player.address() + " " + (turn + 1), due);
      }
    }
    assertThat(orders).as("somebody owes something in " + turn).isNotEmpty();
    SequencedMap<Person, List<String>> first = new LinkedHashMap<>();
    orders.forEach((player, due) -> first.put(player, due.subList(0, first(due))));
    send(first, first);
    curious(orders);
    SequencedMap<Person, List<String>> second = new LinkedHashMap<>();
    orders.forEach((player, due) -> second.put(player, due.subList(first(due), due.size())));
    second.values().removeIf(List::isEmpty);
    send(second, orders);
  }

  /// How many orders the first letter holds. In winter a later letter replaces the whole list.
  private static int first(List<String> due) {
    return due.getFirst().matches("(BUILD|REMOVE|WAIVE).*") ? due.size() : (due.size() + 1) / 2;
  }

  private void send(
      SequencedMap<Person, List<String>> lines, SequencedMap<Person, List<String>> known) {
    SequencedMap<Person, String> ids = new LinkedHashMap<>();
    lines.forEach(
        (player, part) ->
            ids.put(player, write(player, String.join("\n", part), Optional.of(report(player)))));
    ids.forEach(
        (player, id) -> checkOnFile(player.answer(id), known.getOrDefault(player, List.of())));
  }

  /// A player who still has something to send asks what is on file.
  private void curious(SequencedMap<Person, List<String>> orders) {
    List<Person> open =
        orders.entrySet().stream()
            .filter(entry -> first(entry.getValue()) < entry.getValue().size())
            .map(entry -> entry.getKey())
            .toList();
    if (!open.isEmpty()) {
      Person player = open.get(random.nextInt(open.size()));
      ReceivedMail status = player.answer(write(player, "STATUS", Optional.of(report(player))));
      for (String order : filed(player, turn + 1).subList(0, first(filed(player, turn + 1)))) {
        assertThat(plain(status.text())).contains(order);
      }
    }
  }

  private static void checkOnFile(ReceivedMail receipt, List<String> orders) {
    String text = receipt.text().replace("\r", "").replaceFirst("(?s)Still missing\n.*", "");
    List<String> items =
        ON_FILE
            .matcher(text)
            .results()
            .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
            .toList();
    assertThat(items).as("on file of %s", text).hasSameSizeAs(orders);
    for (String order : orders) {
      assertThat(items).anyMatch(item -> plain(item).contains(sense(order)));
    }
  }

  /// An order as every mail repeats it: a ballot is written differently, but its target is kept.
  static String sense(String order) {
    return order.startsWith("AA ") ? order.substring(3) : order;
  }

  static String plain(String text) {
    return text.replaceAll("\\s+", " ");
  }

  @Override
  public void close() {
    everybody().forEach(Person::close);
  }
}
