package depesche.bot.desk;

import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.Veil;
import java.util.List;
import java.util.Optional;

/// Seats by what people call them.
public final class SeatLookup {

  private SeatLookup() {}

  /// {@return whether the word is the seat's name, its country or its number from 1}
  public static boolean isNamed(StoredSeat seat, String word) {
    return seat.name().equalsIgnoreCase(word)
        || (!seat.country().isEmpty() && seat.countryKey().equals(CountryNames.key(word)))
        || word.equals(String.valueOf(seat.place() + 1));
  }

  public static Optional<StoredSeat> named(StoredGame game, String word) {
    // Where nobody is told which seats are taken, a country that somebody has named is not known.
    return game.seats().stream()
        .filter(
            seat ->
                Veil.covers(game)
                    ? seat.name().equalsIgnoreCase(word)
                        || word.equals(String.valueOf(seat.place() + 1))
                    : isNamed(seat, word))
        .findFirst();
  }

  /// {@return the names of the seats that somebody may still take}
  public static List<String> free(StoredGame game) {
    return game.seats().stream().filter(SeatLookup::isFree).map(seat -> seat.name()).toList();
  }

  /// {@return the names of the seats that somebody may still ask for: of all, where nobody may be
  /// told which are taken}
  public static List<String> offered(StoredGame game) {
    return offered(game, free(game));
  }

  /// {@return those of them that the sender may ask for}
  public static List<String> offered(StoredGame game, Request request) {
    return offered(game, free(game, request));
  }

  private static List<String> offered(StoredGame game, List<String> free) {
    return free.isEmpty() || !Veil.covers(game)
        ? free
        : game.seats().stream().map(StoredSeat::name).toList();
  }

  /// {@return those of them that the sender may take: none is kept for somebody else}
  public static List<String> free(StoredGame game, Request request) {
    List<Long> others =
        request.unitOfWork.proofs().kept(game.id(), request.now).stream()
            .filter(kept -> !kept.address.equals(request.address))
            .map(kept -> kept.seatId)
            .toList();
    return game.seats().stream()
        .filter(seat -> isFree(seat) && !others.contains(seat.id()))
        .map(seat -> seat.name())
        .toList();
  }

  /// {@return the seat that is kept for the sender}
  public static Optional<StoredSeat> kept(StoredGame game, Request request) {
    return request.unitOfWork.proofs().kept(game.id(), request.now).stream()
        .filter(kept -> kept.address.equals(request.address))
        .flatMap(
            kept -> game.seats().stream().filter(seat -> seat.id() == kept.seatId && isFree(seat)))
        .findFirst();
  }

  public static boolean isFree(StoredSeat seat) {
    return !seat.isHeld() && !isClosed(seat);
  }

  /// {@return whether nobody may take it but whom the master asks}
  public static boolean isClosed(StoredSeat seat) {
    return seat.state() == SeatState.DISORDER || seat.state() == SeatState.DUMMY;
  }
}
