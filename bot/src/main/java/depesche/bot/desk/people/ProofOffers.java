package depesche.bot.desk.people;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.ProofFact;
import java.time.Duration;

/// A reader at an address has proved it; a seat is kept for those who are asked for proof.
public record ProofOffers(Request request) {

  /// So long a seat is kept for somebody who was asked.
  private static final Duration KEPT = Duration.ofDays(1);

  /// The sender reads at their address.
  public void prove() {
    if (!request.authorship.proves() || request.standing.forgotten()) {
      return;
    }
    PlayerRow player = JoinDesk.player(request);
    if (player.proved == null && player.address.equals(request.address)) {
      player.proved = request.now;
    }
  }

  /// Keeps a seat for the sender until they answer, for a day at most.
  public void keep(Game game, StoredSeat seat) {
    game.muster().keep(seat, request.address, request.now.plus(KEPT));
  }

  /// {@return why nobody can take one of the seats that are left}
  Fact kept(Game game) {
    return new ProofFact.Refusal.SeatsKept(
        game.name(), request.unitOfWork.proofs().kept(game.id(), request.now).getFirst().ends);
  }
}
