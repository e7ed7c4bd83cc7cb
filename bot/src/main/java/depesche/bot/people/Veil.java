package depesche.bot.people;

import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import java.util.Optional;

/// Until an anonymous game begins, its seats are places in a queue: anybody who sees which are
/// taken knows the seat of the last to join. So nobody is told more than their number, a seat that
/// somebody asks for by its name is kept for them without being taken, and all others are dealt.
public record Veil(StoredGame game) {

  private static final String CLAIM = "=";

  /// {@return whether nobody may be told which seats of a game are taken}
  public boolean covers() {
    return !game.hasBegun() && TableRules.of(game).isAnonymous();
  }

  /// {@return how many seats are taken}
  public int taken() {
    return (int) game.seats().stream().filter(StoredSeat::isHeld).count();
  }

  /// {@return the seat that the player of this one is sure to get, as nobody asked for it before}
  public static Optional<String> claimed(StoredSeat seat) {
    if (!seat.isHeld() || !seat.wishes().startsWith(CLAIM)) {
      return Optional.empty();
    }
    return Optional.of(seat.isClaimed() ? seat.name() : seat.wishes().substring(CLAIM.length()));
  }

  /// Keeps a seat for somebody who has joined at another; where it is kept for another player, it
  /// is a wish like any other, and they are told the same.
  public void claim(StoredSeat joined, String name) {
    boolean kept =
        game.seats().stream()
            .filter(seat -> seat.id() != joined.id())
            .anyMatch(seat -> claimed(seat).filter(name::equals).isPresent());
    joined.wish(kept ? name : CLAIM + name);
  }

  /// {@return the wishes of a player, as they are told to them}
  public static String wishes(StoredSeat seat) {
    return claimed(seat).orElseGet(seat::wishes);
  }
}
