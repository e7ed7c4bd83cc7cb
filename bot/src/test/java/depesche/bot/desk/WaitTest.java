package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Orders are final when somebody says so: WAIT, READY, the delay behind the last order, and what
/// every answer says of when the turn is judged.
class WaitTest {

  private static final Duration PHASE = Duration.ofDays(3);

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void whoWaitsHoldsATurnUntilItsDeadline() {
    // SET WAIT: all orders are in, and the turn is judged at its deadline all the same.
    Holders game = Holders.at(bureau, "");
    assertThat(Holders.flat(game.writes(0, "SET WAIT").getFirst()))
        .contains("Spring 1865, movement is not judged before its deadline")
        .contains("You have written SET WAIT");
    List<Bureau.Mail> last = game.hold(5);
    assertThat(game.phase()).isEqualTo("S1865M");
    assertThat(Holders.flat(last.getFirst())).doesNotContain("the turn is judged now");
    bureau.passes(PHASE);
    bureau.works();
    assertThat(game.phase()).isEqualTo("F1865M");
  }

  @Test
  void whoIsReadyLetsItGo() {
    // SET NO WAIT, NO WAIT and READY take WAIT back; the last one is enough to judge the turn.
    for (String ready : List.of("SET NO WAIT", "READY", "NO WAIT")) {
      Holders game = Holders.at(bureau, "");
      game.holds(0, "WAIT");
      for (int seat = 1; seat < 5; seat++) {
        game.holds(seat);
      }
      assertThat(game.phase()).as(ready).isEqualTo("S1865M");
      game.writes(0, ready);
      assertThat(game.phase()).as(ready).isEqualTo("F1865M");
      bureau.close();
    }
  }

  @Test
  void waitIsSwitchedOnAndOff() {
    // SET WAIT ON and OFF, as for every other switch; no game is called OFF.
    Holders game = Holders.at(bureau, "");
    assertThat(Holders.flat(game.writes(0, "SET WAIT ON").getFirst()))
        .contains("OK: noted: Spring 1865, movement is not judged before its deadline");
    assertThat(Holders.flat(game.writes(0, "SET WAIT OFF").getFirst()))
        .contains("OK: noted: you are ready; Spring 1865, movement can be judged");
  }

  @Test
  void whatIsNoMatterOfSetNoIsNamedAsWritten() {
    // The refusal quotes the line as it was written and names the nearest thing that works.
    Holders game = Holders.at(bureau, "");
    assertThat(Holders.flat(game.writes(0, "SET NO EXTEND").getFirst()))
        .contains("“SET NO EXTEND”. Did you mean NO EXTEND?");
    assertThat(Holders.flat(game.writes(0, "SET NO DIGEST").getFirst()))
        .contains("“SET NO DIGEST”. Did you mean SET DIGEST OFF?");
  }

  @Test
  void waitingCountsForOnePhaseOnly() {
    Holders spring = Holders.at(bureau, "");
    spring.writes(0, "SET WAIT");
    spring.hold(5);
    bureau.passes(PHASE);
    List<Bureau.Mail> reports = bureau.works();
    Holders fall =
        new Holders(bureau, PLAYERS.stream().map(one -> Holders.to(one, reports)).toList());
    fall.hold(5);
    assertThat(fall.phase()).isNotEqualTo("F1865M");
  }

  @Test
  void aGameCanWaitUnlessEverybodyIsReady() {
    // wait=on: nobody is hurried who has not said READY.
    Holders game = Holders.at(bureau, "wait=on");
    assertThat(Holders.flat(game.hold(5).getFirst()))
        .contains("everybody has written READY; you have not");
    assertThat(game.phase()).isEqualTo("S1865M");
    for (int seat = 0; seat < 5; seat++) {
      assertThat(game.phase()).isEqualTo("S1865M");
      game.writes(seat, "READY");
    }
    assertThat(game.phase()).isEqualTo("F1865M");
  }

  @Test
  void theLastOrderCanBeChangedForAWhile() {
    // delay=30m: the turn is judged half an hour after the last word, and says when.
    Holders game = Holders.at(bureau, "delay=30m");
    Bureau.Mail last = game.hold(5).getFirst();
    assertThat(game.phase()).isEqualTo("S1865M");
    assertThat(Holders.flat(last))
        .contains("the turn is judged earlier, Mon 23 Nov 2026 13:30 CET");
    assertThat(Holders.flat(last)).contains("Your orders are complete");
    bureau.passes(Duration.ofMinutes(20));
    game.writes(4, game.orders(4)[0]);
    bureau.passes(Duration.ofMinutes(29));
    bureau.works();
    assertThat(game.phase()).isEqualTo("S1865M");
    bureau.passes(Duration.ofMinutes(1));
    bureau.works();
    assertThat(game.phase()).isEqualTo("F1865M");
  }

  @Test
  void whoChangesTheirMindStopsAnEarlyJudgement() {
    // Within the delay, SET WAIT and CLEAR both stop it.
    for (String change : List.of("SET WAIT", "CLEAR")) {
      Holders game = Holders.at(bureau, "delay=30m");
      game.hold(5);
      game.writes(2, change);
      bureau.passes(Duration.ofHours(2));
      bureau.works();
      assertThat(game.phase()).as(change).isEqualTo("S1865M");
      bureau.close();
    }
  }

  @Test
  void aDelayNeverOutlastsTheDeadline() {
    Holders game = Holders.at(bureau, "delay=24h");
    bureau.passes(PHASE.minusMinutes(1));
    game.hold(5);
    bureau.passes(Duration.ofMinutes(1));
    bureau.works();
    assertThat(game.phase()).isEqualTo("F1865M");
  }

  @Test
  void twoWhoWaitAndADeadlineInTheSameSecond() {
    // Both are in time and answered; neither holds the turn beyond its deadline.
    Holders game = Holders.at(bureau, "");
    game.hold(5 - 2);
    bureau.passes(PHASE);
    for (int seat : new int[] {3, 4}) {
      bureau.arrives(
          PLAYERS.get(seat), game.reports().get(seat).replyTo(), bureau.now(), "SET WAIT");
    }
    List<Bureau.Mail> mails = bureau.works();
    assertThat(game.phase()).isEqualTo("F1865M");
    for (int seat : new int[] {3, 4}) {
      assertThat(mails)
          .filteredOn(mail -> mail.to().equals(PLAYERS.get(seat)))
          .anyMatch(
              mail ->
                  Holders.flat(mail)
                      .contains("Spring 1865, movement is not judged before its deadline"))
          .anyMatch(mail -> mail.subject().contains("report"));
    }
  }

  @Test
  void aWaitAfterTheDeadlineIsTooLate() {
    Holders game = Holders.at(bureau, "");
    bureau.passes(PHASE.plusSeconds(1));
    assertThat(Holders.to("anna@x.org", game.writes(0, "WAIT")).text()).contains("F1865M");
    // An answer to the old report is not taken for the phase that has begun since.
    assertThat(game.phase()).isEqualTo("F1865M");
    assertThat(bureau.seat(0).waits("F1865M")).isEmpty();
  }

  @Test
  void aGameCanAlwaysWaitForItsDeadline() {
    // early=off: what is complete waits for the clock; WAIT changes nothing and says so.
    Holders game = Holders.at(bureau, "early=off");
    assertThat(Holders.flat(game.writes(0, "WAIT").getFirst())).contains("changes nothing");
    assertThat(Holders.flat(game.hold(5).getFirst())).contains("judged then and not before");
    assertThat(game.phase()).isEqualTo("S1865M");
    bureau.passes(PHASE);
    bureau.works();
    assertThat(game.phase()).isEqualTo("F1865M");
  }

  @Test
  void everyAnswerSaysWhatWouldCountNow() {
    Holders game = Holders.at(bureau, "");
    assertThat(Holders.flat(game.reports().getFirst()))
        .contains("The turn is judged then, or as soon as everybody’s orders are in");
    String some = Holders.flat(game.writes(0, game.orders(0)[0]).getFirst());
    assertThat(some).contains("Still missing", "has no order; it will hold");
    assertThat(Holders.flat(bureau.answer(game.reports().getFirst(), "STATUS").getFirst()))
        .contains("Your orders so far would count");
  }

  @Test
  void nobodyLearnsFromAStatusWhetherOthersHaveSentTheirOrders() {
    // With a delay running, who has not sent all their orders is told what they were told before.
    Holders game = Holders.at(bureau, "delay=30m");
    String before = bureau.answer(game.reports().get(4), "STATUS").getFirst().text();
    game.hold(4);
    assertThat(bureau.answer(game.reports().get(4), "STATUS").getFirst().text()).isEqualTo(before);
  }

  @Test
  void waitAndReadyInASentenceAreProse() {
    Holders game = Holders.at(bureau, "");
    String answer = game.holds(0, "Wait for my next mail", "Ready when you are").getFirst().text();
    assertThat(answer).doesNotContain("NOT ACCEPTED").doesNotContain("not judged before its");
    assertThat(bureau.seat(0).waits("S1865M")).isEmpty();
  }
}
