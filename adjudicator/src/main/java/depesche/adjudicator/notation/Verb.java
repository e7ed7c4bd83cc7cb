package depesche.adjudicator.notation;

import java.util.Locale;

/// The words of the field that say what a unit shall do.
enum Verb {
  HOLD,
  MOVE,
  SUPPORT,
  CONVOY,
  RETREAT,
  DISBAND,
  BUILD,
  REMOVE,
  WAIVE,
  PASS,
  CLEAR,
  OR,
  /// Any other word: part of a name.
  NONE;

  static Verb of(String token) {
    return switch (token.toLowerCase(Locale.ROOT)) {
      case "h", "hold", "holds", "holding", "stand", "stands" -> HOLD;
      case "-", "m", "mv", "to", "into", "move", "moves", "moving" -> MOVE;
      case "attack", "attacks", "attacking" -> MOVE;
      case "s", "support", "supports", "supporting" -> SUPPORT;
      case "c", "convoy", "convoys", "transport", "transports", "ferry", "via" -> CONVOY;
      case "r", "retreat", "retreats", "retreating" -> RETREAT;
      case "d", "disband", "disbands", "disbanded" -> DISBAND;
      case "b", "build", "builds", "+" -> BUILD;
      case "remove", "removes" -> REMOVE;
      case "w", "waive", "waives" -> WAIVE;
      case "pass" -> PASS;
      case "clear", "withdraw", "cancel" -> CLEAR;
      case "or" -> OR;
      default -> NONE;
    };
  }
}
