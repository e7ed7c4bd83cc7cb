package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Outcome;
import depesche.adjudicator.combat.RetreatOutcome;

/// The words for what came of an order.
final class Results {

  static final String ILLEGAL = "illegal";
  static final String FAILS = "fails";
  static final String SUCCEEDS = "succeeds";
  static final String STANDS = "stands";
  static final String GIVEN = "given";

  private Results() {}

  static String word(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Held _ -> STANDS;
      case Outcome.Moved _, Outcome.Convoyed _ -> SUCCEEDS;
      case Outcome.Bounced _,
          Outcome.Repelled _,
          Outcome.Met _,
          Outcome.Spared _,
          Outcome.Disrupted _,
          Outcome.Paradox _ ->
          FAILS;
      case Outcome.Given _ -> GIVEN;
      case Outcome.Cut _ -> "cut";
      case Outcome.ConvoyGiven _ -> "available";
      case Outcome.ConvoyBroken _, Outcome.ConvoyParadox _ -> "disrupted";
      case Outcome.NotMatched _, Outcome.NoConvoy _ -> "invalid";
      case Outcome.Illegal _ -> ILLEGAL;
    };
  }

  static String word(RetreatOutcome outcome) {
    return switch (outcome) {
      case RetreatOutcome.Retreated _, RetreatOutcome.Disbanded _ -> SUCCEEDS;
      case RetreatOutcome.Collided _ -> FAILS;
      case RetreatOutcome.Forbidden _, RetreatOutcome.Abandoned _, RetreatOutcome.Destroyed _ ->
          ILLEGAL;
    };
  }
}
