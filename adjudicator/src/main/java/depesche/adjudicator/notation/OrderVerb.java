package depesche.adjudicator.notation;

import java.util.Locale;

/// The words of the field that say what a unit should do.
enum OrderVerb {
  HOLD,
  MOVE,
  SUPPORT,
  CONVOY,
  VIA,
  RETREAT,
  DISBAND,
  BUILD,
  REMOVE,
  WAIVE,
  PASS,
  CLEAR,
  OR,
  FROM,
  /// Any other word: part of a name.
  NONE;

  private static final int SHORTEST_GERMAN = "per".length();

  static OrderVerb of(String token) {
    String small = token.toLowerCase(Locale.ROOT);
    OrderVerb english = english(small);
    return english == NONE && small.length() >= SHORTEST_GERMAN
        ? german(Spelling.loose(small))
        : english;
  }

  private static OrderVerb english(String word) {
    return switch (word) {
      case "h", "hold", "holds", "holding", "stand", "stands" -> HOLD;
      case "-", "m", "mv", "to", "into", "move", "moves", "moving" -> MOVE;
      case "attack", "attacks", "attacking" -> MOVE;
      case "s", "support", "supports", "supporting" -> SUPPORT;
      case "c", "convoy", "convoys", "convoying", "transport", "transports", "ferry" -> CONVOY;
      case "via", "by" -> VIA;
      case "r", "retreat", "retreats", "retreating" -> RETREAT;
      case "d", "disband", "disbands", "disbanded" -> DISBAND;
      case "b", "build", "builds", "+" -> BUILD;
      case "remove", "removes" -> REMOVE;
      case "w", "waive", "waives" -> WAIVE;
      case "pass" -> PASS;
      case "clear", "withdraw", "cancel" -> CLEAR;
      case "or" -> OR;
      case "from" -> FROM;
      default -> NONE;
    };
  }

  /// The same in German; umlauts may be written as two vowels.
  private static OrderVerb german(String word) {
    return switch (word) {
      case "halt", "halten", "bleibt", "bleiben", "steht" -> HOLD;
      case "nach", "zieht", "ziehen", "geht", "bewegt", "marschiert", "fahrt", "angriff" -> MOVE;
      case "unterstutzt", "unterstutzen", "unterstutzung", "stutzt" -> SUPPORT;
      case "konvoi", "konvoiert", "geleitet", "transportiert", "befordert" -> CONVOY;
      case "uber", "per" -> VIA;
      case "ruckzug", "flieht", "weicht" -> RETREAT;
      case "auflosen", "auflosung", "aufgelost", "lost" -> DISBAND;
      case "bau", "baut", "bauen", "aufbau" -> BUILD;
      case "abbau", "abbauen", "entfernen", "entfernt" -> REMOVE;
      case "verzicht", "verzichtet", "verzichten" -> WAIVE;
      case "loschen", "zurucknehmen" -> CLEAR;
      case "oder" -> OR;
      default -> NONE;
    };
  }
}
