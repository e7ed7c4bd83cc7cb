package depesche.bot.game.told;

import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import java.util.List;
import java.util.Optional;

/// Somebody who is told what happens to a game.
///
/// @param name what the key of a mail to them ends with, such as `.Red.standin`
/// @param seat for which they play; empty for those who run the game, and who watch it
/// @param player who they are, if that is a player
public record Listener(
    Role role, String name, Optional<StoredSeat> seat, Optional<PlayerRow> player, String address) {

  /// What they have to do with it.
  public enum Role {
    PLAYS,
    RUNS,
    WATCHES,
    /// Everybody who reads its place on Discord.
    READS
  }

  /// {@return the one who plays for a seat}
  public static Listener plays(StoredSeat seat, PlayerRow player, String name) {
    return new Listener(
        Role.PLAYS, "." + name, Optional.of(seat), Optional.of(player), player.address);
  }

  /// {@return somebody else}
  public static Listener other(Role role, String name, String address, Optional<PlayerRow> player) {
    return new Listener(role, name, Optional.empty(), player, address);
  }

  /// {@return the readers of its place on Discord}
  public static Listener reads() {
    return new Listener(Role.READS, "", Optional.empty(), Optional.empty(), "");
  }

  /// {@return whether the seat is theirs, and not only was when they were told}
  public boolean hasSeat() {
    return player.isPresent() && seat.filter(row -> row.mayAct(player.get())).isPresent();
  }

  /// {@return where mails to them go: each of these, by the first way that works}
  public List<List<String>> ways() {
    return role == Role.READS ? List.of() : Ways.to(address, player);
  }
}
