package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.combat.RuleQuestions;
import depesche.adjudicator.rules.Ruling;
import java.util.List;
import java.util.stream.Stream;

/// Every question the printed rules leave open, our answer first. A question with one answer is
/// listed so that a game can say which answer it was played under.
final class BloodAndIronOptions {

  static final Ruling START_SPACES =
      ask("startSpaces", "where in a start area", "START_CENTRES", "ANY_PROVINCE");
  static final Ruling START_OWNERSHIP =
      ask("startOwnership", "who owns a start centre at once", "PLACED", "NOBODY");
  static final Ruling FOREIGN_REENTRY =
      ask("foreignReentry", "do they come again", "NEVER", "EACH_SPRING_IF_ABSENT");
  static final Ruling FOREIGN_STRENGTH =
      ask("foreignStrength", "strength of a double army", "2", "2_ATTACK_AND_HOLD_1_SUPPORT");
  static final Ruling FOREIGN_DISLODGED =
      ask("foreignDislodged", "a dislodged double army", "REMOVE", "RETREAT_DRAWN");
  static final Ruling FOREIGN_ORDER_DRAW =
      ask("foreignOrderDraw", "one draw for both powers", "PER_ARMY", "ONE_SET_FOR_BOTH");
  static final Ruling FOREIGN_DRAW_POOL =
      ask("foreignDrawPool", "who may write", "EVERY_PLAYER", "BY_UNITS", "BY_CENTRES");
  static final Ruling FOREIGN_BLANK =
      ask("foreignBlank", "a player wrote nothing", "DRAW_AGAIN", "HOLD");
  static final Ruling FOREIGN_FALL_LEGAL =
      ask("foreignFallLegal", "legal in Fall", "MOVE_TO_CENTRE", "HOLD_ON_CENTRE_OK");
  static final Ruling FOREIGN_DEFAULT =
      ask("foreignDefault", "no legal order in Spring", "ALPHABETICAL", "HOLD");
  static final Ruling FOREIGN_OWNERSHIP =
      ask(
          "foreignOwnership",
          "a centre it occupies",
          "FOREIGN",
          "NEUTRALISE",
          "SUSPEND_WHILE_OCCUPIED");
  static final Ruling REVEAL_FOREIGN =
      ask("revealForeign", "what is published of a draw", "DRAWN_ORDER", "AUTHOR_SHOWN");
  static final Ruling OFFSET_ODD_WINTERS =
      ask("offsetOddWinters", "the handicap in odd winters", "KEEP", "ZERO");
  static final Ruling VICTORY_COUNT = ask("victoryCount", "ten what", "ACTUAL", "NET");
  static final Ruling VICTORY_TIE = ask("victoryTie", "two with enough", "MORE_CENTRES", "SHARED");
  static final Ruling ELIMINATION =
      ask("elimination", "out of the game with", "NO_UNITS", "NO_CENTRES");
  static final Ruling END_YEAR = ask("endYear", "the last year, or OFF", "1876", "OFF");

  private static final List<Ruling> OWN =
      List.of(
          // All three editions judge armies alike; they differ in convoys and coasts, which are not
          // here.
          ask("baseRules", "latest Diplomacy", "2000", "1982", "1971"),
          START_SPACES,
          START_OWNERSHIP,
          ask("firstSeason", "1865 begins with", "SPRING_1865"),
          ask("foreignEntry", "when the double armies come", "SPRING_1866"),
          FOREIGN_REENTRY,
          FOREIGN_STRENGTH,
          ask("foreignCutSupport", "what cuts its support", "ANY_ATTACK"),
          FOREIGN_DISLODGED,
          FOREIGN_ORDER_DRAW,
          FOREIGN_DRAW_POOL,
          FOREIGN_BLANK,
          ask("foreignSpringLegal", "legal in Spring", "ANY_LEGAL_ORDER"),
          FOREIGN_FALL_LEGAL,
          FOREIGN_DEFAULT,
          ask("foreignRemoval", "when occupation is tested", "AFTER_FALL_RETREATS"),
          FOREIGN_OWNERSHIP,
          ask("foreignVsForeign", "may Austria attack France", "YES"),
          ask("supportForeign", "may players and they support each other", "YES"),
          ask("homeBox", "entering a home country", "NEVER"),
          REVEAL_FOREIGN,
          ask("buildAnywhere", "where to build", "ANY_OWNED_VACANT"),
          OFFSET_ODD_WINTERS,
          ask("netBelowZero", "fewer centres than the handicap", "ZERO_UNITS"),
          VICTORY_COUNT,
          ask("victoryWhen", "when it is checked", "EVERY_WINTER"),
          VICTORY_TIE,
          ELIMINATION,
          ask("soleSurvivor", "the last one", "LAST_NOT_ELIMINATED"),
          END_YEAR,
          ask("civilDisorder", "missing orders", "HOLD_DISBAND_FARTHEST"),
          ask("nationNames", "country names", "UNIQUE_3_TO_24"));

  static final List<Ruling> ALL =
      Stream.concat(OWN.stream(), RuleQuestions.ASHORE.stream()).toList();

  private BloodAndIronOptions() {}

  private static Ruling ask(String key, String question, String... values) {
    return new Ruling(key, question, List.of(values));
  }
}
