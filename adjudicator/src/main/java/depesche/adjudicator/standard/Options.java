package depesche.adjudicator.standard;

import depesche.adjudicator.Ruling;
import java.util.List;

/// Where editions of the rules differ and what a house may choose, our answer first: that of the
/// newest rulebook. The numbers are those of the Diplomacy Adjudicator Test Cases, chapter 4.
final class Options {

  static final Ruling DISRUPTION =
      ask("disruption", "4.A.1, a convoy with several routes breaks", "ALL_ROUTES", "ANY_ROUTE");
  static final Ruling PARADOX =
      ask(
          "paradox",
          "4.A.2, a convoy that decides about itself",
          "SZYKMAN",
          "RULE_OF_1971",
          "RULE_OF_1982",
          "RULE_OF_2000",
          "ALL_HOLD");
  static final Ruling ADJACENT =
      ask(
          "adjacent",
          "4.A.3, by convoy to a neighbouring province",
          "INTENT",
          "SWAP",
          "INTENT_OR_LAND",
          "EXPLICIT");
  static final Ruling CONVOYED_CUT =
      ask("convoyedCut", "4.A.4, a convoyed army against the support on it", "SPARED", "CUT");
  static final Ruling RETREAT =
      ask("retreat", "4.A.5, to where a convoyed attacker came from", "ALLOWED", "FORBIDDEN");
  static final Ruling BEATEN =
      ask(
          "beaten",
          "4.A.7, a dislodged unit's effect on its attacker",
          "HEAD_TO_HEAD",
          "NO_EFFECT");
  static final Ruling OMITTED_COAST =
      ask("omittedCoast", "4.B.2, no coast named and one possible", "ONLY_ONE", "ILLEGAL");
  static final Ruling IMPOSSIBLE_COAST =
      ask("impossibleCoast", "4.B.3, a coast named that is not possible", "ILLEGAL", "ONLY_ONE");
  static final Ruling SUPPORTED_COAST =
      ask("supportedCoast", "4.B.4, the coast in a support", "OPTIONAL", "REQUIRED");
  static final Ruling DRAW = ask("draw", "a draw that all survivors share", "VOTED", "NONE");
  static final Ruling LAST_YEAR = ask("lastYear", "the last year, or OFF", "OFF", "1914");

  static final List<Ruling> ALL =
      List.of(
          DISRUPTION,
          PARADOX,
          ADJACENT,
          CONVOYED_CUT,
          RETREAT,
          BEATEN,
          OMITTED_COAST,
          IMPOSSIBLE_COAST,
          SUPPORTED_COAST,
          DRAW,
          LAST_YEAR);

  private Options() {}

  private static Ruling ask(String key, String question, String... values) {
    return new Ruling(key, question, List.of(values));
  }
}
