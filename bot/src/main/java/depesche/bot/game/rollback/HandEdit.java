package depesche.bot.game.rollback;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.chance.TurnChance;
import depesche.bot.game.Commitments;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.game.Games;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.TurnRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A position that the master puts right by hand. It is a step of its own, which everybody sees.
public record HandEdit(Games games, Game game) {

  /// Enters an edit and tells everybody.
  ///
  /// @param line as the title read it
  /// @param next what it led to
  public void enter(String line, GamePosition<?, ?> next, String reason, Instant now) {
    GamePosition<?, ?> before = game.position();
    Optional<Instant> due = game.alarm(AlarmRow.Kind.DEADLINE).map(alarm -> alarm.due);
    TurnRow row = new TurnRow();
    row.kind = TurnRow.Kind.EDITED;
    row.phase = game.phase();
    row.base = game.turn();
    row.edits = line;
    row.reason = reason;
    TurnChance none = new TurnChance(Commitments.pact(game), game.turn() + 1, "");
    String label = "%s, edited: %s; reason: %s".formatted(game.phase(), line, reason);
    games.umpire().enter(game, row, label, next, none, now);
    // An edit gives nobody less time, and nobody more.
    due.filter(now::isBefore).ifPresent(moment -> game.moveDeadline(moment, now));
    List<Fact> facts = new ArrayList<>();
    facts.add(new GameNotice.PositionEdited(List.of(line), reason));
    facts.addAll(PositionDiff.of(before, next));
    games.reports().tell(game, "edit." + game.turn(), facts, now);
  }
}
