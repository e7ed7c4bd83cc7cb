package depesche.bot.desk.play;

import depesche.adjudicator.Fact;
import depesche.bot.clock.Absence;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.TimeFact;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.ledger.StoredSeat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The clock sets no deadline into the absence of a player; masters and voters can. Then those who
/// are away hear of it, and the one who set it that somebody is, but not who.
record AwaySeats(Game game) {

  /// {@return that the deadline of a game is set, with a doubt if somebody is away then}
  LineOutcome told(Fact set) {
    Optional<Instant> due = game.deadline();
    List<StoredSeat> away =
        game.seats().stream()
            .filter(seat -> seat.isHeld() && due.filter(at -> isAway(seat, at)).isPresent())
            .toList();
    List<LetterEffect> told =
        away.stream()
            .<LetterEffect>map(
                seat -> LetterEffect.seat(game, seat, new GameNotice.DueWhileAway(game.phase())))
            .toList();
    return away.isEmpty()
        ? LineOutcome.taken(set)
        : LineOutcome.doubted(set, new TimeFact.SomebodyAway(game.name())).with(told);
  }

  private static boolean isAway(StoredSeat seat, Instant due) {
    return seat.absences().stream().anyMatch(row -> new Absence(row.begins, row.ends).covers(due));
  }
}
