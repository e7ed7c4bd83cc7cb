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
  static final Ruling TIE_AWARD =
      ask("tieAward", "several are highest", "NONE", "ALL", "SPLIT_DOWN", "WAR_TIEBREAK");
  static final Ruling ACTION_PAYMENT =
      ask("actionPayment", "\"lose 1\" on a card that gains", "PAYMENT", "FORCED_LOSS");
  static final Ruling STEAL_EMPTY =
      ask("stealEmpty", "stealing from one who has none", "ALLOWED", "HOLDER_IF_ANY");
  static final Ruling SCORE_ORDER = ask("scoreOrder", "awards are measured", "CURRENT", "SNAPSHOT");
  static final Ruling COLONY_DRAW =
      ask("colonyDraw", "who sees the three cards", "PRIVATE", "ALL_SHOWN");
  static final Ruling GREAT_WAR_PICK =
      ask("greatWarPick", "the last of an odd number", "PICKED", "CHOOSES", "NEUTRAL");
  static final Ruling WAR_TIE =
      ask("warTie", "still equal after both tie-breaks", "NO_WINNER", "LEADER_LOSES");
  static final Ruling WAR_WINNER_LOSS =
      ask("warWinnerLoss", "what a winner loses", "HALF_OF_EACH", "HALF_OF_SUM");
  static final Ruling WAR_LOSER_LOSS =
      ask("warLoserLoss", "what a loser keeps", "ONE_OF_EACH", "ONE_IN_ALL");
  static final Ruling FINAL_TIE =
      ask("finalTie", "equal at the end", "SHARED", "INDUSTRY_THEN_NATIONALISM");
  static final Ruling SLOT_GAP =
      ask("slotGap", "a bid in slot 3 with slot 2 empty", "OWN_ROUND", "CLOSE_UP");
  static final Ruling NO_BIDS = ask("noBids", "a player sends nothing", "NO_CARDS", "FIRST_LEGAL");

  public static final List<Ruling> ALL =
      List.of(
          TURNS,
          ask("banTies", "who may not bid on a trait", "SOLE_LEADER"),
          ask("banWhen", "when that is measured", "WHEN_BIDS_ARE_ASKED"),
          TIE_AWARD,
          ask("tooFewLegal", "fewer than three traits to bid on", "FEWER_CARDS"),
          ask("sameTrait", "one trait twice in a turn", "NEVER"),
          ask("bidCount", "how bids on a trait are counted", "WHOLE_TURN_IN_ORDER"),
          ask("floor", "tokens below zero", "NEVER"),
          ACTION_PAYMENT,
          ask("thirdBidOrder", "the third bid's gain and loss", "GAIN_FIRST"),
          STEAL_EMPTY,
          ask("targetSelf", "oneself as the target", "NO"),
          ask("passAction", "must one take a card", "MAY_PASS"),
          SCORE_ORDER,
          ask("navySteal", "the navy award's theft", "OPTIONAL"),
          ask("extraBid", "one more bid card", "STACKS_NEXT_TURN"),
          ask("assassination", "one bid card fewer", "NEXT_TURN_ONLY"),
          ask("turnTenExtra", "a bid card won in the last turn", "NO_EFFECT"),
          ask("nationalismPeek", "the next event card", "THIS_TURN_BEFORE_COLONIES"),
          COLONY_DRAW,
          ask("deckOut", "the action deck runs out", "SHUFFLE_AND_GO_ON"),
          ask("eventOut", "the event deck runs out", "SHUFFLE_AND_GO_ON"),
          GREAT_WAR_PICK,
          ask("warStrength", "strength of a side", "ARMIES_AND_NAVIES_SUMMED"),
          WAR_TIE,
          WAR_WINNER_LOSS,
          WAR_LOSER_LOSS,
          ask("warSilence", "nobody is named in time", "NEXT_CLOCKWISE"),
          ask("regionalWar", "East and West with three players", "BOTH_AS_PRINTED"),
          ask("seats", "left and right", "LEFT_IS_CLOCKWISE"),
          ask("eventTie", "several are highest at an event", "AS_TIE_AWARD"),
          FINAL_TIE,
          ask("openInfo", "who sees the levels", "EVERYBODY"),
          SLOT_GAP,
          ask("replacedList", "a list that a later one replaced", "NEVER_COMES_BACK"),
          ask("passMeans", "what PASS declines", "OPEN_QUESTION_OR_NEXT"),
          ask("discardKept", "how long DISCARD holds", "UNTIL_RESOLVE"),
          ask("nobodyInList", "NOBODY, NONE or PASS in a list", "ENDS_IT"),
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
