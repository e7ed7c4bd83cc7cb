package depesche.bot.desk.people;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.people.PeopleFact.Refusal;
import depesche.bot.people.Reliability;
import depesche.bot.people.TableRules;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// Who may not join a game: people who were not invited to a private one, whom its master has sent
/// away, or who are less reliable than its master asks.
public record JoinBar(Request request) {

  /// {@return why the sender may not join, if so}
  Optional<Fact> of(Game game) {
    Optional<Fact> ejected = ejected(game);
    if (ejected.isPresent()) {
      return ejected;
    }
    Optional<Fact> uninvited = uninvited(game);
    return uninvited.isPresent() ? uninvited : unreliable(game);
  }

  /// {@return what somebody is told whom the master has sent away and not invited since; nothing if
  /// the sender is none of them}
  Optional<Fact> ejected(StoredGame game) {
    return request
        .player()
        .filter(player -> request.unitOfWork.people().isEjected(game.id(), player))
        .map(_ -> new Refusal.SentAway(game.name()));
  }

  /// {@return what they are told who ask for a seat again in a private game, which is not there for
  /// them any more}
  Optional<Fact> ejected(String name) {
    return request.unitOfWork.game(name).flatMap(game -> ejected(game));
  }

  /// {@return why the sender may not see a private game from within, if so}
  Optional<Fact> uninvited(Game game) {
    return TableRules.of(game).isPrivate() && !isInvited(game)
        ? Optional.of(new Refusal.NotInvited(game.name()))
        : Optional.empty();
  }

  private Optional<Fact> unreliable(Game game) {
    TableRules rules = TableRules.of(game);
    return request
        .player()
        .map((PlayerRow player) -> Reliability.of(request.unitOfWork, player))
        .filter(record -> !record.suffices(rules.reliability()))
        .map(record -> new Refusal.Unreliable(game.name(), rules.reliability(), record.percent()));
  }

  private boolean isInvited(Game game) {
    return request.rights.runs(game)
        || Stream.concat(
                Stream.of(request.address),
                request.player().stream().map((PlayerRow player) -> player.address))
            .distinct()
            .flatMap(address -> request.unitOfWork.people().offers(address, Instant.EPOCH).stream())
            .filter(offer -> offer.kind == OfferRow.Kind.INVITATION)
            .anyMatch(offer -> Objects.equals(offer.gameId, game.id()));
  }
}
