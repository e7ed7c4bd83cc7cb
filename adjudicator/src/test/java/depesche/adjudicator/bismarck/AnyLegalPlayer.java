package depesche.adjudicator.bismarck;

import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.players.DancePlayer;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.turns.CardIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/// A player who does anything that may be legal; what is not is refused.
///
/// @param below gives a number from 0 to below its argument
record AnyLegalPlayer(IntUnaryOperator below) implements DancePlayer {

  private static final int ATTEMPTS = 4;

  @Override
  public List<DanceCommand> decide(DancePosition position, CardIndex cards, DanceRulings rulings) {
    return switch (position) {
      case DancePosition.Asked(_, DanceQuestion question) ->
          question.kind() == DanceQuestion.Kind.OUTCOME
              ? List.of(DanceCommand.of(DanceVerb.MANUAL, "NOTHING"))
              : List.of(DanceCommand.of(question.kind().verb(), any(question.options())));
      case DancePosition.Open(var course) ->
          switch (course.stage()) {
            case SETUP -> List.of(cancel(), allocation(position.table()));
            case ALLOCATE -> beginning(position.table(), cards);
            case ACTION -> actions(position.table(), cards);
          };
      case DancePosition.Over _ -> List.of();
    };
  }

  private <T> T any(List<T> things) {
    return things.get(below.applyAsInt(things.size()));
  }

  private DanceCommand allocation(DanceTable table) {
    int left = table.pool(DiscPool.INFLUENCE) - (table.turn() == 1 ? 3 : 0);
    int event = below.applyAsInt(Math.max(0, left) + 1);
    int diplomacy = below.applyAsInt(Math.max(0, left - event) + 1);
    int politics = below.applyAsInt(Math.max(0, left - event - diplomacy) + 1);
    return DanceCommand.of(
        DanceVerb.ALLOCATE,
        String.valueOf(event),
        String.valueOf(diplomacy),
        String.valueOf(politics));
  }

  private List<DanceCommand> beginning(DanceTable table, CardIndex cards) {
    List<DanceCommand> commands = new ArrayList<>();
    if (below.applyAsInt(4) == 0 && !table.hand().isEmpty()) {
      commands.add(play(table, cards));
    }
    commands.add(allocation(table));
    return commands;
  }

  private List<DanceCommand> actions(DanceTable table, CardIndex cards) {
    List<DanceCommand> commands = new ArrayList<>();
    for (int i = below.applyAsInt(ATTEMPTS); i >= 0; i--) {
      commands.add(
          switch (below.applyAsInt(ATTEMPTS)) {
            case 0 -> cancel();
            case 1 -> DanceCommand.of(DanceVerb.MOVE, any(EuropeanPower.flags()).name());
            case 2 ->
                table.lost().isEmpty()
                    ? cancel()
                    : DanceCommand.of(DanceVerb.REGAIN, any(table.lost()).name());
            default -> table.hand().isEmpty() ? cancel() : play(table, cards);
          });
    }
    commands.add(DanceCommand.of(DanceVerb.END));
    return commands;
  }

  private DanceCommand cancel() {
    return DanceCommand.of(DanceVerb.CANCEL, String.valueOf(1 + below.applyAsInt(DanceTable.ROW)));
  }

  private DanceCommand play(DanceTable table, CardIndex cards) {
    String id = any(table.hand());
    boolean dice = cards.card(id).action().stream().anyMatch(CardAction::dieMark);
    List<String> words =
        dice
            ? List.of(id, "=" + (1 + below.applyAsInt(6)), "=" + (1 + below.applyAsInt(6)))
            : Stream.of(id).toList();
    return new DanceCommand(DanceVerb.PLAY, words);
  }
}
