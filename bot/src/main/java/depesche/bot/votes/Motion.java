package depesche.bot.votes;

import java.util.Locale;

/// What a table can vote on. A deadline is put off in the same way; see `desk/play/ExtendDesk`.
public enum Motion {
  /// The game ends as a draw between some seats.
  DRAW(Quorum.ALL),
  /// The game ends, and one seat has won it. That seat is not asked.
  CONCEDE(Quorum.ALL),
  /// The game rests for a week.
  PAUSE(Quorum.MOST),
  /// The last turn is to be taken back. All must agree, for they have all seen its report.
  UNDO(Quorum.ALL);

  private final Quorum quorum;

  Motion(Quorum quorum) {
    this.quorum = quorum;
  }

  /// {@return how many must agree}
  public Quorum quorum() {
    return quorum;
  }

  /// {@return whether it ends the game or changes what has been played: a stand-in has no say in
  /// that}
  public boolean isGrave() {
    return this != PAUSE;
  }

  /// {@return the word by which letters name it}
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
