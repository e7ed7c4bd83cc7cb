package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.people.DigestTime;
import java.time.Duration;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Moderators 1.2: players of many games can have one mail a day about all of them.
class DigestTest {

  private static final String ANNA = PLAYERS.getFirst();
  private static final String MASTER = "master@localhost";

  /// The office begins at 13:00 in Berlin.
  private static final Duration TO_EIGHT = Duration.ofHours(19);

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static List<Bureau.Mail> digests(List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.subject().startsWith("Your games")).toList();
  }

  private static String flat(List<Bureau.Mail> digests) {
    assertThat(digests).hasSize(1);
    return Holders.flat(digests.getFirst());
  }

  /// Anna plays a second game.
  private void second() {
    bureau.write(MASTER, "CREATE moltke blood-and-iron");
    PLAYERS.forEach(player -> bureau.write(player, "JOIN moltke"));
    bureau.write(MASTER, "START moltke");
  }

  @Test
  void oneMailADayTellsOfAllRunningGames() {
    // What each asks, when its deadline falls in the reader's zone and UTC, and what is on file.
    Holders game = Holders.at(bureau, "");
    second();
    assertThat(Holders.flat(game.writes(0, "SET DIGEST 8 Uhr").getFirst()))
        .contains("at 08:00 in your zone");
    assertThat(Holders.flat(game.writes(0, "SET DIGEST ON").getFirst()))
        .contains("at 08:00 in your zone; the first one comes Tue 24 Nov 2026 08:00 CET");
    game.holds(0);
    bureau.passes(TO_EIGHT.minusMinutes(1));
    assertThat(bureau.works()).isEmpty();
    bureau.passes(Duration.ofMinutes(1));
    List<Bureau.Mail> mails = bureau.works();
    assertThat(mails).extracting(Bureau.Mail::to).containsExactly(ANNA);
    assertThat(mails.getFirst().subject())
        .isEqualTo("Your games: 1 of 2 needs your orders, the first by " + due());
    assertThat(flat(digests(mails)))
        .containsSubsequence("moltke", "I have nothing from you yet. Please send:", "bismarck")
        .contains("All that I asked of you is on file")
        .contains("The deadline is " + due());
    bureau.passes(Duration.ofDays(1));
    assertThat(digests(bureau.works())).hasSize(1);
  }

  private static String due() {
    return "Thu 26 Nov 2026 13:00 CET (12:00 UTC)";
  }

  @Test
  void ordersCountThatAreSentToTheAddressInIt() {
    // One mail serves several games, so each has its address there.
    Holders game = Holders.at(bureau, "");
    second();
    game.writes(0, "SET DIGEST 08:00");
    bureau.passes(TO_EIGHT);
    Bureau.Mail digest = digests(bureau.works()).getFirst();
    List<String> addresses =
        digest
            .text()
            .lines()
            .filter(line -> line.startsWith("Orders for this game go to "))
            .map(line -> line.substring(27).replaceAll("\\.$", ""))
            .toList();
    assertThat(addresses).hasSize(2).doesNotHaveDuplicates();
    Bureau.Mail toBismarck = new Bureau.Mail(ANNA, "", "", addresses.getFirst(), "", "", "");
    assertThat(Holders.flat(bureau.answer(toBismarck, game.orders(0)).getFirst()))
        .contains("Game bismarck")
        .doesNotContain("could not tell who sent this");
  }

  @Test
  void noReminderComesThatTheDigestReplaces() {
    // A day before the deadline the others are reminded; the digest does it twelve hours later.
    Holders game = Holders.at(bureau, "");
    game.writes(0, "SET DIGEST 08:00");
    bureau.passes(Duration.ofDays(2));
    assertThat(bureau.works())
        .filteredOn(mail -> !mail.subject().startsWith("Your games"))
        .extracting(Bureau.Mail::to)
        .containsExactlyElementsOf(PLAYERS.subList(1, 5));
  }

  @Test
  void aReminderComesSinglyWhenTheDeadlineIsNear() {
    // Between this digest and the next there is a deadline: nothing else would tell of it.
    Holders game = Holders.at(bureau, "reminders=4");
    game.writes(0, "SET DIGEST 11:00");
    for (int day = 0; day < 3; day++) {
      bureau.passes(Duration.ofHours(22));
      bureau.works();
    }
    bureau.passes(Duration.ofHours(2));
    List<Bureau.Mail> mails = bureau.works();
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals(ANNA))
        .anyMatch(mail -> mail.subject().contains("Reminder: your orders are due"));
  }

  @Test
  void thereIsNoMailWhenThereIsNothingToSay() {
    // A paused game alone, no game at all, and a player who wants it no longer.
    Holders game = Holders.at(bureau, "");
    game.writes(0, "SET DIGEST 08:00");
    game.writes(1, "SET DIGEST 08:00");
    game.writes(1, "SET DIGEST OFF");
    bureau.write(MASTER, "PAUSE bismarck");
    bureau.passes(TO_EIGHT);
    assertThat(bureau.works()).isEmpty();
    bureau.write(MASTER, "RESUME bismarck");
    bureau.passes(Duration.ofDays(1));
    assertThat(digests(bureau.works())).extracting(Bureau.Mail::to).containsExactly(ANNA);
  }

  @Test
  void itIsSentOnceADayWhateverHappens() {
    // A crash, another clock time, another zone: its key is the person and the day.
    Holders game = Holders.at(bureau, "");
    game.writes(0, "SET DIGEST 08:00");
    bureau.passes(TO_EIGHT);
    Bureau.Mail first = digests(bureau.works()).getFirst();
    assertThat(first.id()).matches("<digest\\.\\d+\\.2026-11-24\\.\\w{17}@localhost>");
    bureau.crashes();
    assertThat(digests(bureau.works())).isEmpty();
    game.writes(0, "SET DIGEST 09:00");
    bureau.passes(Duration.ofHours(1));
    assertThat(digests(bureau.works())).isEmpty();
    game.writes(0, "SET ZONE America/New_York");
    bureau.passes(Duration.ofHours(6));
    assertThat(digests(bureau.works())).isEmpty();
    bureau.passes(Duration.ofDays(1));
    assertThat(digests(bureau.works())).hasSize(1);
  }

  @Test
  void afterAnOutageOfDaysThereIsOne() {
    Holders game = Holders.at(bureau, "absence=21 move=240 min=240");
    game.writes(0, "SET DIGEST 08:00");
    bureau.passes(Duration.ofDays(4));
    bureau.crashes();
    assertThat(digests(bureau.works())).hasSize(1);
    assertThat(digests(bureau.works())).isEmpty();
  }

  @Test
  void itGoesWhereTheReportsGo() {
    // Somebody without mail is told by a direct message.
    Holders game = Holders.at(bureau, "");
    game.writes(0, "SET DIGEST 08:00");
    bureau.ask(
        unitOfWork -> {
          var anna = unitOfWork.player(ANNA).orElseThrow();
          anna.address = "discord:777000777000777001";
          anna.discord = "777000777000777001";
          return anna;
        });
    bureau.passes(TO_EIGHT);
    List<Bureau.Mail> mails = bureau.works();
    assertThat(mails)
        .extracting(Bureau.Mail::to)
        .containsExactly("discord:user:777000777000777001");
    assertThat(mails.getFirst().text()).contains("Your games").doesNotContain("Orders for this");
  }

  /// {@return what is asked of the ledger for one digest, when so many people have one later}
  private SequencedMap<String, Integer> asked(int others, List<String> scans) {
    bureau.ask(
        unitOfWork -> {
          for (int i = 0; i < others; i++) {
            PlayerRow other = new PlayerRow();
            other.proved = Bureau.BEGIN;
            other.address = "other" + others + "." + i + "@x.org";
            unitOfWork.enter(other);
            new DigestTime(other).choose(LocalTime.NOON, bureau.now().plus(Duration.ofDays(9)));
          }
          return others;
        });
    bureau.passes(Duration.ofDays(1));
    try (Statements statements = Statements.of(bureau.ledger)) {
      assertThat(digests(bureau.works())).hasSize(1);
      bureau.ask(unitOfWork -> unitOfWork.agenda().next(bureau.now()));
      statements.all().keySet().stream()
          .filter(sql -> !sql.startsWith("insert"))
          .map(statements::plan)
          .filter(plan -> plan.contains("tableScan") || plan.contains("/* PUBLIC.PLAYER */"))
          .forEach(scans::add);
      return statements.all();
    }
  }

  @Test
  void itCostsTheSameAmongManyPeople() {
    // Those who are due are found by one question, answered by an index; nobody else is looked at.
    Holders game = Holders.at(bureau, "move=240 min=240 reminders=1");
    game.writes(0, "SET DIGEST 13:00");
    List<String> scans = new ArrayList<>();
    SequencedMap<String, Integer> few = asked(10, scans);
    assertThat(asked(1_000, scans)).isEqualTo(few);
    assertThat(scans).isEmpty();
  }

  @Test
  void onlyWhoIsProvedMayChangeIt() {
    bureau.begin();
    assertThat(Holders.flat(bureau.write(ANNA, "SET DIGEST 08:00").getFirst()))
        .contains("could not tell who sent this");
  }

  @Test
  void whatIsNoClockTimeIsRefused() {
    Holders game = Holders.at(bureau, "");
    for (String odd : List.of("", "soon", "25:00", "twice a day")) {
      assertThat(Holders.flat(game.writes(0, ("SET DIGEST " + odd).strip()).getFirst()))
          .as(odd)
          .contains("SET DIGEST needs ON, OFF or a clock time");
    }
    assertThat(Holders.flat(game.writes(0, "HELP DIGEST").getFirst())).contains("one mail a day");
  }
}
