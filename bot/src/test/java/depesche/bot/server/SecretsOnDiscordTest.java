package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Attachment;
import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/// Reads all that Discord and the post ever showed to anybody else before the letters are opened.
class SecretsOnDiscordTest {

  private static final String CANARY = "QZXVJ";
  private static final String MOVED = "The deadline is now";
  private static final List<String> ASKED = List.of("STATUS", "HISTORY", "MAP", "HELP");

  @TempDir private Path folder;

  @Test
  void nobodyElseSeesWhatIsBid() {
    // No byte of a player's unrevealed bids reaches anybody else.
    try (House house = House.open(folder)) {
      List<String> names = List.of("anna", "bert", "cora");
      Evening evening = new Evening(house, "world", "great-powers", names, line -> "");
      try (Taint taint = taint(house, evening)) {
        taint.secret(CANARY, "navies, colonies, armies", "navies colonies armies");
        bid(house, evening.user(0).goes(evening.place()));
        everybodyIsCurious(house, evening);
        assertThat(evening.user(1).complete("bid", "bid", "")).noneMatch(taint::isSecret);
        isTight(house, evening, taint);
      }
    }
  }

  /// Every way in which bids can be made, each with a word that stands nowhere else.
  private static void bid(House house, User anna) {
    List<String> lines =
        List.of("BID NAVIES COLONIES ARMIES", "PICK " + CANARY + " > ANY", "TARGET " + CANARY);
    String bids = "Navies, Colonies, Armies";
    hears(anna.slash("judge", "line", String.join("; ", lines)).answer(), bids);
    hears(anna.slash("bid", "bid", "NAVIES COLONIES ARMIES").answer(), bids);
    hears(anna.slash("orders").submit(String.join("\n", lines)).answer(), bids);
    whispers(house, anna, String.join("\n", lines), bids);
    assertThat(anna.complete("bid", "bid", "NAV")).anyMatch(line -> line.startsWith("BID NAVIES"));
    assertThat(anna.complete("pick", "cards", "")).anyMatch(line -> line.startsWith("PICK "));
  }

  @Test
  void nobodyElseSeesWhatIsOrdered() {
    // No order reaches anybody else before the phase is judged, in whatever way it was given; then
    // everybody reads it.
    try (House house = House.open(folder)) {
      List<String> names = List.of("anna", "bert", "cora", "dirk", "emma");
      Evening evening = new Evening(house, "bismarck", "blood-and-iron", names, Table::sense);
      User anna = evening.user(0).goes(evening.place());
      User bert = evening.user(1).goes(evening.place());
      List<String> offered = bert.complete("order", "order", "A ");
      byte[] map = map(bert);
      try (Taint taint = taint(house, evening)) {
        order(anna, bert, house, orders(evening, taint));
        everybodyIsCurious(house, evening);
        assertThat(bert.complete("order", "order", "A ")).isEqualTo(offered);
        assertThat(map(bert)).as("his map").isEqualTo(map);
        isTight(house, evening, taint);
        evening.process();
        house.awaitQuiet(
            "what was secret is told",
            () ->
                evening.place().messages().stream()
                    .flatMap(Taint::words)
                    .anyMatch(taint::isSecret));
      }
    }
  }

  /// {@return moves of her armies that stand nowhere yet, as many of them as there are}
  private static List<String> orders(Evening evening, Taint taint) {
    List<String> orders = new ArrayList<>();
    for (String line : new Owed(new Random(1)).answer(evening.report(evening.person(0)).text())) {
      String at = line.replaceAll("^AA? ([A-Z]{3}).*", "$1");
      List<String> moves = Owed.near(at).stream().map(to -> at + " - " + to).toList();
      taint
          .unheard(moves)
          .forEach(move -> orders.add(line.substring(0, line.indexOf(' ') + 1) + move));
    }
    taint.secret(orders.stream().map(SecretsOnDiscordTest::sense).toArray(String[]::new));
    taint.secret(CANARY);
    return orders;
  }

  private static String sense(String order) {
    return order.substring(order.indexOf(' ') + 1);
  }

  /// Every way in which orders can be given, as many different ones as there are.
  private static void order(User anna, User bert, House house, List<String> orders) {
    assertThat(orders).hasSizeGreaterThan(8);
    hears(
        anna.slash("judge", "line", orders.get(0) + "; " + orders.getLast()).answer(),
        orders.get(0),
        sense(orders.getLast()));
    hears(anna.slash("order", "order", orders.get(1)).answer(), orders.get(1));
    String set = orders.get(2) + "\n" + orders.getLast();
    hears(anna.slash("orders").submit(set).answer(), orders.get(2));
    var again = anna.slash("orders");
    assertThat(again.modal().values()).singleElement().asString().startsWith(set);
    hears(again.submit().answer(), orders.get(2));
    hears(anna.slash("orders").submit(orders.get(3) + "\nA " + CANARY + " H").answer(), CANARY);
    hears(anna.slash("judge", "line", orders.get(4) + "; A BER - " + CANARY).answer(), CANARY);
    whispers(house, anna, orders.get(5), orders.get(5));
    Place thread = anna.opensThread("anna and bert", bert);
    Place general = house.discord().place("general");
    String us = "<@" + house.discord().bot().id() + "> ";
    answers(house, anna, () -> anna.type(thread, us + orders.get(6)), orders.get(6));
    answers(
        house,
        anna,
        () -> anna.type(general, us + orders.get(7)),
        "ignore orders in public channels");
    String typed = orders.get(8).substring(0, orders.get(8).length() - 3);
    assertThat(anna.complete("order", "order", typed)).contains(orders.get(8));
  }

  private static Taint taint(House house, Evening evening) {
    User spy = house.discord().user("Spy").goes(evening.place());
    User bert = evening.user(1).goes(evening.place());
    List<Person> readers =
        Stream.concat(evening.people().stream().skip(1), Stream.of(evening.master())).toList();
    return new Taint(house.discord(), evening.user(0), List.of(bert, spy), readers);
  }

  /// Everybody else asks for all there is, in all ways.
  private static void everybodyIsCurious(House house, Evening evening) {
    for (User other : List.of(evening.user(1), house.discord().user("Spy"))) {
      for (String asked : ASKED) {
        hears(other.slash("judge", "line", asked + " " + evening.game()).answer(), "");
      }
    }
    assertThat(evening.user(1).slash("orders").modal().text()).isNotBlank();
    hears(house.discord().user("Spy").slash("orders").answer(), "");
    for (Person reader : evening.people().subList(1, evening.people().size())) {
      House.ask(reader, "STATUS " + evening.game());
    }
    House.ask(evening.master(), "STATUS " + evening.game());
    // Everything that was written to anybody before this has gone by now.
    House.ask(evening.master(), "SET DEADLINE " + evening.game() + " +5d");
    evening.people().forEach(person -> person.find("a notice", SecretsOnDiscordTest::isNotice));
    house.awaitQuiet(
        "a notice on Discord",
        () ->
            isNoticed(evening.place().messages()) && isNoticed(evening.user(1).privateMessages()));
  }

  /// Nothing leaked, and a leak would have been found wherever it was.
  private static void isTight(House house, Evening evening, Taint taint) {
    assertThat(taint.leaks()).isEmpty();
    assertThat(house.discord().refused()).isEmpty();
    evening.user(1).slash("judge", "line", "A " + CANARY).answer();
    assertThat(taint.leaks()).as("planted on Discord").hasSize(1);
    LoggerFactory.getLogger(SecretsOnDiscordTest.class).error("planted: {}", CANARY);
    assertThat(taint.leaks()).as("planted in the log").hasSize(2);
    House.ask(evening.person(1), "A " + CANARY);
    assertThat(taint.leaks()).as("planted in a mail").hasSizeGreaterThan(2);
  }

  private static void whispers(House house, User user, String text, String answer) {
    answers(house, user, () -> user.whispers(text), answer);
  }

  /// An answer to a message comes to its author's private messages.
  private static void answers(House house, User user, Runnable writes, String answer) {
    int before = user.privateMessages().size();
    writes.run();
    house.awaitQuiet(
        "an answer that says " + answer,
        () ->
            user.privateMessages().stream()
                .skip(before)
                .filter(message -> message.author() != user)
                .anyMatch(message -> House.plain(message.text()).contains(answer)));
  }

  private static boolean isNotice(ReceivedMail mail) {
    return mail.subject().contains(MOVED);
  }

  private static boolean isNoticed(List<Message> messages) {
    return messages.stream().anyMatch(message -> House.plain(message.text()).contains(MOVED));
  }

  private static byte[] map(User user) {
    return Stream.of(user.slash("map").answer())
        .flatMap(answer -> answer.attachments().stream())
        .filter(Attachment::isPng)
        .map(Attachment::bytes)
        .findFirst()
        .orElseThrow();
  }

  private static void hears(Message answer, String... words) {
    assertThat(answer.onlyFor()).isPresent();
    assertThat(House.plain(answer.text())).isNotBlank().contains(words);
  }
}
