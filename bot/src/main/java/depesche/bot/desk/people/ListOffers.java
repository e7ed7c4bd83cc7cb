package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.mail.ListRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.mime.Address;
import depesche.bot.mime.ListAddress;
import depesche.bot.mime.ListFields;
import depesche.bot.people.ListFact;
import depesche.bot.people.PeopleFact;
import java.util.Objects;
import java.util.Optional;

/// A mailing list gets reports only if its owner says so. They are asked at the address that lists
/// have for them, and never on the list.
public record ListOffers(Request request) {

  /// Among so many mails there may be one that came by the list.
  private static final int MOST_MAILS = 200;

  /// Asks the owner of a list.
  ///
  /// @param named where they read, if the operator says so
  public LineOutcome ask(Game game, ListRow row, Optional<String> named) {
    Address list = Address.read(row.address).orElseThrow();
    String owner = named.orElseGet(() -> ListAddress.owner(list, told(list)));
    OfferRow offer = new OfferRow();
    offer.kind = OfferRow.Kind.LIST;
    offer.gameId = game.id();
    offer.address = owner;
    offer.words = row.address;
    offer.asker = new MastersAcceptance(request).asker();
    Optional<LineOutcome> barred = new PersonalOffers(request).bars(offer);
    return barred.orElseGet(
        () ->
            taken(new ListFact.ListAsked(game.name(), row.address, owner))
                .with(
                    new PersonalOffers(request)
                        .ask(
                            offer,
                            Optional.of(game),
                            code -> new ListFact.ListOffered(game.name(), row.address, code))));
  }

  private Optional<Address> told(Address list) {
    return request.unitOfWork.registry().newest(MOST_MAILS).stream()
        .flatMap(message -> ListFields.owner(message, list).stream())
        .findFirst();
  }

  /// What a list was to get of a game, and has not got yet, it does not get any more.
  public static void withdraw(Game game, ListRow row) {
    game.book().outTray().withdraw(game.book().lists().waiting(row, game.name()));
  }

  /// Only somebody who reads at the owner's address has the code.
  LineOutcome accept(OfferRow offer) {
    Game game =
        request.services.games().numbered(request.unitOfWork, Objects.requireNonNull(offer.gameId));
    Optional<ListRow> row = game.book().lists().of(game.id(), offer.words);
    if (row.isEmpty()) {
      return refused(new PeopleFact.Refusal.OfferUnknown());
    }
    if (request.unitOfWork.player(offer.words).isPresent()) {
      return refused(new ListFact.Refusal.ListIsPerson(offer.words));
    }
    row.get().state = ListRow.State.ON;
    request.unitOfWork.people().forget(offer);
    Fact begun = new ListFact.ListBegun(game.name(), offer.words);
    return taken(new ListFact.ListAccepted(game.name(), offer.words))
        .with(LetterEffect.masters(game, begun));
  }
}
