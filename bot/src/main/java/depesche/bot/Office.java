package depesche.bot;

import depesche.adjudicator.Demand;
import depesche.bot.desk.Apology;
import depesche.bot.desk.Reception;
import depesche.bot.desk.Staff;
import depesche.bot.game.Notice;
import depesche.bot.game.Timetable;
import depesche.bot.game.Umpire;
import depesche.bot.ledger.AlarmRow;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.InboxRow;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.SeatRow;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.concurrent.atomic.AtomicLong;
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

  /// The games in which something has happened since it was last asked whether all answers are in.
  private final SequencedSet<Long> stirred = new LinkedHashSet<>();

  private final AtomicLong steps = new AtomicLong();

  private boolean surveyed;

  public Office(Ledger ledger, Reception reception, Staff staff, Clock clock, Hindsight hindsight) {
    this.ledger = ledger;
    this.reception = reception;
    this.staff = staff;
    this.clock = clock;
    this.hindsight = hindsight;
    this.mishaps = new Mishaps(ledger, new Apology(staff, reception), clock);
  }

  /// Does everything that is to do now.
  ///
  /// @param mailComplete looks for mail once more and says whether all that came before has been
  ///   stored: a deadline is kept open until then, for letters that were in time
  /// @return whether anything was done
  public boolean work(BooleanSupplier mailComplete) {
    boolean busy = false;
    while (letterOrDeadline(mailComplete)) {
      steps.incrementAndGet();
      busy = true;
    }
    return busy;
  }

  /// {@return how many letters were read, alarms rung and turns judged so far}
  long steps() {
    return steps.get();
  }

  private boolean letterOrDeadline(BooleanSupplier mailComplete) {
    Optional<GameRow> sealed = ledger.work(Book::sealed);
    if (sealed.isPresent()) {
      judge(sealed.get().id);
      return true;
    }
    // What is repeated is repeated step by step: then, a table that was complete was judged before
    // anything else came.
    if (hindsight.repeats() && sealComplete()) {
      return true;
    }
    Instant now = clock.instant();
    Optional<InboxRow> letter = ledger.work(Book::waiting);
    Optional<AlarmRow> alarm = ledger.work(book -> book.alarmDue(now));
    if (letter.isPresent() && alarm.filter(due -> isBefore(due, letter.get())).isEmpty()) {
      hindsight.at(letter.get().received);
      read(letter.get().id);
      return true;
    }
    if (alarm.isPresent()) {
      return mailComplete.getAsBoolean() && ring(alarm.get());
    }
    return sealComplete();
  }

  /// A letter that came at the very instant of the deadline is in time.
  private static boolean isBefore(AlarmRow alarm, InboxRow letter) {
    return alarm.due.isBefore(letter.received);
  }

  private void read(long message) {
    if (!mishaps.begin(message)) {
      return;
    }
    try {
      String outcome = ledger.work(book -> read(book, book.message(message)));
      LOG.info("message {} read{}", message, outcome);
    } catch (RuntimeException | Error e) {
      mishaps.stopped(message, e);
    }
    mishaps.read(message);
  }

  /// {@return what the log says of it}
  private String read(Book book, InboxRow message) {
    book.registry().reads(message);
    String why = reception.receive(book, message);
    message.state = InboxRow.State.DONE;
    stirred.addAll(book.handled());
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

  private boolean ring(AlarmRow due) {
    long id = due.id;
    hindsight.at(due.due);
    try {
      ledger.work(book -> ring(book, book.alarm(id)));
    } catch (RuntimeException | Error e) {
      mishaps.stoppedBy(due.gameId, e);
    }
    return true;
  }

  private AlarmRow ring(Book book, AlarmRow alarm) {
    GameRow game = book.game(alarm.gameId);
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
    stirred.addAll(book.handled());
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

  /// Seals the letters of one game in which everybody has answered.
  private boolean sealComplete() {
    if (!surveyed) {
      ledger.work(Book::games).forEach(game -> stirred.add(game.id));
      surveyed = true;
    }
    while (!stirred.isEmpty()) {
      long game = stirred.getFirst();
      boolean sealed = sealIfComplete(game, hindsight.now());
      stirred.remove(game);
      if (sealed) {
        return true;
      }
    }
    return false;
  }

  private boolean sealIfComplete(long id, Instant now) {
    try {
      boolean sealed =
          ledger.work(
              book -> {
                boolean complete = staff.umpire().allIn(book, book.game(id));
                if (complete) {
                  staff.umpire().seal(book, book.game(id), now);
                }
                return complete;
              });
      if (sealed) {
        LOG.info("game {}: all answers were in", id);
      }
      return sealed;
    } catch (RuntimeException | Error e) {
      mishaps.stoppedBy(id, e);
      return false;
    }
  }

  /// Judges a game by the letters that were sealed, once the seal is durable: what a crash
  /// interrupts in between is judged by the same letters.
  private void judge(long id) {
    ledger.barrier();
    Instant now = hindsight.now();
    try {
      ledger.work(
          book -> {
            staff.umpire().judge(book, book.game(id), now);
            stirred.add(id);
            return id;
          });
      LOG.info("game {} judged", id);
    } catch (RuntimeException | Error e) {
      mishaps.stoppedBy(id, e);
    }
  }

  /// {@return when something will be due}
  public Optional<Instant> next() {
    return ledger.work(Book::next);
  }

  /// {@return by when a game's answers are due}
  public Optional<Instant> deadline(String game) {
    return ledger.work(book -> book.game(game).flatMap(row -> Timetable.deadline(book, row)));
  }
}
