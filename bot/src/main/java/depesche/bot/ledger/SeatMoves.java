package depesche.bot.ledger;

import depesche.bot.ledger.mail.TokenRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Moves players to other seats of their table, before a game begins: with password, country, wish
/// and tokens. What they added to chance stays where it was pledged.
public final class SeatMoves {

  private record Holding(
      SeatRow from,
      Long player,
      String password,
      String salt,
      String country,
      String countryKey,
      boolean seals,
      String wishes,
      List<TokenRow> tokens) {}

  private SeatMoves() {}

  /// Moves players.
  ///
  /// @param moves from seat to seat, by name
  public static void make(StoredGame game, Map<String, String> moves) {
    List<Holding> holdings = new ArrayList<>();
    for (StoredSeat seat : game.seats()) {
      if (moves.containsKey(seat.name())) {
        holdings.add(take(game.book(), seat));
      }
    }
    game.book().flush();
    for (Holding holding : holdings) {
      game.seats().stream()
          .filter(seat -> seat.name().equals(moves.get(holding.from.name)))
          .findFirst()
          .ifPresent(seat -> give(holding, seat));
    }
    game.book().flush();
  }

  private static Holding take(UnitOfWork unitOfWork, StoredSeat seat) {
    SeatRow row = seat.row();
    Holding holding =
        new Holding(
            row,
            Objects.requireNonNull(row.playerId),
            row.password,
            seat.salt(),
            row.country,
            row.countryKey,
            row.seals,
            row.wishes,
            unitOfWork.ask.list(TokenRow.class, "from TokenRow where seatId = ?1", row.id));
    row.country = "";
    row.countryKey = "moving " + row.place;
    return holding;
  }

  private static void give(Holding holding, StoredSeat seat) {
    SeatRow row = seat.row();
    row.playerId = holding.player;
    row.password = holding.password;
    row.salt = holding.salt;
    row.country = holding.country;
    row.countryKey =
        holding.country.isEmpty() ? StoredSeat.nameless(row.place) : holding.countryKey;
    row.seals = holding.seals;
    row.wishes = holding.wishes;
    holding.tokens.forEach(token -> token.seatId = row.id);
  }
}
