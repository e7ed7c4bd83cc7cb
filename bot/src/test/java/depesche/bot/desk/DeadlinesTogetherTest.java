package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.chance.Secrets;
import depesche.bot.ledger.GamesTogether;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.server.threads.Crew;
import depesche.bot.server.threads.InHand;
import depesche.bot.server.threads.Outages;
import depesche.bot.server.threads.Workers;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// Many games with one deadline: their alarms are raised together, and all are judged before the
/// first of them is told.
class DeadlinesTogetherTest {

  private static final Duration PHASE = Duration.ofDays(3);
  private static final int GAMES = 18;

  private final AtomicReference<List<String>> seen = new AtomicReference<>(List.of());
  private final Workers writers = Workers.of(1, "reports", InHand.unwatched());

  @AfterEach
  void end() {
    writers.close();
  }

  private static Bureau bureau() {
    Bureau bureau = new Bureau(() -> Secrets.seeded("together"));
    bureau.begin();
    return bureau;
  }

  private static boolean isReport(Bureau.Mail mail) {
    return mail.id().contains(".turn.2.");
  }

  @Test
  void allAreJudgedBeforeAReportIsBegun() {
    // More games than fit in one round: the first picture is painted when all are judged.
    try (Bureau bureau = bureau()) {
      IntStream.range(1, GAMES).forEach(i -> SeveralGames.begin(bureau, "game" + i));
      var painter = bureau.painter;
      bureau.painter =
          picture -> {
            // The ledger as others see it while the report is written.
            List<String> now =
                CompletableFuture.supplyAsync(() -> SeveralGames.phases(bureau)).join();
            seen.compareAndSet(List.of(), now);
            return painter.apply(picture);
          };
      bureau.workLoop = bureau.office(new Crew(Workers.none(), writers, new Outages(), () -> {}));
      bureau.passes(PHASE);
      bureau.works();
      writers.close();
      assertThat(seen.get()).hasSize(GAMES).allMatch(phase -> phase.endsWith("RUNNING F1865M"));
      assertThat(bureau.works().stream().filter(DeadlinesTogetherTest::isReport)).isNotEmpty();
    }
  }

  @Test
  void gamesAreSealedWhileOthersAreJudged() {
    // The only judge waits after its first games until the letters of all others are fixed: the
    // office has not waited for it, and goes on when all are judged.
    AtomicBoolean allSealed = new AtomicBoolean();
    try (Bureau bureau = bureau();
        Workers judges = Workers.of(1, "judge", InHand.unwatched())) {
      IntStream.range(1, GAMES).forEach(i -> SeveralGames.begin(bureau, "game" + i));
      bureau.workLoop = bureau.office(new Crew(judges, Workers.none(), new Outages(), () -> {}));
      bureau.passes(PHASE);
      bureau.sends(
          () -> {
            if (Thread.currentThread().getName().startsWith("judge") && !allSealed.get()) {
              await().until(() -> sealed(bureau) == GAMES - GamesTogether.MOST);
              allSealed.set(true);
            }
          });
      bureau.works();
      assertThat(allSealed).isTrue();
      assertThat(SeveralGames.phases(bureau))
          .hasSize(GAMES)
          .allMatch(phase -> phase.endsWith("RUNNING F1865M"));
    }
  }

  @Test
  void whoStopsDoesNotWaitForAllThatAreDue() throws InterruptedException {
    // The judges are closed after their first games: they end with what they have in hand, nobody
    // cuts them off, and the office ends its round; the next start judges each of the others once.
    List<Thread> closing = new CopyOnWriteArrayList<>();
    AtomicBoolean cutOff = new AtomicBoolean();
    try (Bureau bureau = bureau()) {
      IntStream.range(1, GAMES).forEach(i -> SeveralGames.begin(bureau, "game" + i));
      Workers judges = Workers.of(1, "judge", InHand.unwatched());
      bureau.workLoop = bureau.office(new Crew(judges, Workers.none(), new Outages(), () -> {}));
      bureau.passes(PHASE);
      bureau.sends(
          () -> {
            if (Thread.currentThread().getName().startsWith("judge")) {
              await().until(() -> sealed(bureau) == GAMES - GamesTogether.MOST);
              closing.add(Thread.startVirtualThread(judges::close));
              await().until(() -> !judges.isOpen());
              cutOff.set(Thread.currentThread().isInterrupted());
            }
          });
      assertThatThrownBy(bureau::works).isInstanceOf(LedgerClosed.class);
      closing.getFirst().join();
      assertThat(cutOff).isFalse();
      assertThat(sealed(bureau)).isEqualTo(GAMES - GamesTogether.MOST);
      bureau.sends(() -> {});
      bureau.crashes();
      List<Bureau.Mail> mails = bureau.works();
      assertThat(mails.stream().filter(DeadlinesTogetherTest::isReport)).hasSize(6 * GAMES);
    }
  }

  @Test
  void aTurnALetterSealedIsJudgedBeforeOthersAreRaised() {
    // The master closes a phase between the deadlines of others and that of the game: it is judged
    // before any of those behind it, so that its own alarm finds it in the next phase.
    AtomicBoolean met = new AtomicBoolean();
    try (Bureau bureau = bureau()) {
      IntStream.range(1, GAMES).forEach(i -> SeveralGames.begin(bureau, "game" + i));
      Instant due = bureau.now().plus(PHASE);
      IntStream.range(2, GAMES).forEach(i -> moves(bureau, "game" + i, due.plusSeconds(2)));
      moves(bureau, "game1", due.plusSeconds(3));
      bureau.arrives(
          "master@localhost", "depesche@localhost", due.plusSeconds(1), "PROCESS game1 S1865M");
      bureau.passes(PHASE.plusMinutes(1));
      bureau.sends(
          () -> {
            List<String> sealed = bureau.ask(DeadlinesTogetherTest::sealedNames);
            met.compareAndSet(false, sealed.contains("game1") && sealed.size() > 1);
          });
      bureau.works();
      assertThat(met).isFalse();
      assertThat(SeveralGames.phases(bureau))
          .hasSize(GAMES)
          .allMatch(phase -> phase.endsWith("RUNNING F1865M"));
    }
  }

  @Test
  void whatALetterStoppedOrMovedDoesNotRing() {
    // Alarms were found due with another game's; the letter came between that one and theirs.
    try (Bureau bureau = bureau()) {
      SeveralGames.begin(bureau, "gastein");
      SeveralGames.begin(bureau, "sedan");
      Instant due = bureau.now().plus(PHASE);
      moves(bureau, "gastein", due.plusSeconds(2));
      moves(bureau, "sedan", due.plusSeconds(30));
      bureau.arrives(
          "master@localhost",
          "depesche@localhost",
          due.plusSeconds(1),
          "SET DEADLINE gastein +2d",
          "PAUSE sedan");
      bureau.passes(PHASE.plusMinutes(1));
      bureau.works();
      assertThat(SeveralGames.phases(bureau))
          .containsExactly(
              "bismarck RUNNING F1865M", "gastein RUNNING S1865M", "sedan PAUSED S1865M");
      // Else its letters would be fixed by now.
      bureau.write("master@localhost", "RESUME sedan");
      assertThat(SeveralGames.phases(bureau)).contains("sedan RUNNING S1865M");
    }
  }

  private static void moves(Bureau bureau, String game, Instant due) {
    bureau.write("master@localhost", "SET DEADLINE " + game + " " + due);
  }

  private static List<String> sealedNames(UnitOfWork unitOfWork) {
    return unitOfWork.agenda().sealed().stream().map(id -> unitOfWork.game(id).name()).toList();
  }

  private static int sealed(Bureau bureau) {
    return bureau.ask(unitOfWork -> unitOfWork.agenda().sealed().size());
  }

  @Test
  void anAlarmThatBreaksStopsNoOther() {
    // Raised together, one of them breaks: its game is held, the others are judged and told once.
    try (Bureau bureau = bureau()) {
      SeveralGames.begin(bureau, "sedan");
      SeveralGames.begin(bureau, "gastein");
      bureau.ask(
          unitOfWork -> {
            unitOfWork.game("sedan").orElseThrow().advance("S1865M", "no position");
            return 1;
          });
      bureau.passes(PHASE);
      List<String> said = new ArrayList<>();
      List<Bureau.Mail> mails = worksAndSays(bureau, said);
      assertThat(said)
          .filteredOn(line -> line.contains("DEADLINE"))
          .containsExactlyInAnyOrder(
              "game bismarck turn 1: DEADLINE of S1865M done",
              "game gastein turn 1: DEADLINE of S1865M done");
      assertThat(SeveralGames.phases(bureau))
          .containsExactly(
              "bismarck RUNNING F1865M", "gastein RUNNING F1865M", "sedan PAUSED S1865M");
      assertThat(mails.stream().filter(DeadlinesTogetherTest::isReport)).hasSize(12);
      assertThat(mails).filteredOn(mail -> mail.id().contains("Held.sedan")).hasSize(1);
      assertThat(bureau.works()).isEmpty();
    }
  }

  /// {@return what goes out}
  ///
  /// @param said takes what the log says of alarms
  private static List<Bureau.Mail> worksAndSays(Bureau bureau, List<String> said) {
    Logger logger = (Logger) LoggerFactory.getLogger("depesche.bot.server.Alarms");
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    log.start();
    logger.addAppender(log);
    try {
      return bureau.works();
    } finally {
      logger.detachAppender(log);
      log.list.forEach(event -> said.add(event.getFormattedMessage()));
    }
  }
}
