package depesche.adjudicator.bismarck.players;

import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.CardOperation.PartyTarget;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.DanceCard.PlayTime;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DanceRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A plain player, who looks one card ahead: frees parties when two are lost, cancels what
/// threatens most by its odds, takes the side that costs least, and spends the rest on the flag
/// that gains most.
public final class PlainPlayer implements DancePlayer {

  /// Less is not worth a disc.
  private static final double WORTH_A_DISC = 1.2;

  /// Less is not worth an action.
  private static final double ENOUGH = 0.15;

  private static final int CHEAP = 3;

  /// Less is not worth a card that sets the dice.
  private static final double DICE = 6;

  private static final String FACE = "=";
  private static final int HIGHEST = 6;

  /// More discs than this seldom outlive the cap.
  private static final int KEPT = 5;

  /// A plain player; it remembers nothing.
  public PlainPlayer() {}

  @Override
  public List<DanceCommand> decide(DancePosition position, CardIndex cards, DanceRulings rulings) {
    Foresight foresight = new Foresight(position.table(), cards, rulings);
    return switch (position) {
      case DancePosition.Asked(_, DanceQuestion question) ->
          List.of(new PlainAnswers(foresight).to(question));
      case DancePosition.Open(var course) ->
          switch (course.stage()) {
            case SETUP -> List.of(prepare(foresight));
            case ALLOCATE -> allocate(foresight);
            case ACTION -> actions(position, cards, rulings);
          };
      case DancePosition.Over _ -> List.of();
    };
  }

  // Discs

  private static DanceCommand prepare(Foresight foresight) {
    int place = foresight.worst();
    int price = foresight.prices().cancel(place, DiscPool.INFLUENCE);
    int left = foresight.table().pool(DiscPool.INFLUENCE) - price;
    return foresight.threat(place) > WORTH_A_DISC && left >= CHEAP
        ? DanceCommand.of(DanceVerb.CANCEL, String.valueOf(place))
        : DanceCommand.of(DanceVerb.END);
  }

  /// Parliament first if it is in danger, then the worst card, and the rest for flags.
  private static List<DanceCommand> allocate(Foresight foresight) {
    DanceTable table = foresight.table();
    int discs = table.pool(DiscPool.INFLUENCE);
    int regain = foresight.prices().regain();
    int lost = table.lost().size();
    List<DanceCommand> commands = new ArrayList<>();
    if (lost > 1 && regain > CHEAP) {
      held(foresight, card -> isNow(card, PlayTime.ALLOCATE))
          .ifPresent(id -> commands.add(DanceCommand.of(DanceVerb.PLAY, id)));
    }
    if (foresight.relief() > DICE) {
      String face = FACE + foresight.mildest();
      held(foresight, card -> card.action().filter(CardAction::dieMark).isPresent())
          .ifPresent(id -> commands.add(DanceCommand.of(DanceVerb.PLAY, id, face, FACE + HIGHEST)));
    }
    boolean needed = lost > 1 || (lost == 1 && regain <= CHEAP);
    int politics = needed && regain <= Math.min(discs, KEPT) ? regain : 0;
    int place = foresight.worst();
    int event =
        foresight.threat(place) > WORTH_A_DISC
            ? Math.min(discs - politics, foresight.prices().cancel(place))
            : 0;
    commands.add(
        DanceCommand.of(
            DanceVerb.ALLOCATE,
            String.valueOf(event),
            String.valueOf(discs - politics - event),
            String.valueOf(politics)));
    return commands;
  }

  private static Optional<String> held(Foresight foresight, Predicate<DanceCard> fits) {
    return foresight.table().hand().stream()
        .filter(id -> fits.test(foresight.card(id)))
        .findFirst();
  }

  // Actions

  private static List<DanceCommand> actions(
      DancePosition position, CardIndex cards, DanceRulings rulings) {
    List<DanceCommand> done = new ArrayList<>();
    DancePosition now = position;
    Optional<DanceCommand> next = best(now, cards, rulings);
    while (next.isPresent()) {
      DanceRun run = DanceRun.of(cards, rulings, now, List.of(next.get()), Optional.empty());
      if (!run.refused().isEmpty()) {
        break;
      }
      done.add(next.get());
      now = run.position();
      next = run.beyond() ? Optional.empty() : best(now, cards, rulings);
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
    Foresight foresight = new Foresight(position.table(), cards, rulings);
    double now = foresight.expected(foresight.now());
    Optional<DanceCommand> best = Optional.empty();
    double most = ENOUGH;
    for (DanceCommand command : possible(foresight)) {
      double gain = gain(command, foresight, now);
      if (gain > most) {
        most = gain;
        best = Optional.of(command);
      }
    }
    return best;
  }

  /// {@return what can be paid}
  private static List<DanceCommand> possible(Foresight foresight) {
    DanceTable table = foresight.table();
    List<DanceCommand> all = new ArrayList<>();
    for (int place = 1; place <= DanceTable.ROW; place++) {
      if (table.row().get(place - 1).isOpen()
          && foresight.prices().cancel(place) <= table.pool(DiscPool.EVENT)) {
        all.add(DanceCommand.of(DanceVerb.CANCEL, String.valueOf(place)));
      }
    }
    for (EuropeanPower power : EuropeanPower.flags()) {
      DanceFlag flag = table.flag(power);
      if (flag.active()
          && flag.space() < DanceFlag.LAST
          && foresight.prices().move(power) <= table.pool(DiscPool.DIPLOMACY)) {
        all.add(DanceCommand.of(DanceVerb.MOVE, power.name()));
      }
    }
    if (foresight.prices().regain() <= table.pool(DiscPool.POLITICS)) {
      table.lost().forEach(party -> all.add(DanceCommand.of(DanceVerb.REGAIN, party.name())));
    }
    table.hand().stream()
        .filter(id -> !table.used().contains(id))
        .filter(id -> isNow(foresight.card(id), PlayTime.ACTION, PlayTime.ANY))
        .forEach(id -> all.add(DanceCommand.of(DanceVerb.PLAY, id)));
    return all;
  }

  /// {@return whether a card can be played in one of these phases, for something else than dice}
  private static boolean isNow(DanceCard card, PlayTime... phases) {
    return card.action()
        .filter(action -> !action.dieMark())
        .filter(action -> Stream.of(phases).anyMatch(phase -> phase == action.phase()))
        .isPresent();
  }

  private static double gain(DanceCommand command, Foresight foresight, double now) {
    DanceOutlook then = foresight.now();
    return switch (command.verb()) {
      case CANCEL -> foresight.threat(Integer.parseInt(command.first())) - WORTH_A_DISC / 4;
      case MOVE -> {
        EuropeanPower power = EuropeanPower.valueOf(command.first());
        yield (foresight.expected(then.moved(power, 1)) - now) * 2 / foresight.prices().move(power);
      }
      case REGAIN -> {
        then.gain(new PartyTarget.Named(Party.valueOf(command.first())));
        yield foresight.expected(then) - now;
      }
      case PLAY -> played(foresight.card(command.first()), foresight) - now;
      case ALLOCATE, END, UNDO, SIDE, LOSE, DISC, DISCARD, CHOOSE, MANUAL -> 0;
    };
  }

  private static double played(DanceCard card, Foresight foresight) {
    CardAction action = card.action().orElseThrow();
    double value = foresight.expected(foresight.now().done(action.effects()));
    for (CardOperation operation : action.effects()) {
      if (operation instanceof CardOperation.Swap(int first, int second)) {
        value += foresight.swapped(first, second);
      } else if (operation instanceof CardOperation.Cancel
          || operation instanceof CardOperation.Discard) {
        value += foresight.threat(foresight.worst());
      }
    }
    return value - (action.stays() ? ENOUGH : WORTH_A_DISC);
  }
}
