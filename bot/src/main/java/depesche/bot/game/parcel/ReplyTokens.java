package depesche.bot.game.parcel;

import depesche.bot.chance.RandomTokens;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.TokenRow;

/// Tokens that prove a seat and name the phase they are meant for. Each is one person's: a former
/// player's proves nothing, nor does a stand-in's when their time is over.
public final class ReplyTokens {

  private ReplyTokens() {}

  /// {@return the token for mails about a phase to a seat}
  ///
  /// @param to the address of whoever gets it
  public static String of(UnitOfWork unitOfWork, StoredSeat seat, String phase, String to) {
    String holder = unitOfWork.player(to).map((PlayerRow player) -> player.address).orElse(to);
    return unitOfWork.tokens(seat, phase).stream()
        .filter(row -> row.holder.equals(holder))
        .findFirst()
        .map((TokenRow row) -> row.token)
        .orElseGet(() -> enter(unitOfWork, seat, phase, holder));
  }

  /// A turn that is judged again after a restore asks for the answers that were written before.
  private static String enter(UnitOfWork unitOfWork, StoredSeat seat, String phase, String holder) {
    String game = unitOfWork.game(seat.gameId()).name();
    TokenRow row = new TokenRow();
    row.token = unitOfWork.word(RandomTokens.TOKEN, "token", game, seat.name(), phase, holder);
    row.seatId = seat.id();
    row.phase = phase;
    row.holder = holder;
    // A token from before tokens had holders is the same word.
    return unitOfWork
        .token(row.token)
        .map(
            old -> {
              old.holder = holder;
              return old.token;
            })
        .orElseGet(() -> unitOfWork.enter(row).token);
  }
}
