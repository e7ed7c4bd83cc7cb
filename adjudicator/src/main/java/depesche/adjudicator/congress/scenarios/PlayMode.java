package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.List;

/// Who plays whom: each has its own victory.
public enum PlayMode {
  FOUR_PLAYERS,
  /// 18.3: one player has Russia and Austria.
  THREE_PLAYERS,
  /// 18.2: one player has all Allied Powers.
  TWO_PLAYERS,
  /// 20: a player has France against the Allied bot.
  SOLO_FRANCE,
  /// 21: a player has all Allied Powers against the French bot.
  SOLO_COALITION,
  /// 22: a player has one Allied Power.
  SOLO_POWER,
  /// 23: a player has all powers, and nobody plays against them.
  SOLO_ALL,
  /// 18.4: one turn, without Austria; a player has Russia and Britain against the French bot.
  INTRO,
  /// 18.4: the same against a second player.
  INTRO_TWO,
  /// 18.4: the same with Britain under a third player.
  INTRO_THREE;

  /// {@return whether one player plays it alone}
  public boolean isLone() {
    return switch (this) {
      case SOLO_FRANCE, SOLO_COALITION, SOLO_POWER, SOLO_ALL, INTRO -> true;
      case FOUR_PLAYERS, THREE_PLAYERS, TWO_PLAYERS, INTRO_TWO, INTRO_THREE -> false;
    };
  }

  /// {@return whether cards lie on two displays (19)}
  public boolean hasDisplays() {
    return isLone() && this != INTRO;
  }

  /// {@return whether it is the introductory scenario (18.4)}
  public boolean isIntro() {
    return this == INTRO || this == INTRO_TWO || this == INTRO_THREE;
  }

  /// {@return the powers that have no seat of their own}
  public List<MajorPower> without() {
    return switch (this) {
      case TWO_PLAYERS -> List.of(MajorPower.RUSSIA, MajorPower.AUSTRIA);
      case THREE_PLAYERS -> List.of(MajorPower.AUSTRIA);
      case INTRO_TWO -> List.of(MajorPower.BRITAIN);
      case FOUR_PLAYERS, INTRO_THREE -> List.of();
      case SOLO_FRANCE, SOLO_COALITION, SOLO_POWER, SOLO_ALL, INTRO -> playing();
    };
  }

  /// {@return the powers in the game: in the introductory scenario there is no Austria (18.4.1)}
  public List<MajorPower> playing() {
    return isIntro()
        ? List.of(MajorPower.FRANCE, MajorPower.RUSSIA, MajorPower.BRITAIN)
        : List.of(MajorPower.values());
  }
}
