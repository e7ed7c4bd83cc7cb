package depesche.bot.desk;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.master.Masters;
import depesche.bot.people.TableRules;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// To a stranger a private game is a game that does not exist: whatever they ask about it, they get
/// the answer to a name that no game has. Nobody is a stranger who runs it, plays or has played in
/// it, was asked to, waits for a seat or watches; whomever its master has sent away is one again.
public record PrivateGames(UnitOfWork unitOfWork) {

  /// {@return whether a game is there for the person of an address}
  ///
  /// @param player whose address it is, if it is one's
  public boolean shows(StoredGame game, String address, Optional<PlayerRow> player) {
    return isOpen(game)
        || new Masters(game)
            .addresses()
            .contains(player.map(known -> known.address).orElse(address))
        || (player.filter(known -> unitOfWork.people().isEjected(game.id(), known)).isEmpty()
            && (wasAsked(game, address, player)
                || player.filter(known -> takesPart(game, known)).isPresent()));
  }

  static boolean isOpen(StoredGame game) {
    return !TableRules.of(game).isPrivate();
  }

  private boolean takesPart(StoredGame game, PlayerRow player) {
    List<StoredSeat> seats = game.seats();
    return seats.stream().anyMatch(seat -> seat.isOf(player) || seat.mayAct(player))
        || Stream.concat(
                unitOfWork.people().waiting(game.id()).stream(),
                unitOfWork.people().watching(game.id()).stream())
            .anyMatch((WaitingRow row) -> row.playerId == player.id);
  }

  private boolean wasAsked(StoredGame game, String address, Optional<PlayerRow> player) {
    return Stream.concat(Stream.of(address), player.stream().map((PlayerRow row) -> row.address))
        .distinct()
        .flatMap(one -> unitOfWork.people().offers(one, Instant.EPOCH).stream())
        .filter((OfferRow offer) -> offer.kind == OfferRow.Kind.INVITATION || isOpen(offer))
        .anyMatch(offer -> Objects.equals(offer.gameId, game.id()));
  }

  /// What was taken back asks nobody any more.
  private static boolean isOpen(OfferRow offer) {
    boolean seated =
        offer.kind == OfferRow.Kind.STAND_IN || offer.kind == OfferRow.Kind.REPLACEMENT;
    return !seated || offer.seatId != null;
  }
}
