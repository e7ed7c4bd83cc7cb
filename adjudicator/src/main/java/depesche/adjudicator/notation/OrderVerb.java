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
  /// Between things of one kind: `via ENG and NTH`.
  AND,
  FROM,
  /// Any other word: part of a name.
  NONE;

  private static final int SHORTEST_OTHER = "per".length();

  static OrderVerb of(String token) {
    String small = token.toLowerCase(Locale.ROOT);
    OrderVerb english = english(small);
    if (english != NONE || small.length() < SHORTEST_OTHER) {
      return english;
    }
    return continental(Spelling.loose(small));
  }

  private static OrderVerb english(String word) {
    return switch (word) {
      case "h", "hold", "holds", "holding", "stand", "stands" -> HOLD;
      case "stay", "stays", "remain", "remains", "keep", "keeps" -> HOLD;
      case "-", "m", "mv", "to", "into", "move", "moves", "moving" -> MOVE;
      case "attack", "attacks", "attacking", "go", "goes", "going", "enter", "enters" -> MOVE;
      case "march", "marches", "advance", "advances", "sail", "sails" -> MOVE;
      case "s", "support", "supports", "supporting", "su", "sup", "supp", "spt" -> SUPPORT;
      case "c", "convoy", "convoys", "convoying", "convoyed", "conv", "t", "ff" -> CONVOY;
      case "transport", "transports", "ferry", "ferries", "carry", "carries" -> CONVOY;
      case "via", "by", "through" -> VIA;
      case "r", "ret", "retreat", "retreats", "retreating" -> RETREAT;
      case "withdraws", "flee", "flees", "escapes" -> RETREAT;
      case "d", "dis", "disband", "disbands", "disbanded", "scrap", "scuttle" -> DISBAND;
      case "boom", "explode", "explodes", "die", "dies", "drop", "drops" -> DISBAND;
      case "destroy", "destroys", "destroyed" -> DISBAND;
      case "b", "build", "builds", "+" -> BUILD;
      case "remove", "removes", "removed" -> REMOVE;
      case "w", "waive", "waives", "waived", "postpone" -> WAIVE;
      case "pass", "abstain", "abstains" -> PASS;
      case "clear", "withdraw", "cancel" -> CLEAR;
      case "or", "ou" -> OR;
      case "and", "et", "&", "," -> AND;
      case "va" -> MOVE;
      case "from" -> FROM;
      default -> NONE;
    };
  }

  /// The same in German and French; umlauts may be written as two vowels, and accents left out.
  private static OrderVerb continental(String word) {
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
      case "und" -> AND;
      case "durch" -> VIA;
      case "enthaltung" -> PASS;
      case "verzicht", "verzichtet", "verzichten" -> WAIVE;
      case "loschen", "zurucknehmen" -> CLEAR;
      case "oder" -> OR;
      case "tient", "tiens", "tenir", "reste", "rester", "maintient" -> HOLD;
      case "vont", "vers", "attaque", "attaquer", "marche", "avance" -> MOVE;
      case "soutient", "soutien", "soutenir", "appuie", "appuyer" -> SUPPORT;
      case "convoie", "convoyer", "transporte", "transporter" -> CONVOY;
      case "retraite", "recule" -> RETREAT;
      case "dissout", "dissoudre", "demobilise", "demobiliser" -> DISBAND;
      case "construit", "construis", "construire", "construction" -> BUILD;
      case "supprime", "supprimer", "enleve", "enlever", "retire", "retirer" -> REMOVE;
      case "depuis" -> FROM;
      case "annule", "annuler" -> CLEAR;
      default -> NONE;
    };
  }
}
