package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.database.Where;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.DrawRow;
import depesche.bot.ledger.turn.TurnRow;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Uniqueness lives in the schema, and what was committed is there after reopening, in a file and
/// on PostgreSQL.
@ParameterizedClass
@EnumSource(Where.class)
class LedgerTest {

  @Parameter private Where where = Where.FILE;
  private Optional<PostgresDatabase> postgres = Optional.empty();

  private static final Instant NOON = Instant.parse("1866-07-03T12:00:00Z");

  @TempDir Path folder;

  private Ledger open() {
    Vault vault = Vault.in(folder.resolve("key"));
    return switch (where) {
      case FILE -> Ledger.open("jdbc:h2:file:" + folder.resolve("ledger"), vault);
      case POSTGRES -> {
        postgres = Optional.of(postgres.orElseGet(Postgres::fresh));
        yield Ledger.open(postgres.get(), vault);
      }
    };
  }

  private static GameRow game(String name) {
    GameRow game = new GameRow();
    game.name = name;
    game.state = GameLife.State.RUNNING;
    return game;
  }

  private static TurnRow turn(GameRow game, int number) {
    return turn(game.id, number);
  }

  private static TurnRow turn(long game, int number) {
    TurnRow turn = new TurnRow();
    turn.gameId = game;
    turn.turn = number;
    turn.judged = NOON;
    return turn;
  }

  private static InboxRow message(long uid, String digest) {
    InboxRow message = new InboxRow();
    message.mailbox = "depesche@localhost";
    message.uid = uid;
    message.digest = digest;
    message.received = NOON;
    return message;
  }

  @Test
  void aStreamIsTakenOnce() {
    // chance.md 2.3: game, turn, purpose and scope are unique, so that nothing is drawn twice.
    try (Ledger ledger = open()) {
      long game = ledger.work(unitOfWork -> unitOfWork.enter(game("bismarck"))).id;
      for (String scope : List.of("AUSTRIA", "FRANCE")) {
        assertThat(ledger.work(unitOfWork -> unitOfWork.enter(draw(game, scope))).id).isPositive();
      }
      assertThatThrownBy(() -> ledger.work(unitOfWork -> unitOfWork.enter(draw(game, "AUSTRIA"))))
          .hasMessageContainingAll("nique", "draw");
    }
  }

  private static DrawRow draw(long game, String scope) {
    DrawRow draw = new DrawRow();
    draw.gameId = game;
    draw.turn = 2;
    draw.purpose = "foreign-army";
    draw.scope = scope;
    return draw;
  }

  @Test
  void numbersGrowAndWhatOnePieceOfWorkLeavesIsGivenToNoOther() {
    // Decision 28: a stock beyond a piece of work would outlive what the database remembers of it.
    try (Ledger ledger = open()) {
      long game = ledger.work(unitOfWork -> unitOfWork.enter(game("bismarck"))).id;
      List<Long> many = ledger.work(unitOfWork -> drawn(unitOfWork, game, 120));
      assertThat(many)
          .isSorted()
          .doesNotHaveDuplicates()
          .allMatch(number -> number > 1_000_000_000);
      assertThatThrownBy(
              () ->
                  ledger.work(
                      unitOfWork -> {
                        drawn(unitOfWork, game, 10);
                        throw new IllegalStateException("undone");
                      }))
          .hasMessageContaining("undone");
      TurnRow turn = ledger.work(unitOfWork -> unitOfWork.enter(turn(game, 1)));
      assertThat(turn.id).isGreaterThanOrEqualTo(many.getFirst() + 4 * 50);
    }
  }

  private static List<Long> drawn(UnitOfWork unitOfWork, long game, int draws) {
    return IntStream.range(0, draws)
        .mapToObj(i -> unitOfWork.enter(draw(game, draws + "-" + i)).id)
        .toList();
  }

  private static boolean knows(Ledger ledger, InboxRow message) {
    return ledger.work(unitOfWork -> unitOfWork.registry().known(message).isPresent());
  }

  private static boolean isDue(Ledger ledger, Instant now) {
    return ledger.work(unitOfWork -> !unitOfWork.agenda().alarmsDue(now).isEmpty());
  }

  private static List<?> rows(Ledger ledger, Function<UnitOfWork, List<?>> query) {
    return ledger.work(query);
  }

  private static Optional<Instant> next(Ledger ledger) {
    return ledger.work(unitOfWork -> unitOfWork.agenda().next(NOON));
  }

  @Test
  void whatWasCommittedIsThereAfterReopening() {
    try (Ledger ledger = open()) {
      ledger.work(unitOfWork -> unitOfWork.enter(game("bismarck")));
      ledger.barrier();
    }
    try (Ledger ledger = open()) {
      StoredGame game = ledger.work(unitOfWork -> unitOfWork.game("bismarck").orElseThrow());
      assertThat(game.state()).isEqualTo(GameLife.State.RUNNING);
    }
  }

  @Test
  void aTurnIsJudgedOnce() {
    try (Ledger ledger = open()) {
      GameRow game = ledger.work(unitOfWork -> unitOfWork.enter(game("bismarck")));
      ledger.work(unitOfWork -> unitOfWork.enter(turn(game, 1)));
      assertThatThrownBy(() -> ledger.work(unitOfWork -> unitOfWork.enter(turn(game, 1))))
          .isNotNull();
      assertThat(rows(ledger, unitOfWork -> unitOfWork.game(game.id).turns())).hasSize(1);
    }
  }

  @Test
  void workThatEndsByAnErrorGivesItsConnectionBack() {
    // A letter on which the stack overflows must not take the database with it.
    try (Ledger ledger = open()) {
      for (int i = 0; i <= Database.CONNECTIONS; i++) {
        assertThatThrownBy(
                () ->
                    ledger.work(
                        _ -> {
                          throw new StackOverflowError();
                        }))
            .isInstanceOf(StackOverflowError.class);
      }
      assertThat(rows(ledger, UnitOfWork::games)).isEmpty();
    }
  }

  @Test
  void workThatFailsLeavesNothing() {
    try (Ledger ledger = open()) {
      assertThatThrownBy(
              () ->
                  ledger.work(
                      unitOfWork -> {
                        unitOfWork.enter(game("sedan"));
                        throw new IllegalStateException("half done");
                      }))
          .hasMessage("half done");
      assertThat(rows(ledger, UnitOfWork::games)).isEmpty();
    }
  }

  @Test
  void aMessageIsKnownByContentAndByPlace() {
    try (Ledger ledger = open()) {
      ledger.work(unitOfWork -> unitOfWork.enter(message(1, "aaa")));
      assertThat(knows(ledger, message(2, "aaa"))).isTrue();
      assertThat(knows(ledger, message(1, "bbb"))).isTrue();
      assertThat(knows(ledger, message(2, "bbb"))).isFalse();
    }
  }

  @Test
  void onlyRunningGamesHaveAlarms() {
    try (Ledger ledger = open()) {
      GameRow game = ledger.work(unitOfWork -> unitOfWork.enter(game("bismarck")));
      ledger.work(
          unitOfWork -> {
            AlarmRow alarm = new AlarmRow();
            alarm.gameId = game.id;
            alarm.phase = "S1865M";
            alarm.due = NOON;
            return unitOfWork.enter(alarm);
          });
      assertThat(isDue(ledger, NOON.minusMillis(1))).isFalse();
      assertThat(isDue(ledger, NOON)).isTrue();
      assertThat(next(ledger)).contains(NOON);
      ledger.work(
          unitOfWork -> {
            unitOfWork.game("bismarck").orElseThrow().life().pause(NOON);
            return NOON;
          });
      assertThat(isDue(ledger, NOON)).isFalse();
      assertThat(next(ledger)).isEmpty();
    }
  }

  @Test
  void workThatHasBegunEndsBeforeTheLedgerCloses() throws InterruptedException {
    // What is done is done whole; what comes later is not begun, and says so.
    Ledger ledger = open();
    Thread closing = Thread.ofPlatform().unstarted(ledger::close);
    ledger.work(
        unitOfWork -> {
          closing.start();
          while (closing.getState() != Thread.State.WAITING) {
            assertThat(closing.isAlive()).isTrue();
            Thread.onSpinWait();
          }
          return unitOfWork.enter(game("bismarck"));
        });
    closing.join();
    assertThatThrownBy(() -> ledger.work(unitOfWork -> unitOfWork.lobby().count()))
        .isInstanceOf(LedgerClosed.class);
    assertThatThrownBy(ledger::barrier).isInstanceOf(LedgerClosed.class);
    try (Ledger again = open()) {
      assertThat(again.<Long>work(unitOfWork -> unitOfWork.lobby().count())).isEqualTo(1);
    }
  }
}
