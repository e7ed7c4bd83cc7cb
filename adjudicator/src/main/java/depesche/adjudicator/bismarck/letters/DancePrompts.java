package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.CardPart;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.turns.DanceFact;
import depesche.adjudicator.bismarck.turns.DancePrices;
import depesche.adjudicator.bismarck.turns.DancePromptFact;
import depesche.adjudicator.bismarck.turns.DancePromptFact.AnswerEffect;
import depesche.adjudicator.bismarck.turns.DancePromptFact.CancelPrice;
import depesche.adjudicator.bismarck.turns.DancePromptFact.MovePrice;
import depesche.adjudicator.bismarck.turns.DanceRun;
import depesche.adjudicator.bismarck.turns.StatedOutcomes;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What the player is asked now.
public final class DancePrompts {

  private final DancePosition position;
  private final DanceNames names;
  private final DanceRulings rulings;
  private final DanceTable table;
  private final DancePrices prices;

  public DancePrompts(DancePosition position, DanceNames names, DanceRulings rulings) {
    this.position = position;
    this.names = names;
    this.rulings = rulings;
    this.table = position.table();
    this.prices = DancePrices.of(table, names.cards(), rulings);
  }

  /// {@return the prompt of a position that is not over}
  public Fact prompt() {
    return switch (position) {
      case DancePosition.Open(var course) ->
          switch (course.stage()) {
            case SETUP ->
                new DancePromptFact.SetupWanted(
                    table.pool(DiscPool.INFLUENCE), cancel(DiscPool.INFLUENCE));
            case ALLOCATE ->
                new DancePromptFact.AllocationWanted(table.turn(), table.pool(DiscPool.INFLUENCE));
            case ACTION -> actions();
          };
      case DancePosition.Asked(_, DanceQuestion question) -> asked(question);
      case DancePosition.Over _ -> throw new IllegalStateException("the game is over");
    };
  }

  private Fact actions() {
    int regain = prices.regain();
    return new DancePromptFact.ActionsWanted(
        table.turn(),
        table.pool(DiscPool.EVENT),
        table.pool(DiscPool.DIPLOMACY),
        table.pool(DiscPool.POLITICS),
        cancel(DiscPool.EVENT),
        EuropeanPower.flags().stream()
            .filter(power -> table.flag(power).active())
            .filter(power -> table.flag(power).space() < DanceFlag.LAST)
            .map(power -> new MovePrice(power, table.flag(power).space(), prices.move(power)))
            .filter(move -> move.price() <= table.pool(DiscPool.DIPLOMACY))
            .toList(),
        regain <= table.pool(DiscPool.POLITICS) ? table.lost() : List.of(),
        regain,
        names.cards().titles(table.hand()));
  }

  /// {@return the cards that can be paid for now}
  private List<CancelPrice> cancel(DiscPool pool) {
    return IntStream.rangeClosed(1, DanceTable.ROW)
        .filter(place -> table.row().get(place - 1).isOpen())
        .mapToObj(
            place ->
                new CancelPrice(
                    place,
                    names.cards().title(table.row().get(place - 1).card()),
                    prices.cancel(place, pool)))
        .filter(price -> price.price() <= table.pool(pool))
        .toList();
  }

  private Fact asked(DanceQuestion question) {
    String title = names.shown(question.card());
    List<CardPart> parts = names.cards().effect(question.card());
    return switch (question.kind()) {
      case SIDE -> new DancePromptFact.CrisisSideWanted(title, powers(), answers(question));
      case LOSE -> new DancePromptFact.PartyToLoseWanted(answers(question));
      case DISC -> new DancePromptFact.DiscWanted(answers(question));
      case DISCARD -> new DancePromptFact.HandDiscardWanted(names.shown(question.options()));
      case CHOOSE -> new DancePromptFact.ChoiceWanted(title, parts, answers(question));
      case OUTCOME -> new DancePromptFact.OutcomeWanted(title, parts, StatedOutcomes.FORMS);
    };
  }

  private List<EuropeanPower> powers() {
    return position instanceof DancePosition.Asked(_, DanceQuestion question)
        ? prices.involved(question.card())
        : List.of();
  }

  /// {@return each answer with what it would do, up to the next roll or question}
  private List<AnswerEffect> answers(DanceQuestion question) {
    DanceRun silent = run(List.of());
    return question.options().stream()
        .map(
            option -> {
              DanceRun answered = run(List.of(DanceCommand.of(question.kind().verb(), option)));
              List<Fact> effects =
                  answered.news().stream()
                      .skip(silent.news().size())
                      .map(News::fact)
                      // A line that waits behind the question and fails does so with any answer.
                      .filter(fact -> !(fact instanceof DanceFact.NotDone))
                      .toList();
              return new AnswerEffect(names.shown(option), effects);
            })
        .toList();
  }

  private DanceRun run(List<DanceCommand> commands) {
    return DanceRun.of(names.cards(), rulings, position, commands, Optional.empty());
  }
}
