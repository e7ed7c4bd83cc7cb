package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.kit.OptionAnswers;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import java.util.List;

/// Every question the printed rules leave open, our answer first. A question with one answer is
/// listed so that a game can say which answer it was played under.
public final class GreatPowersOptions {

  static final Ruling TURNS = ask("turns", "how many turns (1 to 40)", "10");
  static final Ruling BAN_TIES = ask("banTies", "who may not bid on a trait", "SOLE_LEADER");
  static final Ruling BAN_WHEN = ask("banWhen", "when that is measured", "WHEN_BIDS_ARE_ASKED");
  static final Ruling TIE_AWARD =
      ask("tieAward", "several are highest", "NONE", "ALL", "SPLIT_DOWN", "WAR_TIEBREAK");
  static final Ruling TOO_FEW_LEGAL =
      ask("tooFewLegal", "fewer than three traits to bid on", "FEWER_CARDS");
  static final Ruling SAME_TRAIT = ask("sameTrait", "one trait twice in a turn", "NEVER");
  static final Ruling BID_COUNT =
      ask("bidCount", "how bids on a trait are counted", "WHOLE_TURN_IN_ORDER");
  static final Ruling FLOOR = ask("floor", "tokens below zero", "NEVER");
  static final Ruling ACTION_PAYMENT =
      ask("actionPayment", "\"lose 1\" on a card that gains", "PAYMENT", "FORCED_LOSS");
  static final Ruling THIRD_BID_ORDER =
      ask("thirdBidOrder", "the third bid's gain and loss", "GAIN_FIRST");
  static final Ruling STEAL_EMPTY =
      ask("stealEmpty", "stealing from one who has none", "ALLOWED", "HOLDER_IF_ANY");
  static final Ruling TARGET_SELF = ask("targetSelf", "oneself as the target", "NO");
  static final Ruling PASS_ACTION = ask("passAction", "must one take a card", "MAY_PASS");
  static final Ruling SCORE_ORDER = ask("scoreOrder", "awards are measured", "CURRENT", "SNAPSHOT");
  static final Ruling NAVY_STEAL = ask("navySteal", "the navy award's theft", "OPTIONAL");
  static final Ruling EXTRA_BID = ask("extraBid", "one more bid card", "STACKS_NEXT_TURN");
  static final Ruling ASSASSINATION = ask("assassination", "one bid card fewer", "NEXT_TURN_ONLY");
  static final Ruling LAST_TURN_EXTRA =
      ask("turnTenExtra", "a bid card won in the last turn", "NO_EFFECT");
  static final Ruling PEEK =
      ask("nationalismPeek", "the next event card", "THIS_TURN_BEFORE_COLONIES");
  static final Ruling COLONY_DRAW =
      ask("colonyDraw", "who sees the three cards", "PRIVATE", "ALL_SHOWN");
  static final Ruling DECK_OUT = ask("deckOut", "the action deck runs out", "SHUFFLE_AND_GO_ON");
  static final Ruling EVENT_OUT = ask("eventOut", "the event deck runs out", "SHUFFLE_AND_GO_ON");
  static final Ruling GREAT_WAR_PICK =
      ask("greatWarPick", "the last of an odd number", "PICKED", "CHOOSES", "NEUTRAL");
  static final Ruling WAR_STRENGTH =
      ask("warStrength", "strength of a side", "ARMIES_AND_NAVIES_SUMMED");
  static final Ruling WAR_TIE =
      ask("warTie", "still equal after both tie-breaks", "NO_WINNER", "LEADER_LOSES");
  static final Ruling WAR_WINNER_LOSS =
      ask("warWinnerLoss", "what a winner loses", "HALF_OF_EACH", "HALF_OF_SUM");
  static final Ruling WAR_LOSER_LOSS =
      ask("warLoserLoss", "what a loser keeps", "ONE_OF_EACH", "ONE_IN_ALL");
  static final Ruling WAR_SILENCE = ask("warSilence", "nobody is named in time", "NEXT_CLOCKWISE");
  static final Ruling REGIONAL_WAR =
      ask("regionalWar", "East and West with three players", "BOTH_AS_PRINTED");
  static final Ruling SEATS = ask("seats", "left and right", "LEFT_IS_CLOCKWISE");
  static final Ruling EVENT_TIE =
      ask("eventTie", "several are highest at an event", "AS_TIE_AWARD");
  static final Ruling FINAL_TIE =
      ask("finalTie", "equal at the end", "SHARED", "INDUSTRY_THEN_NATIONALISM");
  static final Ruling OPEN_INFO = ask("openInfo", "who sees the levels", "EVERYBODY");
  static final Ruling SLOT_GAP =
      ask("slotGap", "a bid in slot 3 with slot 2 empty", "OWN_ROUND", "CLOSE_UP");
  static final Ruling REPLACED_LIST =
      ask("replacedList", "a list that a later one replaced", "NEVER_COMES_BACK");
  static final Ruling PASS_MEANS = ask("passMeans", "what PASS declines", "OPEN_QUESTION_OR_NEXT");
  static final Ruling DISCARD_KEPT = ask("discardKept", "how long DISCARD holds", "UNTIL_RESOLVE");
  static final Ruling NOBODY_IN_LIST =
      ask("nobodyInList", "NOBODY, NONE or PASS in a list", "ENDS_IT");
  static final Ruling NO_BIDS = ask("noBids", "a player sends nothing", "NO_CARDS", "FIRST_LEGAL");

  public static final List<Ruling> ALL =
      List.of(
          TURNS,
          BAN_TIES,
          BAN_WHEN,
          TIE_AWARD,
          TOO_FEW_LEGAL,
          SAME_TRAIT,
          BID_COUNT,
          FLOOR,
          ACTION_PAYMENT,
          THIRD_BID_ORDER,
          STEAL_EMPTY,
          TARGET_SELF,
          PASS_ACTION,
          SCORE_ORDER,
          NAVY_STEAL,
          EXTRA_BID,
          ASSASSINATION,
          LAST_TURN_EXTRA,
          PEEK,
          COLONY_DRAW,
          DECK_OUT,
          EVENT_OUT,
          GREAT_WAR_PICK,
          WAR_STRENGTH,
          WAR_TIE,
          WAR_WINNER_LOSS,
          WAR_LOSER_LOSS,
          WAR_SILENCE,
          REGIONAL_WAR,
          SEATS,
          EVENT_TIE,
          FINAL_TIE,
          OPEN_INFO,
          SLOT_GAP,
          REPLACED_LIST,
          PASS_MEANS,
          DISCARD_KEPT,
          NOBODY_IN_LIST,
          NO_BIDS);

  private static final int LONGEST = 40;

  static final OptionAnswers.Numeral NUMBER = new OptionAnswers.Numeral(TURNS, 1, LONGEST);

  public static final int FEWEST = 3;
  public static final int MOST = 8;

  public static final Title TITLE =
      new Title(
          "great-powers",
          "Great Powers",
          "1",
          FEWEST,
          MOST,
          List.of("Red", "Blue", "Green", "Yellow", "Black", "White", "Brown", "Orange"),
          ALL,
          Title.Naming.PLAYERS,
          new TitleWords(
              "CLEAR",
              List.of(
                  new TitleWords.Shortcut(
                      "bid", "A sealed bid", "bid", "ARMIES NAVIES COLONIES", "BID"),
                  new TitleWords.Shortcut(
                      "pick",
                      "The card you want, or a list of wishes in order of preference",
                      "cards",
                      "\"Opium Wars\" > \"Jazz\" > ANY VP",
                      "PICK"))),
          Title.Asked.SEATS);

  private GreatPowersOptions() {}

  private static Ruling ask(String key, String question, String... values) {
    return new Ruling(key, question, List.of(values));
  }
}
