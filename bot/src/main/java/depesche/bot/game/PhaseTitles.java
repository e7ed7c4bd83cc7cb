package depesche.bot.game;

import depesche.adjudicator.Phase;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.ledger.turn.TurnRow;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/// What the phases of a game are called, by their ids. Of one that the game has left its position
/// says so; each position is read once at most, from the last one back, as far as somebody asks.
final class PhaseTitles {

  private final Game game;
  private final Map<String, String> known;
  private Iterator<TurnRow> left = Collections.emptyIterator();
  private boolean begun;

  /// @param known what some of those are called that it has left
  PhaseTitles(Game game, Map<String, String> known) {
    this.game = game;
    this.known = new HashMap<>(known);
  }

  /// {@return the title of a phase; its id if there is none}
  String of(String id) {
    if (game.otherRules().isPresent()) {
      return id;
    }
    if (id.equals(game.phase())) {
      return game.begun().map(position -> position.phase().title()).orElse(id);
    }
    if (!begun) {
      left = game.turns().reversed().iterator();
      begun = true;
    }
    while (!known.containsKey(id) && left.hasNext()) {
      Phase phase = GamePosition.at(game.rules(), left.next().position).phase();
      known.putIfAbsent(phase.id(), phase.title());
    }
    return known.getOrDefault(id, id);
  }
}
