package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceCourse;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceVerb;
import java.util.List;
import java.util.Optional;

/// An action whose phase has not come, tried on the table as it lies now, behind the actions that
/// wait for the same phase.
///
/// @param pool that pays for it; empty if it costs nothing
/// @param price in discs, as the table lies now
/// @param there the discs that can pay for it
/// @param effects up to the next roll or question; none if it cannot be done now
/// @param refused why it cannot be done now
public record ForetoldAction(
    Optional<DiscPool> pool, int price, int there, List<Fact> effects, List<Fact> refused) {

  public ForetoldAction {
    effects = List.copyOf(effects);
    refused = List.copyOf(refused);
  }

  /// Tries an action.
  ///
  /// @param waiting what waits for its phase already
  /// @param allocated whether the discs of the turn are; before, all free discs could pay
  public static ForetoldAction of(
      CardIndex cards,
      DanceRulings rulings,
      DanceCourse course,
      List<DanceCommand> waiting,
      boolean allocated,
      DanceCommand command) {
    OpenTable table = new OpenTable(course.table());
    Optional<DiscPool> pool = pool(command.verb());
    if (!allocated) {
      pool.ifPresent(own -> table.pay(DiscPool.INFLUENCE, own, table.pool(DiscPool.INFLUENCE)));
    }
    for (DanceCommand earlier : waiting) {
      if (earlier.verb() != DanceVerb.PLAY && earlier.verb() != DanceVerb.END) {
        tried(cards, rulings, course, table, earlier);
      }
    }
    int price = price(DancePrices.of(table.table(), cards, rulings), table, command);
    int there = pool.map(table::pool).orElse(0);
    CourseInputs inputs = tried(cards, rulings, course, table, command);
    return new ForetoldAction(
        pool,
        price,
        there,
        inputs.news().stream()
            .map(News::fact)
            .filter(fact -> !(fact instanceof DanceFact.NotDone))
            .toList(),
        inputs.refused().stream().flatMap(one -> one.why().stream()).toList());
  }

  private static CourseInputs tried(
      CardIndex cards,
      DanceRulings rulings,
      DanceCourse course,
      OpenTable table,
      DanceCommand command) {
    CourseInputs inputs =
        new CourseInputs(course, List.of(), Optional.empty()).silent(table.table());
    DanceActions actions = new DanceActions(new DanceHouse(cards, rulings, table, inputs));
    try {
      switch (command.verb()) {
        case CANCEL -> actions.cancel(command, DiscPool.EVENT);
        case MOVE -> actions.move(command);
        case REGAIN -> actions.regain(command);
        case PLAY -> actions.play(command);
        case ALLOCATE, END, UNDO, SIDE, LOSE, DISC, DISCARD, CHOOSE, MANUAL -> {
          // These have no price, and what they bring is said where they are asked.
        }
      }
    } catch (DanceStop _) {
      // The rest behind a roll or a question is not known yet.
    }
    return inputs;
  }

  private static Optional<DiscPool> pool(DanceVerb verb) {
    return switch (verb) {
      case CANCEL -> Optional.of(DiscPool.EVENT);
      case MOVE -> Optional.of(DiscPool.DIPLOMACY);
      case REGAIN -> Optional.of(DiscPool.POLITICS);
      case PLAY, ALLOCATE, END, UNDO, SIDE, LOSE, DISC, DISCARD, CHOOSE, MANUAL -> Optional.empty();
    };
  }

  private static int price(DancePrices prices, OpenTable table, DanceCommand command) {
    return switch (command.verb()) {
      case CANCEL -> {
        String word = command.first();
        int place = word.matches("[1-5]") ? Integer.parseInt(word) : table.place(word);
        yield place == 0 ? 0 : prices.cancel(place);
      }
      case MOVE -> prices.move(EuropeanPower.valueOf(command.first()));
      case REGAIN -> prices.regain();
      case PLAY, ALLOCATE, END, UNDO, SIDE, LOSE, DISC, DISCARD, CHOOSE, MANUAL -> 0;
    };
  }
}
