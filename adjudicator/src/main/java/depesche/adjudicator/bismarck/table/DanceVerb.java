package depesche.adjudicator.bismarck.table;

/// What a player can say.
public enum DanceVerb {
  ALLOCATE,
  CANCEL,
  MOVE,
  REGAIN,
  PLAY,
  END,
  UNDO,
  /// Answers, which also count in advance.
  SIDE,
  LOSE,
  DISC,
  DISCARD,
  CHOOSE,
  MANUAL;

  /// {@return whether it answers a question}
  public boolean answers() {
    return switch (this) {
      case SIDE, LOSE, DISC, DISCARD, CHOOSE, MANUAL -> true;
      case ALLOCATE, CANCEL, MOVE, REGAIN, PLAY, END, UNDO -> false;
    };
  }
}
