package depesche.bot.game.rollback;

import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.ledger.turn.TurnRow;

/// What players saw of chance in a step.
final class Seen {

  private Seen() {}

  private static Transcript.Turn published(TurnRow step) {
    return TranscriptFile.part(step.published, Transcript.Turn.class);
  }

  /// {@return whether anything was drawn or shown in it}
  static boolean chance(TurnRow step) {
    Transcript.Turn turn = published(step);
    return !turn.draws().isEmpty() || !turn.hidden().isEmpty() || !turn.shown().isEmpty();
  }

  /// {@return whether cards were shown in it}
  static boolean cards(TurnRow step) {
    return !published(step).shown().isEmpty();
  }
}
