package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.server.threads.Crew;
import depesche.bot.server.threads.InHand;
import depesche.bot.server.threads.Outages;
import depesche.bot.server.threads.Workers;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Turns are judged in one transaction and told in another, and whatever stops one of them, each
/// turn is judged once and told in its order.
class ReportsApartTest {

  private static final Duration PHASE = Duration.ofDays(3);

  private static Bureau bureau() {
    return new Bureau(() -> Secrets.seeded("apart"));
  }

  /// From now on nobody writes reports of judged turns before something else is said.
  private static void writesNoReports(Bureau bureau) {
    Workers gone = Workers.of(1, "gone", InHand.unwatched());
    gone.close();
    bureau.workLoop = bureau.office(new Crew(Workers.none(), gone, new Outages(), () -> {}));
  }

  private static List<String> ids(List<Bureau.Mail> mails, String word) {
    return mails.stream()
        .map(Bureau.Mail::id)
        .filter(id -> id.contains(word))
        .map(id -> id.replaceAll("<|@.*", ""))
        .toList();
  }

  private static int todos(Bureau bureau, int turn) {
    return bureau.ask(
        unitOfWork ->
            unitOfWork.todos().report(bureau.game().id()).isPresent()
                    && bureau.game().turn() == turn
                ? 1
                : 0);
  }

  @Test
  void aReportOutlivesACrash() {
    // A kill between judging and report: the same mails go out after the next start, once.
    List<Bureau.Mail> unharmed;
    try (Bureau bureau = bureau()) {
      bureau.begin();
      bureau.passes(PHASE);
      unharmed = bureau.works();
    }
    try (Bureau bureau = bureau()) {
      bureau.begin();
      writesNoReports(bureau);
      bureau.passes(PHASE);
      assertThat(ids(bureau.works(), ".turn.")).isEmpty();
      assertThat(bureau.game().phase()).isEqualTo("F1865M");
      assertThat(todos(bureau, 2)).isEqualTo(1);
      bureau.crashes();
      List<Bureau.Mail> reports = bureau.works();
      assertThat(ids(reports, ".turn.2.")).hasSize(6);
      List<Bureau.Mail> sent = unharmed.stream().filter(mail -> isReport(mail)).toList();
      assertThat(reports.stream().filter(mail -> isReport(mail)).toList())
          .usingRecursiveFieldByFieldElementComparatorIgnoringFields("headers")
          .isEqualTo(sent);
      bureau.crashes();
      assertThat(bureau.works()).isEmpty();
      assertThat(todos(bureau, 2)).isZero();
    }
  }

  private static boolean takesReport(Bureau bureau) {
    Instant now = bureau.now();
    return bureau.ask(book -> book.todos().takeReport(now, now.plusSeconds(1)).isPresent());
  }

  private static boolean isReport(Bureau.Mail mail) {
    return mail.id().contains(".turn.2.");
  }

  @Test
  void nothingIsSaidOfAGameBeforeItsReport() {
    // A question about a game whose report is not written yet gets the report, then the answer.
    try (Bureau bureau = bureau()) {
      bureau.begin();
      writesNoReports(bureau);
      bureau.passes(PHASE);
      bureau.works();
      bureau.arrives("anna@x.org", "depesche@localhost", bureau.now(), "HELP");
      bureau.arrives("anna@x.org", "depesche@localhost", bureau.now(), "STATUS bismarck");
      List<Bureau.Mail> mails = bureau.works();
      assertThat(ids(mails, ".turn.2.")).hasSize(6);
      assertThat(mails.subList(6, 8)).allMatch(mail -> mail.to().equals("anna@x.org"));
      assertThat(mails.getLast().id()).doesNotContain(".turn.");
      assertThat(todos(bureau, 2)).isZero();
    }
  }

  @Test
  void aSecondTurnDoesNotOvertake() {
    // Two turns are judged before anybody writes: each is told of its own position, in order.
    try (Bureau bureau = bureau()) {
      bureau.begin();
      writesNoReports(bureau);
      bureau.passes(PHASE);
      bureau.works();
      bureau.passes(PHASE);
      List<Bureau.Mail> mails = bureau.works();
      assertThat(ids(mails, ".turn.2.")).hasSize(6);
      assertThat(ids(mails, ".turn.3.")).isEmpty();
      assertThat(mails.stream().filter(mail -> isReport(mail)))
          .allMatch(mail -> mail.subject().contains("F1865M"));
      bureau.crashes();
      assertThat(ids(bureau.works(), ".turn.3.")).hasSize(6);
    }
  }

  @Test
  void aReportGoesWithoutAPictureThatCannotBePainted() {
    // The painter breaks: the words go all the same, and the master hears of it once.
    try (Bureau bureau = bureau()) {
      bureau.begin();
      bureau.painter =
          _ -> {
            throw new IllegalStateException("no paint");
          };
      bureau.passes(PHASE);
      List<Bureau.Mail> mails = bureau.works();
      assertThat(mails.stream().filter(mail -> isReport(mail)))
          .hasSize(6)
          .noneMatch(mail -> mail.html().contains("cid:map"));
      assertThat(ids(mails, "Unpainted")).hasSize(1);
      assertThat(bureau.works()).isEmpty();
    }
  }

  @Test
  void aPictureIsPaintedWhileNoTransactionIsOpen() {
    // A picture takes longer than all else: no line and no row waits for it.
    try (Bureau bureau = bureau()) {
      bureau.begin();
      List<Boolean> within = new ArrayList<>();
      bureau.painter =
          picture -> {
            within.add(
                Arrays.stream(Thread.currentThread().getStackTrace())
                    .anyMatch(frame -> frame.getClassName().equals(Ledger.class.getName())));
            return Opened.painted(picture);
          };
      bureau.passes(PHASE);
      assertThat(bureau.works().stream().filter(mail -> isReport(mail)))
          .hasSize(6)
          .allMatch(mail -> mail.html().contains("cid:map"));
      assertThat(within).isNotEmpty().containsOnly(false);
    }
  }

  @Test
  void aReportOutlivesWhoeverPaintedForIt() {
    // A kill between painting and writing: the report is due at once after the next start.
    try (Bureau bureau = bureau()) {
      bureau.begin();
      writesNoReports(bureau);
      bureau.passes(PHASE);
      bureau.works();
      assertThat(takesReport(bureau)).isTrue();
      assertThat(takesReport(bureau)).isFalse();
      bureau.crashes();
      assertThat(ids(bureau.works(), ".turn.2.")).hasSize(6);
      assertThat(todos(bureau, 2)).isZero();
    }
  }

  @Test
  void aReportThatCannotBeWrittenIsTriedAgain() {
    // It is put off, the master hears of it once, the game goes on, and in the end it is written.
    try (Bureau bureau = bureau()) {
      bureau.begin();
      bureau.fuse.blow("view", IllegalStateException::new);
      bureau.passes(PHASE);
      List<Bureau.Mail> mails = bureau.works();
      assertThat(ids(mails, ".turn.2.")).isEmpty();
      assertThat(ids(mails, "Stuck")).hasSize(1);
      bureau.passes(Duration.ofMinutes(1));
      assertThat(bureau.works()).isEmpty();
      assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
      bureau.fuse.mend();
      assertThat(bureau.write("anna@x.org", "STATUS bismarck")).hasSize(1);
      bureau.passes(Duration.ofMinutes(15));
      assertThat(ids(bureau.works(), ".turn.2.")).hasSize(6);
    }
  }

  @Test
  void aGameThatCannotBeJudgedStopsNoOther() {
    // A game whose judging breaks is held, its master is told, and the others are judged.
    try (Bureau bureau = bureau()) {
      bureau.begin();
      SeveralGames.begin(bureau, "sedan");
      bureau.ask(
          unitOfWork -> {
            TurnRow turn = new TurnRow();
            turn.gameId = unitOfWork.game("bismarck").orElseThrow().id();
            turn.turn = 2;
            return unitOfWork.enter(turn);
          });
      bureau.passes(PHASE);
      List<Bureau.Mail> mails = bureau.works();
      assertThat(SeveralGames.phases(bureau))
          .containsExactly("bismarck PAUSED S1865M", "sedan RUNNING F1865M");
      assertThat(ids(mails, "sedan.turn.2.")).hasSize(6);
      assertThat(ids(mails, "Held.bismarck")).hasSize(1);
      assertThat(bureau.works()).isEmpty();
    }
  }

  @Test
  void severalJudgeAtATime() {
    // Games with one deadline are judged side by side, each once, and each is told in full.
    try (Workers judges = Workers.of(4, "judge", InHand.unwatched());
        Bureau bureau = bureau()) {
      bureau.begin();
      List<String> names = IntStream.range(0, 5).mapToObj(i -> "game" + i).toList();
      names.forEach(name -> SeveralGames.begin(bureau, name));
      bureau.workLoop = bureau.office(new Crew(judges, Workers.none(), new Outages(), () -> {}));
      bureau.passes(PHASE);
      List<Bureau.Mail> mails = bureau.works();
      assertThat(SeveralGames.phases(bureau))
          .hasSize(6)
          .allMatch(phase -> phase.endsWith(" RUNNING F1865M"));
      assertThat(names).allMatch(name -> ids(mails, name + ".turn.2.").size() == 6);
      assertThat(bureau.ask(ReportsApartTest::turns)).isEqualTo(12);
    }
  }

  private static int turns(UnitOfWork unitOfWork) {
    return unitOfWork.games().stream().mapToInt((StoredGame game) -> game.turns().size()).sum();
  }
}
