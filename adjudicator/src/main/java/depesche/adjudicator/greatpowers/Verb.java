package depesche.adjudicator.greatpowers;

import java.util.Locale;

/// The first word of a command.
public enum Verb {
  BID,
  PICK,
  PASS,
  TARGET,
  DISCARD,
  RESOLVE,
  STEAL,
  KEEP,
  FOE,
  ALLY,
  CLEAR,
  NONE;

  static Verb of(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "bid", "bids", "gebot" -> BID;
      case "pick", "take", "card", "nimm" -> PICK;
      case "pass", "passe" -> PASS;
      case "target", "targets", "ziel" -> TARGET;
      case "discard" -> DISCARD;
      case "resolve" -> RESOLVE;
      case "steal", "rob" -> STEAL;
      case "keep" -> KEEP;
      case "foe", "enemy" -> FOE;
      case "ally", "allies" -> ALLY;
      case "clear", "withdraw", "cancel" -> CLEAR;
      default -> NONE;
    };
  }
}
