package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Audience;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.DanceCard.PlayTime;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.RowCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Rule 2, the Event Phase: dice, the card that comes up, the refill, the cap.
final class DanceEvents {

  private static final int FACES = 6;

  private static final List<DiscPool> CAPPED =
      List.of(DiscPool.EVENT, DiscPool.DIPLOMACY, DiscPool.POLITICS);

  private final DanceHouse house;
  private final OpenTable table;
  private final CourseInputs inputs;
  private final DanceActions actions;
  private int rolls;

  DanceEvents(DanceHouse house, DanceActions actions) {
    this.house = house;
    this.table = house.table;
    this.inputs = house.inputs;
    this.actions = actions;
  }

  /// The whole phase.
  void run() {
    Predicate<DanceCommand> now = actions.plays(PlayTime.EVENT, PlayTime.ANY);
    house.allow(now, actions::play);
    List<Integer> dice = roll(now);
    while (dice.getFirst().equals(dice.getLast())) {
      doubles(dice.getFirst());
      dice = roll(now);
    }
    table.dice.addAll(dice);
    comeUp(Math.min(dice.getFirst(), dice.getLast()));
    refill();
    cap(Math.max(dice.getFirst(), dice.getLast()));
    house.forbid();
  }

  // 2.1

  /// Two dice; cards written ahead for the Event Phase are played as soon as they lie.
  private List<Integer> roll(Predicate<DanceCommand> now) {
    List<Integer> dice;
    if (table.setPair.isEmpty()) {
      int value = inputs.roll(table.turn + "/" + ++rolls);
      dice = List.of(value / FACES + 1, value % FACES + 1);
      inputs.tell(new DanceFact.DiceRolled(dice.getFirst(), dice.getLast()));
    } else {
      dice = List.copyOf(table.setPair);
      table.setPair.clear();
      inputs.tell(new DanceFact.DiceSet(dice.getFirst(), dice.getLast()));
    }
    Optional<DanceCommand> play = inputs.next(now);
    while (play.isPresent()) {
      actions.play(play.get());
      play = inputs.next(now);
    }
    return dice;
  }

  private void doubles(int face) {
    if (house.rulings.variant() == DanceRulings.Variant.STANDARD) {
      balance(face);
      return;
    }
    snakeEyes(face);
    if (house.rulings.variant() == DanceRulings.Variant.CRAZY) {
      snakeEyes(FACES + 1 - face);
    }
  }

  /// Balance of Power Event: the flag moves along the arrow of its space.
  private void balance(int face) {
    if (face == FACES) {
      sixes();
      return;
    }
    EuropeanPower power = house.cards.deck().board().doubles().get(face - 1);
    inputs.tell(new DanceFact.BalanceTipped(face, power));
    house.move(power, house.cards.deck().board().arrow(table.flag(power).space()).spaces());
  }

  /// Ruling `noPartyLeft`: without a supporter nothing happens.
  private void sixes() {
    inputs.tell(new DanceFact.SixesRolled(house.supporters().isEmpty()));
    String party =
        house.ask(
            () ->
                new DanceQuestion(
                    DanceQuestion.Kind.LOSE,
                    DanceQuestion.NO_CARD,
                    house.supporters().stream().map(Party::name).toList()));
    if (!party.isEmpty()) {
      house.lose(Party.valueOf(party));
    }
  }

  /// Advanced Variants: the card on that place comes up.
  private void snakeEyes(int face) {
    if (face == FACES) {
      sixes();
    } else {
      inputs.tell(new DanceFact.SnakeEyes(face));
      comeUp(face);
    }
  }

  // 2.2

  /// The card on a place comes up.
  private void comeUp(int place) {
    RowCard there = table.at(place);
    if (there.isEmpty()) {
      inputs.tell(new DanceFact.EmptyPlaceHit(place));
      return;
    }
    DanceCard card = house.cards.card(there.card());
    if (there.discs() > 0) {
      table.take(place);
      table.discarded.add(card.id());
      inputs.tell(new DanceFact.CancelledCardWent(place, card.title(), there.discs()));
      return;
    }
    inputs.tell(new DanceFact.CardCameUp(place, card.title(), house.cards.effect(card.id())));
    switch (card.type()) {
      case EVENT, ACTION -> happen(card);
      case CRISIS -> new DanceCrisis(house).breakOut(card);
      case DURATION -> house.discardFromRow(card.id());
    }
  }

  /// The event, the check of an Issue, and then where the card goes.
  private void happen(DanceCard card) {
    CardEffects.event(house, card);
    if (card.issue()) {
      house.checkParliament();
    }
    int place = table.place(card.id());
    if (card.type() == CardKind.ACTION && place > 0 && table.at(place).discs() == 0) {
      table.take(place);
      inputs.tell(new DanceFact.ActionCardTaken(card.title(), table.hand.size() + 1));
      house.takeInHand(card.id());
    } else {
      house.discardFromRow(card.id());
    }
  }

  // 2.3

  /// The cards slide to the left, and new ones fill the places on the right.
  private void refill() {
    table.slide();
    fill(house);
  }

  /// Fills the empty places from the pile.
  static void fill(DanceHouse house) {
    OpenTable table = house.table;
    List<DanceFact.PlacedFace> filled = new ArrayList<>();
    for (int place = 1; place <= DanceTable.ROW; place++) {
      if (table.at(place).isEmpty()) {
        house.mustHaveCard();
        String id = table.top(1).getFirst();
        house.inputs.reveal(List.of(id), new Audience.Everyone());
        table.put(place, table.draw());
        DanceCard card = house.cards.card(id);
        filled.add(new DanceFact.PlacedFace(place, card.title(), house.cards.effect(id)));
        house.checkLastCard();
      }
    }
    if (!filled.isEmpty()) {
      house.inputs.tell(new DanceFact.RowFilled(filled));
    }
  }

  // 2.4

  /// Ruling `capDice`: the greater die of the final roll.
  private void cap(int greater) {
    for (DiscPool pool : CAPPED) {
      int excess = table.pool(pool) - greater;
      if (excess > 0) {
        table.pay(pool, DiscPool.INFLUENCE, excess);
        inputs.tell(new DanceFact.PoolCapped(pool, excess, greater));
      }
    }
  }
}
