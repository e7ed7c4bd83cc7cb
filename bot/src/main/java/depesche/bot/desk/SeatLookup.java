package depesche.bot.desk;

import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.Veil;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Seats by what people call them.
public final class SeatLookup {

  private SeatLookup() {}

  /// {@return whether the word is the seat's name, its country or its number from 1}
  public static boolean isNamed(StoredSeat seat, String word) {
    return seat.name().equalsIgnoreCase(word)
        || (!seat.country().isEmpty() && seat.countryKey().equals(key(word)))
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
    List<String> free = free(game);
    return free.isEmpty() || !Veil.covers(game)
        ? free
        : game.seats().stream().map(StoredSeat::name).toList();
  }

  public static boolean isFree(StoredSeat seat) {
    return !seat.isHeld() && !isClosed(seat);
  }

  /// {@return whether nobody may take it but whom the master asks}
  public static boolean isClosed(StoredSeat seat) {
    return seat.state() == StoredSeat.State.DISORDER || seat.state() == StoredSeat.State.DUMMY;
  }

  /// {@return a country's name in a form in which names that look alike are equal}
  static String key(String country) {
    return Normalizer.normalize(country, Normalizer.Form.NFKD)
        .replaceAll("[^\\p{L}\\p{N}]", "")
        .toLowerCase(Locale.ROOT);
  }
}
