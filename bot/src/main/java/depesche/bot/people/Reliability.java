package depesche.bot.people;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.people.OutcomeRow;

/// How reliably somebody answers: of the turns to be talked over, in how many something was on file
/// in time. It is a person's, in all their games, and leaving a seat does not reset it. Excused
/// misses do not count.
public record Reliability(long answered, long missed) {

  private static final int ALL = 100;

  /// Fewer turns say nothing about anybody.
  private static final int FEWEST = 5;

  /// {@return the record of a person}
  public static Reliability of(UnitOfWork unitOfWork, PlayerRow player) {
    return new Reliability(
        unitOfWork.people().outcomes(player, OutcomeRow.Kind.RECEIVED),
        unitOfWork.people().outcomes(player, OutcomeRow.Kind.MISSED));
  }

  /// {@return the share in percent, rounded down; all of it for somebody without a turn}
  public int percent() {
    long all = answered + missed;
    return all == 0 ? ALL : (int) (answered * ALL / all);
  }

  /// {@return whether somebody may join where this share is asked for; newcomers may}
  public boolean suffices(int asked) {
    return answered + missed < FEWEST || percent() >= asked;
  }
}
