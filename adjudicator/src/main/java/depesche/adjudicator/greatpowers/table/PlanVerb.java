package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.kit.Verbs;
import depesche.adjudicator.kit.Verbs.Behind;

/// The first word of a command.
public enum PlanVerb {
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

  /// The words for each.
  public static final Verbs<PlanVerb> WORDS =
      new Verbs<PlanVerb>()
          .with(BID, Behind.ORDERED, "bid", "bids", "gebot", "gebote", "biete", "bieten")
          .with(BID, Behind.ORDERED, "mise", "mises", "miser", "enchère", "enchères", "encheres")
          .with(PICK, Behind.RANKED, "pick", "picks", "take", "card", "nimm", "nehme", "karte")
          .with(PICK, Behind.RANKED, "wähle", "waehle")
          .with(PASS, Behind.NOTHING, "pass", "passe", "passen")
          .with(TARGET, Behind.RANKED, "target", "targets", "ziel", "ziele")
          .with(DISCARD, Behind.RANKED, "discard", "verwerfe", "verwirf")
          .with(RESOLVE, Behind.RANKED, "resolve")
          .with(STEAL, Behind.RANKED, "steal", "rob", "stehle", "stiehl")
          .with(KEEP, Behind.RANKED, "keep", "behalte")
          .with(FOE, Behind.RANKED, "foe", "foes", "enemy", "feind")
          .with(ALLY, Behind.RANKED, "ally", "allies", "verbündeter", "verbündete", "verbuendete")
          .with(CLEAR, Behind.ALL, "clear", "withdraw", "cancel", "lösche", "loesche", "streiche");

  public static PlanVerb of(String word) {
    return WORDS.of(word).orElse(NONE);
  }
}
