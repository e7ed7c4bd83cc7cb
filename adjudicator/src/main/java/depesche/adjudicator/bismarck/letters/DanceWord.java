package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.kit.Verbs;
import depesche.adjudicator.kit.Verbs.Behind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What a line may begin with.
public enum DanceWord {
  ALLOCATE,
  /// Pools and discs on a line of their own; it adds to the allocation above.
  SHARE,
  CANCEL,
  MOVE,
  REGAIN,
  PLAY,
  END,
  UNDO,
  SIDE,
  LOSE,
  DISC,
  DISCARD,
  CHOOSE,
  MANUAL,
  SET_DIE,
  CLEAR;

  static final Verbs<DanceWord> VERBS =
      new Verbs<DanceWord>()
          .with(ALLOCATE, Behind.ALL, "allocate", "alloc", "allocation", "allot")
          .with(SHARE, Behind.ALL, "share")
          .with(CANCEL, Behind.ALL, "cancel")
          .with(MOVE, Behind.ALL, "move", "sway")
          .with(REGAIN, Behind.ALL, "regain", "gain")
          .with(PLAY, Behind.ALL, "play", "use")
          .with(END, Behind.OWN, "end", "pass")
          .with(UNDO, Behind.NOTHING, "undo")
          .with(SIDE, Behind.RANKED, "side")
          .with(LOSE, Behind.RANKED, "lose")
          .with(DISC, Behind.RANKED, "disc", "discs")
          .with(DISCARD, Behind.RANKED, "discard")
          .with(CHOOSE, Behind.OWN, "choose")
          .with(MANUAL, Behind.ALL, "manual")
          .with(SET_DIE, Behind.ALL, "set", "setdie", "die", "dice")
          .with(CLEAR, Behind.NOTHING, "clear");

  static final List<String> WORDS = VERBS.words();

  /// {@return whether several things behind it are answers, the best first}
  boolean ranks() {
    return this == SIDE || this == LOSE || this == DISC || this == CHOOSE || this == MANUAL;
  }

  /// {@return the verb of the table; empty if it changes only what is on file}
  Optional<DanceVerb> verb() {
    return Stream.of(DanceVerb.values()).filter(one -> one.name().equals(name())).findFirst();
  }
}
