package depesche.bot.desk.letter;

import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.Request;
import depesche.bot.desk.Services;
import depesche.bot.door.LetterHeader;
import depesche.bot.door.Sender;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.people.OfferRow;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A message as something that a mailing list may say, or pass on.
record ListMail(Services services, UnitOfWork unitOfWork, InboxRow message) {

  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<![a-z0-9])[%s]{%d}(?![a-z0-9])".formatted(RandomTokens.LETTERS, RandomTokens.TOKEN));

  /// Nobody writes so much before a code.
  private static final int MOST = 64 * 1024;

  /// {@return whether a list that gets something of a game says this} It is never answered. Who has
  /// proved a seat is no list.
  boolean isSaid(LetterHeader letterHeader, Optional<Request> writer) {
    return writer.flatMap(Request::seat).isEmpty()
        && (isSaid(letterHeader) || isShown(letterHeader, false));
  }

  /// As above, of a mail of which nobody's seat is asked.
  boolean isSaid(LetterHeader letterHeader) {
    return services.undelivered().saidByList(unitOfWork, letterHeader, false, message.received);
  }

  /// {@return whether a list says this that has passed it on} What its owner alone may know was
  /// shown to all who read there.
  boolean isPassed(LetterHeader letterHeader) {
    boolean _ = isShown(letterHeader, true);
    return services.undelivered().saidByList(unitOfWork, letterHeader, true, message.received);
  }

  /// Whoever reads on a list has the code that comes by it, so it says nothing of its owner.
  ///
  /// @param passed whether a list has passed the message on; otherwise one may be its sender
  /// @return whether there was such a code; it counts no more
  private boolean isShown(LetterHeader letterHeader, boolean passed) {
    List<OfferRow> shown =
        codes().stream()
            .flatMap(code -> unitOfWork.people().offer(code).stream())
            .filter(offer -> offer.kind == OfferRow.Kind.LIST)
            .filter(offer -> passed || isFrom(letterHeader, offer.words))
            .toList();
    for (OfferRow offer : shown) {
      unitOfWork.people().forget(offer);
      services.undelivered().codeShown(unitOfWork, offer, message.received);
    }
    return !shown.isEmpty();
  }

  private static boolean isFrom(LetterHeader letterHeader, String address) {
    return letterHeader.sender().equals(new Sender.Named(address));
  }

  private List<String> codes() {
    int length = Math.min(message.bytes.length, MOST);
    String text = new String(message.bytes, 0, length, StandardCharsets.ISO_8859_1);
    return TOKEN
        .matcher(text.toLowerCase(Locale.ROOT))
        .results()
        .map(MatchResult::group)
        .distinct()
        .toList();
  }
}
