package depesche.adjudicator.bismarck.players;

import depesche.adjudicator.bismarck.decks.CardAction;
import depesche.adjudicator.bismarck.decks.CardKind;
import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DiscPool;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.FlagTarget;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.decks.PartyTarget;
import depesche.adjudicator.bismarck.decks.PlayTime;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.table.RowCard;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DancePrices;
import depesche.adjudicator.bismarck.turns.DanceRun;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A plain player, who looks one answer ahead: keep parliament together, cancel what would hurt
/// most, and pull the flags that are nearest.
public final class PlainPlayer implements DancePlayer {

  private static final int SAFE_SUPPORTERS = 3;

  /// A plain player; it remembers nothing.
  public PlainPlayer() {}

  @Override
  public List<DanceCommand> decide(DancePosition position, CardIndex cards, DanceRulings rulings) {
    return switch (position) {
      case DancePosition.Asked(_, DanceQuestion question) ->
          List.of(answer(position, question, cards, rulings));
      case DancePosition.Open(var course) ->
          switch (course.stage()) {
            case SETUP, ALLOCATE -> List.of(allocation(position.table(), cards, rulings));
            case ACTION -> actions(position, cards, rulings);
          };
      case DancePosition.Over _ -> List.of();
    };
  }

  // Discs

  /// Parliament first if it is in danger, then the price of the next flag, then events.
  private static DanceCommand allocation(DanceTable table, CardIndex cards, DanceRulings rulings) {
    DancePrices prices = DancePrices.of(table, cards, rulings);
    int left = table.pool(DiscPool.INFLUENCE);
    int supporters = Party.values().length - table.lost().size();
    int politics = supporters < SAFE_SUPPORTERS ? Math.min(left, prices.regain()) : 0;
    left -= politics;
    int worst =
        table.row().stream()
            .filter(RowCard::isOpen)
            .mapToInt(place -> harm(cards.card(place.card()), table))
            .max()
            .orElse(0);
    int event = worst > 2 ? Math.min(left, 3) : 0;
    left -= event;
    int diplomacy = left;
    return DanceCommand.of(
        DanceVerb.ALLOCATE,
        String.valueOf(event),
        String.valueOf(diplomacy),
        String.valueOf(politics));
  }

  // Actions

  private static List<DanceCommand> actions(
      DancePosition position, CardIndex cards, DanceRulings rulings) {
    List<DanceCommand> done = new ArrayList<>();
    boolean more = true;
    DancePosition now = position;
    while (more) {
      Optional<DanceCommand> next = best(now, cards, rulings);
      more = next.isPresent();
      if (more) {
        DanceRun run = DanceRun.of(cards, rulings, now, List.of(next.get()), Optional.empty());
        more = run.changed() && run.refused().isEmpty();
        if (more) {
          done.add(next.get());
          now = run.position();
        }
      }
    }
    done.add(DanceCommand.of(DanceVerb.END));
    return done;
  }

  private static Optional<DanceCommand> best(
      DancePosition position, CardIndex cards, DanceRulings rulings) {
    if (!(position instanceof DancePosition.Open(var course))
        || course.stage() != DanceStage.ACTION) {
      return Optional.empty();
    }
    DanceTable table = position.table();
    DancePrices prices = DancePrices.of(table, cards, rulings);
    return regain(table, prices)
        .or(() -> play(table, cards))
        .or(() -> move(table, prices))
        .or(() -> cancel(table, cards, prices));
  }

  private static Optional<DanceCommand> regain(DanceTable table, DancePrices prices) {
    return table.lost().isEmpty() || prices.regain() > table.pool(DiscPool.POLITICS)
        ? Optional.empty()
        : Optional.of(DanceCommand.of(DanceVerb.REGAIN, table.lost().getLast().name()));
  }

  private static Optional<DanceCommand> move(DanceTable table, DancePrices prices) {
    return EuropeanPower.flags().stream()
        .filter(power -> table.flag(power).active())
        .filter(power -> table.flag(power).sphere() != Sphere.GERMAN)
        .filter(power -> prices.move(power) <= table.pool(DiscPool.DIPLOMACY))
        .max(Comparator.comparing(power -> table.flag(power).space()))
        .map(power -> DanceCommand.of(DanceVerb.MOVE, power.name()));
  }

  /// The worst card that can be paid, if it is bad enough.
  private static Optional<DanceCommand> cancel(
      DanceTable table, CardIndex cards, DancePrices prices) {
    int worst = 0;
    int found = 0;
    for (int place = 1; place <= DanceTable.ROW; place++) {
      RowCard there = table.row().get(place - 1);
      if (there.isOpen() && prices.cancel(place) <= table.pool(DiscPool.EVENT)) {
        int harm = harm(cards.card(there.card()), table) * (DanceTable.ROW + 1 - place);
        if (harm > worst) {
          worst = harm;
          found = place;
        }
      }
    }
    return found == 0
        ? Optional.empty()
        : Optional.of(DanceCommand.of(DanceVerb.CANCEL, String.valueOf(found)));
  }

  /// Cards for the action phase are played as soon as they gain something.
  private static Optional<DanceCommand> play(DanceTable table, CardIndex cards) {
    for (String id : table.hand()) {
      Optional<CardAction> action = cards.card(id).action();
      boolean now = action.filter(one -> one.phase() == PlayTime.ACTION).isPresent();
      if (now && !table.used().contains(id)) {
        Optional<DanceCommand> play = play(id, action.get(), table);
        if (play.isPresent()) {
          return play;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<DanceCommand> play(String id, CardAction action, DanceTable table) {
    List<String> words = new ArrayList<>(List.of(id));
    boolean gains = false;
    for (CardOperation operation : action.effects()) {
      switch (operation) {
        case CardOperation.Gain(var party) -> {
          gains |= !table.lost().isEmpty();
          if (party instanceof PartyTarget.Chosen && table.lost().size() > 1) {
            words.add(table.lost().getLast().name());
          }
        }
        case CardOperation.Move(FlagTarget target, int spaces) -> {
          gains |= spaces > 0 && mayGain(target, table);
          if (target instanceof FlagTarget.Chosen) {
            words.add(nearest(table).name());
          }
        }
        case CardOperation.Choice _ -> {
          gains = true;
          words.add("1");
        }
        case CardOperation.Inactivate _,
            CardOperation.Activate _,
            CardOperation.Lose _,
            CardOperation.Cancel _,
            CardOperation.Discard _,
            CardOperation.Swap _,
            CardOperation.SetDie _,
            CardOperation.Roll _,
            CardOperation.Discs _,
            CardOperation.Draw _,
            CardOperation.Look _,
            CardOperation.If _,
            CardOperation.Cost _,
            CardOperation.Manual _ -> {}
      }
    }
    return gains ? Optional.of(new DanceCommand(DanceVerb.PLAY, words)) : Optional.empty();
  }

  private static boolean mayGain(FlagTarget target, DanceTable table) {
    return switch (target) {
      case FlagTarget.Named(EuropeanPower power) ->
          table.flag(power).active() && table.flag(power).space() < DanceFlag.LAST;
      case FlagTarget.Chosen _, FlagTarget.AllIn _ -> true;
    };
  }

  /// {@return the flag that is nearest to the German sphere and not in it}
  private static EuropeanPower nearest(DanceTable table) {
    return EuropeanPower.flags().stream()
        .filter(power -> table.flag(power).active())
        .max(
            Comparator.comparing(
                    (EuropeanPower power) -> table.flag(power).sphere() != Sphere.GERMAN)
                .thenComparing(power -> table.flag(power).space()))
        .orElse(EuropeanPower.AUSTRIA);
  }

  /// {@return how much a card would hurt, roughly}
  private static int harm(DanceCard card, DanceTable table) {
    int supporters = Party.values().length - table.lost().size();
    int issue = card.issue() ? SAFE_SUPPORTERS + 1 - supporters : 0;
    int event = 0;
    for (CardOperation operation : card.event()) {
      event +=
          operation instanceof CardOperation.Lose
              ? 1
              : operation instanceof CardOperation.Move(_, int spaces) && spaces < 0 ? 1 : 0;
    }
    boolean crisis = card.type() == CardKind.CRISIS;
    int france = card.powers().contains(EuropeanPower.FRANCE) ? 2 : 0;
    return Math.max(0, 2 * issue) + event + (crisis ? 1 + france : 0);
  }

  // Answers

  /// {@return the answer that leaves the best table}
  private static DanceCommand answer(
      DancePosition position, DanceQuestion question, CardIndex cards, DanceRulings rulings) {
    if (question.kind() == DanceQuestion.Kind.OUTCOME) {
      return DanceCommand.of(DanceVerb.MANUAL, "NOTHING");
    }
    DanceCommand best = DanceCommand.of(question.kind().verb(), question.options().getFirst());
    int most = Integer.MIN_VALUE;
    for (String option : question.options()) {
      DanceCommand command = DanceCommand.of(question.kind().verb(), option);
      DanceRun run = DanceRun.of(cards, rulings, position, List.of(command), Optional.empty());
      int worth = worth(run.position());
      if (worth > most) {
        most = worth;
        best = command;
      }
    }
    return best;
  }

  private static int worth(DancePosition position) {
    if (position instanceof DancePosition.Over) {
      return -1000;
    }
    DanceTable table = position.table();
    int worth = -6 * table.lost().size() * table.lost().size();
    for (EuropeanPower power : EuropeanPower.flags()) {
      worth += 4 * table.flag(power).space();
      worth += table.flag(power).sphere() == Sphere.FRENCH ? -6 : 0;
      worth += table.flag(power).sphere() == Sphere.GERMAN ? 6 : 0;
    }
    return worth + table.pool(DiscPool.DIPLOMACY);
  }
}
