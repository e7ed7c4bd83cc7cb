package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.config.InstalledTitles;
import depesche.bot.game.Library;
import depesche.bot.game.Replay;
import depesche.bot.ledger.Ledger;
import depesche.bot.post.Attachment;
import depesche.bot.post.client.ReceivedMail;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game as it goes among strangers: somebody is away, somebody forgets, somebody needs a
/// stand-in, and somebody is replaced. Three of them play by mail and two on Discord.
class MonthsAmongStrangersTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
  private static final String TITLE =
      "blood-and-iron clock=20:00 zone=Europe/Berlin move=72 min=48 excused=1";
  private static final Pattern SEAT = Pattern.compile("you are (\\w+)");
  private static final int ANNA = 0;
  private static final int BERT = 1;

  @TempDir private Path folder;

  @Test
  void aGameOutlastsAnAbsenceAMissedTurnAStandInAndAReplacement() {
    // Whatever happens to one player, the others can go on; everybody hears of it in their own way.
    try (House house = House.open(folder)) {
      List<String> names = List.of("anna", "bert", "cora", "dirk", "emma");
      Evening evening = new Evening(house, "bismarck", TITLE, names, Table::sense);
      Person cora = evening.person(2);
      Person dirk = evening.person(3);
      Person emma = evening.person(4);
      Person fred = house.person("fred");
      Person gwen = house.person("gwen");

      Instant moved = bertWillBeAway(house, evening);
      emmaForgets(house, evening, emma);
      assertThat(house.deadline("bismarck")).isEqualTo(moved);
      everybodyReads(evening, "moved past an absence");

      ReceivedMail asked = coraFindsAStandIn(evening, cora, fred);
      annaWaits(house, evening, cora, fred);

      String begun = evening.phase();
      ReceivedMail last = orders(evening, fred);
      all(evening, cora, dirk);
      dirkIsReplaced(evening, dirk, gwen);
      orders(evening, gwen);
      evening.next();
      assertThat(evening.phase()).as("all was there, nobody waited").isNotEqualTo(begun);

      fredHasFinished(evening, fred, asked, last);
      while (!evening.phase().endsWith("M")) {
        evening.play(MonthsAmongStrangersTest::holds);
      }
      evening.answer(cora, holds(evening.report(cora)));
      isWhole(house, evening);
    }
  }

  /// {@return the next deadline, after the absence}
  private static Instant bertWillBeAway(House house, Evening evening) {
    ZonedDateTime due = house.deadline("bismarck").atZone(BERLIN);
    String away = due.toLocalDate().plusDays(2) + " TO " + due.toLocalDate().plusDays(4);
    evening.user(BERT).goes(evening.place());
    assertThat(onDiscord(evening, BERT, "SET ABSENCE " + away)).contains("3 days");
    assertThat(house.deadline("bismarck"))
        .as("the current deadline stays")
        .isEqualTo(due.toInstant());
    return due.toLocalDate().plusDays(5).atTime(LocalTime.of(20, 0)).atZone(BERLIN).toInstant();
  }

  private static void emmaForgets(House house, Evening evening, Person emma) {
    all(evening, emma);
    Instant due = house.deadline("bismarck");
    house.reach(due.minus(Duration.ofHours(23)));
    emma.find("a reminder", mail -> mail.subject().contains("Reminder"));
    house.reach(due.plusSeconds(1));
    evening.next();
    everybodyReads(evening, "sent nothing. This game excuses that for the last time");
  }

  /// {@return the mail that asked Fred}
  private static ReceivedMail coraFindsAStandIn(Evening evening, Person cora, Person fred) {
    String letter = "STAND-IN " + fred.address() + " FOR 2";
    String id = cora.write(letter, Optional.of(evening.report(cora)));
    assertThat(House.plain(cora.answer(id).text())).contains("You play on until they accept");
    ReceivedMail asked = fred.find("a request", mail -> mail.text().contains("ACCEPT"));
    assertThat(reply(fred, asked, "ACCEPT")).contains("for 2 phases");
    everybodyHears(evening, "A stand-in plays");
    return asked;
  }

  /// All orders are there, and yet nothing is judged before the deadline.
  private static void annaWaits(House house, Evening evening, Person cora, Person fred) {
    String phase = evening.phase();
    evening.user(ANNA).goes(evening.place());
    assertThat(onDiscord(evening, ANNA, "SET WAIT")).contains("not judged before its deadline");
    orders(evening, fred);
    all(evening, cora);
    assertThat(House.plain(House.ask(evening.master(), "STATUS bismarck").text()))
        .contains(Evening.title(phase));
    house.reach(house.deadline("bismarck").plusSeconds(1));
    evening.next();
  }

  private static void dirkIsReplaced(Evening evening, Person dirk, Person gwen) {
    ReceivedMail before = evening.report(dirk);
    String seat = seat(before);
    ReceivedMail answer =
        House.ask(evening.master(), "REPLACE bismarck " + seat + " " + gwen.address());
    assertThat(House.plain(answer.text())).contains("I have asked " + gwen.address());
    ReceivedMail asked = gwen.find("a request", mail -> mail.text().contains("ACCEPT"));
    assertThat(reply(gwen, asked, "ACCEPT"))
        .contains("Your seat is " + seat, "The game has begun")
        .doesNotContain("START", "ENTROPY");
    evening.changes(dirk, gwen);
    everybodyHears(evening, "has a new player");
    assertThat(reply(dirk, before, String.join("\n", holds(before))))
        .contains("you no longer play", "Thank you for having played")
        .doesNotContain("OK: ");
  }

  private static void fredHasFinished(
      Evening evening, Person fred, ReceivedMail asked, ReceivedMail last) {
    everybodyHears(evening, "has finished");
    fred.find("thanks", mail -> House.plain(mail.text()).contains("Thank you very much"));
    assertThat(reply(fred, last, String.join("\n", holds(last))))
        .contains("you no longer play")
        .doesNotContain("OK: ");
    assertThat(reply(fred, asked, "ACCEPT")).contains("do not know that code");
  }

  private static void isWhole(House house, Evening evening) {
    House.ask(evening.master(), "OPEN bismarck");
    ReceivedMail end =
        evening.person(ANNA).find("the transcript", mail -> transcript(mail).isPresent());
    Attachment file = transcript(end).orElseThrow();
    String text = new String(file.bytes(), StandardCharsets.UTF_8);
    assertThat(Verification.of(TranscriptFile.read("transcript.json", text), List.of()))
        .isNotEmpty()
        .allMatch(ProofCheck::passed);
    house.awaitQuiet();
    assertThat(house.discord().refused()).isEmpty();
    house.stop();
    Library library = new Library(InstalledTitles.from(Program.HOME.resolve("config")));
    try (Ledger ledger = Ledger.in(house.data())) {
      Replay replay = ledger.work(book -> Replay.of(book.game("bismarck").orElseThrow(), library));
      assertThat(replay.difference()).isEmpty();
      assertThat(replay.chapters()).hasSizeGreaterThanOrEqualTo(3);
    }
  }

  private static Optional<Attachment> transcript(ReceivedMail mail) {
    return mail.attachments().stream()
        .filter(bytes -> bytes.name().equals("transcript.json"))
        .findFirst();
  }

  private static String reply(Person person, ReceivedMail to, String lines) {
    return House.plain(person.answer(person.write(lines, Optional.of(to))).text());
  }

  private static String onDiscord(Evening evening, int player, String line) {
    return House.plain(evening.user(player).slash("judge", "line", line).answer().text());
  }

  private static String seat(ReceivedMail report) {
    Matcher matcher = SEAT.matcher(House.plain(report.text()));
    assertThat(matcher.find()).as(report.text()).isTrue();
    return matcher.group(1);
  }

  /// Everybody in the game but these sends all their orders, in their own way.
  private static void all(Evening evening, Person... but) {
    evening.people().stream()
        .filter(player -> !List.of(but).contains(player))
        .forEach(player -> evening.answer(player, holds(evening.report(player))));
  }

  /// Somebody who came later sends all orders of their seat.
  ///
  /// @return what they replied to
  private static ReceivedMail orders(Evening evening, Person person) {
    String phase = evening.phase();
    ReceivedMail report =
        person.find(
            "what is due in " + phase,
            mail -> mail.subject().contains(phase) && mail.text().contains("What you need to do"));
    assertThat(reply(person, report, String.join("\n", holds(report))))
        .contains("Your orders are complete")
        .doesNotContain("Still missing");
    return report;
  }

  /// {@return lines with which every unit that has no order stays where it is}
  private static List<String> holds(ReceivedMail report) {
    return new Owed(new Random(1))
        .answer(report.text()).stream()
            .map(line -> line.replaceAll("^(A \\w+) - \\w+$", "$1 H"))
            .toList();
  }

  private static void everybodyReads(Evening evening, String words) {
    for (Person player : evening.people()) {
      assertThat(House.plain(evening.report(player).text())).contains(words);
    }
    isOnDiscord(evening, words);
  }

  private static void everybodyHears(Evening evening, String words) {
    for (Person player : evening.people()) {
      player.find(words, mail -> House.plain(mail.text()).contains(words));
    }
    isOnDiscord(evening, words);
  }

  private static void isOnDiscord(Evening evening, String words) {
    for (int player : List.of(ANNA, BERT)) {
      evening
          .house()
          .awaitQuiet(
              words + " on Discord",
              () ->
                  evening.user(player).privateMessages().stream()
                      .anyMatch(message -> House.plain(message.text()).contains(words)));
    }
  }
}
