package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.DanceCard.PlayTime;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceVerb;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// The turns of a game, one after the other, until nothing more is on file.
final class DanceTurn {

  private final DanceHouse house;
  private final OpenTable table;
  private final CourseInputs inputs;
  private final DanceActions actions;

  DanceTurn(DanceHouse house) {
    this.house = house;
    this.table = house.table;
    this.inputs = house.inputs;
    this.actions = new DanceActions(house);
  }

  /// Goes on from a phase. It ends by a [DanceStop].
  void run(DanceStage from) {
    DanceStage stage = from;
    while (true) {
      switch (stage) {
        case SETUP -> setup();
        case ALLOCATE -> allocate();
        case ACTION -> act();
      }
      stage = stage == DanceStage.ALLOCATE ? DanceStage.ACTION : DanceStage.ALLOCATE;
      inputs.begin(stage, table.table());
    }
  }

  private DanceCommand next(DanceStage stage, Predicate<DanceCommand> wanted) {
    return inputs.next(wanted).orElseThrow(() -> new DanceStop(new DanceStop.Where.Waiting(stage)));
  }

  /// Before the first turn: CANCEL at row price, until END or the first ALLOCATE, which is that of
  /// turn 1. What is for later phases waits for them.
  private void setup() {
    Predicate<DanceCommand> wanted =
        one ->
            switch (one.verb()) {
              case CANCEL, ALLOCATE, END -> true;
              case MOVE, REGAIN, PLAY, UNDO, SIDE, LOSE, DISC, DISCARD, CHOOSE, MANUAL -> false;
            };
    boolean open = true;
    while (open && !inputs.isNext(wanted, DanceVerb.ALLOCATE)) {
      DanceCommand command = next(DanceStage.SETUP, wanted);
      open = command.verb() == DanceVerb.CANCEL;
      if (open) {
        actions.cancel(command, DiscPool.INFLUENCE);
      }
    }
    inputs.fileAnswers();
  }

  private void refuse(DanceCommand command, DanceStage now, DanceStage when) {
    inputs.refuse(
        command,
        new DanceRefusalFact.NotInThisPhase(command.verb().name(), now.word(), when.word()));
  }

  /// Rules 1 and 2.
  private void allocate() {
    Predicate<DanceCommand> plays = actions.plays(PlayTime.ALLOCATE, PlayTime.ANY);
    boolean allocated = false;
    while (!allocated) {
      DanceCommand command =
          next(DanceStage.ALLOCATE, one -> one.verb() == DanceVerb.ALLOCATE || plays.test(one));
      if (command.verb() == DanceVerb.ALLOCATE) {
        allocated = actions.allocate(command);
      } else {
        actions.play(command);
      }
    }
    Optional<DanceCommand> more =
        inputs.next(one -> one.verb() == DanceVerb.ALLOCATE || plays.test(one));
    while (more.isPresent()) {
      if (more.get().verb() == DanceVerb.ALLOCATE) {
        inputs.refuse(more.get(), new DanceRefusalFact.AlreadyAllocated());
      } else {
        actions.play(more.get());
      }
      more = inputs.next(one -> one.verb() == DanceVerb.ALLOCATE || plays.test(one));
    }
    Predicate<DanceCommand> beforeDice = actions.plays(PlayTime.ROLL);
    for (Optional<DanceCommand> play = inputs.next(beforeDice);
        play.isPresent();
        play = inputs.next(beforeDice)) {
      actions.play(play.get());
    }
    new DanceEvents(house, actions).run();
  }

  /// Rules 3 and 4.
  private void act() {
    while (true) {
      DanceCommand command = next(DanceStage.ACTION, _ -> true);
      switch (command.verb()) {
        case CANCEL -> actions.cancel(command, DiscPool.EVENT);
        case MOVE -> actions.move(command);
        case REGAIN -> actions.regain(command);
        case PLAY -> actions.playInActionPhase(command);
        case ALLOCATE -> refuse(command, DanceStage.ACTION, DanceStage.ALLOCATE);
        case END -> {
          endTurn();
          return;
        }
        case UNDO -> inputs.refuse(command, new DanceRefusalFact.NoActionToUndo());
        case SIDE, LOSE, DISC, DISCARD, CHOOSE, MANUAL ->
            throw new IllegalStateException("an answer among the actions");
      }
    }
  }

  /// Rule 4: the discs go home; then the game is won if all flags are German allies.
  private void endTurn() {
    for (DiscPool pool : List.of(DiscPool.EVENT, DiscPool.DIPLOMACY, DiscPool.POLITICS)) {
      table.pay(pool, DiscPool.INFLUENCE, table.pool(pool));
    }
    if (table.flagsIn(Sphere.GERMAN, true) == EuropeanPower.flags().size()) {
      house.end(DanceEnd.WON);
    }
    tell(new DanceFact.DanceTurnEnded(table.turn));
    table.turn++;
    table.prices.clear();
    table.used.clear();
    table.dice.clear();
    table.setPair.clear();
    table.setDie.clear();
    table.casts.clear();
    inputs.endTurn();
  }

  private void tell(Fact fact) {
    inputs.tell(fact);
  }
}
