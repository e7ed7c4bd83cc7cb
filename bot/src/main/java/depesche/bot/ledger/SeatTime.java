package depesche.bot.ledger;

import depesche.bot.ledger.people.AbsenceRow;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// When a seat wants its turns to be judged, and when its player is away.
public final class SeatTime {

  private final Pages pages;
  private final SeatRow row;

  SeatTime(Pages pages, SeatRow row) {
    this.pages = pages;
    this.row = row;
  }

  /// {@return whether its player has said of this phase that it is to wait for its deadline, or is
  /// not to; nothing if they have said neither}
  public Optional<Boolean> waits(String phase) {
    return row.saidPhase.equals(phase) ? Optional.of(row.saidWait) : Optional.empty();
  }

  /// {@return when they said so}
  public Optional<Instant> waitSaid(String phase) {
    return row.saidPhase.equals(phase) ? Optional.ofNullable(row.saidAt) : Optional.empty();
  }

  /// Its player says whether this phase is to wait for its deadline.
  public void sayWait(String phase, boolean wait, Instant now) {
    row.saidPhase = phase;
    row.saidWait = wait;
    row.saidAt = now;
  }

  /// {@return whether its player asks for more time in this phase}
  public boolean wantsLonger(String phase) {
    return row.longerPhase.equals(phase);
  }

  /// {@return how much more they ask for}
  public Duration longer() {
    return Duration.ofMinutes(row.longerMinutes);
  }

  /// Its player asks for more time in a phase.
  public void wantLonger(String phase, Duration time) {
    row.longerPhase = phase;
    row.longerMinutes = (int) time.toMinutes();
  }

  /// Its player does not ask for more time.
  public void wantNoLonger() {
    wantLonger("", Duration.ZERO);
  }

  /// {@return the times in which its player is away, the earliest first}
  public List<AbsenceRow> absences() {
    return pages.ask.list(
        AbsenceRow.class, "from AbsenceRow where seatId = ?1 order by begins", row.id);
  }

  public void beAway(Instant from, Instant until) {
    AbsenceRow absence = new AbsenceRow();
    absence.seatId = row.id;
    absence.begins = from;
    absence.ends = until;
    pages.enter(absence);
  }

  public void beThere(AbsenceRow absence) {
    pages.people().forget(absence);
  }

  /// Absences of a former player concern nobody.
  void forget() {
    absences().forEach(pages.people()::forget);
  }
}
