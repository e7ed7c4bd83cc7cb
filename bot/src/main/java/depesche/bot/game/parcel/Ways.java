package depesche.bot.game.parcel;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.post.discord.Destination;
import java.util.List;
import java.util.Optional;

/// Where what is for somebody goes: by mail, on Discord, or both.
public final class Ways {

  private Ways() {}

  /// {@return where a report for the holder of the seat goes: each of these, by the first way that
  /// works}
  public static List<List<String>> to(StoredSeat seat) {
    return seat.player().map(Ways::to).orElse(List.of());
  }

  /// {@return where a report for the person of this address goes}
  public static List<List<String>> to(UnitOfWork unitOfWork, String address) {
    return to(address, unitOfWork.player(address));
  }

  /// As above.
  ///
  /// @param player whose address it is, if it is one's
  public static List<List<String>> to(String address, Optional<PlayerRow> player) {
    return player
        .map(Ways::to)
        .orElseGet(
            () ->
                List.of(
                    List.of(
                        PlayerRow.account(address)
                            .map(user -> new Destination.Person(user).word())
                            .orElse(address))));
  }

  /// {@return where a report for this person goes}
  public static List<List<String>> to(PlayerRow player) {
    if (player.isErased()) {
      return List.of();
    }
    String account = player.discord;
    if (account == null) {
      return List.of(List.of(player.address));
    }
    String person = new Destination.Person(account).word();
    if (!player.hasMail()) {
      return List.of(List.of(person));
    }
    return switch (player.reports) {
      case MAIL -> List.of(List.of(player.address, person));
      case DISCORD, THREAD -> List.of(List.of(person, player.address));
      case BOTH -> List.of(List.of(player.address), List.of(person));
    };
  }
}
