package depesche.bot.server;

import depesche.bot.desk.Services;
import depesche.bot.desk.votes.VoteCount;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.rollback.Agreement;
import depesche.bot.game.series.SeriesRounds;
import depesche.bot.ledger.GamesTogether;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.database.OutcomeUnknown;
import depesche.bot.ledger.nodes.SharedWork;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.server.threads.Crew;
import depesche.bot.server.threads.Fault;
import depesche.bot.server.turns.JudgeQueue;
import depesche.bot.server.turns.Reporting;
import depesche.bot.server.turns.Stirred;
import depesche.bot.server.turns.WorkOutcome;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ObjLongConsumer;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Seals and judges games. Each game to be judged is a row of the ledger; which games were touched
/// is remembered, so that nobody has to look through all of them.
final class Judging {

  private static final Logger LOG = LoggerFactory.getLogger(Judging.class);

  /// So many games are sealed before they are judged: the disk is waited for once for all of them.
  private static final int TOGETHER = 16;

  private final Ledger ledger;
  private final Games games;
  private final SeriesRounds series;
  private final RestoreClock restoreClock;
  private final Failures failures;
  private final Presence presence;
  private final Runnable outgoing;
  private final Tally tally;
  private final JudgeQueue judgeQueue;
  private final Reporting reporting;
  private final Stirred stirred = new Stirred();

  /// How many games may have been sealed since they were last judged.
  private int sealed;

  /// Whether games are being judged meanwhile.
  private boolean underWay;

  private boolean surveyed;

  /// @param outgoing follows whatever may have left something to send
  Judging(
      Ledger ledger,
      Services services,
      Clock clock,
      RestoreClock restoreClock,
      Failures failures,
      Presence presence,
      Runnable outgoing,
      Tally tally,
      Crew crew) {
    this.ledger = ledger;
    this.games = services.games();
    ObjLongConsumer<Throwable> stopped = (failure, game) -> failures.stoppedBy(game, failure);
    this.series = services.series();
    this.restoreClock = restoreClock;
    this.failures = failures;
    this.presence = presence;
    this.outgoing = outgoing;
    this.tally = tally;
    this.judgeQueue =
        new JudgeQueue(
            ledger, games, clock, restoreClock::now, crew.judges(), _ -> judged(), stopped);
    this.reporting =
        new Reporting(
            ledger,
            services,
            clock,
            crew,
            game -> {
              stirred.add(Set.of(game));
              outgoing.run();
              crew.wake().run();
            });
  }

  /// {@return the games in which something has happened since this was last asked; at first all
  /// that have threads, for what a crash has left}
  Set<Long> changed() {
    return stirred.changed();
  }

  /// What a server that was stopped has left to do; after that, each change of a game is reported.
  void survey() {
    if (!surveyed) {
      ledger.<List<Long>>work(games::ofOtherRules).forEach(this::holdOtherRules);
      ledger
          .<List<Long>>work(unitOfWork -> unitOfWork.rollbacks().heldBy("Held"))
          .forEach(this::resume);
      ledger.<List<Long>>work(
          unitOfWork ->
              JudgeQueue.put(unitOfWork, unitOfWork.agenda().sealed(), restoreClock.now()));
      List<Long> running = ledger.work(unitOfWork -> unitOfWork.agenda().running());
      settleAll();
      if (ledger.sharing() == Sharing.ALONE) {
        ledger.work(unitOfWork -> unitOfWork.todos().free());
      }
      List<Long> threads = ledger.work(unitOfWork -> unitOfWork.press().threads().games());
      stirred.addAll(running, threads);
      surveyed = true;
    }
  }

  /// Others may have sealed games, too; and reports may be due again.
  void look() {
    sealed++;
    reporting.wake();
    if (ledger.sharing() != Sharing.OFFICE) {
      return;
    }
    List<SharedWork.News> news = ledger.work(unitOfWork -> unitOfWork.shared().takeNews());
    stirred.add(news.stream().map(SharedWork.News::game).toList());
    if (news.stream().anyMatch(SharedWork.News::ended)) {
      settleAll();
    }
  }

  /// The titles and decks of a server do not change while it runs, so it is enough to look once.
  private void holdOtherRules(long id) {
    LOG.error("game {} cannot be judged as it is and is held", id);
    failures.hold(id, game -> game.otherRules().orElseThrow());
    outgoing.run();
  }

  /// Judges what is due before any other report is begun.
  void beforeReports(Runnable due) {
    reporting.after(due);
  }

  /// {@return what a piece of work has led to}
  <T> WorkOutcome<T> outcome(UnitOfWork unitOfWork, T result) {
    return WorkOutcome.of(unitOfWork, result, restoreClock.now());
  }

  /// Does things one after the other in one transaction, and notes what comes of them: games that
  /// have changed or can now be judged.
  ///
  /// @param enough whether the rest is left for another time
  /// @return what came of each that was done
  <T> List<T> change(
      List<Function<UnitOfWork, WorkOutcome<T>>> things, Predicate<WorkOutcome<T>> enough) {
    presence.goesOn(restoreClock.now());
    List<WorkOutcome<T>> changes;
    try {
      changes = ledger.together(things, enough);
    } catch (OutcomeUnknown e) {
      // The work may stand all the same: the next round looks through all games.
      surveyed = false;
      throw e;
    }
    changes.forEach(change -> stirred.add(change.handled()));
    sealed += changes.stream().mapToInt(change -> change.complete().size()).sum();
    settle(changes.stream().flatMap(change -> change.ended().stream()).toList());
    outgoing.run();
    return changes.stream().map(WorkOutcome::result).toList();
  }

  /// A game that an earlier version held because it could not read what it had accepted goes on.
  private void resume(long id) {
    Instant now = restoreClock.now();
    try {
      boolean resumed =
          ledger.work(
              unitOfWork -> games.phaseEnd().resumeUnread(games.numbered(unitOfWork, id), now));
      if (resumed) {
        LOG.info("game {} goes on: its clock can be read", id);
      }
    } catch (RuntimeException | Error e) {
      // It is held, and stays so.
      LOG.error("game {} stays held: {}", id, Fault.of(e).cause());
    }
  }

  /// Takes down in their series what came of games. That is work of its own: a fault in it does not
  /// undo the end of a game, and what a crash interrupts is done at the next start.
  private void settle(List<Long> ended) {
    for (long id : ended) {
      try {
        ledger.act(unitOfWork -> series.settle(unitOfWork, id, restoreClock.now()));
        LOG.info("game {} counted in its series", id);
      } catch (RuntimeException | Error e) {
        failures.stoppedBy(id, e);
      }
    }
  }

  private void settleAll() {
    settle(ledger.work(unitOfWork -> unitOfWork.series().unsettled()));
  }

  /// Does one thing that changes no game.
  void send(Consumer<UnitOfWork> work) {
    ledger.act(work);
    outgoing.run();
  }

  /// Seals games in which all is said, a few at a time: what has come may be for one of the others.
  boolean seal() {
    int most = restoreClock.repeats() ? 1 : TOGETHER;
    int before = sealed;
    while (sealed - before < most) {
      Optional<Long> game = stirred.next();
      if (game.isEmpty()) {
        break;
      }
      sealIfComplete(game.get());
    }
    return sealed > before;
  }

  private void sealIfComplete(long id) {
    Instant now = restoreClock.now();
    // Which was the last depends on which letters were read together. It is not told again.
    boolean tells = !restoreClock.repeats();
    try {
      if (ledger.work(unitOfWork -> keepTime(unitOfWork, id, now, tells))) {
        keptTime(id);
      }
    } catch (RuntimeException | Error e) {
      try {
        failures.stoppedBy(id, e);
      } catch (Fault.Passing passing) {
        stirred.add(Set.of(id));
        throw passing;
      }
    }
  }

  /// Votes come first: a table that agrees to end its game does not wait for a turn.
  private boolean keepTime(UnitOfWork unitOfWork, long id, Instant now, boolean tells) {
    if (new GamesTogether(unitOfWork).readAll(List.of(id)).getFirst().isUntold()) {
      // We hear of it again when its report is written.
      return false;
    }
    Game game = games.numbered(unitOfWork, id);
    return games.phaseEnd().holdUnread(game, now)
        || new VoteCount(game).carry(now)
        || Agreement.carry(games, game, now)
        || games.phaseEnd().keepTime(game, now, tells);
  }

  private void keptTime(long id) {
    if (!ledger
        .<List<Long>>work(unitOfWork -> new GamesTogether(unitOfWork).sealed(List.of(id)))
        .isEmpty()) {
      sealed++;
      LOG.info("game {}: all answers were in", id);
    }
    outgoing.run();
  }

  /// Has games judged while others are sealed, if there are enough; [#judge] waits for them.
  void judgeIfMany() {
    if (sealed >= TOGETHER) {
      sealed = 0;
      underWay = true;
      ledger.barrier();
      judgeQueue.begin();
    }
  }

  /// Judges the games whose letters are fixed, once the seals are durable: what a crash interrupts
  /// in between is judged by the same letters.
  ///
  /// @return whether any was judged
  boolean judge() {
    if (sealed == 0 && !underWay) {
      return false;
    }
    sealed = 0;
    underWay = false;
    ledger.barrier();
    JudgeQueue.Outcome outcome = judgeQueue.judge();
    settle(outcome.ended());
    return outcome.judged() > 0;
  }

  private void judged() {
    tally.turnJudged();
    reporting.wake();
    outgoing.run();
  }
}
