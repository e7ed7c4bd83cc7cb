package depesche.bot.desk;

import depesche.bot.game.Game;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The game that is meant where a line names none.
record MeantGame(Request request) {

  private static final Pattern GAME_IN_SUBJECT = Pattern.compile("\\[([a-z][a-z0-9-]{1,31})[ \\]]");

  /// {@return that of the seat, the one in the subject, or the only one there is for the writer}
  Optional<Game> unnamed() {
    return request.seat().map(request::game).or(this::inSubject).or(this::only);
  }

  Optional<Game> inSubject() {
    Matcher matcher = GAME_IN_SUBJECT.matcher(request.envelope.subject());
    return matcher.find() ? request.named(matcher.group(1)) : Optional.empty();
  }

  private Optional<Game> only() {
    List<String> games = all();
    return games.size() == 1 ? request.named(games.getFirst()) : Optional.empty();
  }

  /// {@return the names of games the writer has to do with and that are not over, or some of them}
  List<String> all() {
    if (request.rights.house()) {
      return request.unitOfWork.lobby().games(Request.MOST_GAMES);
    }
    List<StoredSeat> held = request.player().map(request.unitOfWork::seatsOf).orElse(List.of());
    return Stream.concat(held.stream().map(StoredSeat::gameId), request.rights.games().stream())
        .distinct()
        .map(request.unitOfWork::game)
        .filter(this::isThere)
        .map(StoredGame::name)
        .limit(Request.MOST_GAMES)
        .toList();
  }

  /// {@return whether a game is there for the writer}
  boolean isThere(StoredGame game) {
    return PrivateGames.isOpen(game)
        || request.rights.house()
        || request.isMastersAddress()
        || Stream.concat(request.seat().stream(), request.standing.former().stream())
            .anyMatch(seat -> seat.gameId() == game.id())
        || new PrivateGames(request.unitOfWork).shows(game, request.address, request.player());
  }
}
