package depesche.bot.game;

import depesche.adjudicator.Fact;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What happens to a game beside its rules: for everybody at the table.
public sealed interface GameNotice extends Fact {

  record SeatAbandoned(String seat, int missed) implements GameNotice {}

  record SeatMissed(String seat) implements GameNotice {}

  record SeatResigned(String seat) implements GameNotice {}

  record SeatTakenOver(String seat) implements GameNotice {}

  record SeatJoined(String seat, int seated, int needed) implements GameNotice {}

  record TableComplete(String game) implements GameNotice {}

  record DeadlineMoved(String phase) implements GameNotice {}

  /// To one who is away then.
  record DueWhileAway(String phase) implements GameNotice {}

  record IsPaused() implements GameNotice {}

  record GoesOn(String phase) implements GameNotice {}

  /// Nobody is left who answers: the game is paused until its master acts.
  record NobodyLeft() implements GameNotice {}

  /// The phrases pledged so far; everybody who pledged must reveal theirs now.
  record PledgesListed(String game, List<Pledged> pledges) implements GameNotice {
    public PledgesListed {
      pledges = List.copyOf(pledges);
    }
  }

  /// What one seat has pledged, in hexadecimal.
  record Pledged(String seat, String pledge) {}

  /// From now on the draws of each turn take in what a public source says after its letters are
  /// sealed.
  record MixAnnounced(String source) implements GameNotice {}

  record MixEnded() implements GameNotice {}

  /// The deadline is past, and the game cannot go on without these seats.
  record GameWaits(String phase, List<String> seats) implements GameNotice {
    public GameWaits {
      seats = List.copyOf(seats);
    }
  }

  record Reminded(String phase) implements GameNotice {}

  /// The deadline is past, and orders are still missing.
  record RemindedInGrace(String phase) implements GameNotice {}

  /// All others have sent their orders.
  record LastAwaited(String phase) implements GameNotice {}

  /// The deadline is past. Those who are late have until the end of the grace.
  record GraceBegins(String phase) implements GameNotice {}

  /// The game is paused until the master lets it go on, or it ends by itself.
  record PausedUntil(Instant end) implements GameNotice {}

  record StillPaused(Optional<Instant> end) implements GameNotice {}

  /// The program was not there for a while; the deadline is put off by as long.
  record OutageOver(Instant from, Instant until) implements GameNotice {}

  /// Somebody asks for more time; it is not said who.
  ///
  /// @param time by which the deadline is to be put off
  /// @param needed how many must agree
  record LongerAsked(String phase, String time, int needed) implements GameNotice {}

  /// The deadline was put off.
  ///
  /// @param by `vote` or `master`
  record DeadlinePutOff(String phase, String time, String by) implements GameNotice {}

  /// A turn was judged again, by the same letters and the same draws.
  ///
  /// @param consent `ALL` if every seat agreed, `MASTER` if the master did it alone
  record JudgedAgain(String phase, String consent, String reason) implements GameNotice {}

  /// A turn and what came of it count no more; the orders for it can be written again.
  record OrdersReopened(String phase, String consent, String reason) implements GameNotice {}

  /// The master has changed the position by hand.
  record PositionEdited(List<String> edits, String reason) implements GameNotice {
    public PositionEdited {
      edits = List.copyOf(edits);
    }
  }

  /// What is different now.
  ///
  /// @param what a field of the state, such as `centres of Red`
  /// @param gone what was there and is not any more
  /// @param come what is there now
  record Changed(String what, List<String> gone, List<String> come) implements GameNotice {
    public Changed {
      gone = List.copyOf(gone);
      come = List.copyOf(come);
    }
  }

  /// All that can be seen of the position is as it was.
  record NothingDiffers() implements GameNotice {}

  /// In a history: this turn was judged again later, or opened again.
  record CountsNoMore(String phase) implements GameNotice {}

  /// The master asks all who play to agree to a rollback.
  record RollbackAsked(String game, String phase, boolean reopens, String reason, Instant ends)
      implements GameNotice {}

  /// Somebody does not agree to a rollback, or the master takes it back; it is not said who.
  record RollbackRefused(String phase) implements GameNotice {}
}
