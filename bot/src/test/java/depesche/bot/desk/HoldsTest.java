package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.people.AddressRow;
import depesche.bot.server.arrival.MailLook;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Holding instead of harm: nothing is judged, and the master is called.
class HoldsTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String said(List<Bureau.Mail> mails, String address) {
    return String.join(
        " ",
        mails.stream()
            .filter(mail -> mail.to().equals(address))
            .map(mail -> mail.text().replaceAll("\\s+", " "))
            .toList());
  }

  private static List<String> readers(List<Bureau.Mail> mails) {
    return mails.stream().map(Bureau.Mail::to).distinct().sorted().toList();
  }

  private List<Bureau.Mail> passes(Duration time) {
    bureau.passes(time);
    return bureau.works();
  }

  @Test
  void aTurnInWhichEverybodyIsMissingIsHeld() {
    // Story 37: everyone reported as missing is likelier a fault of ours than of all players.
    bureau.begin("allmissing=PAUSE");
    List<Bureau.Mail> told = passes(Duration.ofDays(4));
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(bureau.game().turn()).isEqualTo(1);
    assertThat(said(told, MASTER)).contains("ot one player has sent", "RESUME bismarck");
    assertThat(said(told, Bureau.PLAYERS.getFirst())).contains("turn is not judged");
    bureau.write(MASTER, "RESUME bismarck");
    Optional<Instant> due = bureau.asks(StoredGame::deadline);
    assertThat(due).isPresent();
    // The master has seen it once: the next deadline counts.
    passes(Duration.ofDays(4));
    assertThat(bureau.game().turn()).isEqualTo(2);
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
  }

  @Test
  void oneWhoWroteIsEnoughToBeJudged() {
    // Only when all are missing is it held.
    List<Bureau.Mail> reports = bureau.begin("allmissing=PAUSE");
    new Holders(bureau, reports).holds(0);
    passes(Duration.ofDays(4));
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  @Test
  void theMasterIsCalledUntilTheyAnswer() {
    // After 6 h by every channel, after a day the operator, too, then daily; RESUME ends it.
    bureau.begin("allmissing=PAUSE");
    passes(Duration.ofDays(4));
    assertThat(readers(passes(Duration.ofHours(5)))).isEmpty();
    bureau.ask(
        unitOfWork -> {
          PlayerRow master = Proven.enter(unitOfWork, MASTER, "UTC");
          master.discord = "4711";
          AddressRow other = new AddressRow();
          other.address = "second@localhost";
          other.playerId = master.id;
          return unitOfWork.enter(other);
        });
    List<Bureau.Mail> second = passes(Duration.ofHours(2));
    assertThat(readers(second)).contains(MASTER, "second@localhost").hasSize(3);
    assertThat(said(second, MASTER)).contains("message number 2", "RESUME bismarck");
    List<Bureau.Mail> all = new ArrayList<>(second);
    for (int day = 0; day < 3; day++) {
      List<Bureau.Mail> mails = passes(Duration.ofDays(1));
      assertThat(said(mails, MASTER)).contains("message number " + (day + 3));
      all.addAll(mails);
    }
    assertThat(all.stream().map(Bureau.Mail::id).filter(id -> !id.isEmpty()))
        .doesNotHaveDuplicates();
    bureau.write(MASTER, "RESUME bismarck");
    assertThat(said(passes(Duration.ofDays(1)), MASTER)).doesNotContain("message number");
  }

  @Test
  void aClockSetAYearAheadJudgesNothing() {
    // Story 1: everyone went into civil disorder. Here every game is held before any deadline.
    bureau.begin();
    Machine machine = new Machine();
    bureau.workLoop.watch(machine.watch());
    bureau.works();
    machine.jumps(Duration.ofDays(365));
    List<Bureau.Mail> told = passes(Duration.ofDays(365));
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(bureau.game().turn()).isEqualTo(1);
    assertThat(said(told, MASTER)).contains("clock of my machine", "RESUME bismarck");
  }

  @Test
  void aClockSetBackHoldsToo() {
    // A clock that goes back would give some players more time than others, unseen.
    bureau.begin();
    Machine machine = new Machine();
    bureau.workLoop.watch(machine.watch());
    bureau.works();
    machine.passes(Duration.ofHours(1));
    bureau.works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    machine.jumps(Duration.ofHours(-2));
    bureau.works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
  }

  @Test
  void aStartWeeksAfterTheLastWorkHolds() {
    // No outage lasts so long; a clock that is wrong is likelier.
    bureau.begin();
    bureau.workLoop.begin();
    bureau.passes(Duration.ofDays(60));
    bureau.crashes();
    bureau.workLoop.begin();
    bureau.works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(bureau.game().turn()).isEqualTo(1);
  }

  @Test
  void whoWorksForLongWasNotAway() {
    // Letters keep the server at work for forty minutes; then it is started anew. It was there all
    // the time: no deadline is put off, and nobody is told that it was away.
    bureau.begin();
    bureau.workLoop.begin();
    Instant due = deadline();
    bureau.passes(Duration.between(bureau.now(), due).minusHours(1));
    bureau.works();
    bureau.workLoop.rest(_ -> {});
    for (int i = 0; i < 4; i++) {
      bureau.write(Bureau.PLAYERS.get(i), "STATUS bismarck");
      bureau.passes(Duration.ofMinutes(10));
    }
    bureau.crashes();
    bureau.workLoop.begin();
    assertThat(bureau.works()).isEmpty();
    assertThat(deadline()).isEqualTo(due);
  }

  private Instant deadline() {
    return bureau.asks(game -> game.deadline().orElseThrow());
  }

  @Test
  void deadlinesWaitForAnInboxThatIsStale() {
    // Story 8: no fetch, no judgement; the operator hears of it once in a while.
    bureau.begin();
    bureau.passes(Duration.ofDays(4));
    bureau.workLoop.work(_ -> new MailLook.Failed());
    bureau.passes(Duration.ofMinutes(40));
    bureau.workLoop.work(_ -> new MailLook.Failed());
    bureau.workLoop.work(_ -> new MailLook.Failed());
    assertThat(bureau.game().turn()).isEqualTo(1);
    List<Bureau.Mail> told = bureau.works();
    assertThat(said(told, MASTER)).containsOnlyOnce("not been able to fetch any mail");
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  @Test
  void aGameIsJudgedOnceHoweverOftenItIsAsked() {
    // Story 5: a retry or a timer twice; the second finds nothing to do.
    bureau.begin();
    bureau.passes(Duration.ofDays(4));
    bureau.works();
    bureau.crashes();
    bureau.works();
    bureau.write(MASTER, "PROCESS bismarck S1865M");
    assertThat(bureau.game().turn()).isEqualTo(2);
  }
}
