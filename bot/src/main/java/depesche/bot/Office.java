package depesche.bot;

import depesche.bot.desk.Apology;
import depesche.bot.desk.Reception;
import depesche.bot.desk.Staff;
import depesche.bot.game.Game;
import depesche.bot.game.Notice;
import depesche.bot.ledger.Agenda;
import depesche.bot.ledger.AlarmDue;
import depesche.bot.ledger.AlarmRow;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.InboxRow;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.LetterDue;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
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

  private final Mishaps mishaps;
  private final Judging judging;

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
    this.mishaps = new Mishaps(ledger, staff.games(), new Apology(staff, reception), clock);
    this.judging = new Judging(ledger, staff.games(), hindsight, mishaps, outgoing);
  }

  /// Does everything that is to do now.
  ///
  /// @param mailComplete looks for mail once more and says whether all that came before has been
  ///   stored: a deadline is kept open until then, for letters that were in time
  /// @return whether anything was done
  public boolean work(BooleanSupplier mailComplete) {
    judging.survey();
    boolean busy = false;
    while (round(mailComplete)) {
      busy = true;
    }
    return busy;
  }

  /// {@return how many letters were read, alarms rung and turns judged so far}
  long steps() {
    return judging.steps();
  }

  /// Reads once what is due, and does all of it. What is repeated is repeated step by step: then, a
  /// table that was complete was judged before anything else came.
  private boolean round(BooleanSupplier mailComplete) {
    if (judging.judge() || (hindsight.repeats() && judging.seal())) {
      return true;
    }
    List<LetterDue> letters = ledger.work(book -> book.agenda().waiting());
    Instant now = clock.instant();
    List<AlarmDue> alarms = ledger.work(book -> book.agenda().alarmsDue(now));
    seen = now;
    if (alarms.isEmpty()) {
      return letters.isEmpty() ? judging.seal() : read(first(letters));
    }
    List<LetterDue> earlier = until(alarms.getFirst(), letters);
    if (!earlier.isEmpty()) {
      return read(first(earlier));
    }
    if (!mailComplete.getAsBoolean()) {
      return false;
    }
    ring(first(alarms), new ArrayDeque<>(ledger.work(book -> book.agenda().waiting())));
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
        judging.judge();
        if (!read(letters.removeFirst())) {
          return;
        }
      }
      ring(alarm);
      judging.judgeIfMany();
    }
    judging.judge();
  }

  /// Reads letters, until one breaks: it is tried again before any other.
  private boolean read(List<LetterDue> letters) {
    for (LetterDue letter : letters) {
      if (!read(letter)) {
        break;
      }
      judging.judge();
    }
    return true;
  }

  private boolean read(LetterDue letter) {
    hindsight.at(letter.received());
    return read(letter.id());
  }

  /// {@return whether it is done with; if not it may still be the first that waits}
  private boolean read(long message) {
    if (!mishaps.begin(message)) {
      return true;
    }
    try {
      String outcome = judging.change(book -> read(book, book.message(message)));
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
      judging.change(book -> ring(book, book.alarm(id)));
    } catch (RuntimeException | Error e) {
      mishaps.stoppedBy(due.game(), e);
    }
  }

  private AlarmRow ring(Book book, AlarmRow alarm) {
    Game game = staff.games().numbered(book, alarm.gameId);
    // A letter that was read in between may have moved it, or stopped its game.
    if (alarm.done || alarm.due.isAfter(clock.instant()) || !Agenda.AWAKE.contains(game.state())) {
      return alarm;
    }
    Instant now = hindsight.now();
    // Before it rings: whatever it leads to may set it again.
    alarm.done = true;
    switch (alarm.kind) {
      case REMINDER -> remind(game, now);
      case DEADLINE -> {
        if (game.state() == GameLife.State.REVEALING) {
          game.open(now);
        } else if (!game.isSealed()) {
          passDeadline(game, now);
        }
      }
    }
    LOG.info("game {} turn {}: {} of {} done", game.name(), game.turn(), alarm.kind, alarm.phase);
    return alarm;
  }

  /// A demand that waits keeps the game waiting, whatever the clock says.
  private static void passDeadline(Game game, Instant now) {
    if (game.awaited().isEmpty()) {
      game.seal(now);
    } else {
      game.waitOn(now);
    }
  }

  private static void remind(Game game, Instant now) {
    for (StoredSeat seat : game.writers()) {
      if (seat.isHeld() && !game.isSealed() && !game.due(seat).missing().isEmpty()) {
        game.remind(seat, List.of(new Notice.Reminded(game.phase())), now);
      }
    }
  }

  /// {@return when something will be due that is not on its way already}
  Optional<Instant> next() {
    return ledger.work(book -> book.agenda().next(seen));
  }

  /// {@return when the first of all that is left to do was or will be due}
  public Optional<Instant> pending() {
    return ledger.work(book -> book.agenda().next(Instant.EPOCH));
  }

  /// {@return by when a game's answers are due}
  public Optional<Instant> deadline(String game) {
    return ledger.work(book -> book.game(game).flatMap(StoredGame::deadline));
  }
}
