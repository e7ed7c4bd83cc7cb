package depesche.bot.ledger;

import depesche.bot.ledger.mail.TokenRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Moves players to other seats of their table, before a game begins: with password, country, wish
/// and tokens. What they added to chance stays where it was pledged, unless nobody knows that yet.
public final class SeatMoves {

  private record Holding(
      SeatRow from,
      @Nullable Long player,
      SeatState state,
      String password,
      String salt,
      String country,
      String countryKey,
      boolean seals,
      String wishes,
      String pledge,
      String phrase,
      List<TokenRow> tokens) {}

  private SeatMoves() {}

  /// Moves players.
  ///
  /// @param moves from seat to seat, by name
  public static void make(StoredGame game, Map<String, String> moves) {
    make(game, moves, false);
  }

  /// Moves players.
  ///
  /// @param phrases whether they take what they added to chance with them
  public static void make(StoredGame game, Map<String, String> moves, boolean phrases) {
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
          .ifPresent(seat -> give(holding, seat, phrases));
    }
    game.book().flush();
  }

  private static Holding take(UnitOfWork unitOfWork, StoredSeat seat) {
    SeatRow row = seat.row();
    Holding holding =
        new Holding(
            row,
            row.playerId,
            row.state,
            row.password,
            seat.salt(),
            row.country,
            row.countryKey,
            row.seals,
            row.wishes,
            row.pledge,
            row.phrase,
            unitOfWork.ask.list(TokenRow.class, "from TokenRow where seatId = ?1", row.id));
    row.country = "";
    row.countryKey = "moving " + row.place;
    row.playerId = null;
    row.state = SeatState.VACANT;
    return holding;
  }

  private static void give(Holding holding, StoredSeat seat, boolean phrases) {
    SeatRow row = seat.row();
    row.playerId = holding.player;
    row.state = holding.state;
    row.confirmed = true;
    row.password = holding.password;
    row.salt = holding.salt;
    row.country = holding.country;
    row.countryKey = holding.country.isEmpty() ? SeatRow.nameless(row.place) : holding.countryKey;
    row.seals = holding.seals;
    row.wishes = holding.wishes;
    if (phrases) {
      row.pledge = holding.pledge;
      row.phrase = holding.phrase;
    }
    holding.tokens.forEach(token -> token.seatId = row.id);
  }
}
