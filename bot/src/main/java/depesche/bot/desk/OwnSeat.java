package depesche.bot.desk;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import java.util.List;
import java.util.Optional;

/// What a seat says of the current phase of its game: only by a letter that proved to be its own,
/// in the phase that it means, and not while its turn is judged.
public record OwnSeat(Request request) {

  /// What is done for a seat of a game that is being played.
  public interface Action {
    LineOutcome serve(Game game, StoredSeat seat);
  }

  /// Does something for the seat the letter proved to come from, in the phase it means.
  ///
  /// @param said the command, for the answer
  /// @param word the game it names, or nothing
  public LineOutcome of(String said, String word, Action action) {
    Optional<StoredSeat> seat = request.seat();
    if (seat.isEmpty()) {
      return refused(Unproven.of(request));
    }
    Game game = request.game(seat.get());
    if (!word.isEmpty() && !word.equalsIgnoreCase(game.name())) {
      return refused(
          CommonVerdicts.notThatGame(request, word, game)
              .orElseGet(() -> new Refusal.UnknownGame(word, List.of(game.name()))));
    }
    if (!game.isUnderWay()) {
      return CommonVerdicts.notNow(said, game);
    }
    Optional<String> meant = request.standing.otherPhase(game);
    if (meant.isPresent()) {
      return refused(new Refusal.StaleLetter(meant.get(), game.phase()));
    }
    return game.isSealed()
        ? refused(new Refusal.LettersSealedAlready(game.phase()))
        : action.serve(game, seat.get());
  }
}
