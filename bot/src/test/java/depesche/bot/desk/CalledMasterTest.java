package depesche.bot.desk;

import static depesche.bot.desk.Rerun.MASTER;
import static depesche.bot.desk.Rerun.said;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.people.AddressRow;
import depesche.bot.server.arrival.MailLook;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Each cause for which a game is held calls its master, and again by other channels if the first
/// is silent.
class CalledMasterTest {

  private static final Duration LATER = Duration.ofHours(7);
  private static final String SECOND = "second@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  /// The operator runs the game; they have another address and an account on Discord.
  @BeforeEach
  void theMasterHasThreeChannels() {
    bureau.ask(
        unitOfWork -> {
          PlayerRow master = new PlayerRow();
          master.proved = Bureau.BEGIN;
          master.address = MASTER;
          master.zone = "UTC";
          master.discord = "4711";
          master.reports = PlayerRow.Reports.MAIL;
          AddressRow other = new AddressRow();
          other.address = SECOND;
          other.playerId = unitOfWork.enter(master).id;
          return unitOfWork.enter(other);
        });
  }

  private List<Bureau.Mail> passes(Duration time) {
    bureau.passes(time);
    return bureau.works();
  }

  private static List<String> readers(List<Bureau.Mail> mails) {
    return mails.stream().map(Bureau.Mail::to).distinct().toList();
  }

  /// The first call is by mail alone, the second by everything there is.
  private void isCalledAgain(List<Bureau.Mail> first, List<Bureau.Mail> second) {
    assertThat(said(first, MASTER)).contains("bismarck");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(bureau.game().turn()).isEqualTo(1);
    assertThat(readers(second)).contains(MASTER, SECOND);
    assertThat(readers(second)).anyMatch(reader -> reader.contains("4711"));
    assertThat(said(second, SECOND)).contains("message number 2", "RESUME bismarck");
    assertThat(readers(first)).doesNotContain(SECOND).noneMatch(reader -> reader.contains("4711"));
  }

  @Test
  void whenEverybodyIsMissing() {
    bureau.begin("allmissing=PAUSE");
    List<Bureau.Mail> first = passes(Duration.ofDays(4));
    isCalledAgain(first, passes(LATER));
  }

  @Test
  void whenTheClockJumps() {
    bureau.begin();
    Machine machine = new Machine();
    bureau.workLoop.watch(machine.watch());
    bureau.works();
    machine.jumps(Duration.ofDays(365));
    List<Bureau.Mail> first = passes(Duration.ofDays(365));
    machine.passes(LATER);
    isCalledAgain(first, passes(LATER));
  }

  @Test
  void whenTheClockIsSetRightTheyAreStillCalled() {
    // Held by a clock a year ahead: the next call must not wait for a year.
    bureau.begin();
    Machine machine = new Machine();
    bureau.workLoop.watch(machine.watch());
    bureau.works();
    machine.jumps(Duration.ofDays(365));
    List<Bureau.Mail> first = passes(Duration.ofDays(365));
    machine.jumps(Duration.ofDays(-365));
    isCalledAgain(first, passes(Duration.ofDays(-365)));
    machine.passes(Duration.ofDays(1));
    assertThat(said(passes(Duration.ofDays(1)), SECOND)).contains("message number 3");
  }

  @Test
  void whenTheRulesHaveAnotherEdition() {
    bureau.begin();
    new Rerun(bureau).change("game", "edition = 'of old'");
    bureau.crashes();
    List<Bureau.Mail> first = bureau.works();
    isCalledAgain(first, passes(LATER));
  }

  @Test
  void whenNoMailCanBeFetched() {
    // Nothing is judged, and the operator, who alone can do something, is called.
    bureau.begin();
    bureau.passes(Duration.ofDays(4));
    bureau.workLoop.work(_ -> new MailLook.Failed());
    bureau.passes(Duration.ofMinutes(40));
    bureau.workLoop.work(_ -> new MailLook.Failed());
    assertThat(calls()).containsExactly(MASTER);
    bureau.passes(LATER);
    bureau.workLoop.work(_ -> new MailLook.Failed());
    assertThat(bureau.game().turn()).isEqualTo(1);
    assertThat(calls()).contains(SECOND).anyMatch(reader -> reader.contains("4711")).hasSize(4);
    assertThat(said(bureau.works(), SECOND)).contains("not been able to fetch any mail");
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  /// {@return who was called because of the mailbox}
  private List<String> calls() {
    return bureau.ask(
        unitOfWork ->
            Stream.of(false, true)
                .flatMap(discord -> unitOfWork.outTray().waiting(discord).stream())
                .map(due -> Objects.requireNonNull(unitOfWork.parcel(due.id())))
                .filter(parcel -> parcel.key.startsWith("Stale."))
                .map(parcel -> parcel.recipient)
                .toList());
  }
}
