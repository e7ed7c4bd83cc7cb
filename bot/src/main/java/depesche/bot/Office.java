package depesche.bot;

import depesche.adjudicator.Demand;
import depesche.bot.desk.Apology;
import depesche.bot.desk.Reception;
import depesche.bot.desk.Staff;
import depesche.bot.game.Notice;
import depesche.bot.game.Timetable;
import depesche.bot.game.Umpire;
import depesche.bot.ledger.AlarmDue;
import depesche.bot.ledger.AlarmRow;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.InboxRow;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.LetterDue;
import depesche.bot.ledger.SeatRow;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The loop: letters and deadlines in the order of their time, one after the other, each in one
/// transaction. What a crash interrupts is done again from the ledger, with the same outcome.
public final class Office {

  private static final Logger LOG = LoggerFactory.getLogger(Office.class);

  private final Ledger ledger;
  private final Reception reception;
  private final Staff staff;
  private final Clock clock;
  private final Hindsight hindsight;

  /// So many games are sealed before they are judged: the disk is waited for once for all of them.
  private static final int TOGETHER = 16;

  private final Runnable outgoing;
  private final Mishaps mishaps;

  /// The games in which something has happened since it was last asked whether all answers are in.
  private final SequencedSet<Long> stirred = new LinkedHashSet<>();

  /// The games whose letters are fixed, to be judged next.
  private final SequencedSet<Long> sealed = new LinkedHashSet<>();

  private final AtomicLong steps = new AtomicLong();

  private boolean surveyed;

  /// What was due up to here has been done or begun.
  private volatile Instant seen = Instant.EPOCH;

  /// @param outgoing follows whatever may have left something to send
  public Office(
      Ledger ledger,
      Reception reception,
      Staff staff,
      Clock clock,
      Hindsight hindsight,
      Runnable outgoing) {
    this.ledger = ledger;
    this.reception = reception;
    this.staff = staff;
    this.clock = clock;
    this.hindsight = hindsight;
    this.outgoing = outgoing;
    this.mishaps = new Mishaps(ledger, new Apology(staff, reception), clock);
  }

  /// Does everything that is to do now.
  ///
  /// @param mailComplete looks for mail once more and says whether all that came before has been
  ///   stored: a deadline is kept open until then, for letters that were in time
  /// @return whether anything was done
  public boolean work(BooleanSupplier mailComplete) {
    survey();
    boolean busy = false;
    while (round(mailComplete)) {
      busy = true;
    }
    return busy;
  }

  /// {@return how many letters were read, alarms rung and turns judged so far}
  long steps() {
    return steps.get();
  }

  /// What a server that was stopped has left to do; after that whoever changes a game tells.
  private void survey() {
    if (!surveyed) {
      sealed.addAll(ledger.work(Book::sealed));
      stirred.addAll(ledger.work(Book::running));
      surveyed = true;
    }
  }

  /// Reads once what is due, and does all of it. What is repeated is repeated step by step: then, a
  /// table that was complete was judged before anything else came.
  private boolean round(BooleanSupplier mailComplete) {
    if (judgeSealed() || (hindsight.repeats() && sealComplete())) {
      return true;
    }
    List<LetterDue> letters = ledger.work(Book::waiting);
    Instant now = clock.instant();
    List<AlarmDue> alarms = ledger.work(book -> book.alarmsDue(now));
    seen = now;
    if (alarms.isEmpty()) {
      return letters.isEmpty() ? sealComplete() : read(first(letters));
    }
    List<LetterDue> earlier = until(alarms.getFirst(), letters);
    if (!earlier.isEmpty()) {
      return read(first(earlier));
    }
    if (!mailComplete.getAsBoolean()) {
      return false;
    }
    ring(first(alarms), new ArrayDeque<>(ledger.work(Book::waiting)));
    return true;
  }

  private <T> List<T> first(List<T> due) {
    return hindsight.repeats() ? due.subList(0, 1) : due;
  }

  /// A letter that came at the very instant of the deadline is in time.
  private static boolean isBefore(AlarmDue alarm, LetterDue letter) {
    return alarm.due().isBefore(letter.received());
  }

  private static List<LetterDue> until(AlarmDue alarm, List<LetterDue> letters) {
    return letters.stream().takeWhile(letter -> !isBefore(alarm, letter)).toList();
  }

  /// Rings alarms, each after the letters that came before it.
  private void ring(List<AlarmDue> alarms, Deque<LetterDue> letters) {
    for (AlarmDue alarm : alarms) {
      while (!letters.isEmpty() && !isBefore(alarm, letters.getFirst())) {
        judgeSealed();
        if (!read(letters.removeFirst())) {
          return;
        }
      }
      ring(alarm);
      if (sealed.size() >= TOGETHER) {
        judgeSealed();
      }
    }
    judgeSealed();
  }

  /// Reads letters, until one breaks: it is tried again before any other.
  private boolean read(List<LetterDue> letters) {
    for (LetterDue letter : letters) {
      if (!read(letter)) {
        break;
      }
      judgeSealed();
    }
    return true;
  }

  private boolean read(LetterDue letter) {
    hindsight.at(letter.received());
    return read(letter.id());
  }

  /// Does one thing and notes what comes of it: games in which something has changed, and those
  /// that can now be judged.
  private <T> T change(Function<Book, T> work) {
    Set<Long> handled = new LinkedHashSet<>();
    List<Long> complete = new ArrayList<>();
    T done =
        ledger.work(
            book -> {
              T result = work.apply(book);
              handled.addAll(book.handled());
              complete.addAll(book.sealed(handled));
              return result;
            });
    stirred.addAll(handled);
    sealed.addAll(complete);
    steps.incrementAndGet();
    outgoing.run();
    return done;
  }

  /// {@return whether it is done with; if not it may still be the first that waits}
  private boolean read(long message) {
    if (!mishaps.begin(message)) {
      return true;
    }
    try {
      String outcome = change(book -> read(book, book.message(message)));
      LOG.info("message {} read{}", message, outcome);
    } catch (RuntimeException | Error e) {
      mishaps.stopped(message, e);
      return false;
    }
    mishaps.read(message);
    return true;
  }

  /// {@return what the log says of it}
  private String read(Book book, InboxRow message) {
    book.registry().reads(message);
    String why = reception.receive(book, message);
    message.state = InboxRow.State.DONE;
    return answered(book.registry().answers()) + (why.isEmpty() ? "" : ": " + why);
  }

  /// {@return what the log says of the parcels a message led to}
  static String answered(List<Long> parcels) {
    return switch (parcels.size()) {
      case 0 -> ", not answered";
      case 1 -> ", answered by parcel " + parcels.getFirst();
      default -> ", answered by parcels " + parcels.getFirst() + " to " + parcels.getLast();
    };
  }

  private void ring(AlarmDue due) {
    long id = due.id();
    hindsight.at(due.due());
    try {
      change(book -> ring(book, book.alarm(id)));
    } catch (RuntimeException | Error e) {
      mishaps.stoppedBy(due.game(), e);
    }
  }

  private AlarmRow ring(Book book, AlarmRow alarm) {
    GameRow game = book.game(alarm.gameId);
    // A letter that was read in between may have moved it, or stopped its game.
    if (alarm.done || alarm.due.isAfter(clock.instant()) || !Book.AWAKE.contains(game.state)) {
      return alarm;
    }
    Instant now = hindsight.now();
    switch (alarm.kind) {
      case REMINDER -> remind(book, game, now);
      case DEADLINE -> {
        if (game.state == GameRow.State.REVEALING) {
          staff.umpire().open(book, game, now);
        } else if (!Umpire.isSealed(book, game) && canGoOn(book, game)) {
          staff.umpire().seal(book, game, now);
        }
      }
    }
    alarm.done = true;
    LOG.info("game {} turn {}: {} of {} done", game.name, game.turn, alarm.kind, alarm.phase);
    return alarm;
  }

  /// A demand that waits keeps the game waiting, whatever the clock says.
  private boolean canGoOn(Book book, GameRow game) {
    return staff.umpire().allIn(book, game)
        || staff.umpire().moment(game).demands().stream()
            .allMatch(demand -> demand.silence() == Demand.Silence.DEFAULTS);
  }

  private void remind(Book book, GameRow game, Instant now) {
    for (SeatRow seat : book.seats(game)) {
      if (seat.state == SeatRow.State.HELD
          && !Umpire.isSealed(book, game)
          && !staff.gazette().due(book, game, seat).missing().isEmpty()) {
        staff.gazette().remind(book, game, seat, List.of(new Notice.Reminded(game.phase)), now);
      }
    }
  }

  /// Seals the letters of games in which everybody has answered: of some at a time, since what has
  /// come meanwhile may be for one of the others.
  private boolean sealComplete() {
    int most = hindsight.repeats() ? 1 : TOGETHER;
    int before = sealed.size();
    while (!stirred.isEmpty() && sealed.size() - before < most) {
      long game = stirred.getFirst();
      sealIfComplete(game, hindsight.now());
      stirred.remove(game);
    }
    return sealed.size() > before;
  }

  private void sealIfComplete(long id, Instant now) {
    try {
      if (ledger.work(book -> staff.umpire().allIn(book, book.game(id)))) {
        change(
            book -> {
              staff.umpire().seal(book, book.game(id), now);
              return id;
            });
        LOG.info("game {}: all answers were in", id);
      }
    } catch (RuntimeException | Error e) {
      mishaps.stoppedBy(id, e);
    }
  }

  /// Judges the games whose letters are fixed, once the seals are durable: what a crash interrupts
  /// in between is judged by the same letters. The report of each leaves when it is judged.
  private boolean judgeSealed() {
    if (sealed.isEmpty()) {
      return false;
    }
    ledger.barrier();
    while (!sealed.isEmpty()) {
      long game = sealed.getFirst();
      judge(game);
      sealed.remove(game);
    }
    return true;
  }

  private void judge(long id) {
    Instant now = hindsight.now();
    try {
      change(
          book -> {
            if (!book.sealed(List.of(id)).isEmpty()) {
              staff.umpire().judge(book, book.game(id), now);
            }
            return id;
          });
      LOG.info("game {} judged", id);
    } catch (RuntimeException | Error e) {
      mishaps.stoppedBy(id, e);
    }
  }

  /// {@return when something will be due}
  public Optional<Instant> next() {
    return ledger.work(book -> book.next(seen));
  }

  /// {@return by when a game's answers are due}
  public Optional<Instant> deadline(String game) {
    return ledger.work(book -> book.game(game).flatMap(row -> Timetable.deadline(book, row)));
  }
}
