package depesche.bot.server;

import depesche.bot.desk.Services;
import depesche.bot.desk.letter.FailureReply;
import depesche.bot.desk.letter.LetterHandler;
import depesche.bot.game.press.PressThreads;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.LetterDue;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.ledger.turn.AlarmDue;
import depesche.bot.server.arrival.LettersWaiting;
import depesche.bot.server.arrival.MailLook;
import depesche.bot.server.threads.Crew;
import depesche.bot.server.threads.Fault;
import depesche.bot.server.turns.WorkOutcome;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The loop: letters and deadlines in the order of their time, one after the other, each whole in
/// one transaction. Work that a crash interrupts is done again from the ledger, with the same
/// outcome.
public final class WorkLoop {

  private static final Logger LOG = LoggerFactory.getLogger(WorkLoop.class);

  private final Ledger ledger;
  private final Services services;
  private final Clock clock;
  private final RestoreClock restoreClock;

  private final Presence presence;
  private final Failures failures;
  private final Judging judging;
  private final LetterReading letterReading;
  private final Digests digests;
  private final Holds holds;
  private final Deadlines deadlines;
  private final Tally tally = new Tally();

  /// Follows each change of games.
  private Consumer<Set<Long>> follower = _ -> {};

  private boolean begun;

  /// Whether the last work ended at a deadline that waits for mail.
  private boolean awaitsMail;

  /// All that was due up to here has been done or begun.
  private volatile Instant seen = Instant.EPOCH;

  /// For when it was last asked to be woken.
  private Optional<Instant> alarm = Optional.empty();

  /// @param outgoing follows whatever may have left something to send
  /// @param crew works beside it
  public WorkLoop(
      Ledger ledger,
      LetterHandler letterHandler,
      Services services,
      Clock clock,
      RestoreClock restoreClock,
      Runnable outgoing,
      Crew crew) {
    this.ledger = ledger;
    this.services = services;
    this.clock = clock;
    this.restoreClock = restoreClock;
    this.failures =
        new Failures(ledger, services.games(), new FailureReply(services, letterHandler), clock);
    this.presence = new Presence(ledger, services.games(), failures::stoppedBy);
    this.judging =
        new Judging(
            ledger, services, clock, restoreClock, failures, presence, outgoing, tally, crew);
    this.letterReading = new LetterReading(letterHandler, judging, failures, restoreClock, tally);
    this.digests = new Digests(ledger, services, judging, restoreClock);
    this.holds = new Holds(ledger, services, failures, presence, clock, outgoing);
    this.deadlines =
        new Deadlines(
            new Alarms(services.games(), clock, restoreClock), judging, letterReading, failures);
  }

  /// From now on the clock is compared with this.
  public void watch(ClockWatch clockWatch) {
    holds.watch(clockWatch);
  }

  /// From now on this is told that something has happened, and in which games.
  public void follow(Consumer<Set<Long>> changes) {
    follower = changes;
  }

  /// Does everything that is to do now.
  ///
  /// @param mailLook says whether all mail is here that came before a deadline: the deadline is
  ///   kept open until then
  /// @return whether anything was done
  public boolean work(MailLook mailLook) {
    awaitsMail = false;
    judging.survey();
    judging.look();
    if (!restoreClock.repeats()) {
      holds.call(holds.now());
    }
    boolean busy = false;
    while (round(mailLook)) {
      busy = true;
    }
    Set<Long> changed = judging.changed();
    if (busy || !changed.isEmpty()) {
      follower.accept(changed);
    }
    if (!changed.isEmpty() && !restoreClock.repeats()) {
      ledger.work(book -> new PressThreads(book).dismissStrangers(changed, clock.instant()));
    }
    return busy;
  }

  /// {@return whether a deadline is due that is kept open, since mail from before it may be
  /// missing}
  boolean awaitsMail() {
    return awaitsMail;
  }

  /// {@return what was done so far}
  Tally tally() {
    return tally;
  }

  /// Reads once what is due, and does all of it. A repetition goes step by step: then, a table that
  /// was complete was judged before anything else came.
  private boolean round(MailLook mailLook) {
    if (judging.judge() || (restoreClock.repeats() && judging.seal())) {
      return true;
    }
    LettersWaiting letters = letters();
    Instant now = now();
    if (release(now)) {
      return true;
    }
    List<AlarmDue> alarms = ledger.work(unitOfWork -> unitOfWork.agenda().alarmsDue(now));
    seen = now;
    if (alarms.isEmpty()) {
      if (letters.isEmpty()) {
        return judging.seal() || digests.send(now, mailLook);
      }
      letterReading.read(first(letters.next()));
      return true;
    }
    List<LetterDue> earlier = until(alarms.getFirst(), letters.since());
    if (!earlier.isEmpty()) {
      letterReading.read(first(earlier));
      return true;
    }
    return switch (mailLook.upTo(alarms.getFirst().due())) {
      case MailLook.UnderWay() -> {
        awaitsMail = true;
        yield false;
      }
      case MailLook.Failed() -> {
        awaitsMail = true;
        holds.fetched(false, now);
        yield false;
      }
      case MailLook.Complete(Instant until) -> {
        holds.fetched(true, now);
        List<AlarmDue> covered =
            alarms.stream().filter(alarm -> !alarm.due().isAfter(until)).toList();
        Deque<LetterDue> behind = new ArrayDeque<>(letters().since());
        judging.beforeReports(() -> deadlines.pass(first(covered), behind));
        yield true;
      }
    };
  }

  /// {@return what waits to be read; what is repeated is read in the same order}
  private LettersWaiting letters() {
    return ledger.work(
        unitOfWork -> {
          List<LetterDue> waiting = unitOfWork.agenda().waiting();
          return restoreClock.repeats() || waiting.isEmpty()
              ? LettersWaiting.inOrder(waiting)
              : LettersWaiting.of(waiting, unitOfWork.agenda().firstGame());
        });
  }

  /// What is repeated was judged before; no clock decides it.
  private Instant now() {
    return restoreClock.repeats() ? clock.instant() : holds.now();
  }

  /// Lets one press go whose time has come. One that breaks is held, so that all else goes on.
  private boolean release(Instant now) {
    List<PressRow> due = ledger.work(unitOfWork -> unitOfWork.press().due(now, 1));
    if (due.isEmpty()) {
      return false;
    }
    long press = due.getFirst().id;
    try {
      judging.<Long>change(List.of(unitOfWork -> release(unitOfWork, press)), _ -> true);
    } catch (RuntimeException | Error e) {
      LOG.error("press {} broke and is held: {}", press, Fault.of(e).cause());
      ledger.work(unitOfWork -> unitOfWork.press().hold(press));
    }
    return true;
  }

  private WorkOutcome<Long> release(UnitOfWork unitOfWork, long press) {
    services.press().release(unitOfWork, press, restoreClock.now());
    return judging.outcome(unitOfWork, press);
  }

  private <T> List<T> first(List<T> due) {
    return restoreClock.repeats() ? due.subList(0, 1) : due;
  }

  private static List<LetterDue> until(AlarmDue alarm, List<LetterDue> letters) {
    return letters.stream().takeWhile(letter -> !Deadlines.isBefore(alarm, letter)).toList();
  }

  /// Before anything is done, deadlines that an outage has covered are put off. A restored ledger
  /// says nothing of one by what it last saw.
  public void begin() {
    if (restoreClock.since().isEmpty()) {
      Instant now = clock.instant();
      Optional<Instant> before = presence.jump(now);
      before.ifPresent(seen -> holds.holdAll(seen, now));
      if (before.isEmpty()) {
        presence.cover(now);
      }
    }
  }

  /// Does that before the first work.
  void beginOnce() {
    if (!begun) {
      begun = true;
      begin();
    }
  }

  /// Everything is done for now. Asks to be woken when something will be due that is not on its way
  /// already, unless that was asked before.
  public void rest(Consumer<Instant> wakeAt) {
    tally.rests();
    presence.note(now());
    Optional<Instant> next = ledger.work(unitOfWork -> unitOfWork.agenda().next(seen));
    if (!next.equals(alarm)) {
      next.ifPresent(wakeAt);
      alarm = next;
    }
  }

  /// {@return when the first of all that is left to do was or will be due}
  public Optional<Instant> pending() {
    return ledger.work(unitOfWork -> unitOfWork.agenda().next(Instant.EPOCH));
  }

  /// {@return whether nothing is due}
  boolean isIdle() {
    return pending().filter(due -> !due.isAfter(clock.instant())).isEmpty();
  }

  /// {@return when the first parcel that waits is to be sent}
  Optional<Instant> unsent() {
    return ledger.work(unitOfWork -> unitOfWork.agenda().unsent(Instant.EPOCH));
  }

  /// {@return by when a game's answers are due}
  public Optional<Instant> deadline(String game) {
    return ledger.work(unitOfWork -> unitOfWork.game(game).flatMap(StoredGame::deadline));
  }

  GamesUnderWay underWay(int most) {
    return ledger.work(unitOfWork -> GamesUnderWay.of(unitOfWork, services, most));
  }

  /// {@return how a game stands, as its rules write it down; empty if there is none}
  String position(String game) {
    return ledger.work(
        unitOfWork -> unitOfWork.game(game).map(StoredGame::positionText).orElse(""));
  }
}
