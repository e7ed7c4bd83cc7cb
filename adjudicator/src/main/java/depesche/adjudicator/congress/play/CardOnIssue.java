package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.displays.DisplayActs;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.news.CongressRefusal.LeaderNeedsDiscard;
import depesche.adjudicator.congress.news.CongressRefusal.NoDiscardNeeded;
import depesche.adjudicator.congress.news.CongressRefusal.ValueNotKnown;
import depesche.adjudicator.congress.sums.IssueMove;
import depesche.adjudicator.congress.sums.SumTerm;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.layout.ChoiceLayout.After;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A card that is played on an issue, with what its line states: `59 VALUE 2 BONUS 4 NATIONAL`.
///
/// @param value stated, if nobody has typed it
/// @param bonus stated
/// @param national whether it is stated to be of the nation of its player
/// @param cost the card that a leader costs; empty if none is named
/// @param power for which it is played, where one seat has several
record CardOnIssue(
    String card, int value, int bonus, boolean national, String cost, MajorPower power) {

  /// No card is printed with more, and no bonus of one is more.
  static final int HIGHEST = 9;

  /// Reads the words behind the verb, or behind the issue.
  static CardOnIssue read(LiveTable table, Seat seat, ActWords words, MajorPower usual) {
    String card = words.card();
    int value = 0;
    int bonus = 0;
    boolean national = false;
    String cost = "";
    MajorPower power = usual;
    while (!words.isAtEnd()) {
      if (words.skip("VALUE")) {
        value = words.number(1, HIGHEST);
      } else if (words.skip("BONUS")) {
        bonus = words.number(-HIGHEST, HIGHEST);
      } else if (words.skip("NATIONAL")) {
        national = true;
      } else if (words.skip("AS")) {
        power = CongressGame.power(words);
      } else if (words.skip("DISCARD")) {
        cost = words.card();
      } else {
        words.mustEnd();
      }
    }
    CongressSeats.mustPlay(table, seat, power);
    DisplayActs.mustHold(table, seat, power, card);
    mustCost(table, card, cost);
    if (!cost.isEmpty()) {
      DisplayActs.mustHold(table, seat, power, cost);
    }
    return new CardOnIssue(card, value, bonus, national, cost, power);
  }

  /// {@return whether a card is used up with it}
  boolean takes(String one) {
    return one.equals(card) || one.equals(cost);
  }

  /// A leader costs one other card, and no other card costs one.
  private static void mustCost(LiveTable table, String card, String cost) {
    boolean leader = CongressGame.isLeader(card);
    if (leader && cost.isEmpty()) {
      throw new ActRefused(new LeaderNeedsDiscard(table.book().card(card).title()));
    }
    if (!cost.isEmpty() && (!leader || cost.equals(card))) {
      throw new ActRefused(new NoDiscardNeeded(cost));
    }
  }

  /// The card is used up, and with a leader the other one.
  void pay(LiveTable table, Seat seat) {
    boolean displays = CongressGame.mode(table).hasDisplays();
    for (String one : List.of(card, cost)) {
      if (one.isEmpty()) {
        continue;
      }
      if (displays && !CongressGame.isLeader(one)) {
        DisplayActs.play(table, power, one);
      } else {
        table.cards().lay(seat, one, After.DISCARD);
      }
    }
    if (!cost.isEmpty()) {
      table.enter("DISCARD", table.book().shown(cost), "", "", "");
    }
    CongressHands.refill(table);
  }

  /// {@return how it moves an issue}
  ///
  /// @throws ActRefused if its value is neither typed nor stated
  IssueMove move(
      LiveTable table, CongressGame game, String issue, IssueSpace from, IssueMove.Manner manner) {
    if (CongressGame.isLeader(card)) {
      return IssueMove.leader(power, from);
    }
    Optional<CongressCard> typed = game.card(card);
    String shown = table.book().card(card).title();
    int printed =
        value > 0
            ? value
            : table
                .cards()
                .value(card)
                .orElseThrow(() -> new ActRefused(new ValueNotKnown(shown, card + " VALUE 4")));
    List<SumTerm> bonuses = new ArrayList<>();
    typed.ifPresent(one -> bonuses.addAll(one.bonusTerms(power, issue, from.holder())));
    if (bonus != 0) {
      bonuses.add(new SumTerm(SumTerm.Why.STATED, bonus));
    }
    boolean own = national || typed.filter(one -> one.nation().isOf(power)).isPresent();
    return IssueMove.of(
        power, manner, from, new SumTerm(SumTerm.Why.CARD_VALUE, shown, printed), bonuses, own);
  }

  /// {@return it as a note, which a title keeps in secret}
  String noted() {
    return String.join(
        ",",
        card,
        String.valueOf(value),
        String.valueOf(bonus),
        String.valueOf(national),
        cost,
        power.name());
  }

  static CardOnIssue noted(String note) {
    String[] parts = note.split(",", -1);
    return new CardOnIssue(
        parts[0],
        Integer.parseInt(parts[1]),
        Integer.parseInt(parts[2]),
        Boolean.parseBoolean(parts[3]),
        parts[4],
        MajorPower.valueOf(parts[5]));
  }
}
