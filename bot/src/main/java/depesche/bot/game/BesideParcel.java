package depesche.bot.game;

import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.Posting;
import depesche.bot.report.Mail;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A mail for somebody who reads what is said in a place on Discord, in case they do not read it
/// there.
///
/// @param there the key of the parcel that is said there; or where it stands already
/// @param account who reads it
/// @param more what its own key ends with
public record BesideParcel(ParcelWriter parcelWriter, String there, String account, String more) {

  /// {@return the key of what is published of a game}
  ///
  /// @param key as it was published
  static String placeKey(Game game, String key) {
    return game.name() + "." + key + ".game";
  }

  /// Leaves it in the ledger.
  ///
  /// @param key of the mail
  /// @param ways where it goes, as any mail
  public void post(
      UnitOfWork unitOfWork,
      String key,
      List<String> ways,
      Optional<StoredSeat> seat,
      Mail mail,
      Instant now) {
    boolean stands = there.startsWith(Destination.Beside.HERE);
    Optional<ParcelRow> instead =
        parcelWriter.chain(
            unitOfWork, key, ways, seat, mail, Optional.empty(), ParcelRow.State.SPARE, now);
    ParcelRow beside = new ParcelRow();
    beside.key = (stands ? key : there) + ParcelRow.BESIDE + more;
    beside.messageId = beside.key;
    beside.bytes = new Posting(beside.key, List.of(), List.of(), List.of()).bytes();
    beside.seat = seat.map(StoredSeat::name).orElse("");
    beside.state = stands ? ParcelRow.State.WAITING : ParcelRow.State.SPARE;
    beside.spare = instead.map(row -> row.id).orElse(null);
    String nowhere = new Destination.Beside(account, there).word();
    var _ = ParcelWriter.enter(unitOfWork, beside, nowhere, mail, now);
  }
}
