package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Before and behind a deadline: reminders, the last who is awaited, and grace.
class GraceTest {

  private static final Duration PHASE = Duration.ofDays(3);

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void latecomersHaveGraceAndItsEndIsTold() {
    // At the deadline nothing is judged while orders are missing: everybody hears of the grace.
    Holders game = Holders.at(bureau, "grace=12");
    assertThat(Holders.flat(game.reports().getFirst())).contains("another 12 h of grace");
    game.hold(4);
    bureau.passes(PHASE);
    List<Bureau.Mail> mails = bureau.works();
    assertThat(game.phase()).isEqualTo("S1865M");
    for (String player : PLAYERS) {
      assertThat(Holders.flat(Holders.to(player, mails)))
          .contains("There is grace for them")
          .contains("Fri 27 Nov 2026 01:00 CET")
          .contains("That is the end of the grace");
    }
  }

  @Test
  void withTheLastOrderTheGraceIsOver() {
    Holders game = Holders.at(bureau, "grace=12 delay=2h");
    game.hold(4);
    bureau.passes(PHASE.plusHours(1));
    bureau.works();
    game.holds(4);
    assertThat(game.phase()).isEqualTo("F1865M");
    assertThat(bureau.seat(4).missed()).isZero();
  }

  @Test
  void afterTheGraceTheTurnIsJudgedByWhatThereIs() {
    // Grace comes once a phase, before a turn counts as missed.
    Holders game = Holders.at(bureau, "grace=12");
    game.hold(4);
    bureau.passes(PHASE);
    bureau.works();
    assertThat(bureau.seat(4).missed()).isZero();
    bureau.passes(Duration.ofHours(12));
    bureau.works();
    assertThat(game.phase()).isEqualTo("F1865M");
    assertThat(bureau.seat(4).missed()).isEqualTo(1);
    assertThat(bureau.seat(3).missed()).isZero();
  }

  @Test
  void nobodyWaitsForGraceWhenAllOrdersAreIn() {
    // WAIT holds a turn until its deadline, not until the end of a grace that nobody needs.
    Holders game = Holders.at(bureau, "grace=12");
    game.holds(0, "WAIT");
    for (int seat = 1; seat < 5; seat++) {
      game.holds(seat);
    }
    bureau.passes(PHASE);
    bureau.works();
    assertThat(game.phase()).isEqualTo("F1865M");
  }

  @Test
  void aGameRemindsTheLateAsOftenAsItLikes() {
    // reminders=48,6: two days and six hours before, those alone whose orders are missing.
    Holders game = Holders.at(bureau, "reminders=48,6");
    game.hold(3);
    bureau.passes(PHASE.minusHours(48));
    assertThat(bureau.works())
        .extracting(Bureau.Mail::to)
        .containsExactly(PLAYERS.get(3), PLAYERS.get(4));
    bureau.passes(Duration.ofHours(41));
    assertThat(bureau.works()).isEmpty();
    game.holds(3);
    bureau.passes(Duration.ofHours(1));
    List<Bureau.Mail> mails = bureau.works();
    assertThat(mails).extracting(Bureau.Mail::to).containsExactly(PLAYERS.get(4));
    assertThat(mails.getFirst().subject()).contains("Reminder: your orders are due");
  }

  @Test
  void latecomersAreRemindedInTheirGrace() {
    Holders game = Holders.at(bureau, "reminders=6 grace=12");
    game.hold(4);
    bureau.passes(PHASE);
    bureau.works();
    bureau.passes(Duration.ofHours(6));
    List<Bureau.Mail> mails = bureau.works();
    assertThat(mails).extracting(Bureau.Mail::to).containsExactly(PLAYERS.get(4));
    assertThat(Holders.flat(mails.getFirst())).contains("until the end of the grace");
  }

  @Test
  void theLastWhoIsAwaitedIsToldOnce() {
    // Once a phase, not again after every letter of the others.
    Holders game = Holders.at(bureau, "notice=on");
    List<Bureau.Mail> mails = game.hold(4);
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals(PLAYERS.get(4)))
        .hasSize(1)
        .allMatch(mail -> Holders.flat(mail).contains("Only yours are missing"));
    assertThat(game.writes(0, game.orders(0)[0]))
        .extracting(Bureau.Mail::to)
        .containsExactly(PLAYERS.getFirst());
  }

  @Test
  void theOneWhoIsAskedAloneIsNotTheLast() {
    // In a game without the notice nobody gets it.
    Holders game = Holders.at(bureau, "");
    assertThat(game.hold(4)).noneMatch(mail -> mail.to().equals(PLAYERS.get(4)));
  }
}
