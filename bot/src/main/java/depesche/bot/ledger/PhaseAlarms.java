package depesche.bot.ledger;

import depesche.bot.ledger.turn.AlarmRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The alarms of the phase a game is in, within one transaction: read once for each phase.
final class PhaseAlarms {

  private final UnitOfWork unitOfWork;
  private final GameRow game;
  private final List<AlarmRow> known = new ArrayList<>();
  private Optional<String> phase = Optional.empty();

  PhaseAlarms(UnitOfWork unitOfWork, GameRow game) {
    this.unitOfWork = unitOfWork;
    this.game = game;
  }

  Optional<AlarmRow> find(AlarmRow.Kind kind) {
    if (!phase.equals(Optional.of(game.phase))) {
      known.clear();
      known.addAll(
          unitOfWork.list(
              AlarmRow.class,
              "from AlarmRow where gameId = ?1 and phase = ?2",
              game.id,
              game.phase));
      phase = Optional.of(game.phase);
    }
    return known.stream().filter(alarm -> alarm.kind == kind).findFirst();
  }

  AlarmRow set(AlarmRow.Kind kind, Instant due) {
    AlarmRow alarm = find(kind).orElseGet(() -> enter(kind));
    alarm.due = due;
    alarm.done = false;
    return alarm;
  }

  private AlarmRow enter(AlarmRow.Kind kind) {
    AlarmRow alarm = new AlarmRow();
    alarm.gameId = game.id;
    alarm.phase = game.phase;
    alarm.kind = kind;
    known.add(alarm);
    return unitOfWork.enter(alarm);
  }
}
