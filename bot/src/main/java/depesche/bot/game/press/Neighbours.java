package depesche.bot.game.press;

import depesche.adjudicator.rules.GamePosition;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.TableRules;
import java.util.List;
import java.util.Optional;

/// Touch press: in a game that has it, a seat writes in private to its neighbours alone.
public record Neighbours(Game game) {

  /// {@return the other seats to which this one may write in private, in table order}
  public List<String> of(StoredSeat own) {
    Optional<GamePosition<?, ?>> position =
        TableRules.of(game).isOn(TableRules.Rule.TOUCH) ? game.begun() : Optional.empty();
    return game.seats().stream()
        .map(StoredSeat::name)
        .filter(name -> !name.equals(own.name()))
        .filter(name -> position.isEmpty() || position.get().areNeighbours(own.name(), name))
        .toList();
  }
}
