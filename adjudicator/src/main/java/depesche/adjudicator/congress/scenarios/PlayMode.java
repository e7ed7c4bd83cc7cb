package depesche.adjudicator.congress.scenarios;

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
  /// 18.4: one turn, without Austria.
  INTRO
}
