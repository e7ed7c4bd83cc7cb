package depesche.bot.desk.letter;

import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.Authorship;
import depesche.bot.desk.Request;
import depesche.bot.door.Admission;
import depesche.bot.door.LetterHeader;
import depesche.bot.door.Sender;
import depesche.bot.game.parcel.Unsubscribing;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.TokenRow;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What the mails of ours that a letter answers prove of its writer. They are named in the address
/// it was sent to and in the ids it answers, and the nearest decides: the reply address, then
/// In-Reply-To, then the newest of References. An old report further off changes nothing.
record ReplyAddress(Request request) {

  /// {@return the letter with what the nearest token or question proves that is the writer's own}
  Request presented(LetterHeader letterHeader) {
    return Stream.concat(letterHeader.tags().stream(), answered(letterHeader))
        .filter(RandomTokens::isToken)
        .distinct()
        .flatMap(word -> presented(word).stream())
        .findFirst()
        .orElse(request);
  }

  private Optional<Request> presented(String word) {
    Optional<TokenRow> token = request.unitOfWork.token(word);
    return token.isPresent()
        ? presented(token.get())
        : request
            .unitOfWork
            .people()
            .offer(word)
            .map(offer -> request.with(request.authorship.answering(offer)));
  }

  /// {@return the letter with what a token proves; nothing if it says nothing of its writer} It
  /// proves the seat if the letter also comes from the person it was written to, and they still
  /// have a say there.
  Optional<Request> presented(TokenRow token) {
    StoredSeat row = request.unitOfWork.seat(token.seatId);
    Optional<PlayerRow> reader =
        request.player().filter(known -> Authorship.wentTo(token, row, known));
    if (reader.filter(row::mayAct).isPresent()) {
      Optional<String> phase = Optional.of(token.phase).filter(one -> !one.isEmpty());
      return Optional.of(
          request
              .with(request.authorship.answering())
              .with(request.standing.turned(Optional.of(row), phase)));
    }
    return reader
        .filter(_ -> !token.holder.isEmpty())
        .map(_ -> request.with(request.standing.formerly(row)));
  }

  /// {@return the letter with what else the way it came by says of its writer}
  Request arrived(Admission.Admitted letter) {
    Authorship before = request.authorship;
    Authorship known = letter.failed() ? before.doubted() : before;
    return request.with(
        letter.letterHeader().tags().stream()
            .flatMap(tag -> new Unsubscribing(request.unitOfWork).onlooker(tag).stream())
            .findFirst()
            .map(known::unsubscribing)
            .orElse(known));
  }

  /// {@return what a mail to the address says that ends the reports of an onlooker}
  List<String> unsubscribing() {
    return request.authorship.unsubscribed().stream()
        .map(row -> new Unsubscribing(request.unitOfWork).line(row))
        .toList();
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
