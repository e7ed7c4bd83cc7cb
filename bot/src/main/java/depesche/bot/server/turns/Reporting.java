package depesche.bot.server.turns;

import depesche.bot.desk.Services;
import depesche.bot.game.Game;
import depesche.bot.game.Trouble;
import depesche.bot.game.TurnReports.Draft;
import depesche.bot.game.parcel.Unpainted;
import depesche.bot.game.trouble.Cause;
import depesche.bot.game.trouble.TroubleReporter;
import depesche.bot.ledger.GamesTogether;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.turn.TodoRow;
import depesche.bot.ledger.turn.Todos;
import depesche.bot.server.threads.Crew;
import depesche.bot.server.threads.Fault;
import depesche.bot.server.threads.Outage;
import depesche.bot.server.threads.Workers;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Writes the reports of judged turns beside the judging: each in a transaction of its own, the
/// first of a game first. A report that is due is a row; what a crash interrupts is written at the
/// next start, from the same turn and under the same keys.
public final class Reporting {

  private static final Logger LOG = LoggerFactory.getLogger(Reporting.class);

  /// A report that cannot be written is tried again after this time, then after twice as long.
  private static final Duration WAIT = Duration.ofMinutes(15);

  private static final int MOST_DOUBLED = 5;

  /// Others leave a report to the painter of its pictures, for so long: then it is dead, or very
  /// slow.
  private static final Duration PAINTING = Duration.ofSeconds(10);

  private final Ledger ledger;
  private final Services services;
  private final Clock clock;
  private final Workers workers;
  private final LongConsumer told;
  private final Outage outage;

  /// Whether games are judged whose deadline has passed.
  private volatile boolean waits;

  /// @param crew its writers write
  /// @param told follows each report, and each that is put off
  public Reporting(Ledger ledger, Services services, Clock clock, Crew crew, LongConsumer told) {
    this.ledger = ledger;
    this.services = services;
    this.clock = clock;
    this.workers = crew.writers();
    this.outage = crew.outages().of(LOG, "reports");
    this.told = told;
    ledger.gate().reports(this::first);
  }

  /// Some may be due. Reports that the world keeps from being written are tried more and more
  /// rarely.
  public void wake() {
    if (!outage.rests()) {
      workers.wake(this::drain);
    }
  }

  /// Does something before any other report is begun, but for one that somebody waits for: of many
  /// games with one deadline all are judged first, since a report costs several times as much.
  public void after(Runnable work) {
    waits = true;
    try {
      work.run();
    } finally {
      waits = false;
      wake();
    }
  }

  private void drain() {
    try {
      while (!waits && workers.isOpen() && write(this::next)) {
        // The next one.
      }
    } catch (LedgerClosed _) {
      LOG.debug("reports that are left are written at the next start");
    } catch (RuntimeException | Error e) {
      outage.failed(e);
    }
  }

  private Optional<TodoRow> next(UnitOfWork unitOfWork) {
    Instant now = clock.instant();
    return unitOfWork.todos().takeReport(now, now.plus(PAINTING));
  }

  /// Something else is to be done for a game: its report goes first.
  private void first(long game) {
    write(
        unitOfWork ->
            unitOfWork.todos().report(game).flatMap(report -> unitOfWork.todos().take(report)));
  }

  /// Works out what a report tells, paints its pictures while no transaction is open, and writes
  /// it, unless somebody has done that meanwhile.
  ///
  /// @return whether there was one
  private boolean write(Function<UnitOfWork, Optional<TodoRow>> take) {
    AtomicReference<TodoRow> taken = new AtomicReference<>();
    try {
      Optional<Draft> draft =
          ledger.work(
              unitOfWork -> {
                Optional<TodoRow> row = take.apply(unitOfWork);
                row.ifPresent(taken::set);
                return row.map(report -> draft(unitOfWork, report));
              });
      if (draft.isEmpty()) {
        // One that failed elsewhere may be all there is.
        return false;
      }
      TodoRow report = taken.get();
      services.parcelWriter().painted().ahead(draft.get().pictures());
      ledger.act(unitOfWork -> write(unitOfWork, report.id, draft, true));
      outage.over();
      told.accept(report.gameId);
      return true;
    } catch (RuntimeException | Error e) {
      TodoRow report = taken.get();
      if (report == null) {
        throw e;
      }
      stopped(report, e);
      return true;
    } finally {
      services.parcelWriter().painted().ahead(List.of());
    }
  }

  private Draft draft(UnitOfWork unitOfWork, TodoRow row) {
    StoredGame game = new GamesTogether(unitOfWork).read(List.of(row.gameId)).getFirst();
    return services.games().turnReports().draft(game, row);
  }

  /// @param draft what it tells; empty if that is still to be worked out
  private void write(UnitOfWork unitOfWork, long id, Optional<Draft> draft, boolean illustrated) {
    Optional<TodoRow> taken = unitOfWork.todos().take(id);
    if (taken.isEmpty()) {
      return;
    }
    TodoRow row = taken.get();
    Draft told = draft.isPresent() ? draft.get() : draft(unitOfWork, row);
    StoredGame game = new GamesTogether(unitOfWork).readAll(List.of(row.gameId)).getFirst();
    services.games().turnReports().write(game, row, told, illustrated);
    unitOfWork.todos().done(row);
    unitOfWork.shared().tellOffice(List.of(row.gameId), List.of());
  }

  private void stopped(TodoRow row, Throwable failure) {
    Fault fault = Fault.of(failure);
    if (fault.worlds()) {
      throw new Fault.Passing(failure);
    }
    LOG.error(
        "report {} of game {} broke: {} (no. {})",
        row.turn,
        row.gameId,
        fault.cause(),
        Cause.number(fault.cause()));
    if (!Unpainted.stopped(failure) || !writeUnillustrated(row, fault)) {
      putOff(row, fault);
    }
    told.accept(row.gameId);
  }

  /// {@return whether it went without its picture}
  private boolean writeUnillustrated(TodoRow report, Fault fault) {
    try {
      ledger.act(unitOfWork -> write(unitOfWork, report.id, Optional.empty(), false));
    } catch (RuntimeException | Error e) {
      LOG.error("report {} of game {}: {}", report.turn, report.gameId, Fault.of(e).cause());
      return false;
    }
    tell(
        report,
        "Unpainted",
        (game, phase) -> new Trouble.ReportUnpainted(game, phase, fault.told()));
    return true;
  }

  /// It is tried three times at once. Then it holds nothing up any more, and those who run the game
  /// are told, once.
  private void putOff(TodoRow report, Fault fault) {
    int attempts =
        ledger.work(
            unitOfWork -> {
              Optional<TodoRow> row = unitOfWork.todos().take(report.id);
              row.ifPresent(
                  one -> {
                    one.attempts++;
                    one.cause = fault.cause();
                    int more = one.attempts - Todos.HOLDS;
                    one.due =
                        more < 0
                            ? clock.instant()
                            : clock
                                .instant()
                                .plus(WAIT.multipliedBy(1L << Math.min(more, MOST_DOUBLED)));
                  });
              return row.map(one -> one.attempts).orElse(0);
            });
    if (attempts == Todos.HOLDS) {
      tell(report, "Stuck", (game, phase) -> new Trouble.ReportStuck(game, phase, fault.told()));
    }
  }

  /// What a trouble is called.
  private interface Telling {
    Trouble of(String game, String phase);
  }

  private void tell(TodoRow row, String kind, Telling trouble) {
    for (TroubleReporter.Words words :
        List.of(TroubleReporter.Words.OURS, TroubleReporter.Words.PLAIN)) {
      try {
        ledger.act(
            unitOfWork -> {
              Game game = services.games().of(unitOfWork.game(row.gameId));
              services
                  .watch()
                  .tell(
                      unitOfWork,
                      words,
                      Optional.of(game),
                      kind + "." + game.name() + "." + row.turn,
                      trouble.of(game.name(), game.turn(row.turn).phase),
                      clock.instant());
            });
        return;
      } catch (RuntimeException | Error e) {
        LOG.error("nobody is told of report {}: {}", row.turn, Fault.of(e).cause());
      }
    }
  }
}
