package depesche.bot.desk.letter;

import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.Authorship;
import depesche.bot.desk.Request;
import depesche.bot.door.Admission;
import depesche.bot.door.LetterHeader;
import depesche.bot.door.Sender;
import depesche.bot.game.parcel.Unsubscribing;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.people.WaitingRow;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What the mails of ours that a letter answers prove of its writer. They are named in the address
/// it was sent to and in the ids it answers, and the nearest decides: the reply address, then
/// In-Reply-To, then the newest of References. An old report further off changes nothing.
final class ReplyAddress {

  private ReplyAddress() {}

  /// Presents the nearest token or question that is the writer's own.
  static void present(Request request, LetterHeader letterHeader) {
    boolean _ =
        Stream.concat(letterHeader.tags().stream(), answered(letterHeader))
            .filter(RandomTokens::isToken)
            .distinct()
            .anyMatch(word -> decides(request, word));
  }

  private static boolean decides(Request request, String word) {
    Optional<TokenRow> token = request.unitOfWork.token(word);
    if (token.isPresent()) {
      return request.present(token.get());
    }
    Optional<OfferRow> offer = request.unitOfWork.people().offer(word);
    offer.ifPresent(request::present);
    return offer.isPresent();
  }

  /// {@return what a mail to the address says that ends the reports of an onlooker}
  static List<String> unsubscribing(Request request, Admission.Admitted letter) {
    if (letter.failed()) {
      request.authorship.doubt();
    }
    Optional<WaitingRow> onlooker =
        letter.letterHeader().tags().stream()
            .flatMap(tag -> Unsubscribing.onlooker(request.unitOfWork, tag).stream())
            .findFirst();
    onlooker.ifPresent(request.authorship::unsubscribes);
    return onlooker.map(row -> Unsubscribing.line(request.unitOfWork, row)).stream().toList();
  }

  /// {@return whether a letter goes from a seat's own address to its reply address}
  static boolean isReply(UnitOfWork unitOfWork, LetterHeader letterHeader) {
    return switch (letterHeader.sender()) {
      case Sender.Unclear _ -> false;
      case Sender.Named(String address) ->
          unitOfWork
              .player(address)
              .filter(
                  player ->
                      letterHeader.tags().stream()
                          .filter(RandomTokens::isToken)
                          .flatMap(word -> unitOfWork.token(word).stream())
                          .anyMatch(
                              token ->
                                  Authorship.wentTo(token, unitOfWork.seat(token.seatId), player)))
              .isPresent();
    };
  }

  /// {@return the words in the ids of the mails it answers, the nearest mail first}
  private static Stream<String> answered(LetterHeader letterHeader) {
    return Stream.concat(
            letterHeader.inReplyTo().stream(), letterHeader.references().reversed().stream())
        .flatMap(id -> Stream.of(id.replaceAll("[<>]", "").split("[@.]", -1)));
  }
}
