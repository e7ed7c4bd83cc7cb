package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.kit.OptionAnswers;
import java.util.SequencedMap;

/// The answers of one game to the questions of [GreatPowersOptions] that have more than one, parsed
/// once.
///
/// @param turns after which the game ends
/// @param chosen what the table chose otherwise than our answer, by key
public record GreatPowersRulings(
    int turns,
    TieAward tieAward,
    ActionPayment actionPayment,
    StealEmpty stealEmpty,
    ScoreOrder scoreOrder,
    ColonyDraw colonyDraw,
    GreatWarPick greatWarPick,
    WarTie warTie,
    WarWinnerLoss warWinnerLoss,
    WarLoserLoss warLoserLoss,
    FinalTie finalTie,
    SlotGap slotGap,
    NoBids noBids,
    SequencedMap<String, String> chosen) {

  // The constants of each enum are in the order of the values in Options.

  /// Who has the highest level if several have as much.
  public enum TieAward {
    NONE,
    ALL,
    SPLIT_DOWN,
    WAR_TIEBREAK
  }

  public enum ActionPayment {
    PAYMENT,
    FORCED_LOSS
  }

  public enum StealEmpty {
    ALLOWED,
    HOLDER_IF_ANY
  }

  public enum ScoreOrder {
    CURRENT,
    SNAPSHOT
  }

  public enum ColonyDraw {
    PRIVATE,
    ALL_SHOWN
  }

  /// What the last player of an odd number does in the Great War.
  public enum GreatWarPick {
    PICKED,
    CHOOSES,
    NEUTRAL
  }

  public enum WarTie {
    NO_WINNER,
    LEADER_LOSES
  }

  public enum WarWinnerLoss {
    HALF_OF_EACH,
    HALF_OF_SUM
  }

  public enum WarLoserLoss {
    ONE_OF_EACH,
    ONE_IN_ALL
  }

  public enum FinalTie {
    SHARED,
    INDUSTRY_THEN_NATIONALISM
  }

  /// When a bid is resolved before which a slot is empty.
  public enum SlotGap {
    OWN_ROUND,
    CLOSE_UP
  }

  public enum NoBids {
    NO_CARDS,
    FIRST_LEGAL
  }

  /// {@return the rulings of a table}
  ///
  /// @throws IllegalArgumentException if an option or its value is unknown
  public static GreatPowersRulings of(SequencedMap<String, String> options) {
    OptionAnswers answers =
        new OptionAnswers(GreatPowersOptions.ALL, GreatPowersOptions.NUMBER, options);
    return new GreatPowersRulings(
        answers.number(),
        answers.pick(GreatPowersOptions.TIE_AWARD, TieAward.values()),
        answers.pick(GreatPowersOptions.ACTION_PAYMENT, ActionPayment.values()),
        answers.pick(GreatPowersOptions.STEAL_EMPTY, StealEmpty.values()),
        answers.pick(GreatPowersOptions.SCORE_ORDER, ScoreOrder.values()),
        answers.pick(GreatPowersOptions.COLONY_DRAW, ColonyDraw.values()),
        answers.pick(GreatPowersOptions.GREAT_WAR_PICK, GreatWarPick.values()),
        answers.pick(GreatPowersOptions.WAR_TIE, WarTie.values()),
        answers.pick(GreatPowersOptions.WAR_WINNER_LOSS, WarWinnerLoss.values()),
        answers.pick(GreatPowersOptions.WAR_LOSER_LOSS, WarLoserLoss.values()),
        answers.pick(GreatPowersOptions.FINAL_TIE, FinalTie.values()),
        answers.pick(GreatPowersOptions.SLOT_GAP, SlotGap.values()),
        answers.pick(GreatPowersOptions.NO_BIDS, NoBids.values()),
        answers.chosen());
  }
}
