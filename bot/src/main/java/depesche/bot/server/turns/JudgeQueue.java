package depesche.bot.server.turns;

import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.series.SeriesRounds;
import depesche.bot.ledger.GamesTogether;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.ledger.turn.TodoRow;
import depesche.bot.server.threads.Fault;
import depesche.bot.server.threads.Workers;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The games whose letters are fixed, and those who judge them: several at a time, a few in each
/// transaction, so that they share what the ledger is asked and told. The queue is in the ledger,
/// so that nothing of it is lost and others can take from it, too.
public final class JudgeQueue {

  private static final Logger LOG = LoggerFactory.getLogger(JudgeQueue.class);

  private final Ledger ledger;
  private final Games games;
  private final Clock clock;
  private final Supplier<Instant> now;
  private final Workers judges;
  private final LongConsumer judged;
  private final ObjLongConsumer<Throwable> stopped;
  private final Outcomes outcomes = new Outcomes();

  /// @param now as of when a turn is judged
  /// @param judged follows each
  /// @param stopped follows each that stopped the program
  public JudgeQueue(
      Ledger ledger,
      Games games,
      Clock clock,
      Supplier<Instant> now,
      Workers judges,
      LongConsumer judged,
      ObjLongConsumer<Throwable> stopped) {
    this.ledger = ledger;
    this.games = games;
    this.clock = clock;
    this.now = now;
    this.judges = judges;
    this.judged = judged;
    this.stopped = stopped;
  }

  /// {@return the same games, put down to be judged}
  public static List<Long> put(UnitOfWork unitOfWork, List<Long> sealed, Instant now) {
    List<Long> known = new GamesTogether(unitOfWork).putDown(sealed);
    for (long id : sealed) {
      if (!known.contains(id)) {
        unitOfWork.todos().judge(id, unitOfWork.game(id).turn() + 1, now, now);
      }
    }
    return sealed;
  }

  /// What came of it.
  ///
  /// @param judged how many were judged
  /// @param ended games that are over now, or whose series waits for that
  public record Outcome(long judged, List<Long> ended) {

    public Outcome {
      ended = List.copyOf(ended);
    }
  }

  /// Has all that wait judged here or by other nodes, while the caller goes on; [#judge] ends it.
  public void begin() {
    layOut();
    judges.beginBeside(this::judgeAll);
  }

  private void layOut() {
    ledger.work(unitOfWork -> unitOfWork.shared().layOut(clock.instant()));
  }

  /// Judges all that wait. Other nodes may take some of them; it ends when all are judged.
  ///
  /// @return what has come of it since this was last asked
  /// @throws LedgerClosed if the judges end before: nobody must meet what they leave
  public Outcome judge() {
    layOut();
    judges.together(this::judgeAll);
    if (!judges.isOpen()) {
      throw new LedgerClosed();
    }
    while (ledger.sharing() == Sharing.OFFICE && judgeLeft()) {
      LOG.debug("one more that another node had");
    }
    return outcomes.take();
  }

  private List<TodoRow> laidOut(UnitOfWork unitOfWork) {
    return unitOfWork.shared().take(clock.instant(), GamesTogether.MOST);
  }

  private static Function<UnitOfWork, List<TodoRow>> only(long id) {
    return unitOfWork -> unitOfWork.todos().take(id).stream().toList();
  }

  /// Waits for one that another node has; if that node does not bring it to an end, it is judged
  /// here.
  ///
  /// @return whether there was one
  private boolean judgeLeft() {
    Optional<Long> left = ledger.work(unitOfWork -> unitOfWork.shared().left(clock.instant()));
    left.ifPresent(id -> judgeSome(only(id)));
    return left.isPresent();
  }

  /// Judges what the office of another node has laid out.
  ///
  /// @return whether there was anything
  public boolean assist() {
    // Mostly there is nothing to do, and one look is enough.
    boolean any = judgeSome(this::laidOut);
    if (any) {
      judges.together(this::judgeAll);
    }
    outcomes.take();
    return any;
  }

  private void judgeAll() {
    while (judges.isOpen() && judgeSome(this::laidOut)) {
      LOG.debug("some more");
    }
  }

  /// What several threads have judged.
  private static final class Outcomes {
    private long judged;
    private List<Long> ended = new ArrayList<>();

    synchronized void add(long more, List<Long> over) {
      judged += more;
      ended.addAll(over);
    }

    synchronized Outcome take() {
      Outcome since = new Outcome(judged, ended);
      judged = 0;
      ended = new ArrayList<>();
      return since;
    }
  }

  private record JudgedGames(List<Long> ids, List<Long> ended) {}

  /// Judges some games in one transaction, and each of them in one of its own if that fails.
  ///
  /// @return whether there were any
  private boolean judgeSome(Function<UnitOfWork, List<TodoRow>> take) {
    AtomicReference<List<TodoRow>> taken = new AtomicReference<>(List.of());
    try {
      // A transaction may be done again: what it leads to follows when it is kept.
      JudgedGames judged =
          ledger.work(
              unitOfWork -> {
                taken.set(List.of());
                taken.set(take.apply(unitOfWork));
                return judge(unitOfWork, taken.get());
              });
      follow(judged);
      return !judged.ids().isEmpty();
    } catch (RuntimeException | Error e) {
      List<TodoRow> rows = taken.get();
      if (rows.isEmpty()) {
        throw e;
      }
      if (rows.size() == 1) {
        outcomes.add(1, List.of());
        stopped.accept(e, rows.getFirst().gameId);
      } else {
        LOG.warn("{} games are judged one by one: {}", rows.size(), Fault.of(e).cause());
        rows.forEach(row -> judgeSome(only(row.id)));
      }
      return true;
    }
  }

  private void follow(JudgedGames some) {
    outcomes.add(some.ids().size(), some.ended());
    for (long id : some.ids()) {
      LOG.info("game {} judged", id);
      judged.accept(id);
    }
  }

  private JudgedGames judge(UnitOfWork unitOfWork, List<TodoRow> rows) {
    if (rows.isEmpty()) {
      return new JudgedGames(List.of(), List.of());
    }
    List<Long> ids = rows.stream().map(row -> row.gameId).toList();
    List<Game> all = games.numbered(unitOfWork, ids);
    List<Game> due = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Game game = all.get(i);
      // One that is held meanwhile is put down again when it goes on.
      if (game.isRunning() && rows.get(i).turn == game.turn() + 1) {
        due.add(game);
      }
    }
    games.umpire().judge(due, now.get());
    rows.forEach(unitOfWork.todos()::done);
    List<Long> over = SeriesRounds.ended(unitOfWork, ids);
    unitOfWork.shared().tellOffice(ids, over);
    return new JudgedGames(ids, over);
  }
}
