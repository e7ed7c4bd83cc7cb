package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// When people are away: absences with a budget, more time by vote or by the master, and pauses.
class AwayTest {

  private static final Duration PHASE = Duration.ofDays(3);
  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private Instant deadline() {
    return bureau.ask(book -> book.game("bismarck").orElseThrow().deadline().orElseThrow());
  }

  private void nextPhase() {
    bureau.write(MASTER, "PROCESS bismarck " + bureau.game().phase());
  }

  @Test
  void noLaterDeadlineFallsIntoAnAbsence() {
    // The current deadline stays; the next one is moved past the absence, and says so.
    Holders game = Holders.at(bureau, "clock=20:00");
    Instant current = deadline();
    String answer = Holders.flat(game.writes(0, "SET ABSENCE 25 Nov TO 29 Nov").getFirst());
    assertThat(answer)
        .contains("from Wed 25 Nov 2026 00:00 CET")
        .contains("to Mon 30 Nov")
        .contains("5 days");
    assertThat(answer).contains("But the current deadline lies in it, and stays");
    assertThat(deadline()).isEqualTo(current);
    nextPhase();
    assertThat(deadline()).isEqualTo(Instant.parse("2026-11-30T19:00:00Z"));
    String status = Holders.flat(bureau.write(MASTER, "STATUS bismarck").getFirst());
    assertThat(status)
        .contains("at 20:00 Europe/Berlin, moved past an absence")
        .doesNotContain("Red is away");
  }

  @Test
  void anAbsenceThatWouldFreezeTheGameIsRefused() {
    // The answer names the budget; nothing was changed.
    Holders game = Holders.at(bureau, "absence=14");
    String refusal =
        Holders.flat(game.writes(0, "SET ABSENCE 2026-12-01 TO 2036-12-01").getFirst());
    assertThat(refusal).contains("NOT ACCEPTED").contains("you have 14 of the 14 left");
    game.writes(0, "SET HOLIDAY 1 Dec TO 10 Dec");
    String second = Holders.flat(game.writes(0, "SET VACATION 1.1. TO 6.1.").getFirst());
    assertThat(second).contains("6 days, and you have 4 of the 14 left");
    int known =
        bureau.ask(
            book -> book.game("bismarck").orElseThrow().seats().getFirst().absences().size());
    assertThat(known).isEqualTo(1);
  }

  @Test
  void theBudgetIsOfOneSeat() {
    // Somebody else still has theirs.
    Holders game = Holders.at(bureau, "absence=5");
    game.writes(0, "SET ABSENCE 1 Dec TO 5 Dec");
    assertThat(Holders.flat(game.writes(1, "SET ABSENCE 1 Dec TO 5 Dec").getFirst()))
        .contains("you have 0 left");
  }

  @Test
  void anAbsenceCanBeCancelledAndOneThatHasBegunEnds() {
    Holders game = Holders.at(bureau, "");
    game.writes(0, "SET ABSENCE 1 Dec TO 5 Dec");
    assertThat(Holders.flat(game.writes(0, "SET NO ABSENCE 2 Dec").getFirst()))
        .contains("is cancelled; you have 21 days left");
    game.writes(0, "SET ABSENCE 2026-11-23 TO 2026-11-29");
    bureau.passes(Duration.ofDays(1));
    assertThat(Holders.flat(game.writes(0, "SET NO ABSENCE").getFirst()))
        .contains("you have 19 days left");
    assertThat(Holders.flat(game.writes(0, "SET NO ABSENCE").getFirst())).contains("You have none");
  }

  @Test
  void anAbsenceIsCancelledByItsDayInAnyZone() {
    // The answer names a day in the sender's zone; that day finds it, wherever its midnight was.
    Holders game = Holders.at(bureau, "absence=30");
    for (int day = 1; day <= 3; day++) {
      game.writes(0, "SET ABSENCE " + 4 * day + " Dec");
    }
    game.writes(0, "SET ZONE Asia/Tokyo");
    assertThat(Holders.flat(game.writes(0, "SET NO ABSENCE").getFirst())).contains("Tue 8 Dec");
    assertThat(Holders.flat(game.writes(0, "SET NO ABSENCE 8 Dec").getFirst()))
        .contains("from Tue 8 Dec")
        .contains("is cancelled");
  }

  @Test
  void tomorrowIsOneDayAndCountsFromToday() {
    // A day alone is that day; behind TO, too, `tomorrow` and the like are counted from today.
    Holders game = Holders.at(bureau, "absence=30");
    for (String day : List.of("tomorrow", "morgen", "24 Nov", "vom 24. November bis morgen")) {
      assertThat(Holders.flat(game.writes(0, "SET ABSENCE " + day).getFirst()))
          .as(day)
          .containsPattern("from (Mon 23|Tue 24) Nov 2026 .* to (Tue 24|Wed 25) Nov")
          .contains("That is 1 day;");
      game.writes(0, "SET NO ABSENCE");
    }
    assertThat(Holders.flat(game.writes(0, "SET ABSENCE tomorrow TO übermorgen").getFirst()))
        .contains("That is 2 days;");
  }

  @Test
  void aSpanNeedsNoBlanks() {
    // `24.12.-2.1.` and two dots, as people write them.
    Holders game = Holders.at(bureau, "absence=30");
    for (String span : List.of("24.12.-2.1.", "2026-12-24..2027-01-02", "24.12.–2.1.")) {
      assertThat(Holders.flat(game.writes(0, "SET ABSENCE " + span).getFirst()))
          .as(span)
          .contains("That is 10 days;");
      game.writes(0, "SET NO ABSENCE");
    }
  }

  @Test
  void whatIsNoAbsenceIsRefused() {
    // In the past, the wrong way round, unreadable, or too many: each has its answer.
    Holders game = Holders.at(bureau, "absence=30");
    assertThat(Holders.flat(game.writes(0, "SET ABSENCE").getFirst()))
        .contains("SET ABSENCE needs a time")
        .doesNotContain("“”");
    assertThat(Holders.flat(game.writes(0, "SET ABSENCE 2026-11-01 TO 2026-11-05").getFirst()))
        .contains("must be in the future");
    for (String odd : List.of("soon", "5 Dec 2026 TO 1 Dec 2026", "1 Dec TO 2 Dec TO 3 Dec")) {
      assertThat(Holders.flat(game.writes(0, "SET ABSENCE " + odd).getFirst()))
          .as(odd)
          .contains("is not a time I understand");
    }
    for (int day = 1; day <= 3; day++) {
      game.writes(0, "SET ABSENCE " + 2 * day + " Dec");
    }
    assertThat(Holders.flat(game.writes(0, "SET ABSENCE 20 Dec").getFirst()))
        .contains("at most 3 absences");
    assertThat(Holders.flat(bureau.write("anna@x.org", "SET ABSENCE 1 Dec").getFirst()))
        .contains("could not tell who sent this");
  }

  @Test
  void mostPlayersTogetherGetMoreTime() {
    // Three of five: the others are told at the first, everybody when it is done, once a phase.
    Holders game = Holders.at(bureau, "");
    List<Bureau.Mail> first = game.writes(0, "EXTEND");
    assertThat(first)
        .filteredOn(mail -> mail.to().equals(PLAYERS.get(1)))
        .allMatch(mail -> Holders.flat(mail).contains("omebody asks for 24 h more"));
    assertThat(Holders.flat(first.getLast())).doesNotContain("Red asks");
    game.writes(0, "NO EXTEND");
    game.writes(0, "EXTEND");
    assertThat(Holders.flat(Holders.to(PLAYERS.get(1), game.writes(1, "EXTEND"))))
        .contains("2 of the 3 players needed have asked");
    Instant before = deadline();
    List<Bureau.Mail> last = game.writes(2, "EXTEND");
    assertThat(deadline()).isEqualTo(before.plus(Duration.ofDays(1)));
    assertThat(last)
        .filteredOn(mail -> mail.to().equals(PLAYERS.get(4)))
        .anyMatch(mail -> Holders.flat(mail).contains("put off by 24 h by vote"));
    assertThat(Holders.flat(game.writes(3, "EXTEND").getFirst())).contains("put off once already");
    assertThat(deadline()).isEqualTo(before.plus(Duration.ofDays(1)));
  }

  @Test
  void theMasterGivesMoreTime() {
    Holders game = Holders.at(bureau, "extension=0");
    Instant before = deadline();
    assertThat(Holders.flat(game.writes(0, "EXTEND").getFirst()))
        .contains("only the master puts off");
    bureau.write(MASTER, "EXTEND bismarck 2d");
    assertThat(deadline()).isEqualTo(before.plus(Duration.ofDays(2)));
    assertThat(Holders.flat(bureau.write(MASTER, "EXTEND bismarck soon").getFirst()))
        .contains("is not a time I understand");
  }

  @Test
  void aPauseEndsByItselfAndIsNotForgotten() {
    // Everybody is told its end, reminded each week, and keeps the time that was left.
    Holders game = Holders.at(bureau, "");
    List<Bureau.Mail> mails = bureau.write(MASTER, "PAUSE bismarck UNTIL 2026-12-07 13:00");
    assertThat(Holders.flat(Holders.to(PLAYERS.get(2), mails)))
        .contains("paused until Mon 7 Dec 2026 13:00 CET");
    bureau.passes(Duration.ofDays(7));
    assertThat(Holders.flat(Holders.to(PLAYERS.get(2), bureau.works())))
        .contains("still paused, until Mon 7 Dec");
    bureau.passes(Duration.ofDays(7));
    List<Bureau.Mail> end = bureau.works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(Holders.flat(Holders.to(PLAYERS.get(2), end)))
        .contains("put off by 14 days of pause");
    assertThat(deadline()).isEqualTo(bureau.now().plus(PHASE));
    bureau.passes(Duration.ofDays(1));
    assertThat(bureau.works()).isEmpty();
    assertThat(game.phase()).isEqualTo("S1865M");
  }

  @Test
  void aPauseWithoutAnEndIsRememberedEveryWeek() {
    bureau.begin();
    bureau.write(MASTER, "PAUSE bismarck");
    for (int week = 0; week < 3; week++) {
      bureau.passes(Duration.ofDays(7));
      assertThat(bureau.works())
          .hasSizeGreaterThanOrEqualTo(5)
          .anyMatch(
              mail -> Holders.flat(mail).contains("It goes on when the master writes RESUME"));
    }
    bureau.write(MASTER, "RESUME bismarck");
    bureau.passes(Duration.ofHours(1));
    assertThat(bureau.works()).isEmpty();
  }

  @Test
  void aPauseOfAMomentMovesNothing() {
    // A slip that is mended at once does not cost the table a day.
    Holders.at(bureau, "clock=20:00");
    Instant before = deadline();
    bureau.write(MASTER, "PAUSE bismarck");
    bureau.passes(Duration.ofMinutes(5));
    bureau.write(MASTER, "RESUME bismarck");
    assertThat(deadline()).isEqualTo(before);
  }

  @Test
  void absenceNeedsNoSet() {
    // ABSENCE with a time is the command; without one it is prose.
    Holders game = Holders.at(bureau, "");
    assertThat(Holders.flat(game.writes(0, "ABSENCE 1 Dec TO 3 Dec").getFirst()))
        .contains("That is 3 days;");
    assertThat(Holders.flat(game.writes(0, "Absence makes the heart grow fonder").getFirst()))
        .contains("not read as orders");
  }

  @Test
  void aPauseForYearsIsRefused() {
    bureau.begin();
    assertThat(Holders.flat(bureau.write(MASTER, "PAUSE bismarck 300 days").getFirst()))
        .contains("up to 60 days");
    assertThat(Holders.flat(bureau.write(MASTER, "PAUSE bismarck soon").getFirst()))
        .contains("is not a time I understand");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    bureau.write(MASTER, "PAUSE bismarck for 10 days");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
  }

  @Test
  void whoAsksForMoreTimeAgainWritesToNobodyElse() {
    // The others hear of it once; a name behind it that is no game is named.
    Holders game = Holders.at(bureau, "");
    assertThat(game.writes(0, "EXTEND")).hasSizeGreaterThan(PLAYERS.size());
    assertThat(game.writes(0, "EXTEND"))
        .allMatch(mail -> mail.to().equals(PLAYERS.getFirst()))
        .hasSize(1);
    assertThat(Holders.flat(game.writes(0, "EXTEND other").getFirst()))
        .contains("I do not understand “other” after EXTEND");
  }

  @Test
  void theSameDaysAreNotTakenFromTheBudgetTwice() {
    // If you write again, or longer, you are told what stands already.
    Holders game = Holders.at(bureau, "");
    game.writes(0, "SET ABSENCE 1 Dec TO 5 Dec");
    for (String again : List.of("1 Dec TO 5 Dec", "4 Dec TO 8 Dec", "3 Dec")) {
      assertThat(Holders.flat(game.writes(0, "SET ABSENCE " + again).getFirst()))
          .as(again)
          .contains("you are away from Tue 1 Dec 2026 00:00 CET")
          .contains("the two overlap");
    }
    assertThat(Holders.flat(game.writes(0, "SET ABSENCE 6 Dec").getFirst()))
        .contains("you have 15 left");
  }
}
