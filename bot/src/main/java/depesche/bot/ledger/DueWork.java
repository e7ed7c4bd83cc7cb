package depesche.bot.ledger;

import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.LetterDue;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.rows.GameSettings;
import depesche.bot.ledger.turn.AlarmDue;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.PresenceRow;
import depesche.bot.ledger.turn.TodoRow;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
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
  private static final String SEALED =
      "select g.id from GameRow g where g.state = ?1 and exists"
          + " (from SealRow s where s.gameId = g.id and s.turn = g.turn + 1"
          + " and (s.mixSource = '' or s.mix <> ''))";

  private static final String PUT_DOWN =
      "select g.id from GameRow g, TodoRow t"
          + " where t.kind = ?1 and t.gameId = g.id and t.turn = g.turn + 1";

  private final UnitOfWork unitOfWork;

  DueWork(UnitOfWork unitOfWork) {
    this.unitOfWork = unitOfWork;
  }

  /// {@return the games that are being played}
  public List<Long> running() {
    return unitOfWork.ask.list(
        Long.class, "select id from GameRow where state = ?1 order by id", RUNNING);
  }

  /// {@return the games in which a deadline counts and whose rules are not among these}
  ///
  /// @param editions as `title/edition`
  public List<Long> ofOtherEditions(Collection<String> editions) {
    return unitOfWork.ask.list(
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
        : unitOfWork.ask.list(
            Long.class,
            "select id from GameRow where state in ?1 and title in ?2 order by id",
            AWAKE,
            titles);
  }

  /// {@return the settings of all games in which a deadline counts}
  public List<GameSettings> settings() {
    return unitOfWork.ask.list(
        GameSettings.class,
        "select id, name, title, clock, tableRules, options from GameRow where state in ?1"
            + " order by id",
        AWAKE);
  }

  /// {@return which of these games can be judged: their letters are fixed for the next turn}
  public List<Long> sealed(Collection<Long> games) {
    // Of most it was read just now that nothing is sealed.
    List<Long> asked =
        games.stream()
            .filter(
                game -> unitOfWork.known(game).filter(one -> one.pages().isKnownOpen()).isEmpty())
            .toList();
    return which(asked, SEALED, RUNNING);
  }

  /// {@return which of these games are put down to be judged}
  public List<Long> putDown(Collection<Long> games) {
    return which(games, PUT_DOWN, TodoRow.Kind.JUDGE);
  }

  /// A list of any length would be read as a new question each time.
  private List<Long> which(Collection<Long> games, String query, Object first) {
    List<Long> found = new ArrayList<>();
    for (List<Long> some : GamesTogether.some(games)) {
      List<Object> asked = GamesTogether.named(some);
      asked.addFirst(first);
      List<Long> those =
          unitOfWork.ask.list(Long.class, query + " and g.id in (?2, ?3, ?4, ?5)", asked.toArray());
      some.stream().filter(those::contains).forEach(found::add);
    }
    return found;
  }

  /// {@return all games that can be judged}
  public List<Long> sealed() {
    return unitOfWork.ask.list(Long.class, SEALED + " order by g.id", RUNNING);
  }

  /// {@return the messages that are to be read, in the order in which they were received}
  public List<LetterDue> waiting() {
    return unitOfWork.ask.list(
        LetterDue.class,
        "select id, received, attempts from InboxRow where state = ?1 order by received, id",
        InboxRow.State.WAITING);
  }

  /// {@return when the first game was created; empty if there was none yet}
  public Optional<Instant> firstGame() {
    return unitOfWork.ask.first(Instant.class, "select created from GameRow order by id");
  }

  /// {@return what is due by now in games that run, in the order in which it was}
  public List<AlarmDue> alarmsDue(Instant now) {
    return unitOfWork.ask.list(
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
    return unitOfWork
        .ask
        .list(
            most,
            Long.class,
            "select id from AlarmRow where done = ?1 and due >= ?2 and due < ?3 and kind = ?4",
            done,
            minute,
            minute.plus(1, ChronoUnit.MINUTES),
            AlarmRow.Kind.DEADLINE)
        .size();
  }

  /// {@return the people whose digest is due by now, whoever was due first at the head}
  ///
  /// @param most as many of them
  public List<Long> digestsDue(Instant now, int most) {
    // From the index alone: those who are not due cost nothing.
    return unitOfWork.ask.list(
        most,
        Long.class,
        "select id from PlayerRow where digestDue <= ?1 order by digestDue, id",
        now);
  }

  /// {@return the deadlines that lie before this instant, in games in which they count}
  public List<AlarmDue> deadlinesBefore(Instant end) {
    return unitOfWork.ask.list(
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
        unitOfWork.ask.first(
            Instant.class,
            "select a.due from AlarmRow a where a.done = false and "
                + COUNTS.formatted("?1", "?2", "?3")
                + " order by a.done, a.due, a.id",
            RINGING,
            PAUSES,
            GameLife.State.PAUSED);
    return Stream.of(alarm, unsent(seen), digest(), unitOfWork.press().next())
        .flatMap(Optional::stream)
        .min(Instant::compareTo);
  }

  private Optional<Instant> digest() {
    return unitOfWork.ask.first(
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
    return unitOfWork.ask.first(
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
    presence().orElseGet(() -> unitOfWork.enter(new PresenceRow())).seen = now;
    return now;
  }

  private Optional<PresenceRow> presence() {
    return unitOfWork.ask.first(PresenceRow.class, "from PresenceRow");
  }
}
