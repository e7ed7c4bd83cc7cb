package depesche.bot.game.parcel;

import depesche.bot.chance.RandomTokens;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.TokenRow;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Tokens that prove a seat and name the phase they are meant for. Each is one person's: a former
/// player's proves nothing, nor does a stand-in's when their time is over.
public record ReplyTokens(UnitOfWork unitOfWork) {

  /// {@return the token for mails about a phase to a seat}
  ///
  /// @param to the address it goes to
  public String of(StoredSeat seat, String phase, String to) {
    String holder = isHolders(seat, to) ? to : holder(to);
    List<TokenRow> known = unitOfWork.tokens(seat, phase);
    return known.stream()
        .filter(row -> row.holder.equals(holder))
        .findFirst()
        .map((TokenRow row) -> row.token)
        .orElseGet(() -> enter(seat, phase, holder, known));
  }

  private static boolean isHolders(StoredSeat seat, String address) {
    return Stream.concat(seat.player().stream(), seat.standIn().stream())
        .anyMatch((PlayerRow player) -> player.address.equals(address));
  }

  private String holder(String to) {
    return unitOfWork.player(to).map((PlayerRow player) -> player.address).orElse(to);
  }

  /// A turn that is judged again after a restore asks for the answers that were written before.
  private String enter(StoredSeat seat, String phase, String holder, List<TokenRow> known) {
    String game = unitOfWork.game(seat.gameId()).name();
    String token = unitOfWork.word(RandomTokens.TOKEN, "token", game, seat.name(), phase, holder);
    // A token from before tokens had holders is the same word.
    Optional<TokenRow> old = known.stream().filter(row -> row.token.equals(token)).findFirst();
    old.ifPresent(row -> row.holder = holder);
    if (old.isEmpty()) {
      TokenRow row = new TokenRow();
      row.token = token;
      row.seatId = seat.id();
      row.phase = phase;
      row.holder = holder;
      known.add(unitOfWork.enter(row));
    }
    return token;
  }
}
