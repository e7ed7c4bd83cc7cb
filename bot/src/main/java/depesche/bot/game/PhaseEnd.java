package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.bot.clock.PolicyReading;
import depesche.bot.clock.PolicyText;
import depesche.bot.ledger.DueWork;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.people.DigestTime;
import depesche.bot.people.TableRules;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How a phase comes to its end: reminders, the last who is awaited, an early judgement after a
/// while without changes, the deadline, and the grace behind it.
public final class PhaseEnd {

  /// A master who does nothing about a held game is called again after this time.
  public static final Duration FIRST_CALL = Duration.ofHours(6);

  private final Umpire umpire;
  private final Reports reports;
  private final DeadlineSchedule deadlineSchedule;

  PhaseEnd(Umpire umpire, Reports reports, DeadlineSchedule deadlineSchedule) {
    this.umpire = umpire;
    this.reports = reports;
    this.deadlineSchedule = deadlineSchedule;
  }

  /// Does what the clock of a game asks for after something has happened in it.
  ///
  /// @param tells whether the last who is awaited is told
  /// @return whether anything changed
  public boolean keepTime(Game game, Instant now, boolean tells) {
    Optional<Instant> early = game.times().early();
    Optional<Instant> set =
        game.alarm(AlarmRow.Kind.EARLY).filter(alarm -> !alarm.done).map(alarm -> alarm.due);
    boolean changed = false;
    if (early.isPresent() && !early.get().isAfter(now)) {
      umpire.seal(game, now);
      changed = true;
    } else if (!early.equals(set)) {
      early.ifPresentOrElse(
          moment -> deadlineSchedule.judgeEarly(game, moment),
          () -> game.alarm(AlarmRow.Kind.EARLY).ifPresent(alarm -> alarm.done = true));
      changed = true;
    }
    Optional<StoredSeat> last = tells ? game.lastAwaited() : Optional.empty();
    if (last.isPresent()) {
      reports.tellLast(game, last.get(), List.of(new GameNotice.LastAwaited(game.phase())), now);
    }
    return changed || last.isPresent();
  }

  /// Reminds those whose orders are missing, and sets the next reminder.
  public void remind(Game game, Instant now) {
    boolean grace = game.grace().isPresent();
    for (StoredSeat seat : game.writers()) {
      if (seat.isHeld() && !game.isSealed() && !game.leftToDo(seat).missing().isEmpty()) {
        Fact reminder =
            grace
                ? new GameNotice.RemindedInGrace(game.phase())
                : new GameNotice.Reminded(game.phase());
        reports.remind(
            game, seat, List.of(reminder), now, player -> grace || !hasDigest(game, player));
      }
    }
    deadlineSchedule.remindNext(game, now);
  }

  /// Those who get a digest in time need no mail of its own.
  private static boolean hasDigest(Game game, PlayerRow player) {
    return game.deadline().filter(due -> new DigestTime(player).replacesReminder(due)).isPresent();
  }

  /// A deadline is past. Latecomers have a while more, once; then the turn is judged by what there
  /// is. A demand that waits keeps the game waiting, whatever the clock says, and needs no grace.
  public void pass(Game game, Instant now) {
    if (game.allIn()) {
      umpire.seal(game, now);
    } else if (game.alarm(AlarmRow.Kind.GRACE).isEmpty()
        && game.awaited().isEmpty()
        && deadlineSchedule.giveGrace(game, DeadlineSchedule.pace(game.position()), now)) {
      game.tell("grace." + game.phase(), List.of(new GameNotice.GraceBegins(game.phase())), now);
      deadlineSchedule.remindNext(game, now);
    } else if (isEverybodyMissing(game)) {
      holdMissing(game, now);
    } else if (game.awaited().isEmpty()) {
      umpire.seal(game, now);
    } else {
      waitOn(game, now);
    }
  }

  /// A deadline is past, and the game must wait for some seats all the same: everyone is told, and
  /// there is a new deadline, so that they are told again. A player who lets two of them pass is
  /// abandoned, so that somebody else can take the seat.
  private void waitOn(Game game, Instant now) {
    List<String> awaited = game.awaited();
    List<StoredSeat> seats = game.seats();
    List<News> news = new ArrayList<>();
    seats.stream()
        .filter(seat -> seat.isHeld() && awaited.contains(seat.name()))
        .forEach(seat -> new Absences(game).missed(seat, news));
    List<Fact> facts = new ArrayList<>(news.stream().map(News::fact).toList());
    if (seats.stream().noneMatch(seat -> seat.isHeld())) {
      game.life().pause(now);
      facts.add(new GameNotice.NobodyLeft());
    } else if (Absences.holdUp(news)) {
      game.life().pause(now);
    } else {
      deadlineSchedule.ask(game, game.position(), now);
      facts.add(new GameNotice.GameWaits(game.phase(), awaited));
    }
    reports.tell(game, "waits." + game.phase() + "." + now.getEpochSecond(), facts, now);
  }

  private static String missingKey(Game game) {
    return "missing." + game.phase() + "." + game.turn();
  }

  /// {@return whether not one of those who had to order has anything on file, and nobody was told
  /// so yet} One silent player is a player's matter; all of them are more likely a fault of ours.
  private static boolean isEverybodyMissing(Game game) {
    List<StoredSeat> asked =
        game.seats().stream()
            .filter(seat -> seat.isHeld() && game.position().demand(seat.name()).isPresent())
            .toList();
    return TableRules.of(game).holdsIfAllMissing()
        && DeadlineSchedule.pace(game.position()) == Demand.Pace.DELIBERATE
        && asked.size() > 1
        && !game.position().isApart()
        && asked.stream().allMatch(seat -> game.onFile(seat).isEmpty())
        && !game.book().registry().isPosted(game.name() + "." + missingKey(game));
  }

  /// Its master decides. The deadline begins anew when they let it go on.
  private void holdMissing(Game game, Instant now) {
    deadlineSchedule.ask(game, game.position(), now);
    game.life().hold(now);
    Fact held = new Trouble.AllMissing(game.name(), game.phase());
    game.tell(missingKey(game), List.of(held), now);
    game.book().rollbacks().hold(game.id(), "AllMissing", now, FIRST_CALL);
  }

  /// A game of which something cannot be read is not judged by what is usual instead: it rests, and
  /// its master hears what to write. A position breaks what it meets, and is held for that.
  ///
  /// @return whether it is such a game
  public boolean holdUnread(Game game, Instant now) {
    if (!DueWork.AWAKE.contains(game.state())
        || !(game.otherRules().orElse(null) instanceof Trouble.Unreadable unread)
        || unread.what().equals("position")) {
      return false;
    }
    game.life().hold(now);
    reports.tellMaster(game, "unread." + now.getEpochSecond(), List.of(unread), now);
    game.book().rollbacks().hold(game.id(), "Unreadable", now, FIRST_CALL);
    return true;
  }

  /// An earlier version held a game because it could not read the clock it had accepted. That can
  /// be read now, and is kept as it is read: so this is done once.
  ///
  /// @return whether it was such a game
  public boolean resumeUnread(Game game, Instant now) {
    String clock = PolicyText.of(game.policy());
    boolean was =
        game.isPaused()
            && !game.clock().equals(clock)
            && PolicyText.read(game.clock(), ZoneOffset.UTC) instanceof PolicyReading.Unclear
            && game.otherRules().isEmpty();
    if (was) {
      game.setClock(clock);
      goOn(game, now);
    }
    return was;
  }

  /// A pause has ended by itself.
  public void goOn(Game game, Instant now) {
    game.resume(now);
    game.tell("went-on." + now.getEpochSecond(), List.of(new GameNotice.GoesOn(game.phase())), now);
  }

  /// A pause goes on.
  public void remindOfPause(Game game, Instant now) {
    game.tell(
        "pause." + now.getEpochSecond(), List.of(new GameNotice.StillPaused(game.pauseEnd())), now);
    deadlineSchedule.remindOfPause(game, now);
  }

  /// The program was away from one moment to another. Deadlines that this covers are put off by as
  /// long, once, and everybody hears of it.
  public void coverOutage(Game game, Instant from, Instant until) {
    String key = "outage." + from.getEpochSecond();
    if (game.book().registry().isPosted(game.name() + "." + key)) {
      return;
    }
    Duration outage = Duration.between(from, until);
    List<Fact> facts = new ArrayList<>(List.of(new GameNotice.OutageOver(from, until)));
    if (game.isForming()) {
      facts.add(game.muster().putOff(outage));
    } else {
      deadlineSchedule.coverOutage(game, game.pace(), outage, until);
    }
    game.tell(key, facts, until);
  }
}
