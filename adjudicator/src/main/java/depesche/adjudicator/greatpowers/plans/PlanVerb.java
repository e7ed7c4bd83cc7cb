package depesche.adjudicator.greatpowers.plans;

import depesche.adjudicator.kit.Verbs;

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
          .with(BID, "bid", "bids", "gebot")
          .with(PICK, "pick", "take", "card", "nimm")
          .with(PASS, "pass", "passe")
          .with(TARGET, "target", "targets", "ziel")
          .with(DISCARD, "discard")
          .with(RESOLVE, "resolve")
          .with(STEAL, "steal", "rob")
          .with(KEEP, "keep")
          .with(FOE, "foe", "enemy")
          .with(ALLY, "ally", "allies")
          .with(CLEAR, "clear", "withdraw", "cancel");

  public static PlanVerb of(String word) {
    return WORDS.of(word).orElse(NONE);
  }
}
