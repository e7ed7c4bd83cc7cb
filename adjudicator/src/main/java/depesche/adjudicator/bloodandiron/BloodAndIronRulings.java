package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.combat.RuleQuestions;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Weights;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.kit.OptionAnswers;
import java.util.SequencedMap;

/// The answers of one game to the questions of [BloodAndIronOptions] that have more than one,
/// parsed once.
///
/// @param endYear the last year; [Integer#MAX_VALUE] if the game goes on until somebody wins
/// @param chosen what the table chose otherwise than our answer, by key
public record BloodAndIronRulings(
    StartSpaces startSpaces,
    StartOwnership startOwnership,
    ForeignReentry foreignReentry,
    ForeignStrength foreignStrength,
    ForeignDislodged foreignDislodged,
    ForeignOrderDraw foreignOrderDraw,
    ForeignDrawPool foreignDrawPool,
    ForeignBlank foreignBlank,
    ForeignFallLegal foreignFallLegal,
    ForeignDefault foreignDefault,
    ForeignOwnership foreignOwnership,
    RevealForeign revealForeign,
    OffsetOddWinters offsetOddWinters,
    VictoryCount victoryCount,
    VictoryTie victoryTie,
    Elimination elimination,
    int endYear,
    Rulebook rulebook,
    SequencedMap<String, String> chosen)
    implements HouseRules {

  private static final int FIRST_END = 1865;
  private static final int FIRST_OFFSET = 1868;

  // The constants of each enum are in the order of the values in Options.

  public enum StartSpaces {
    START_CENTRES,
    ANY_PROVINCE
  }

  public enum StartOwnership {
    PLACED,
    NOBODY
  }

  public enum ForeignReentry {
    NEVER,
    EACH_SPRING_IF_ABSENT
  }

  public enum ForeignStrength {
    TWO,
    TWO_BUT_ONE_IN_SUPPORT
  }

  public enum ForeignDislodged {
    REMOVE,
    RETREAT_DRAWN
  }

  public enum ForeignOrderDraw {
    PER_ARMY,
    ONE_SET_FOR_BOTH
  }

  public enum ForeignDrawPool {
    EVERY_PLAYER,
    BY_UNITS,
    BY_CENTRES
  }

  public enum ForeignBlank {
    DRAW_AGAIN,
    HOLD
  }

  public enum ForeignFallLegal {
    MOVE_TO_CENTRE,
    HOLD_ON_CENTRE_OK
  }

  public enum ForeignDefault {
    ALPHABETICAL,
    HOLD
  }

  public enum ForeignOwnership {
    FOREIGN,
    NEUTRALISE,
    SUSPEND_WHILE_OCCUPIED
  }

  public enum RevealForeign {
    DRAWN_ORDER,
    AUTHOR_SHOWN
  }

  public enum OffsetOddWinters {
    KEEP,
    ZERO
  }

  public enum VictoryCount {
    ACTUAL,
    NET
  }

  public enum VictoryTie {
    MORE_CENTRES,
    SHARED
  }

  public enum Elimination {
    NO_UNITS,
    NO_CENTRES
  }

  @Override
  public int lastYear() {
    return endYear;
  }

  /// {@return the rulings of this game}
  static BloodAndIronRulings of(SharedBoard sharedBoard) {
    if (sharedBoard.law() instanceof BloodAndIronRulings bloodAndIronRulings) {
      return bloodAndIronRulings;
    }
    throw new IllegalStateException("not a game of Blood & Iron: " + sharedBoard.law());
  }

  @Override
  public String player(String power) {
    return power;
  }

  @Override
  public Weights weights() {
    return switch (foreignStrength) {
      case TWO -> Weights.TWOFOLD;
      case TWO_BUT_ONE_IN_SUPPORT -> Weights.SINGLE_SUPPORT;
    };
  }

  @Override
  public int offset(int year) {
    // Rule 4: one from 1868, one more in every even year; in odd years the last one stays.
    if (year < FIRST_OFFSET) {
      return 0;
    }
    boolean odd = (year - FIRST_OFFSET) % 2 == 1;
    return odd && offsetOddWinters == OffsetOddWinters.ZERO ? 0 : 1 + (year - FIRST_OFFSET) / 2;
  }

  @Override
  public boolean retreats(Unit unit) {
    return !ForeignArmies.isForeign(unit) || foreignDislodged == ForeignDislodged.RETREAT_DRAWN;
  }

  @Override
  public Claim claim(Unit unit) {
    return !ForeignArmies.isForeign(unit)
        ? Claim.TAKES
        : switch (foreignOwnership) {
          case FOREIGN -> Claim.TAKES;
          case NEUTRALISE -> Claim.FREES;
          case SUSPEND_WHILE_OCCUPIED -> Claim.LEAVES;
        };
  }

  /// Under the ruling `foreignOwnership=SUSPEND_WHILE_OCCUPIED` a centre counts for nobody while a
  /// foreign army stands on it.
  @Override
  public boolean counts(SharedBoard sharedBoard, String centre) {
    return foreignOwnership != ForeignOwnership.SUSPEND_WHILE_OCCUPIED
        || sharedBoard.unitAt(centre).filter(ForeignArmies::isForeign).isEmpty();
  }

  @Override
  public boolean falls(int centres, int units) {
    return switch (elimination) {
      case NO_UNITS -> units == 0;
      case NO_CENTRES -> centres == 0;
    };
  }

  @Override
  public boolean buildsIn(String owner, String centre) {
    // Rule 5: build new units in any owned vacant centre.
    return true;
  }

  /// {@return the rulings of a table}
  ///
  /// @throws IllegalArgumentException if an option or its value is unknown
  public static BloodAndIronRulings of(SequencedMap<String, String> options) {
    OptionAnswers answers =
        new OptionAnswers(
            BloodAndIronOptions.ALL,
            HouseRules.years(BloodAndIronOptions.END_YEAR, FIRST_END),
            options);
    return new BloodAndIronRulings(
        answers.pick(BloodAndIronOptions.START_SPACES, StartSpaces.values()),
        answers.pick(BloodAndIronOptions.START_OWNERSHIP, StartOwnership.values()),
        answers.pick(BloodAndIronOptions.FOREIGN_REENTRY, ForeignReentry.values()),
        answers.pick(BloodAndIronOptions.FOREIGN_STRENGTH, ForeignStrength.values()),
        answers.pick(BloodAndIronOptions.FOREIGN_DISLODGED, ForeignDislodged.values()),
        answers.pick(BloodAndIronOptions.FOREIGN_ORDER_DRAW, ForeignOrderDraw.values()),
        answers.pick(BloodAndIronOptions.FOREIGN_DRAW_POOL, ForeignDrawPool.values()),
        answers.pick(BloodAndIronOptions.FOREIGN_BLANK, ForeignBlank.values()),
        answers.pick(BloodAndIronOptions.FOREIGN_FALL_LEGAL, ForeignFallLegal.values()),
        answers.pick(BloodAndIronOptions.FOREIGN_DEFAULT, ForeignDefault.values()),
        answers.pick(BloodAndIronOptions.FOREIGN_OWNERSHIP, ForeignOwnership.values()),
        answers.pick(BloodAndIronOptions.REVEAL_FOREIGN, RevealForeign.values()),
        answers.pick(BloodAndIronOptions.OFFSET_ODD_WINTERS, OffsetOddWinters.values()),
        answers.pick(BloodAndIronOptions.VICTORY_COUNT, VictoryCount.values()),
        answers.pick(BloodAndIronOptions.VICTORY_TIE, VictoryTie.values()),
        answers.pick(BloodAndIronOptions.ELIMINATION, Elimination.values()),
        answers.number(),
        RuleQuestions.rulebook(answers::value),
        answers.chosen());
  }
}
