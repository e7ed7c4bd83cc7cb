package depesche.bot.people;

import depesche.bot.ledger.PlayerRow;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// The clock time at which somebody gets one mail a day about all their games, in their own zone.
public record DigestTime(PlayerRow player) {

  /// Those who only say that they want it have it before the day's work.
  public static final LocalTime USUAL = LocalTime.of(8, 0);

  /// A digest replaces a reminder if it leaves at least so much time before the deadline.
  private static final Duration LEAST = Duration.ofHours(3);

  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

  /// Somebody wants it at this clock time from now on.
  ///
  /// @return when the first one is due
  public Instant choose(LocalTime time, Instant now) {
    player.digest = CLOCK.format(time);
    return setNext(now);
  }

  public void end() {
    player.digest = "";
    player.digestDue = null;
  }

  public boolean isWanted() {
    return !player.digest.isEmpty();
  }

  /// Sets when the next one is due, in the zone in which its reader lives now.
  ///
  /// @return that moment
  public Instant setNext(Instant now) {
    ZoneId zone = ZoneId.of(player.zone);
    LocalTime time = LocalTime.parse(player.digest, CLOCK);
    LocalDate today = now.atZone(zone).toLocalDate();
    Instant due = moment(today, time, zone);
    // A time that the change of clocks skips is moved forward: it may be later than it looks.
    Instant next = due.isAfter(now) ? due : moment(today.plusDays(1), time, zone);
    player.digestDue = next;
    return next;
  }

  private static Instant moment(LocalDate day, LocalTime time, ZoneId zone) {
    return day.atTime(time).atZone(zone).toInstant();
  }

  /// {@return the day, as its reader counts, to which a moment belongs}
  public LocalDate day(Instant moment) {
    return moment.atZone(ZoneId.of(player.zone)).toLocalDate();
  }

  /// {@return whether somebody needs no reminder of a deadline: their digest names it in time}
  public boolean replacesReminder(Instant deadline) {
    Instant due = player.digestDue;
    return due != null && !due.plus(LEAST).isAfter(deadline);
  }
}
