package depesche.bot.game.series;

import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.series.GameResult;
import java.util.List;
import java.util.SequencedMap;

/// What an ended game came to: the only place that says so, whatever its title is and however it
/// ended.
public record GameOutcome(Game game) {

  /// {@return the result of a game that is over}
  public GameResult result() {
    List<String> winners = winners();
    SequencedMap<Seat, Integer> scores = game.position().scores();
    return GameResult.of(
        game.seats().stream()
            .map(StoredSeat::name)
            .map(
                seat ->
                    new GameResult.Place(
                        seat, winners.contains(seat), scores.getOrDefault(new Seat(seat), 0)))
            .toList());
  }

  /// {@return the seats that won, alone or together: by the rules, or as the table voted; none if
  /// the game was ended without a result}
  private List<String> winners() {
    GamePosition<?, ?> position = game.position();
    if (position.status() instanceof Status.Over(List<FinalPlace> standing)) {
      return standing.stream()
          .filter(place -> place.rank() == 1)
          .map(place -> place.seat().name())
          .toList();
    }
    return game.book()
        .votes()
        .ending(game.id())
        .map(ending -> ending.seats.lines().toList())
        .orElse(List.of());
  }
}
