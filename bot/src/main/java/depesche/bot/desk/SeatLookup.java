package depesche.bot.desk;

import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.Veil;
import java.util.List;
import java.util.Optional;

/// Seats by what people call them.
public record SeatLookup(StoredGame game) {

  /// {@return whether the word is the seat's name, its country or its number from 1}
  public static boolean isNamed(StoredSeat seat, String word) {
    return seat.name().equalsIgnoreCase(word)
        || (!seat.country().isEmpty() && seat.countryKey().equals(CountryNames.key(word)))
        || word.equals(String.valueOf(seat.place() + 1));
  }

  public Optional<StoredSeat> named(String word) {
    // Where nobody is told which seats are taken, a country that somebody has named is not known.
    return game.seats().stream()
        .filter(
            seat ->
                new Veil(game).covers()
                    ? seat.name().equalsIgnoreCase(word)
                        || word.equals(String.valueOf(seat.place() + 1))
                    : isNamed(seat, word))
        .findFirst();
  }

  /// {@return the names of the seats that somebody may still take}
  public List<String> free() {
    return game.seats().stream().filter(SeatLookup::isFree).map(seat -> seat.name()).toList();
  }

  /// {@return the names of the seats that somebody may still ask for: of all, where nobody may be
  /// told which are taken}
  public List<String> offered() {
    return offered(free());
  }

  /// {@return those of them that the sender may ask for}
  public List<String> offered(Request request) {
    return offered(free(request));
  }

  private List<String> offered(List<String> free) {
    return free.isEmpty() || !new Veil(game).covers()
        ? free
        : game.seats().stream().map(StoredSeat::name).toList();
  }

  /// {@return those of them that the sender may take: none is kept for somebody else}
  public List<String> free(Request request) {
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
  public Optional<StoredSeat> kept(Request request) {
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
