package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.clock.Absence;
import depesche.bot.clock.ClockPolicy;
import depesche.bot.clock.DaysOff;
import depesche.bot.clock.Deadline;
import depesche.bot.clock.DeadlineCalendar;
import depesche.bot.clock.DeadlineReason;
import depesche.bot.clock.DeadlineReason.OutageCovered;
import depesche.bot.clock.DeadlineReason.PauseCovered;
import depesche.bot.clock.DeadlineReason.PutOff;
import depesche.bot.clock.DeadlineSpread;
import depesche.bot.clock.TimeSpan;
import depesche.bot.config.HolidayFolder;
import depesche.bot.config.Settings;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.people.UnreadSetting;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The deadlines of games, as rows of the ledger.
public final class DeadlineSchedule {

  /// Most games have settled the same about time.
  private static final Map<String, ClockPolicy> POLICIES = new ConcurrentHashMap<>();

  private static final int MOST_KEPT = 1_000;

  /// While a game is paused, everybody hears of it so often.
  private static final Duration WEEK = Duration.ofDays(7);

  /// A pause that costs nobody anything.
  private static final Duration SHORT = Duration.ofMinutes(15);

  /// So many games with one deadline are many.
  private static final int MANY = 20;

  private final Duration notice;
  private final HolidayFolder holidayFolder;
  private final DeadlineSpread spread;

  /// @param notice how long before a deadline seats with missing orders are reminded, unless their
  ///   game says otherwise; zero for never
  /// @param spread over how long many games with one deadline are judged; zero for all at once
  public DeadlineSchedule(Duration notice, HolidayFolder holidayFolder, Duration spread) {
    this.notice = notice;
    this.holidayFolder = holidayFolder;
    this.spread = new DeadlineSpread(spread);
  }

  /// As above, with all games judged at once.
  public DeadlineSchedule(Duration notice, HolidayFolder holidayFolder) {
    this(notice, holidayFolder, Duration.ZERO);
  }

  /// {@return the schedule of a server}
  ///
  /// @param home the folder that holds `config`
  public static DeadlineSchedule of(Settings.Games games, Path home) {
    return new DeadlineSchedule(
        Duration.ofHours(games.reminderHours()),
        new HolidayFolder(home.resolve("config/holidays")),
        Duration.ofMinutes(games.spreadMinutes()));
  }

  /// A schedule that knows no holidays.
  public DeadlineSchedule(Duration notice) {
    this(notice, new HolidayFolder(Path.of("no-holidays")));
  }

  /// {@return where files of holidays lie}
  HolidayFolder holidays() {
    return holidayFolder;
  }

  /// {@return what a game has settled about time}
  static ClockPolicy policy(StoredGame game) {
    if (POLICIES.size() > MOST_KEPT) {
      POLICIES.clear();
    }
    return POLICIES.computeIfAbsent(game.clock(), UnreadSetting::clock);
  }

  /// {@return why the days off of a game cannot be read, if so}
  Optional<String> unreadHolidays(StoredGame game) {
    String file = policy(game).holidays();
    return file.isEmpty() ? Optional.empty() : holidayFolder.fault(file);
  }

  private DaysOff daysOff(StoredGame game, ClockPolicy policy) {
    return unreadHolidays(game).isEmpty() ? holidayFolder.named(policy.holidays()) : DaysOff.NONE;
  }

  /// {@return the weightiest of the questions asked now; of none, the lightest there is}
  static Demand.Pace pace(GamePosition<?, ?> gamePosition) {
    return gamePosition.demands().stream()
        .map(Demand::pace)
        .min(Enum::compareTo)
        .orElse(Demand.Pace.REFLEX);
  }

  private DeadlineCalendar calendar(StoredGame game, Demand.Pace pace) {
    ClockPolicy policy = policy(game);
    List<Absence> absences =
        game.absences().stream().map(row -> new Absence(row.begins, row.ends)).toList();
    return new DeadlineCalendar(policy, pace, daysOff(game, policy), absences);
  }

  /// Sets the alarms of the phase a game has come to and stills all earlier ones.
  void set(StoredGame game, GamePosition<?, ?> gamePosition, Instant now) {
    still(game);
    ask(game, gamePosition, now);
  }

  /// Sets the alarms of what is asked in this moment.
  void ask(StoredGame game, GamePosition<?, ?> gamePosition, Instant now) {
    if (!gamePosition.demands().isEmpty()) {
      move(game, calendar(game, pace(gamePosition)).after(now), now);
    }
  }

  /// Stills all alarms of a game.
  void still(StoredGame game) {
    game.alarms().forEach(alarm -> alarm.done = true);
  }

  /// Sets the deadline by which the pledged phrases of a game that begins are to be revealed.
  void awaitPhrases(StoredGame game, Instant now) {
    enter(game, AlarmRow.Kind.DEADLINE, calendar(game, Demand.Pace.BRISK).after(now));
  }

  /// The master sets the deadline of the current phase.
  void move(StoredGame game, Instant due, Instant now) {
    move(game, new Deadline(due, List.of(new DeadlineReason.SetByMaster())), now);
  }

  private void move(StoredGame game, Deadline deadline, Instant now) {
    enter(game, AlarmRow.Kind.DEADLINE, deadline);
    game.grace().ifPresent(alarm -> alarm.done = true);
    remindNext(game, now);
  }

  /// Puts the current deadline off, to a moment at which one may fall. In the grace of a phase it
  /// is the grace that lasts longer.
  ///
  /// @param pace of the current phase
  Deadline putOff(StoredGame game, Demand.Pace pace, Duration time, String by, Instant now) {
    DeadlineReason reason = new PutOff(TimeSpan.say(time), by);
    return later(game, pace, time, reason, now);
  }

  /// The program was not there: a deadline that this covers is put off.
  Deadline coverOutage(StoredGame game, Demand.Pace pace, Duration outage, Instant now) {
    return later(game, pace, outage, new OutageCovered(TimeSpan.say(outage)), now);
  }

  private Deadline later(
      StoredGame game, Demand.Pace pace, Duration time, DeadlineReason reason, Instant now) {
    AlarmRow limit = game.limit().orElseThrow();
    Deadline deadline = calendar(game, pace).from(limit.due.plus(time)).because(reason);
    enter(game, limit.kind, deadline);
    remindNext(game, now);
    return deadline;
  }

  /// The deadline is past: latecomers have a while more, if their game gives them any.
  ///
  /// @return whether it does
  boolean giveGrace(StoredGame game, Demand.Pace pace, Instant now) {
    Duration grace = policy(game).of(pace).grace();
    if (grace.isZero()) {
      return false;
    }
    Instant due = game.alarm(AlarmRow.Kind.DEADLINE).map(alarm -> alarm.due).orElse(now);
    Instant end = due.plus(grace).isAfter(now) ? due.plus(grace) : now.plus(grace);
    enter(game, AlarmRow.Kind.GRACE, new Deadline(end, List.of()));
    return true;
  }

  /// Sets the next reminder of the current phase, if there is one.
  void remindNext(StoredGame game, Instant now) {
    Optional<Instant> next =
        game.limit().stream()
            .flatMap(limit -> reminders(game).stream().map(limit.due::minus))
            .filter(moment -> moment.isAfter(now))
            .min(Instant::compareTo);
    if (next.isPresent()) {
      enter(game, AlarmRow.Kind.REMINDER, new Deadline(next.get(), List.of()));
    } else {
      game.alarm(AlarmRow.Kind.REMINDER).ifPresent(alarm -> alarm.done = true);
    }
  }

  private List<Duration> reminders(StoredGame game) {
    List<Duration> usual = notice.isZero() ? List.of() : List.of(notice);
    return policy(game).reminders().orElse(usual);
  }

  /// From this moment on the turn can be judged before its deadline, if nothing changes.
  void judgeEarly(StoredGame game, Instant moment) {
    enter(game, AlarmRow.Kind.EARLY, new Deadline(moment, List.of()));
  }

  /// {@return when the turn is judged of a game whose letters are fixed now: at once, or a while
  /// after its deadline if many games have the same} The deadline for letters is the announced one
  /// all the same.
  Instant judging(StoredGame game, Instant now) {
    Optional<Instant> passed =
        game.alarm(AlarmRow.Kind.DEADLINE).map(alarm -> alarm.due).filter(due -> !due.isAfter(now));
    if (spread.isNone() || passed.isEmpty()) {
      return now;
    }
    Instant due = passed.get();
    if (!game.book().agenda().areDueAt(due, MANY)) {
      return now;
    }
    Instant moment = due.plus(spread.after(game.name()));
    return moment.isAfter(now) ? moment : now;
  }

  /// A pause ends by itself at this moment; its reminders begin.
  void pauseUntil(StoredGame game, Optional<Instant> end, Instant now) {
    end.ifPresent(moment -> enter(game, AlarmRow.Kind.PAUSE_END, new Deadline(moment, List.of())));
    remindOfPause(game, now);
  }

  void remindOfPause(StoredGame game, Instant now) {
    enter(game, AlarmRow.Kind.PAUSE_REMINDER, new Deadline(now.plus(WEEK), List.of()));
  }

  /// Shifts what is still due by the time a game rested, to a moment at which it may fall. A pause
  /// as short as an outage that nobody notices costs nothing: it would move a deadline by a day.
  void resume(StoredGame game, GamePosition<?, ?> gamePosition, Instant now) {
    Optional<Instant> since = game.life().resume();
    game.alarm(AlarmRow.Kind.PAUSE_END).ifPresent(alarm -> alarm.done = true);
    game.alarm(AlarmRow.Kind.PAUSE_REMINDER).ifPresent(alarm -> alarm.done = true);
    // In calendars it was cancelled, and counts again.
    game.limit().ifPresent(limit -> limit.moves++);
    if (since.isPresent() && game.limit().isPresent()) {
      Duration rest = Duration.between(since.get(), now);
      if (rest.compareTo(SHORT) <= 0 && game.limit().orElseThrow().due.isAfter(now.plus(SHORT))) {
        remindNext(game, now);
        return;
      }
      later(game, pace(gamePosition), rest, new PauseCovered(TimeSpan.say(rest)), now);
    }
  }

  private static void enter(StoredGame game, AlarmRow.Kind kind, Deadline deadline) {
    game.setAlarm(kind, deadline.due()).why = DeadlineReason.text(deadline.reasons());
  }
}
