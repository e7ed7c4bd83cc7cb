package depesche.bot.desk.people;

import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.master.Masters;
import depesche.bot.mime.Address;
import depesche.bot.people.PeopleFact.Refusal;
import java.util.Optional;

/// A seat shows what is on file for it, so where nobody may look at orders, those who run the game
/// cannot have a seat that has some.
record SeatSecrecy(Request request) {

  /// {@return why somebody cannot have a seat now, if so}
  Optional<Refusal> bars(Game game, StoredSeat seat, String address) {
    boolean secret =
        game.hasBegun()
            && !game.isOver()
            && runs(game, address)
            && new Masters(game).areSealed()
            && !game.onFile(seat).isEmpty();
    return secret
        ? Optional.of(new Refusal.SeatHasOrders(seat.name(), game.name(), game.phase()))
        : Optional.empty();
  }

  private boolean runs(Game game, String address) {
    String known =
        new PersonalOffers(request)
            .player(address)
            .map((PlayerRow player) -> player.address)
            .orElse(address);
    String operator = Address.same(request.services.settings().master().address());
    boolean self = address.equals(request.address) && request.rights.runs(game);
    return self || known.equals(operator) || new Masters(game).addresses().contains(known);
  }
}
