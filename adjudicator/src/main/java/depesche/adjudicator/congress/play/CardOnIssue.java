package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.news.CongressRefusal.LeaderNeedsDiscard;
import depesche.adjudicator.congress.news.CongressRefusal.NoDiscardNeeded;
import depesche.adjudicator.congress.news.CongressRefusal.ValueNotKnown;
import depesche.adjudicator.congress.state.IssueCard;
import depesche.adjudicator.congress.sums.IssueMove;
import depesche.adjudicator.congress.sums.SumTerm;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.layout.ChoiceLayout.After;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A card that is played on an issue, with what its line states: `59 VALUE 2 BONUS 4 NATIONAL`.
record CardOnIssue(IssueCard stated) {

  /// No card is printed with more, and no bonus of one is more.
  static final int HIGHEST = 9;

  /// Reads the words behind the verb, or behind the issue, and asks whether the card may be played.
  static CardOnIssue read(LiveTable table, Seat seat, ActWords words, MajorPower usual) {
    String card = words.card();
    int value = 0;
    int bonus = 0;
    boolean national = false;
    List<String> cards = new ArrayList<>(List.of(card));
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
        cards.subList(1, cards.size()).clear();
        cards.add(words.card());
      } else {
        words.unknown();
      }
    }
    IssueCard stated = new IssueCard(value, bonus, national, power, cards);
    words.check(() -> CongressSeats.others(table, seat, stated.power()));
    words.check(() -> DisplayActs.lacks(table, seat, stated.power(), card));
    words.check(() -> wrongCost(table, stated));
    stated
        .cost()
        .ifPresent(cost -> words.check(() -> DisplayActs.lacks(table, seat, stated.power(), cost)));
    return new CardOnIssue(stated);
  }

  String card() {
    return stated.card();
  }

  MajorPower power() {
    return stated.power();
  }

  /// {@return whether a card is used up with it}
  boolean takes(String one) {
    return stated.takes(one);
  }

  /// A leader costs one other card, and no other card costs one.
  private static Optional<Fact> wrongCost(LiveTable table, IssueCard stated) {
    boolean leader = CongressGame.isLeader(stated.card());
    Optional<String> cost = stated.cost();
    if (leader && cost.isEmpty()) {
      return Optional.of(new LeaderNeedsDiscard(table.book().card(stated.card()).title()));
    }
    return cost.filter(one -> !leader || one.equals(stated.card())).map(NoDiscardNeeded::new);
  }

  /// The card is used up, and with a leader the other one.
  void pay(LiveTable table, Seat seat) {
    boolean displays = CongressGame.mode(table).hasDisplays();
    for (String one : stated.cards()) {
      if (displays && !CongressGame.isLeader(one)) {
        DisplayActs.play(table, power(), one);
      } else {
        table.cards().lay(seat, one, After.DISCARD);
      }
    }
    stated.cost().ifPresent(cost -> table.enter("DISCARD", table.book().shown(cost), "", "", ""));
    CongressHands.refill(table);
  }

  private Optional<Integer> value(LiveTable table) {
    return stated.value() > 0 ? Optional.of(stated.value()) : table.cards().value(card());
  }

  /// {@return that its value is neither typed nor stated, if that is so}
  Optional<Fact> unvalued(LiveTable table) {
    return CongressGame.isLeader(card()) || value(table).isPresent()
        ? Optional.empty()
        : Optional.of(new ValueNotKnown(table.book().card(card()).title(), card() + " VALUE 4"));
  }

  /// {@return how it moves an issue}
  IssueMove move(
      LiveTable table, CongressGame game, String issue, IssueSpace from, IssueMove.Manner manner) {
    String card = card();
    MajorPower power = power();
    if (CongressGame.isLeader(card)) {
      return IssueMove.leader(power, from);
    }
    Optional<CongressCard> typed = game.card(card);
    String shown = table.book().card(card).title();
    int printed = value(table).orElseThrow();
    List<SumTerm> bonuses = new ArrayList<>();
    typed.ifPresent(one -> bonuses.addAll(one.bonusTerms(power, issue, from.holder())));
    if (stated.bonus() != 0) {
      bonuses.add(new SumTerm(SumTerm.Why.STATED, stated.bonus()));
    }
    boolean own = stated.national() || typed.filter(one -> one.nation().isOf(power)).isPresent();
    return IssueMove.of(
        power, manner, from, new SumTerm(SumTerm.Why.CARD_VALUE, shown, printed), bonuses, own);
  }
}
