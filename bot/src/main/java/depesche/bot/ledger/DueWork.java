package depesche.bot.ledger;

import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.LetterDue;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.press.PressQueries;
import depesche.bot.ledger.rows.Entries;
import depesche.bot.ledger.rows.GameSettings;
import depesche.bot.ledger.rows.Questions;
import depesche.bot.ledger.turn.AlarmDue;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.PresenceRow;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The pages of the ledger about what is to do next. None of them costs more the more there is that
/// is not to be done.
public final class DueWork {

  /// In these states a deadline counts.
  public static final List<GameLife.State> AWAKE =
      List.of(GameLife.State.RUNNING, GameLife.State.REVEALING);

  /// In these an alarm rings: also while players confirm before the start.
  public static final List<GameLife.State> RINGING =
      List.of(GameLife.State.RUNNING, GameLife.State.REVEALING, GameLife.State.FORMING);

  private static final GameLife.State RUNNING = GameLife.State.RUNNING;

  /// What counts while a game is paused; nothing else does, and these do not while it runs.
  private static final List<AlarmRow.Kind> PAUSES =
      List.of(AlarmRow.Kind.PAUSE_END, AlarmRow.Kind.PAUSE_REMINDER);

  /// Of a game in a state in which the alarm counts.
  private static final String COUNTS =
      "exists (from GameRow g where g.id = a.gameId and ((g.state in %1$s and a.kind not in %2$s)"
          + " or (g.state = %3$s and a.kind in %2$s)"
          + " or (g.state = OVER and a.kind = STATEMENTS)))";

  /// A turn that awaits a public value cannot be judged yet.
  static final String SEALED =
      "select g.id from GameRow g where g.state = ?1 and exists"
          + " (from SealRow s where s.gameId = g.id and s.turn = g.turn + 1"
          + " and (s.mixSource = '' or s.mix <> ''))";

  private final Questions ask;
  private final Entries entries;
  private final PressQueries press;

  DueWork(Questions ask, Entries entries, PressQueries press) {
    this.ask = ask;
    this.entries = entries;
    this.press = press;
  }

  /// {@return the games that are being played}
  public List<Long> running() {
    return ask.list(Long.class, "select id from GameRow where state = ?1 order by id", RUNNING);
  }

  /// {@return the games in which a deadline counts and whose rules are not among these}
  ///
  /// @param editions as `title/edition`
  public List<Long> ofOtherEditions(Collection<String> editions) {
    return ask.list(
        Long.class,
        "select id from GameRow where state in ?1 and concat(title, '/', edition) not in ?2"
            + " order by id",
        AWAKE,
        editions);
  }

  /// {@return the games of these titles in which a deadline counts}
  public List<Long> awake(Collection<String> titles) {
    return titles.isEmpty()
        ? List.of()
        : ask.list(
            Long.class,
            "select id from GameRow where state in ?1 and title in ?2 order by id",
            AWAKE,
            titles);
  }

  /// {@return the settings of all games in which a deadline counts}
  public List<GameSettings> settings() {
    return ask.list(
        GameSettings.class,
        "select id, name, title, clock, tableRules, options from GameRow where state in ?1"
            + " order by id",
        AWAKE);
  }

  /// {@return all games that can be judged}
  public List<Long> sealed() {
    return ask.list(Long.class, SEALED + " order by g.id", RUNNING);
  }

  /// {@return the messages that are to be read, in the order in which they were received}
  public List<LetterDue> waiting() {
    return ask.list(
        LetterDue.class,
        "select id, received, attempts from InboxRow where state = ?1 order by received, id",
        InboxRow.State.WAITING);
  }

  /// {@return when the first game was created; empty if there was none yet}
  public Optional<Instant> firstGame() {
    return ask.first(Instant.class, "select created from GameRow order by id");
  }

  /// {@return what is due by now in games that run, in the order in which it was}
  public List<AlarmDue> alarmsDue(Instant now) {
    return ask.list(
        AlarmDue.class,
        "select a.id, a.due, a.gameId from AlarmRow a where a.done = false and a.due <= ?1 and "
            + COUNTS.formatted("?2", "?3", "?4")
            + " order by a.due, a.id",
        now,
        RINGING,
        PAUSES,
        GameLife.State.PAUSED);
  }

  /// {@return whether at least so many games have or had a deadline in the minute of this one}
  public boolean areDueAt(Instant deadline, int most) {
    Instant minute = deadline.truncatedTo(ChronoUnit.MINUTES);
    return dueIn(minute, true, most) + dueIn(minute, false, most) >= most;
  }

  private int dueIn(Instant minute, boolean done, int most) {
    return ask.list(
            most,
            Long.class,
            "select id from AlarmRow where done = ?1 and due >= ?2 and due < ?3 and kind = ?4",
            done,
            minute,
            minute.plus(1, ChronoUnit.MINUTES),
            AlarmRow.Kind.DEADLINE)
        .size();
  }

  /// {@return the people whose digest is due by now, those who were due first at the head}
  ///
  /// @param most as many of them
  public List<Long> digestsDue(Instant now, int most) {
    // From the index alone: those who are not due cost nothing.
    return ask.list(
        most,
        Long.class,
        "select id from PlayerRow where digestDue <= ?1 order by digestDue, id",
        now);
  }

  /// {@return the deadlines that lie before this instant, in games in which they count}
  public List<AlarmDue> deadlinesBefore(Instant end) {
    return ask.list(
        AlarmDue.class,
        "select a.id, a.due, a.gameId from AlarmRow a where a.done = false and a.due < ?1 and"
            + " a.kind in ?2 and exists (from GameRow g where g.id = a.gameId and g.state in ?3)"
            + " order by a.due, a.id",
        end,
        List.of(AlarmRow.Kind.DEADLINE, AlarmRow.Kind.GRACE),
        RINGING);
  }

  /// {@return the earliest instant at which something is to do: an alarm, or a parcel to try again}
  ///
  /// @param seen parcels that were due by then are on their way
  public Optional<Instant> next(Instant seen) {
    // Sorted by all that is asked for, so that the first row of an index is the answer.
    Optional<Instant> alarm =
        ask.first(
            Instant.class,
            "select a.due from AlarmRow a where a.done = false and "
                + COUNTS.formatted("?1", "?2", "?3")
                + " order by a.done, a.due, a.id",
            RINGING,
            PAUSES,
            GameLife.State.PAUSED);
    return Stream.of(alarm, unsent(seen), digest(), press.next())
        .flatMap(Optional::stream)
        .min(Instant::compareTo);
  }

  private Optional<Instant> digest() {
    return ask.first(
        Instant.class,
        "select digestDue from PlayerRow where digestDue > ?1 order by digestDue, id",
        Instant.EPOCH);
  }

  /// {@return when the first parcel that waits is to be sent, of those that were not due by then}
  public Optional<Instant> unsent(Instant seen) {
    return Stream.of(parcel(false, seen), parcel(true, seen))
        .flatMap(Optional::stream)
        .min(Instant::compareTo);
  }

  private Optional<Instant> parcel(boolean onDiscord, Instant seen) {
    return ask.first(
        Instant.class,
        "select due from ParcelRow where state = ?1 and onDiscord = ?2 and due > ?3"
            + " order by state, onDiscord, due",
        ParcelRow.State.WAITING,
        onDiscord,
        seen);
  }

  /// {@return when the program was last known to work; nothing before its first start}
  public Optional<Instant> seen() {
    return presence().map(row -> row.seen);
  }

  /// The program works now.
  public Instant see(Instant now) {
    presence().orElseGet(() -> entries.enter(new PresenceRow())).seen = now;
    return now;
  }

  private Optional<PresenceRow> presence() {
    return ask.first(PresenceRow.class, "from PresenceRow");
  }
}
