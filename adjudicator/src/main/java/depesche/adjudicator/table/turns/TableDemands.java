package depesche.adjudicator.table.turns;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.news.TablePrompt;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.position.TradeOffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who is asked what. Reactions and sealed choices are judged when all have answered; everything
/// else as soon as one has.
public final class TableDemands {

  private TableDemands() {}

  /// {@return the questions of a table}
  public static List<Demand> of(LiveTable table, TableVerbs verbs) {
    List<Demand> demands = new ArrayList<>();
    for (Seat seat : table.seats()) {
      List<Fact> prompts = prompts(table, seat, verbs);
      if (!prompts.isEmpty()) {
        Fact prompt =
            prompts.size() == 1 ? prompts.getFirst() : new TablePrompt.SeveralDue(prompts);
        demands.add(new Demand(seat, pace(table), silence(table), prompt));
      }
    }
    return demands;
  }

  /// {@return whether the answers of all are judged together}
  public static boolean isTogether(LiveTable table) {
    return table.answers().window().isPresent()
        || table.stage().phase().mode() == PhaseLayout.Mode.SEALED;
  }

  private static Demand.Silence silence(LiveTable table) {
    return isTogether(table) ? Demand.Silence.DEFAULTS : Demand.Silence.APART;
  }

  private static Demand.Pace pace(LiveTable table) {
    return table.answers().window().isPresent() ? Demand.Pace.REFLEX : Demand.Pace.BRISK;
  }

  private static List<Fact> prompts(LiveTable table, Seat seat, TableVerbs verbs) {
    int turn = table.stage().turn();
    String phase = table.stage().phase().name();
    Optional<ReactionWindow> window = table.answers().window();
    if (window.isPresent()) {
      boolean asked =
          window.get().asked().contains(seat)
              && StandingAnswers.answer(table, seat, window.get()).isEmpty();
      return asked
          ? List.of(
              new TablePrompt.ReactionDue(window.get().seat().name(), window.get().event().text()))
          : List.of();
    }
    List<String> due = TableJudge.due(table, seat);
    if (table.stage().phase().mode() == PhaseLayout.Mode.SEALED) {
      return due.isEmpty() ? List.of() : List.of(new TablePrompt.ChoiceDue(turn, phase, due));
    }
    List<Fact> prompts = new ArrayList<>();
    if (table.stage().acting().contains(seat)) {
      boolean alone = table.stage().phase().mode() == PhaseLayout.Mode.TURNS;
      prompts.add(
          alone
              ? new TablePrompt.TurnWanted(turn, phase, verbs.turnWords())
              : new TablePrompt.EndWanted(turn, phase, verbs.turnWords()));
    }
    List<String> offered =
        table.answers().offers().stream()
            .filter(offer -> offer.to().equals(seat))
            .map(TradeOffer::from)
            .map(Seat::name)
            .toList();
    if (!offered.isEmpty()) {
      prompts.add(new TablePrompt.TradeDue(offered));
    }
    table
        .answers()
        .undo()
        .filter(undo -> !undo.agreed().contains(seat))
        .ifPresent(
            undo ->
                prompts.add(
                    new TablePrompt.UndoDue(undo.number(), undo.agreed().getFirst().name())));
    return prompts;
  }
}
