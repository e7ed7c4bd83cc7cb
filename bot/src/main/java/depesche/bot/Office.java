package depesche.bot;

import depesche.adjudicator.Demand;
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
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The loop: letters and deadlines in the order of their time, one after the other, each in one
/// transaction. What a crash interrupts is done again from the ledger, with the same outcome.
public final class Office {

  private static final Logger LOG = LoggerFactory.getLogger(Office.class);

  /// A message that breaks the program so often is put aside.
  private static final int STRIKES = 3;

  private final Ledger ledger;
  private final Reception reception;
  private final Staff staff;
  private final Clock clock;
  private final Hindsight hindsight;

  /// The games in which something has happened since it was last asked whether all answers are in.
  private final SequencedSet<Long> stirred = new LinkedHashSet<>();

  private boolean surveyed;

  public Office(Ledger ledger, Reception reception, Staff staff, Clock clock, Hindsight hindsight) {
    this.ledger = ledger;
    this.reception = reception;
    this.staff = staff;
    this.clock = clock;
    this.hindsight = hindsight;
  }

  /// Does everything that is to do now.
  ///
  /// @param mailComplete looks for mail once more and says whether all that came before has been
  ///   stored: a deadline is kept open until then, for letters that were in time
  /// @return whether anything was done
  public boolean work(BooleanSupplier mailComplete) {
    boolean busy = false;
    while (letterOrDeadline(mailComplete)) {
      busy = true;
    }
    return busy;
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
    int attempt = ledger.work(book -> ++book.message(message).attempts);
    if (attempt > STRIKES) {
      ledger.work(book -> book.message(message).state = InboxRow.State.SHUNTED);
      LOG.error("message {} put aside after {} attempts", message, STRIKES);
      return;
    }
    try {
      ledger.work(book -> read(book, book.message(message)));
      LOG.info("message {} read", message);
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error("message {} broke at attempt {}: {}", message, attempt, where(e));
    }
  }

  private InboxRow read(Book book, InboxRow message) {
    reception.receive(book, message);
    message.state = InboxRow.State.DONE;
    stirred.addAll(book.handled());
    return message;
  }

  /// An exception's own words may hold a player's; its class and place do not.
  private static String where(Throwable e) {
    StackTraceElement[] trace = e.getStackTrace();
    return e.getClass().getName() + (trace.length == 0 ? "" : " at " + trace[0]);
  }

  private boolean ring(AlarmRow due) {
    long id = due.id;
    hindsight.at(due.due);
    try {
      ledger.work(book -> ring(book, book.alarm(id)));
      return true;
    } catch (RuntimeException e) {
      LOG.error("alarm {} failed, its game is held: {}", id, where(e));
      ledger.work(book -> hold(book, book.game(book.alarm(id).gameId)));
      return true;
    }
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

  private GameRow hold(Book book, GameRow game) {
    boolean begun = !game.position.isEmpty();
    game.state = begun ? GameRow.State.PAUSED : GameRow.State.FORMING;
    game.paused = begun ? clock.instant() : null;
    staff
        .gazette()
        .tellMaster(
            book,
            game,
            "held." + game.turn + "." + clock.instant().getEpochSecond(),
            List.of(new Notice.Held(game.phase)),
            clock.instant());
    return game;
  }

  /// Seals the letters of one game in which everybody has answered.
  private boolean sealComplete() {
    if (!surveyed) {
      ledger.work(Book::games).forEach(game -> stirred.add(game.id));
      surveyed = true;
    }
    while (!stirred.isEmpty()) {
      long game = stirred.getFirst();
      boolean complete = ledger.work(book -> staff.umpire().allIn(book, book.game(game)));
      if (complete) {
        seal(game, hindsight.now());
      }
      stirred.remove(game);
      if (complete) {
        return true;
      }
    }
    return false;
  }

  private void seal(long id, Instant now) {
    ledger.work(
        book -> {
          staff.umpire().seal(book, book.game(id), now);
          return id;
        });
    LOG.info("game {}: all answers were in", id);
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
    } catch (RuntimeException e) {
      LOG.error("game {} cannot be judged and is held: {}", id, where(e));
      ledger.work(book -> hold(book, book.game(id)));
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
