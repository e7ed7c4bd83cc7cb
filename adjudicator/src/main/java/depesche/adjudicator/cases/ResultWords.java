package depesche.adjudicator.cases;

import depesche.adjudicator.combat.movement.Outcome;
import depesche.adjudicator.combat.movement.RetreatOutcome;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;

/// The words for what came of an order.
final class ResultWords {

  static final String ILLEGAL = "illegal";
  static final String FAILS = "fails";
  static final String SUCCEEDS = "succeeds";
  static final String STANDS = "stands";
  static final String GIVEN = "given";
  static final String INVALID = "invalid";

  private ResultWords() {}

  /// {@return what is said of an order that is not accepted}
  static String refused(LinePart linePart) {
    return switch (linePart) {
      // DATC 4.A.6: the army can go there, but this order does not say how.
      case LinePart.Bad(OrderRefusalFact.PathMissing _) -> INVALID;
      // DATC 4.B.7: a build without the coast that it needs fails, and leaves room for another.
      case LinePart.Bad(OrderRefusalFact.WhichCoastBuilt _) -> FAILS;
      case LinePart.Bad _,
          LinePart.Good _,
          LinePart.Kept _,
          LinePart.Clear _,
          LinePart.Spent _,
          LinePart.Ahead _,
          LinePart.Others _ ->
          ILLEGAL;
    };
  }

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
      case Outcome.NotMatched _, Outcome.NoConvoy _ -> INVALID;
      case Outcome.Illegal _ -> ILLEGAL;
    };
  }

  static String word(RetreatOutcome outcome) {
    return switch (outcome) {
      case RetreatOutcome.Retreated _, RetreatOutcome.Disbanded _ -> SUCCEEDS;
      case RetreatOutcome.Collided _ -> FAILS;
      case RetreatOutcome.Abandoned _, RetreatOutcome.Destroyed _ -> ILLEGAL;
    };
  }
}
