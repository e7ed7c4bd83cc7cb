package depesche.bot.game;

import depesche.adjudicator.Fact;
import java.util.List;

/// What happens to a game beside its rules: for everybody at the table.
public sealed interface Notice extends Fact {

  record SeatAbandoned(String seat, int missed) implements Notice {}

  record SeatMissed(String seat) implements Notice {}

  record SeatResigned(String seat) implements Notice {}

  record SeatTakenOver(String seat) implements Notice {}

  record SeatJoined(String seat, int seated, int needed) implements Notice {}

  record TableComplete(String game) implements Notice {}

  record DeadlineMoved(String phase) implements Notice {}

  record Rests() implements Notice {}

  record GoesOn(String phase) implements Notice {}

  /// Nobody is left who answers: the game is paused until its master acts.
  record NobodyLeft() implements Notice {}

  /// The phrases pledged so far; everybody who pledged must reveal theirs now.
  record PledgesListed(String game, List<Pledged> pledges) implements Notice {
    public PledgesListed {
      pledges = List.copyOf(pledges);
    }
  }

  /// What one seat has pledged, in hexadecimal.
  record Pledged(String seat, String pledge) {}

  /// A game was given up by its master, and all that was closed is open.
  record GameOpened(String game) implements Notice {}

  /// From now on the draws of each turn take in what a public source says after its letters are
  /// sealed.
  record MixAnnounced(String source) implements Notice {}

  record MixEnded() implements Notice {}

  /// The deadline is past, and the game cannot go on without these seats.
  record GameWaits(String phase, List<String> seats) implements Notice {
    public GameWaits {
      seats = List.copyOf(seats);
    }
  }

  record Reminded(String phase) implements Notice {}
}
