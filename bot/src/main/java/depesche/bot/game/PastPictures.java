package depesche.bot.game;

import depesche.adjudicator.Reader;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What the board looked like in a phase behind us, worked out from the turns on file. After a
/// rollback it is the way that counts.
public final class PastPictures {

  private final Game game;
  private final Timeline timeline;

  /// @param game one that has begun, with rules that are here
  public PastPictures(Game game) {
    this.game = game;
    this.timeline = new Timeline(game.turns());
  }

  /// {@return the phases that were judged, by their ids, oldest first}
  public List<String> phases() {
    return timeline.judged().stream().map((TurnRow turn) -> turn.phase).distinct().toList();
  }

  /// {@return the id of the phase that words name; empty if no such phase was judged}
  public Optional<String> phase(String words) {
    return timeline.judged().stream()
        .filter(
            (TurnRow turn) ->
                turn.phase.equalsIgnoreCase(words)
                    || before(turn).phase().title().equalsIgnoreCase(words))
        .map((TurnRow turn) -> turn.phase)
        .findFirst();
  }

  /// {@return the board as a phase began}
  public Optional<Picture> began(String phase, Reader reader) {
    return turn(phase).flatMap(turn -> before(turn).view(reader).picture());
  }

  /// {@return the board of a phase with what was ordered in it and came of it}
  public Optional<Picture> judged(String phase, Reader reader) {
    return turn(phase)
        .flatMap(
            turn -> {
              SequencedMap<Integer, GamePosition<?, ?>> moments = new LinkedHashMap<>();
              moments.put(turn.begins(), before(turn));
              return Replay.judged(game, game.rules(), timeline, turn, moments).picture(reader);
            });
  }

  private Optional<TurnRow> turn(String phase) {
    return timeline.judged().stream()
        .filter((TurnRow turn) -> turn.phase.equals(phase))
        .reduce((_, later) -> later);
  }

  private GamePosition<?, ?> before(TurnRow turn) {
    return GamePosition.at(game.rules(), timeline.at(turn.begins()).position);
  }
}
