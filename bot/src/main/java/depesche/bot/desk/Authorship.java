package depesche.bot.desk;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.people.WaitingRow;
import java.util.Optional;

/// Whether a letter is from the one in whose name it was written.
///
/// @param answersOurs whether it answers a mail that only its writer got
/// @param doubtful whether it proves nothing of its writer whatever it says: it looks like an
///   automatic answer, or the receiving server says that it is not from this address
/// @param offered what it answers that an address was asked, maybe its writer's
/// @param unsubscribed whose reports it ends, if it went to the address by which somebody ends
///   them; that need not be its writer
public record Authorship(
    UnitOfWork unitOfWork,
    LetterEnvelope envelope,
    boolean answersOurs,
    boolean doubtful,
    Optional<OfferRow> offered,
    Optional<WaitingRow> unsubscribed) {

  /// {@return whether a mail with this token went to this player} Tokens of old say only for which
  /// seat they are.
  public static boolean wentTo(TokenRow token, StoredSeat seat, PlayerRow player) {
    return token.holder.isEmpty() ? seat.isOf(player) : token.holder.equals(player.address);
  }

  /// {@return that of a letter of which nothing more is known}
  static Authorship unknown(UnitOfWork unitOfWork, LetterEnvelope envelope) {
    return new Authorship(unitOfWork, envelope, false, false, Optional.empty(), Optional.empty());
  }

  /// {@return the same of a letter that answers a mail only its writer got}
  public Authorship answering() {
    return new Authorship(unitOfWork, envelope, true, doubtful, offered, unsubscribed);
  }

  /// {@return the same of a letter that answers what an address was asked}
  public Authorship answering(OfferRow offer) {
    boolean theirs =
        offer.address.equals(envelope.address())
            || unitOfWork
                .player(envelope.address())
                .filter(player -> player.address.equals(offer.address))
                .isPresent();
    return new Authorship(
        unitOfWork, envelope, answersOurs || theirs, doubtful, Optional.of(offer), unsubscribed);
  }

  public Authorship doubted() {
    return new Authorship(unitOfWork, envelope, answersOurs, true, offered, unsubscribed);
  }

  public Authorship unsubscribing(WaitingRow row) {
    return new Authorship(unitOfWork, envelope, answersOurs, doubtful, offered, Optional.of(row));
  }

  /// {@return whether it can prove its writer's address}
  public boolean proves() {
    return !doubtful && envelope.call().isEmpty();
  }

  /// {@return whether it proves by itself that its writer reads at this address}
  public boolean isAnswer() {
    return proves() && answersOurs;
  }

  /// {@return whether what it asks for is asked by the one who reads at this address}
  public boolean isProved() {
    return envelope.call().isPresent()
        || isAnswer()
        || unitOfWork.people().isProved(envelope.address());
  }
}
