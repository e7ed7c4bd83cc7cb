package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.people.WaitingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whether a letter is from the one in whose name it was written, and what it asks for where nobody
/// has proved that: nothing of it happens before whoever reads at that address says that it is
/// theirs.
public final class Authorship {

  private final Request request;
  private final List<Fact> asked = new ArrayList<>();
  private final List<Runnable> meanwhile = new ArrayList<>();
  private Optional<WaitingRow> unsubscribed = Optional.empty();
  private boolean answersOurs;
  private boolean doubtful;

  Authorship(Request request) {
    this.request = request;
  }

  /// {@return whether a mail with this token went to this player} Tokens of old say only for which
  /// seat they are.
  public static boolean wentTo(TokenRow token, StoredSeat seat, PlayerRow player) {
    return token.holder.isEmpty() ? seat.isOf(player) : token.holder.equals(player.address);
  }

  /// It answers a mail that only its writer got.
  void answersOurs() {
    answersOurs = true;
  }

  /// It answers what an address was asked, maybe its writer's.
  void answers(OfferRow offer) {
    boolean theirs =
        request.player().filter(player -> player.address.equals(offer.address)).isPresent();
    answersOurs |= theirs || offer.address.equals(request.address);
  }

  /// Whatever it says proves nothing of its writer: it looks like an automatic answer, or the
  /// receiving server says that it is not from this address.
  public void doubt() {
    doubtful = true;
  }

  /// {@return whether it can prove its writer's address}
  public boolean proves() {
    return !doubtful && !request.isCall();
  }

  /// {@return whether it proves by itself that its writer reads at this address}
  public boolean isAnswer() {
    return proves() && answersOurs;
  }

  /// {@return whether what it asks for is asked by the one who reads at this address}
  public boolean isProved() {
    return request.isCall() || isAnswer() || request.unitOfWork.people().isProved(request.address);
  }

  /// It went to the address by which somebody ends the reports of a game; that need not be its
  /// writer.
  public void unsubscribes(WaitingRow row) {
    unsubscribed = Optional.of(row);
  }

  /// {@return whose reports it ends}
  public Optional<WaitingRow> unsubscribed() {
    return unsubscribed;
  }

  /// It asks for something more.
  public Outcome ask(Fact what) {
    asked.add(what);
    return Outcome.taken(what);
  }

  /// As above.
  ///
  /// @param kept what is done until they answer
  public Outcome ask(Fact what, Runnable kept) {
    meanwhile.add(kept);
    return ask(what);
  }

  /// {@return what it asks for}
  public List<Fact> asked() {
    return List.copyOf(asked);
  }

  /// {@return whether it waits until its writer says that it is theirs}
  public boolean waits() {
    return !asked.isEmpty();
  }

  /// They are asked now.
  public void begin() {
    meanwhile.forEach(Runnable::run);
  }
}
