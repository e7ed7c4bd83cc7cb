package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Fault;
import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Press in private threads on Discord, with players who have no account there.
class PressThreadsTest {

  private static final List<String> NAMES = List.of("anna", "bert", "cora", "dirk", "emma");

  @TempDir private Path folder = Path.of("");
  private final StandIn discord = StandIn.open();

  private House open() {
    return House.open(folder, discord, "threads: \"%d\"".formatted(discord.place("general").id()));
  }

  private static Evening evening(House house, String... rules) {
    Evening evening = new Evening(house, "bismarck", "blood-and-iron", NAMES, Table::sense);
    House.ask(evening.master(), "SET PRESS bismarck " + String.join(" ", rules));
    return evening;
  }

  private List<Place> threads() {
    return discord.places().filter(place -> place.kind() == Place.Kind.PRIVATE_THREAD).toList();
  }

  private static void shows(House house, Place thread, String text) {
    house.awaitQuiet(text, () -> says(thread, text) == 1);
  }

  private static long says(Place thread, String text) {
    return thread.messages().stream().filter(message -> isOurs(message, text)).count();
  }

  private static boolean isOurs(Message message, String text) {
    return message.author().name().equals("Depesche") && message.text().contains(text);
  }

  private static void says(Evening evening, int player, String... lines) {
    Person person = evening.person(player);
    person.answer(person.write(String.join("\n", lines), Optional.of(evening.report(person))));
  }

  private static String seat(Evening evening, int player) {
    return House.plain(evening.report(evening.person(player)).text())
        .replaceAll(".*?you are (\\w+).*", "$1");
  }

  private static String name(Place thread) {
    return thread.name().replaceAll(".*: ", "");
  }

  private Place thread(House house, int seats, User... people) {
    house.awaitQuiet(
        "a thread of " + seats + " seats with " + List.of(people),
        () -> threads().stream().anyMatch(thread -> isOf(thread, seats, people)));
    return threads().stream()
        .filter(thread -> isOf(thread, seats, people))
        .findFirst()
        .orElseThrow();
  }

  private boolean isOf(Place thread, int seats, User... people) {
    return name(thread).split(",", -1).length == seats
        && thread.people().size() == people.length + 1
        && thread.people().containsAll(List.of(people))
        && thread.people().contains(discord.bot());
  }

  private String named() {
    return "<@" + discord.bot().id() + "> ";
  }

  @Test
  void aPressIsShownInTheThreadOfItsWriterAndReaders() {
    // issue: private threads that the bot opens for each pair or group, mirrored to mail.
    try (House house = open()) {
      Evening evening = evening(house, "threads=on");
      User anna = evening.user(0);
      User bert = evening.user(1);
      String annas = seat(evening, 0);
      String berts = seat(evening, 1);
      discord.inject(new Fault.LostAnswer(), "POST channels/\\d+/threads", 1);
      says(evening, 0, "PRESS TO " + berts, "shall we?");
      Place pair = thread(house, 2, anna, bert);
      shows(house, pair, "shall we?");
      discord.archive(pair);
      anna.goes(evening.place());
      assertThat(anna.complete("press", "to", "")).contains(berts, "ALL").doesNotContain(annas);
      Message sent = anna.slash("press", "to", berts, "text", "by command; yes").answer();
      assertThat(sent.onlyFor()).contains(anna);
      shows(house, pair, "by command; yes");
      says(evening, 2, "PRESS TO " + annas, "not with them");
      Place half = thread(house, 2, anna);
      shows(house, half, "not with them");
      says(evening, 2, "PRESS TO " + annas + " " + berts, "all three");
      Place group = thread(house, 3, anna, bert);
      shows(house, group, "all three");
      anna.type(half, named() + "why not");
      evening.person(2).find("what was written there", mail -> mail.text().contains("why not"));
      anna.type(half, "nothing to the bot");
      assertThat(threads()).hasSize(3);
      assertThat(says(pair, "not with them") + says(half, "why not")).isZero();
    }
    assertThat(discord.refused()).isEmpty();
  }

  @Test
  void whoHasLeftTheirSeatLeavesTheThreads() {
    // They must not read what is written there later, and write nothing for the seat.
    try (House house = open()) {
      Evening evening = evening(house, "threads=on");
      User anna = evening.user(0);
      User bert = evening.user(1);
      says(evening, 0, "PRESS TO " + seat(evening, 1), "shall we?");
      Place pair = thread(house, 2, anna, bert);
      says(evening, 1, "RESIGN bismarck");
      assertThat(thread(house, 2, anna)).isEqualTo(pair);
      bert.type(pair, named() + "let me in");
      house.awaitQuiet(
          "an answer in private",
          () -> bert.privateMessages().stream().anyMatch(one -> isOurs(one, "seat")));
      assertThat(says(pair, "let me in")).isZero();
    }
    assertThat(discord.refused()).isEmpty();
  }

  @Test
  void whatStandsInAThreadIsNotRepeatedInPrivate() {
    // *Reply* there opens a form, so that the bot need not be mentioned. A player who
    // has left the server gets press as before.
    try (House house = open()) {
      Evening evening = evening(house, "threads=on");
      User anna = evening.user(0);
      User bert = evening.user(1);
      String press = "PRESS TO " + seat(evening, 1);
      bert.slash("judge", "line", "SET REPORTS THREAD").answer();
      says(evening, 0, press, "shall we?");
      Place pair = thread(house, 2, anna, bert);
      shows(house, pair, "shall we?");
      Message shown = pair.messages().getLast();
      Message sent = bert.press(shown, "Reply").submit("why not").answer();
      assertThat(sent.onlyFor()).contains(bert);
      shows(house, pair, "why not");
      house.awaitQuiet();
      assertThat(whispers(bert, "shall we?") + whispers(anna, "why not")).isZero();
      bert.leaves(true);
      says(evening, 0, press, "are you there?");
      ReceivedMail mail =
          evening.person(1).find("a mail", one -> one.text().contains("are you there?"));
      assertThat(mail).isNotNull();
      assertThat(evening.person(1).mails()).noneMatch(one -> one.text().contains("shall we?"));
    }
    assertThat(discord.refused()).extracting(one -> one.code()).containsOnly(10007, 50278);
  }

  private static long whispers(User user, String text) {
    return user.privateMessages().stream().filter(message -> isOurs(message, text)).count();
  }
}
